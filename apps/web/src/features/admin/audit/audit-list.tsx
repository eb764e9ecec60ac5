import { Link } from '../../../ui/link.tsx'
import { COLUMN_HEAD } from '../../../ui/list/row-look.ts'
import { AuditChanges } from './audit-changes.tsx'
import type { AuditEntry } from './audit-query.ts'
import { byDay, subjectAddress, subjectWords, timeOf } from './audit-words.ts'
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
          <p
            aria-hidden="true"
            className={`hidden px-4 pb-1 ${COLUMN_HEAD} ${COLUMNS} ${at === 0 ? '@min-[60rem]:grid' : ''}`}
          >
            {HEADS.map((head) => (
              <span key={head} className="last:text-right">
                {head}
              </span>
            ))}
          </p>
          <ul
            aria-label={`Audit trail, ${day}`}
            className="divide-y divide-line rounded-card border border-line bg-raised"
          >
            {own.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Who, what, where and when; with room for them each has a column of its own. */
const COLUMNS =
  '@min-[60rem]:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)_minmax(7rem,10rem)_6.5rem] @min-[60rem]:gap-x-5'
const HEADS = ['Who', 'What', 'Where', 'When'] as const

function Row({ entry }: { entry: AuditEntry }) {
  const { words, changes } = whatHappened(entry)
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2 ${COLUMNS}`}>
      <What entry={entry} happened={words} />
      <time
        dateTime={entry.at}
        className="text-sm text-soft tabular-nums @min-[60rem]:col-start-4 @min-[60rem]:row-start-1 @min-[60rem]:text-right @min-[60rem]:text-base"
      >
        {timeOf(entry)}
      </time>
      <div className="col-span-2 min-w-0 empty:hidden @min-[60rem]:col-span-1 @min-[60rem]:col-start-2 @min-[60rem]:row-start-2">
        <AuditChanges changes={changes} />
      </div>
      <Who entry={entry} />
    </li>
  )
}

function Who({ entry }: { entry: AuditEntry }) {
  // Beside a location that was changed itself it would stand there twice.
  const place = entry.location && entry.location.name !== subjectWords(entry) ? entry.location.name : undefined
  return (
    <>
      <div className="col-span-2 min-w-0 text-sm text-soft @min-[60rem]:col-span-1 @min-[60rem]:col-start-1 @min-[60rem]:row-span-2 @min-[60rem]:row-start-1">
        <p className="break-words">
          <span className="text-ink @min-[60rem]:text-base">{entry.actor.name || 'Somebody without a name'}</span>
          {place && <span className="@min-[60rem]:hidden"> · {place}</span>}
        </p>
        {entry.approvedBy && <p className="break-words">Approved by {entry.approvedBy}</p>}
      </div>
      {/* In the line above on a narrow screen. */}
      <p className="hidden min-w-0 break-words text-soft @min-[60rem]:col-start-3 @min-[60rem]:row-span-2 @min-[60rem]:row-start-1 @min-[60rem]:block">
        {place ?? entry.location?.name ?? 'All locations'}
      </p>
    </>
  )
}

function What({ entry, happened }: { entry: AuditEntry; happened: string }) {
  const { subject } = entry
  const address = subjectAddress(entry)
  const words = subjectWords(entry)
  return (
    <p className="flex min-w-0 items-baseline gap-x-3 @max-[60rem]:flex-col @min-[60rem]:col-start-2 @min-[60rem]:row-start-1 @min-[60rem]:flex-wrap">
      <span className="font-semibold">{happened}</span>
      <span className="max-w-full min-w-0 break-words text-soft" title={subject}>
        {address ? (
          <Link to={address} className="-my-2.5 inline-block py-2.5 text-ink underline underline-offset-4">
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
    </p>
  )
}
