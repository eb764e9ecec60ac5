import { useState } from 'react'
import { Link } from '../../../ui/link.tsx'
import type { AuditChange, AuditEntry } from './audit-query.ts'
import { byDay, subjectAddress, subjectWords, timeOf } from './audit-words.ts'
import { whatHappened } from './what-happened.ts'

/** Under the days on which they were made, by the clock of their place. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="grid gap-5">
      {byDay(entries).map(({ day, entries: own }) => (
        <section key={own[0]?.id} aria-label={day}>
          {/* In a long day it stays in sight, below the bar of a phone. */}
          <h2 className="sticky top-[calc(env(safe-area-inset-top)+57px)] z-10 -mt-1.5 bg-paper py-1.5 text-lg md:top-0">
            {day}
          </h2>
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

/** What was done, when and by whom; where there is room, when and who stand before it. */
function Row({ entry }: { entry: AuditEntry }) {
  const { words, changes } = whatHappened(entry)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2 lg:grid-cols-[5.5rem_13rem_minmax(0,1fr)]">
      <What entry={entry} happened={words} />
      <time dateTime={entry.at} className="text-sm text-soft tabular-nums lg:col-start-1 lg:row-start-1 lg:text-base">
        {timeOf(entry)}
      </time>
      <div className="col-span-2 min-w-0 empty:hidden lg:col-span-1 lg:col-start-3 lg:row-start-2">
        <Changes changes={changes} />
      </div>
      <Who entry={entry} />
    </li>
  )
}

function Who({ entry }: { entry: AuditEntry }) {
  return (
    <div className="col-span-2 min-w-0 text-sm text-soft lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <p className="break-words">
        <span className="text-ink lg:block lg:text-base">{entry.actor.name || 'Somebody without a name'}</span>
        {/* Beside a location that was changed itself it would stand there twice. */}
        {entry.location && entry.location.name !== subjectWords(entry) && (
          <span>
            <span className="lg:hidden"> · </span>
            {entry.location.name}
          </span>
        )}
      </p>
      {entry.approvedBy && <p className="break-words">Approved by {entry.approvedBy}</p>}
    </div>
  )
}

function What({ entry, happened }: { entry: AuditEntry; happened: string }) {
  const { subject } = entry
  const address = subjectAddress(entry)
  const words = subjectWords(entry)
  return (
    <p className="flex min-w-0 items-baseline gap-x-3 max-lg:flex-col lg:col-start-3 lg:row-start-1 lg:flex-wrap">
      <span className="font-semibold">{happened}</span>
      <span className="max-w-full min-w-0 break-words text-soft" title={subject}>
        {address ? (
          <Link
            to={address}
            className="-my-2.5 inline-flex min-h-11 items-center text-ink underline underline-offset-4"
          >
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
    </p>
  )
}

const SHOWN = 4

/** What it was and what it is; of a long list the first few, until somebody wants all of it. */
function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const isLong = changes.length > SHOWN + 1
  const [isWhole, setWhole] = useState(!isLong)
  const shown = isWhole ? changes : changes.slice(0, SHOWN)
  if (changes.length === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-sm">
      {/* All of it is read line by line, its values below each other. */}
      <dl className={isLong && isWhole ? 'grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5' : 'contents'}>
        {shown.map((change) => (
          <Change key={change.field} {...change} isLine={isLong && isWhole} />
        ))}
      </dl>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="-my-1 min-h-8 text-sm font-semibold underline underline-offset-4"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${changes.length} fields`}
        </button>
      )}
    </div>
  )
}

/** `isLine`: its name and its value stand in the columns of a list. */
function Change({ field, before, after, isLine }: AuditChange & { isLine: boolean }) {
  // The field is a sentence of its own.
  if (before === null && after === null)
    return (
      <div className={isLine ? 'col-span-2' : ''}>
        <dt className="sr-only">What happened</dt>
        <dd>{field}</dd>
      </div>
    )
  return (
    <div className={isLine ? 'contents' : 'flex min-w-0 flex-wrap gap-x-1.5'}>
      <dt className="text-soft">{field}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {before !== null && (
          <>
            <del className="text-soft decoration-chilli">{before}</del> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        {after === null ? <span className="text-soft">nothing</span> : <ins className="no-underline">{after}</ins>}
      </dd>
    </div>
  )
}
