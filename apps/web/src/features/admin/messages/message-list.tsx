import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { To } from '../../../router/path.ts'
import { Link } from '../../../ui/link.tsx'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import type { RowColumns } from '../../../ui/list/rows-skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { MessageSummary } from './message-query.ts'
import { lineInList, reasonInWords, shortMoment } from './message-words.ts'
import { StateChip } from './state-chip.tsx'
import { rowId } from './use-reading-focus.ts'
import { WholeNumbers } from './whole-numbers.tsx'

type MessageListProps = {
  messages: readonly MessageSummary[]
  openId: string | undefined
  linkTo: (message: MessageSummary) => To
}

/** Two lines each beside an open message and on a phone; where the list has the page to itself, columns. */
export function MessageList({ messages, openId, linkTo }: MessageListProps) {
  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-raised">
      <ColumnHeads />
      <ul aria-label="Messages" className="divide-y divide-line">
        {messages.map((message) => (
          <li key={message.id}>
            <Link
              id={rowId(message.id)}
              to={linkTo(message)}
              aria-current={message.id === openId ? 'true' : undefined}
              className={`${COLUMNS} relative grid-cols-[minmax(0,1fr)_auto_auto] here scroll-my-18 py-2.5 pr-9 pl-4.25 hover:bg-sunk focus-visible:-outline-offset-3`}
            >
              <Row message={message} />
              <ToolIcon
                name="down"
                className="absolute top-1/2 right-2.5 size-5 -translate-y-1/2 -rotate-90 text-soft"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const COLUMNS =
  'grid items-center gap-x-3 gap-y-1 @min-[52rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_9rem_5.5rem] @min-[52rem]:gap-x-5 @min-[52rem]:gap-y-0'

/** The same columns, while the messages are on their way. */
export const TO_COME: RowColumns = {
  grid: `pr-9 pl-4.25 ${COLUMNS}`,
  head: 'h-9',
  stubs: [{ lines: ['w-28', 'w-56'] }, { lines: ['w-52'] }, { lines: ['w-28'] }, { lines: ['w-18'] }],
  where: { columns: '@max-[52rem]:hidden', lines: '@min-[52rem]:hidden' },
}

/** For the eye: each row says the same in words. */
function ColumnHeads() {
  return (
    <p
      aria-hidden="true"
      className={`${COLUMNS} border-b border-line py-2 pr-9 pl-4.25 @max-[52rem]:hidden ${COLUMN_HEAD}`}
    >
      <span>To</span>
      <span>What</span>
      <span>When</span>
      <span>State</span>
    </p>
  )
}

function Row({ message }: { message: MessageSummary }) {
  const { kind, state, recipient, recipientName, createdAt, timeZone, lastError } = message
  const address = kind === 'sms' ? displayPhone(recipient) : recipient
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-x-2.5 @min-[52rem]:@max-[76rem]:flex-col">
        <span dir="auto" className="max-w-full truncate font-semibold @min-[76rem]:shrink-0">
          {recipientName || address}
        </span>
        {recipientName !== '' && (
          <span className="max-w-full min-w-0 truncate text-soft @max-[52rem]:hidden @max-[76rem]:text-sm">
            {address}
          </span>
        )}
      </span>
      <time
        dateTime={createdAt}
        className="text-soft tabular-nums @max-[52rem]:col-span-2 @max-[52rem]:text-sm @min-[52rem]:col-start-3 @min-[52rem]:row-start-1"
      >
        {shortMoment(createdAt, timeZone)}
      </time>
      <span className="flex min-w-0 items-start gap-x-2 @max-[52rem]:col-span-2 @min-[52rem]:col-start-2 @min-[52rem]:row-start-1">
        <ToolIcon name={kind === 'sms' ? 'message' : 'mail'} className="mt-[0.2em] size-4.5 shrink-0 text-soft" />
        <span className="min-w-0 wrap-break-word @min-[52rem]:truncate">
          {kind === 'sms' ? <span className="text-soft">SMS · </span> : <span className="sr-only">Email · </span>}
          <WholeNumbers text={lineInList(message)} />
        </span>
      </span>
      <span className="justify-self-end @max-[52rem]:self-start @min-[52rem]:col-start-4 @min-[52rem]:row-start-1 @min-[52rem]:justify-self-start">
        <StateChip state={state} isInList />
      </span>
      {(state === 'failed' || state === 'skipped') && lastError !== '' && (
        <span
          className={`col-span-3 min-w-0 text-sm wrap-break-word @min-[52rem]:col-span-1 @min-[52rem]:col-start-2 ${state === 'failed' ? 'text-chilli' : 'text-soft'}`}
        >
          {reasonInWords(lastError)}
        </span>
      )}
    </>
  )
}
