import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { EmailWords } from '../../../ui/email-words.tsx'
import type { Message } from './message-query.ts'
import { fullMoment, reasonInWords } from './message-words.ts'

/** Why it did not leave, its recipient, and when. */
export function MessageFacts({ message }: { message: Message }) {
  const { kind, state, recipient, recipientName, createdAt, sentAt, deliveredAt, nextTryAt, attempts, lastError } =
    message
  const moment = (iso: string) => fullMoment(iso, message.timeZone)
  const address = kind === 'sms' ? displayPhone(recipient) : recipient
  const reason = state === 'failed' || state === 'skipped' || (state === 'queued' && attempts > 0) ? lastError : ''
  return (
    <>
      {reason && (
        <p className="mt-3 rounded-control bg-chilli-soft px-4 py-2.5 text-chilli">
          <span className="font-semibold">{state === 'skipped' ? 'Why: ' : 'The provider said: '}</span>
          {reasonInWords(reason)}
        </p>
      )}
      <dl className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <Fact label="To">
          {recipientName && `${recipientName}, `}
          <EmailWords email={address} />
        </Fact>
        <Fact label="Written">
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </Fact>
        {sentAt && state !== 'captured' && (
          <Fact label="Sent">
            <time dateTime={sentAt}>{moment(sentAt)}</time>
          </Fact>
        )}
        {deliveredAt && (
          <Fact label="Delivered">
            <time dateTime={deliveredAt}>{moment(deliveredAt)}</time>
          </Fact>
        )}
        {nextTryAt && attempts > 0 && (
          <Fact label="Next try">
            <time dateTime={nextTryAt}>{moment(nextTryAt)}</time>
          </Fact>
        )}
        {attempts > 1 && <Fact label="Tries">{attempts}</Fact>}
      </dl>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline gap-2">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
