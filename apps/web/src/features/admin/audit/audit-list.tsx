import { useState } from 'react'
import { Link } from '../../../ui/link.tsx'
import type { AuditChange, AuditEntry } from './audit-query.ts'
import { momentOf, subjectAddress, subjectWords } from './audit-words.ts'
import { whatHappened } from './what-happened.ts'

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul aria-label="Audit trail" className="divide-y divide-line rounded-card border border-line bg-raised">
      {entries.map((entry) => {
        const { words, changes } = whatHappened(entry)
        return (
          <li
            key={entry.id}
            className="grid gap-x-6 gap-y-1 px-4 py-2.5 lg:grid-cols-[minmax(300px,2fr)_minmax(0,5fr)]"
          >
            <Who entry={entry} />
            <div className="min-w-0">
              <What entry={entry} happened={words} />
              <Changes changes={changes} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Who({ entry }: { entry: AuditEntry }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 lg:block">
      <p className="font-semibold break-words">{entry.actor.name || 'Somebody without a name'}</p>
      <p className="text-sm text-soft">
        <time dateTime={entry.at} className="tabular-nums">
          {momentOf(entry)}
        </time>
        {/* Beside a location that was changed itself it would stand there twice. */}
        {entry.location && entry.location.name !== subjectWords(entry) && ` · ${entry.location.name}`}
        {entry.approvedBy && <span className="block break-words">Approved by {entry.approvedBy}</span>}
      </p>
    </div>
  )
}

function What({ entry, happened }: { entry: AuditEntry; happened: string }) {
  const { subject } = entry
  const address = subjectAddress(entry)
  const words = subjectWords(entry)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{happened}</span>
      <span className="min-w-0 break-words text-soft" title={subject}>
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
  const [isWhole, setWhole] = useState(changes.length <= SHOWN + 1)
  const shown = isWhole ? changes : changes.slice(0, SHOWN)
  if (changes.length === 0) return null
  return (
    <>
      <dl className="mt-0.5 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
        {shown.map((change) => (
          <Change key={change.field} {...change} />
        ))}
      </dl>
      {changes.length > SHOWN + 1 && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="min-h-11 text-sm font-semibold underline underline-offset-4"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${changes.length} fields`}
        </button>
      )}
    </>
  )
}

function Change({ field, before, after }: AuditChange) {
  // The field is a sentence of its own.
  if (before === null && after === null)
    return (
      <div>
        <dt className="sr-only">What happened</dt>
        <dd>{field}</dd>
      </div>
    )
  return (
    <div className="flex min-w-0 flex-wrap gap-x-1.5">
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
