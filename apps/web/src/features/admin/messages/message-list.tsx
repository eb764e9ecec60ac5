import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import type { MessageSummary } from './message-query.ts'
import { shortMoment, subjectInList, templateLabel } from './message-words.ts'
import { StateChip } from './state-chip.tsx'
import { rowId } from './use-reading-focus.ts'

type MessageListProps = {
  messages: readonly MessageSummary[]
  openId: string | undefined
  linkTo: (message: MessageSummary) => To
}

export function MessageList({ messages, openId, linkTo }: MessageListProps) {
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
            className="block border-l-3 border-transparent py-2.5 pr-4 pl-3.5 hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=true]:border-saffron aria-[current=true]:bg-saffron-soft"
          >
            <Row message={message} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** An email is told by its subject; a text message has none, so it begins with what it is. */
function Row({ message }: { message: MessageSummary }) {
  const { kind, state, recipient, recipientName, subject, excerpt, template, createdAt, timeZone } = message
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{recipientName || recipient}</span>
        <time dateTime={createdAt} className="shrink-0 text-sm text-soft tabular-nums">
          {shortMoment(createdAt, timeZone)}
        </time>
      </span>
      <span className="mt-1 flex items-center justify-between gap-3">
        <span className="min-w-0 truncate">
          {kind === 'sms' && <span className="text-soft">SMS · </span>}
          {subjectInList(subject) || excerpt || templateLabel(template)}
        </span>
        <StateChip state={state} isInList />
      </span>
    </>
  )
}
