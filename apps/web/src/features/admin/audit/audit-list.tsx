import { Link } from '../../../ui/link.tsx'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import type { RowColumns } from '../../../ui/list/rows-skeleton.tsx'
import { AuditChanges } from './audit-changes.tsx'
import type { AuditEntry } from './audit-query.ts'
import { byDay, isOfItsDay, subjectAddress, subjectWords, timeOf } from './audit-words.ts'
import { whatHappened } from './what-happened.ts'

/** Under the days on which they were made, by the clock of their place. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      {byDay(entries).map(({ day, entries: own }, at) => (
        <section key={own[0]?.id} aria-label={day}>
          {/* In a long day it stays in sight, below the bar of a phone. */}
          <h2 className="sticky top-[calc(env(safe-area-inset-top)+57px)] z-10 -mt-1.5 bg-paper py-1.5 text-lg md:top-0">
            {day}
          </h2>
          <div className="rounded-card border border-line bg-raised">
            {at === 0 && <ColumnHeads />}
            <ul aria-label={`Audit trail, ${day}`} className="divide-y divide-line">
              {own.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  )
}

/** Who, what, where and when; with room for them each has a column of its own. */
const COLUMNS =
  '@min-[40rem]:grid-cols-[8rem_minmax(0,1fr)_7rem_6rem] @min-[40rem]:gap-x-4 @min-[54rem]:grid-cols-[minmax(11rem,0.35fr)_minmax(0,1fr)_minmax(10rem,0.4fr)_6.5rem] @min-[54rem]:gap-x-5'
const HEADS = ['Who', 'What', 'Where', 'When'] as const

/** The same columns, while the entries are on their way. */
export const TO_COME: RowColumns = {
  grid: `items-center px-4 ${COLUMNS}`,
  head: 'h-9',
  stubs: [{ lines: ['w-24'] }, { lines: ['w-44', 'w-72'] }, { lines: ['w-24'] }, { lines: ['w-16'], isRight: true }],
  where: { columns: '@max-[40rem]:hidden', lines: '@min-[40rem]:hidden' },
}

/** For the eye: each row says the same in words. */
function ColumnHeads() {
  return (
    <p
      aria-hidden="true"
      className={`grid border-b border-line px-4 py-2 @max-[40rem]:hidden ${COLUMN_HEAD} ${COLUMNS}`}
    >
      {HEADS.map((head) => (
        <span key={head} className="last:text-right">
          {head}
        </span>
      ))}
    </p>
  )
}

function Row({ entry }: { entry: AuditEntry }) {
  const { words, changes } = whatHappened(entry)
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2 ${COLUMNS}`}>
      {/* Who it was is the first question. */}
      <Who entry={entry} />
      <time
        dateTime={entry.at}
        className="text-sm text-soft tabular-nums @max-[40rem]:col-start-2 @max-[40rem]:row-start-1 @min-[40rem]:col-start-4 @min-[40rem]:row-start-1 @min-[40rem]:text-right @min-[54rem]:text-base"
      >
        {timeOf(entry)}
      </time>
      <What entry={entry} happened={words} />
      <div className="col-span-2 min-w-0 empty:hidden @min-[40rem]:col-span-1 @min-[40rem]:col-start-2 @min-[40rem]:row-start-2">
        <AuditChanges changes={changes} />
      </div>
    </li>
  )
}

function Who({ entry }: { entry: AuditEntry }) {
  // Beside a location that was changed itself it would stand there twice.
  const place = entry.location && entry.location.name !== subjectWords(entry) ? entry.location.name : undefined
  return (
    <>
      <div className="min-w-0 text-soft @max-[40rem]:col-start-1 @max-[40rem]:row-start-1 @min-[40rem]:text-sm @min-[40rem]:col-start-1 @min-[40rem]:row-span-2 @min-[40rem]:row-start-1">
        <p className="flex flex-wrap items-baseline gap-x-2 break-words">
          <span className="min-w-0 text-ink @max-[40rem]:font-semibold @min-[40rem]:text-base">
            {entry.actor.name || 'Somebody without a name'}
          </span>
          {place && (
            <span className="text-sm @min-[40rem]:hidden">
              <span className="sr-only">, </span>
              {place}
            </span>
          )}
        </p>
        {entry.approvedBy && <p className="text-sm break-words">Approved by {entry.approvedBy}</p>}
      </div>
      {/* In the line above on a narrow screen. */}
      <p className="hidden min-w-0 break-words text-soft @min-[40rem]:col-start-3 @min-[40rem]:row-span-2 @min-[40rem]:row-start-1 @min-[40rem]:block">
        {place ?? entry.location?.name ?? 'All locations'}
      </p>
    </>
  )
}

function What({ entry, happened }: { entry: AuditEntry; happened: string }) {
  const { subject } = entry
  const address = subjectAddress(entry)
  // The heading says the day: what was done on it leads there.
  const words = isOfItsDay(entry) ? undefined : subjectWords(entry)
  return (
    <p className="col-span-2 flex min-w-0 items-baseline gap-x-3 @max-[40rem]:flex-wrap @max-[40rem]:gap-x-2 @min-[40rem]:col-span-1 @min-[40rem]:col-start-2 @min-[40rem]:row-start-1 @min-[40rem]:@max-[60rem]:flex-col @min-[60rem]:flex-wrap">
      <span className="@min-[40rem]:font-semibold">
        {words ? happened : <Subject address={address}>{happened}</Subject>}
      </span>
      {words && (
        <span className="max-w-full min-w-0 break-words text-soft" title={subject}>
          <Subject address={address}>{words}</Subject>
        </span>
      )}
    </p>
  )
}

function Subject({ address, children }: { address: string | undefined; children: string }) {
  if (!address) return children
  return (
    <Link to={address} className="-my-2.5 inline-block py-2.5 text-ink underline underline-offset-4">
      {children}
    </Link>
  )
}
