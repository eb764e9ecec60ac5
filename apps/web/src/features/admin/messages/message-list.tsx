import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import type { MessagePage, MessageSummary } from './message-query.ts'
import { shortMoment, templateLabel } from './message-words.ts'
import { StateChip } from './state-chip.tsx'
import { rowId } from './use-reading-focus.ts'

type MessageListProps = {
  messages: readonly MessageSummary[]
  openId: string | undefined
  providers: MessagePage['providers']
  linkTo: (message: MessageSummary) => To
}

export function MessageList({ messages, openId, providers, linkTo }: MessageListProps) {
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
            <Row message={message} isUsual={message.state === usualState(providers[message.kind])} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What becomes of all of them; a band above the list says so where nothing leaves. */
function usualState(provider: MessagePage['providers'][MessageSummary['kind']]): MessageSummary['state'] {
  return provider === 'captured' ? 'captured' : 'sent'
}

function Row({ message, isUsual }: { message: MessageSummary; isUsual: boolean }) {
  const { kind, state, recipient, recipientName, subject, excerpt, template, createdAt, timeZone } = message
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{recipientName || recipient}</span>
        {!isUsual && <StateChip state={state} />}
      </span>
      <span className="mt-0.5 block truncate">{subject || excerpt || templateLabel(template)}</span>
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
