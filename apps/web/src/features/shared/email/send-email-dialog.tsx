import { RECIPIENT_REQUIRED } from '@sizzle/domain/messages/compose.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { isRightIn } from '../../../kit/unsaved.ts'
import { useWhileHere } from '../../../kit/use-is-here.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmailFields } from './email-fields.tsx'
import { EmailPreview, PreviewHead } from './email-preview.tsx'
import { BUILT_IN, templatesQuery } from './email-query.ts'
import { filledForSample } from './email-sample.ts'
import * as words from './email-words.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { type EmailResult, type EmailWish, type Recipient, sendInBatches } from './send-in-batches.ts'
import { SendResults } from './send-results.tsx'
import { useDraft } from './use-draft.ts'
import { useRecipients } from './use-recipients.ts'

const OFFER_NOTE = 'It goes only to people who agreed to offers and have confirmed their address.'

type SendEmailDialogProps = {
  /** Who was chosen in a list; without one, the addresses are typed. */
  users?: readonly Recipient[]
  onClose: () => void
}

const TITLE = 'Write an email'

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
    const isRight = isRightIn(parts.current, () => {
      const isWritten = draft.check(Math.max(1, to.recipients.length))
      return to.check() && isWritten
    })
    if (!isRight) return
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
      shape="desk"
      keep="Cancel"
      act={words.actWords(to.recipients.length, emailEnabled || !known.data)}
      acting={`Sending ${sending.done} of ${to.recipients.length}…`}
      wish={sending}
      missing={to.isMissing ? RECIPIENT_REQUIRED : undefined}
      problem={sending.sentence && words.failedSentence(to.recipients.length, sending.sentence)}
      onSubmit={send}
      onClose={onClose}
    >
      {known.error && <Notice>{words.TEMPLATES_MISSING}. The built-in ones are shown.</Notice>}
      {known.data && !emailEnabled && (
        <Notice>No mail server is set: the email is kept under Messages, and nobody gets it.</Notice>
      )}
      <div
        ref={parts}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-x-6"
      >
        <RecipientFields to={to} isChosen={users !== undefined} />
        <EmailFields draft={draft} templates={templates} offerNote={OFFER_NOTE} />
        <div className="grid gap-2 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:row-end-4">
          <PreviewHead subject={filledForSample(draft.fields.subject, draft.fields)} />
          <EmailPreview words={draft.words} isReady={() => isRightIn(parts.current, () => draft.check(1))} />
        </div>
      </div>
    </DialogForm>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex gap-2.5 rounded-control bg-saffron-soft px-3.5 py-2 text-saffron-ink">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** `results` stay where somebody did not get it; else the dialog has nothing more to say. */
function useSendingEmails(emailEnabled: boolean, onClose: () => void) {
  const close = useWhileHere(onClose)
  const [done, setDone] = useState(0)
  const [results, setResults] = useState<readonly EmailResult[]>()
  const sending = useSending((wish: EmailWish, key: string) => sendInBatches(wish, key, setDone), {
    onDone: (answer) => {
      const failed = answer.filter(({ success }) => !success).length
      if (failed < answer.length) toast('success', words.sentWords(answer.length - failed, emailEnabled))
      if (failed === 0) return close()
      toast('message', words.failedWords(failed))
      setResults(answer)
    },
    onFailed: () => toast('error', words.NOT_SENT),
    onSettled: () => askAgainAbout('message.changed'),
  })
  return {
    done,
    results,
    isPending: sending.isPending,
    sentence: sending.sentence,
    whyNot: sending.whyNot,
    send: sending.send,
  }
}
