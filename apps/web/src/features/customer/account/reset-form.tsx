import { passwordProblem } from '@sizzle/domain/people/password.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'
import { hasMail } from '../../../kit/has-mail.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { signInAttempts } from '../../../kit/session/sign-in-attempts.ts'
import { useForm } from '../../../kit/use-form.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordStrength } from '../../../ui/password-strength.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { DeadLink, Outcome } from './outcome.tsx'

export function ResetForm() {
  const token = useLinkToken()
  const [isDone, setDone] = useState(false)
  const isDead = useIsDead(token)
  const form = useForm({
    initial: { newPassword: '' },
    check: ({ newPassword }) => problemsOf([['newPassword', passwordProblem(newPassword)]]),
    send: async ({ newPassword }, key) => {
      await api.post('/resetPassword', { token, newPassword }, key)
      forgetLinkToken()
      signInAttempts.release()
      setDone(true)
      // Every session of the account has ended, the one in this browser too.
      await arrive()
    },
  })

  if (isDone) {
    return (
      <Outcome title="Your password is changed">
        <p>Every device that was signed in to your account is signed out. Sign in with the new password to go on.</p>
        <Link to={paths.login()} className={button('primary', 'mt-5')}>
          Sign in
        </Link>
      </Outcome>
    )
  }
  if (isDead || form.code === 'reset_link_invalid' || form.code === 'invalid_input') {
    return (
      <DeadLink
        title="This password link no longer works"
        saysCall={!hasMail()}
        sentence={
          <>
            <span className="inline-block">Links work once, for one hour.</span>{' '}
            <span className="inline-block">
              {hasMail() ? (
                'We can send you another.'
              ) : (
                <>
                  Ask for a new one, then call <CallLink phone={BRAND.phone} /> and we’ll give it to you.
                </>
              )}
            </span>
          </>
        }
      >
        <Link to={paths.forgotPassword()} className={button('primary')}>
          Ask for a new link
        </Link>
        <BackToSignIn />
      </DeadLink>
    )
  }
  return (
    <AuthFrame title="Choose a new password" footer={<BackToSignIn />}>
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <FormProblem sentence={form.sentence} className="empty:-mb-4" />
        <PasswordField label="New Password" autoComplete="new-password" required {...form.field('newPassword')} />
        <PasswordStrength password={form.fields.newPassword} />
        <SubmitButton isSending={form.isSending} sendingLabel="Changing…" waitSeconds={form.waitSeconds}>
          Change password
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}

/** Said on opening, before anybody has thought of a password. Where it cannot be asked, the form tells. */
function useIsDead(token: string): boolean {
  const { send, refusal } = useWish('/readResetLink')
  const look = useEffectEvent(() => send({ token }))
  useEffect(() => {
    if (token) look()
  }, [token])
  return !token || refusal?.code === 'reset_link_invalid' || refusal?.code === 'invalid_input'
}
