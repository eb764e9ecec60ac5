import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import type { MessageSummary } from './message-query.ts'
import { lineInList, reasonInWords, shortMoment } from './message-words.ts'
import { StateChip } from './state-chip.tsx'
import { rowId } from './use-reading-focus.ts'

type MessageListProps = {
  messages: readonly MessageSummary[]
  /** The page says already that what is written stays here. */
  isKeptSaid: boolean
  openId: string | undefined
  linkTo: (message: MessageSummary) => To
}

export function MessageList({ messages, isKeptSaid, openId, linkTo }: MessageListProps) {
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
            <Row message={message} isKeptSaid={isKeptSaid} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Row({ message, isKeptSaid }: { message: MessageSummary; isKeptSaid: boolean }) {
  const { kind, state, recipient, recipientName, createdAt, timeZone, lastError } = message
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
          {lineInList(message)}
        </span>
        {!(isKeptSaid && state === 'captured') && <StateChip state={state} isInList />}
      </span>
      {(state === 'failed' || state === 'skipped') && lastError !== '' && (
        <span className={`block truncate text-sm ${state === 'failed' ? 'text-chilli' : 'text-soft'}`}>
          {reasonInWords(lastError)}
        </span>
      )}
    </>
  )
}
