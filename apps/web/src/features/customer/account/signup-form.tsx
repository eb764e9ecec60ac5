import { OFFERS_CAN_END, OFFERS_WANTED } from '@sizzle/domain/messages/consent-text.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { checkSignUp, type SignUpFields } from '@sizzle/domain/people/sign-in.ts'
import { useState } from 'react'
import type { Session } from '../../../kit/session/session.ts'
import { createSignUp } from '../../../kit/session/sign-in.ts'
import { useForm } from '../../../kit/use-form.ts'
import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PASSWORD_RULE, PasswordStrength } from '../../../ui/password-strength.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AccountEmailField } from './account-email-field.tsx'
import { TEXT_LINK } from './auth-frame.tsx'

const INLINE_LINK = 'font-semibold text-ink underline underline-offset-4'

type SignupFormProps = {
  /** Handed on to the sign-in screen. */
  cameFrom: object
  onSignedUp: (session: Session) => void
}

export function SignupForm({ cameFrom, onSignedUp }: SignupFormProps) {
  // The rules come with the field that they are about, and stay: nothing moves under a press.
  const [isChoosing, setChoosing] = useState(false)
  const [marketing, setMarketing] = useState(false)
  const [signUp] = useState(createSignUp)
  const form = useForm<SignUpFields>({
    initial: { name: '', email: '', password: '' },
    check: checkSignUp,
    send: async ({ name, email, password }) =>
      onSignedUp(await signUp({ name: name.trim(), email: normalizeEmail(email), password, marketing })),
    atField: { 'email-already-in-use': 'email', 'invalid-email': 'email', 'weak-password': 'password' },
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4 [&_input]:scroll-mt-36 lg:[&_input]:scroll-mb-20 low:gap-3"
      onSubmit={form.submit}
    >
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <Field label="Full Name" autoComplete="name" required {...form.field('name')} />
      <AccountEmailField
        autoComplete="email"
        hint={
          form.code === 'email-already-in-use' && (
            <Link to={paths.login()} state={cameFrom} className={TEXT_LINK}>
              Sign in with this address instead
            </Link>
          )
        }
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint={!isChoosing && PASSWORD_RULE}
        {...form.field('password')}
        onFocus={() => setChoosing(true)}
      />
      {isChoosing && <PasswordStrength password={form.fields.password} />}
      {/* A side matter, lighter than the fields. */}
      <div className="-mt-1 mb-2 [&_label]:font-normal low:mb-3">
        <Check label={OFFERS_WANTED} hint={OFFERS_CAN_END} checked={marketing} onChange={setMarketing} />
      </div>
      <SubmitButton isSending={form.isSending} sendingLabel="Creating your account…" waitSeconds={form.waitSeconds}>
        Create account
      </SubmitButton>
      <p className="text-sm text-soft">
        By creating an account you agree to our{' '}
        <Link to={paths.terms()} className={INLINE_LINK}>
          terms
        </Link>{' '}
        and{' '}
        <Link to={paths.privacy()} className={`whitespace-nowrap ${INLINE_LINK}`}>
          privacy policy
        </Link>
        .
      </p>
    </form>
  )
}
