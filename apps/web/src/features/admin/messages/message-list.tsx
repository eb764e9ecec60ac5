import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import type { MessageSummary } from './message-query.ts'
import { shortMoment, templateLabel } from './message-words.ts'
import { StateChip } from './state-chip.tsx'
import { rowId } from './use-reading-focus.ts'

type MessageListProps = {
  messages: readonly MessageSummary[]
  openId: string | undefined
  linkTo: (message: MessageSummary) => To
}

export function MessageList({ messages, openId, linkTo }: MessageListProps) {
  // Where nothing leaves, a band above the list says so once for all.
  const isAllKept = messages.every(({ state }) => state === 'captured')
  return (
    <ul
      aria-label="Messages"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
    >
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            id={rowId(message.id)}
            to={linkTo(message)}
            aria-current={message.id === openId ? 'true' : undefined}
            className="block px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=true]:bg-saffron-soft"
          >
            <Row message={message} hasChip={!isAllKept} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Row({ message, hasChip }: { message: MessageSummary; hasChip: boolean }) {
  const { kind, state, recipient, recipientName, subject, excerpt, template, createdAt, timeZone } = message
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{recipientName || recipient}</span>
        {hasChip && <StateChip state={state} />}
      </span>
      <span className="mt-0.5 line-clamp-1 block">{subject || excerpt || templateLabel(template)}</span>
      <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
        <span>{kind === 'email' ? 'Email' : 'SMS'}</span>
        <span>{templateLabel(template)}</span>
        <time dateTime={createdAt} className="ml-auto tabular-nums">
          {shortMoment(createdAt, timeZone)}
        </time>
      </span>
    </>
  )
}
