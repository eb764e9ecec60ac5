import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import type { Message } from './message-query.ts'
import { fullMoment, STATE_MEANINGS, templateLabel } from './message-words.ts'
import { StateChip } from './state-chip.tsx'

/** Recipient, time, outcome and reason. */
export function MessageFacts({ message }: { message: Message }) {
  const {
    kind,
    state,
    recipient,
    recipientName,
    template,
    createdAt,
    sentAt,
    deliveredAt,
    nextTryAt,
    attempts,
    lastError,
  } = message
  const moment = (iso: string) => fullMoment(iso, message.timeZone)
  const address = kind === 'sms' ? displayPhone(recipient) : recipient
  const reason = state === 'failed' || state === 'skipped' || (state === 'queued' && attempts > 0) ? lastError : ''
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={state} />
          {/* Beside the list a band above it says so of all of them. */}
          <span className={state === 'captured' ? 'lg:sr-only' : ''}>{STATE_MEANINGS[state]}.</span>
        </p>
        <p className="text-soft">
          {templateLabel(template)}, written <time dateTime={createdAt}>{moment(createdAt)}</time>
        </p>
      </div>
      {reason && (
        <p className="mt-3 rounded-control bg-chilli-soft px-4 py-3 text-chilli">
          <span className="font-semibold">{state === 'skipped' ? 'Why: ' : 'The provider said: '}</span>
          {reason}
        </p>
      )}
      <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        <Fact label="To">{recipientName ? `${recipientName}, ${address}` : address}</Fact>
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
    <div className="flex min-w-0 gap-x-2">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
