import { useState } from 'react'
import { withNames } from '../../shared/email/placeholder-words.ts'
import type { AuditChange } from './audit-query.ts'
import { isMissingCash } from './what-happened.ts'
import { wordChange } from './word-change.ts'

const SHOWN = 4

/** What it was and what it is; of a long list the first few, until somebody wants all of it. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
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
      <dd
        className={`min-w-0 break-words whitespace-pre-line ${isMissingCash({ field, before, after }) ? 'font-semibold text-chilli' : ''}`}
      >
        <Values before={before && withNames(before)} after={after && withNames(after)} />
      </dd>
    </div>
  )
}

/** 'from $14.49 to $15.49'; of a long text only the words that went and came, with their neighbours. */
function Values({ before, after }: Pick<AuditChange, 'before' | 'after'>) {
  if (before === null) return <ins className="no-underline">{after}</ins>
  if (after === null)
    return (
      <>
        taken away, was <del className="text-soft no-underline">{before}</del>
      </>
    )
  const change = wordChange(before, after)
  if (!change)
    return (
      <>
        <span className="text-soft">from</span> <del className="text-soft no-underline">{before}</del>{' '}
        <span className="text-soft">to</span> <ins className="font-semibold no-underline">{after}</ins>
      </>
    )
  return (
    <>
      <span className="text-soft">{change.lead}</span>{' '}
      {change.gone && <del className="text-soft decoration-chilli">{change.gone}</del>}{' '}
      {change.come && <ins className="font-semibold no-underline">{change.come}</ins>}{' '}
      <span className="text-soft">{change.tail}</span>
    </>
  )
}
