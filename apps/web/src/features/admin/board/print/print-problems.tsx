import type { AskAnswer } from '@sizzle/contract/client.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { alertLineLost } from '../../../../kit/sound/alerts.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { Icon } from '../../../../ui/icon.tsx'

type Problem = AskAnswer<'/getPrintProblems'>['problems'][number]
type PrintProblemsProps = { user: SessionUser; locationIds: readonly string[] }

/** What a printer has not printed, until somebody has seen to it: a cook who trusts the paper misses an order. */
export function PrintProblems({ user, locationIds }: PrintProblemsProps) {
  const answers = useQueries({ queries: locationIds.map((locationId) => ask('/getPrintProblems', { locationId })) })
  const found = answers.flatMap(({ data }, n) =>
    (data?.problems ?? []).map((problem) => ({ ...problem, locationId: locationIds[n] ?? '' })),
  )
  const newest = found.map(({ job }) => job.id).join(' ')
  useEffect(() => {
    if (newest !== '') alertLineLost()
  }, [newest])
  return (
    <div role="alert" className="grid empty:hidden">
      {found.map((problem) => (
        <ProblemLine
          key={problem.job.id}
          problem={problem}
          locationId={problem.locationId}
          mayDismiss={mayAt(user, 'order.move', problem.locationId)}
        />
      ))}
    </div>
  )
}

type ProblemLineProps = { problem: Problem; locationId: string; mayDismiss: boolean }

function ProblemLine({ problem: { job, text }, locationId, mayDismiss }: ProblemLineProps) {
  const dismissing = useWish('/dismissPrintProblem', { onFailed: (error) => toast('error', sentenceOf(error)) })
  return (
    <p className="flex flex-wrap items-center gap-x-3 bg-chilli px-4 py-1.5 font-semibold text-paper">
      <Icon name="alert" className="size-5" />
      <span className="grow">
        {text}
        {job.problem !== '' && `: ${job.problem}`}
      </span>
      {mayDismiss && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center px-2 underline underline-offset-3"
          disabled={dismissing.isPending}
          onClick={() => dismissing.send({ locationId, jobId: job.id })}
        >
          Seen<span className="sr-only">: {text}</span>
        </button>
      )}
    </p>
  )
}
