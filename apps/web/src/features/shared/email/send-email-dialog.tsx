import {
  invalidAddresses,
  invalidAmong,
  NO_USERS_SELECTED,
  RECIPIENT_REQUIRED,
  recipientsAmong,
  shownRecipients,
} from '@sizzle/domain/messages/compose.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { firstWrongIn } from '../../../kit/unsaved.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Wrong } from '../../../ui/form/wrong.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { EmailFields } from './email-fields.tsx'
import { EmailPreview } from './email-preview.tsx'
import { BUILT_IN, templatesQuery } from './email-query.ts'
import * as words from './email-words.ts'
import { type EmailResult, type EmailWish, type Recipient, sendInBatches } from './send-in-batches.ts'
import { SendResults } from './send-results.tsx'
import { useDraft } from './use-draft.ts'

const OFFER_NOTE = 'It goes only to people who agreed to offers and have confirmed their address.'

type SendEmailDialogProps = {
  /** Who was chosen in a list; without one, the addresses are typed. */
  users?: readonly Recipient[]
  onClose: () => void
}

const TITLE = 'Send Email'

/** One email to everybody who was chosen: what is written, how it will look, and then what became of it. */
export function SendEmailDialog({ users, onClose }: SendEmailDialogProps) {
  const known = useQuery(templatesQuery())
  const { templates, emailEnabled } = known.data ?? BUILT_IN
  const draft = useDraft(templates)
  const to = useRecipients(users)
  const sending = useSendingEmails(emailEnabled, onClose)
  const parts = useRef<HTMLDivElement>(null)
  const send = () => {
    const { subject, message } = draft.fields
    if (subject.trim() === '' && message.trim() === '') toast('error', words.SUBJECT_AND_MESSAGE_REQUIRED)
    const isRight = flushSync(() => {
      const isWritten = draft.check(Math.max(1, to.recipients.length))
      return to.check() && isWritten
    })
    if (!isRight) return firstWrongIn(parts.current)?.focus()
    sending.send({ ...draft.words(), recipients: to.recipients })
  }
  if (sending.results)
    return (
      <Dialog label={TITLE} shape="sheet" onClose={onClose}>
        <DialogHead title={TITLE} onClose={onClose} />
        <SendResults results={sending.results} emailEnabled={emailEnabled} onClose={onClose} />
      </Dialog>
    )
  return (
    <DialogForm
      title={TITLE}
      shape="sheet"
      keep="Cancel"
      act={to.isMissing ? 'Send' : `Send (${to.recipients.length})`}
      acting={`Sending ${sending.done} of ${to.recipients.length}…`}
      wish={sending}
      missing={to.isMissing ? RECIPIENT_REQUIRED : undefined}
      problem={sending.sentence && words.failedSentence(to.recipients.length, sending.sentence)}
      onSubmit={send}
      onClose={onClose}
    >
      <div ref={parts} className="grid gap-4">
        {known.error && <Notice>{words.TEMPLATES_MISSING}. The built-in ones are shown.</Notice>}
        {known.data && !emailEnabled && (
          <Notice>No mail server is set: the email is kept under Messages, and nobody gets it.</Notice>
        )}
        {users ? (
          <div>
            <p className="font-semibold">To</p>
            <p className="break-words">{shownRecipients(to.recipients.map(({ email }) => email))}</p>
            <Wrong sentence={to.problem} />
          </div>
        ) : (
          <TextArea
            label="To"
            hint="Addresses, with commas or on lines of their own."
            value={to.typed}
            problem={to.problem}
            onChange={(event) => to.type(event.target.value)}
          />
        )}
        <EmailFields draft={draft} templates={templates} offerNote={OFFER_NOTE} />
        <EmailPreview message={draft.fields.message} words={draft.words} isReady={() => draft.check(1)} />
      </div>
    </DialogForm>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-control bg-saffron-soft px-4 py-3">
      {children}
    </p>
  )
}

/** Each address once; of those that were chosen, who has none is left out. */
function useRecipients(users: readonly Recipient[] | undefined) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const addresses = words.addressesIn(typed)
  const among = recipientsAmong(users ?? addresses.map((email) => ({ email })))
  const nameOf = new Map(users?.map(({ email, name }) => [email.trim().toLowerCase(), name]))
  const recipients = among.recipients.map((email) => ({ email, name: nameOf.get(email) ?? '' }))
  const found = () => {
    if (users) return users.length === 0 ? NO_USERS_SELECTED : among.problem
    const bad = invalidAmong(addresses)
    return bad.length > 0 ? invalidAddresses(bad) : null
  }
  return {
    typed,
    isMissing: !users && addresses.length === 0,
    recipients,
    problem,
    type(text: string) {
      setTyped(text)
      setProblem(undefined)
    },
    check(): boolean {
      const wrong = found()
      setProblem(wrong ?? undefined)
      return wrong === null
    },
  }
}

/** `results` stay where somebody did not get it; else the dialog has nothing more to say. */
function useSendingEmails(emailEnabled: boolean, onClose: () => void) {
  const [done, setDone] = useState(0)
  const [results, setResults] = useState<readonly EmailResult[]>()
  const sending = useSending((wish: EmailWish, key: string) => sendInBatches(wish, key, setDone), {
    onDone: (answer) => {
      const failed = answer.filter(({ success }) => !success).length
      if (failed < answer.length) toast('success', words.sentWords(answer.length - failed, emailEnabled))
      if (failed === 0) return onClose()
      toast('message', words.failedWords(failed))
      setResults(answer)
    },
    onFailed: () => toast('error', words.NOT_SENT),
    onSettled: () => askAgainAbout('message.changed'),
  })
  return { done, results, isPending: sending.isPending, sentence: sending.sentence, send: sending.send }
}
