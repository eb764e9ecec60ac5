import { emailHelperProblem, normalizeEmail } from '@sizzle/domain/people/email.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'
import { hasMail } from '../../../kit/has-mail.ts'
import { useForm } from '../../../kit/use-form.ts'
import { button } from '../../../ui/button.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AccountEmailField } from './account-email-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { Outcome } from './outcome.tsx'

const NO_MAIL = 'Email is not set up here'

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
      <Outcome title={hasMail() ? 'Check your inbox' : NO_MAIL} kind={hasMail() ? 'good' : 'bad'}>
        {hasMail() ? <Sent email={askedFor} /> : <Kept email={askedFor} />}
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
      lead={
        hasMail() ? (
          'Tell us your email and we’ll send a link to choose a new password.'
        ) : (
          <>
            We can’t email you the link, so it takes two steps.
            <span className="mt-2 block">1. Ask for a link below.</span>
            <span className="block">
              2. Call <CallLink phone={BRAND.phone} /> and we’ll give it to you.
            </span>
          </>
        )
      }
      footer={<BackToSignIn />}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <FormProblem sentence={form.sentence} className="empty:-mb-4" />
        <AccountEmailField {...form.field('email')} />
        <SubmitButton isSending={form.isSending} sendingLabel="Sending…" waitSeconds={form.waitSeconds}>
          {hasMail() ? 'Send me a link' : 'Ask for a link'}
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <>
      <p>
        We sent a link to <strong className="text-ink">{email}</strong>, if there is an account for it. It works once
        and for one hour.
      </p>
      <p className="mt-2">Nothing there after a few minutes? Check your spam folder, or ask again.</p>
    </>
  )
}

/** Where no letter leaves the house: who has the link, and what is left for an owner who cannot get in. */
function Kept({ email }: { email: string }) {
  return (
    <>
      <p>
        Now call <CallLink phone={BRAND.phone} />. If there is an account for{' '}
        <strong className="text-ink">{email}</strong>, we have a link for you. It works once and for one hour.
      </p>
      <p className="mt-2">
        Is the restaurant yours? Ask another owner, who finds it under Messages, or whoever looks after the server. What
        they can do is in docs/running.md, under “An owner who cannot sign in”.
      </p>
    </>
  )
}
