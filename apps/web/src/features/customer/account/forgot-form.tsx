import { emailHelperProblem, normalizeEmail } from '@sizzle/domain/people/email.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { useForm } from '../../../kit/use-form.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AccountEmailField } from './account-email-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { Outcome } from './outcome.tsx'

/** Says the same whether there is such an account or not: who has one is nobody else's business. */
export function ForgotForm() {
  const [askedFor, setAskedFor] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => problemsOf([['email', emailHelperProblem(email)]]),
    send: async ({ email }, key) => {
      await api.post('/requestPasswordReset', { email: normalizeEmail(email) }, key)
      setAskedFor(normalizeEmail(email))
    },
    atField: { 'invalid-email': 'email' },
  })

  if (askedFor !== undefined) {
    return (
      <Outcome title="Check your inbox">
        <p>
          We sent a link to <strong className="text-ink">{askedFor}</strong>, if there is an account for it. It works
          once and for one hour.
        </p>
        <p className="mt-2">Nothing there after a few minutes? Check your spam folder, or ask again.</p>
        <button type="button" className={button('quiet', 'mt-5')} onClick={() => setAskedFor(undefined)}>
          Ask again
        </button>
        <p className="mt-4">
          <BackToSignIn />
        </p>
      </Outcome>
    )
  }
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Tell us your email and we’ll send a link to choose a new password."
      footer={<BackToSignIn />}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <FormProblem sentence={form.sentence} className="empty:-mb-4" />
        <AccountEmailField {...form.field('email')} />
        <SubmitButton isSending={form.isSending} sendingLabel="Sending…" waitSeconds={form.waitSeconds}>
          Send me a link
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
