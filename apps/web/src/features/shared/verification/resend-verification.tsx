import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { hasMail } from '../../../kit/has-mail.ts'
import { loadSession } from '../../../kit/session/session.ts'
import { useForm } from '../../../kit/use-form.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { LinkByHand } from './link-by-hand.tsx'

type ResendProps = {
  email: string
  buttonClass?: string
}

/** One press; what came of it stands in the button's place and is announced. */
export function ResendVerification({ email, buttonClass = '' }: ResendProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    initial: {},
    check: () => [],
    send: async (_, key) => {
      const { alreadyVerified } = await api.post('/sendVerificationEmail', {}, key)
      if (alreadyVerified) await loadSession()
      else setAsked(true)
    },
  })
  return (
    <form onSubmit={form.submit}>
      <FormProblem sentence={form.sentence} />
      <div role="status">
        {isAsked && (
          <p className="py-1 font-semibold max-md:text-sm">
            {hasMail() ? (
              `A new link is on its way to ${email}. It works for one day.`
            ) : (
              <>
                There is a new link for {email}. It works for one day. <LinkByHand />
              </>
            )}
          </p>
        )}
      </div>
      {!isAsked && (
        <SubmitButton
          kind="quiet"
          className={buttonClass}
          isSending={form.isSending}
          sendingLabel="Sending…"
          waitSeconds={form.waitSeconds}
        >
          {hasMail() ? 'Send a new link' : 'Ask for a new link'}
        </SubmitButton>
      )}
    </form>
  )
}
