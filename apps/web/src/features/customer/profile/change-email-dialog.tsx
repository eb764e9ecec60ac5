import { emailHelperProblem } from '@sizzle/domain/people/email.ts'
import { PASSWORD_REQUIRED } from '@sizzle/domain/people/password.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'
import { hasMail } from '../../../kit/has-mail.ts'
import { type Profile, profileQuery } from '../../../kit/profile.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { useForm } from '../../../kit/use-form.ts'
import { useWhileHere } from '../../../kit/use-is-here.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Field } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useFreshSignIn } from '../../shared/verification/use-fresh-sign-in.ts'
import { ProveSelf } from './prove-self.tsx'

/** Nothing changes here yet: the account keeps its address until the link that goes to the new one is opened. */
export function ChangeEmailDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  useBackCloses(onClose)
  const close = useWhileHere(onClose)
  const signInFresh = useFreshSignIn(paths.profile())
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      problemsOf([
        ['email', emailHelperProblem(email)],
        ['password', profile.hasPassword && password === '' && PASSWORD_REQUIRED],
      ]),
    send: async ({ email, password }, key) => {
      await api.post('/changeEmail', { email, ...(profile.hasPassword ? { password } : {}) }, key)
      await askAgain(profileQuery())
      if (hasMail()) toast('success', 'Check your inbox', `We sent a link to ${email.trim()}.`)
      else toast('success', 'The link is ready', `Call ${BRAND.phone} and we’ll give it to you.`)
      close()
    },
    atField: { 'wrong-password': 'password', email_unchanged: 'email' },
  })
  return (
    <Dialog label="Change your email" onClose={onClose}>
      <DialogHead title="Change your email" onClose={onClose} />
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={form.submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={profile.email} readOnly hidden />
        <p className="text-sm text-soft">
          Current email: <b className="font-semibold wrap-anywhere text-ink">{profile.email}</b>
        </p>
        <Field
          label="New Email Address"
          type="email"
          autoComplete="email"
          required
          hint={hasMail() && 'We email a link to this address. Your email changes once you open it.'}
          {...form.field('email')}
        />
        <ProveSelf
          hasPassword={profile.hasPassword}
          password={form.field('password')}
          sentence={form.sentence}
          code={form.code}
          onSignIn={() => void signInFresh()}
        />
        {!hasMail() && (
          <p className="text-sm text-pretty">
            We can’t email you the link that confirms it. Request the change, then call <CallLink phone={BRAND.phone} />{' '}
            and we’ll give it to you. Your email changes once you open it.
          </p>
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep my email
          </button>
          <SubmitButton
            className="max-sm:order-first"
            isSending={form.isSending}
            sendingLabel="Sending…"
            waitSeconds={form.waitSeconds}
          >
            {hasMail() ? 'Send the link' : 'Request the change'}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
