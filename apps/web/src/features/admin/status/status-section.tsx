import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { type HealthPart, healthQuery, partsIn } from './status-query.ts'
import { partWords, STATES, summary } from './status-words.ts'

/** Whether the program works: in words for everybody who manages, in figures for admins. */
export function StatusSection({ user }: { user: SessionUser }) {
  const health = useQuery(healthQuery())
  const parts = partsIn(health.data, health.error)
  const askedAt = health.data?.checkedAt
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-5 p-4 sm:p-6">
      <header>
        <h1 className="text-2xl lg:text-3xl">Status</h1>
        <p role="status" className="mt-1 min-h-6 text-soft">
          {parts && summary(parts)}
        </p>
        <p className="min-h-5 text-sm text-soft">{askedAt && `Asked at ${deviceClock().time(askedAt)}`}</p>
      </header>
      {health.isPending && <Skeleton className="h-48 w-full" />}
      {health.error && !parts && (
        <LoadProblem sentence={sentenceOf(health.error)} onRetry={() => void health.refetch()} />
      )}
      {parts && (
        <ul aria-label="Parts" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </ul>
      )}
      {may(user, 'metrics.see') && <FiguresPanel />}
    </div>
  )
}

const MARKS: Readonly<Record<HealthPart['status'], string>> = {
  ok: 'text-soft',
  degraded: 'rounded-control bg-saffron-soft px-2 text-saffron-ink',
  down: 'rounded-control bg-chilli-soft px-2 text-chilli',
}

function Part({ part }: { part: HealthPart }) {
  const { title, sentence } = partWords(part)
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <p className={`font-semibold ${MARKS[part.status]}`}>{STATES[part.status]}</p>
      </div>
      <p className="mt-1">{sentence}</p>
      {part.cause && <p className="mt-1 text-sm break-words text-soft">{part.cause}</p>}
    </li>
  )
}
