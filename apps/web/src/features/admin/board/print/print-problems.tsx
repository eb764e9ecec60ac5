import type { AskAnswer, PostInput } from '@sizzle/contract/client.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { api } from '../../../../kit/api.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useSendings } from '../../../../kit/server/wish.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { alertLineLost } from '../../../../kit/sound/alerts.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { Icon } from '../../../../ui/icon.tsx'

type Problem = AskAnswer<'/getPrintProblems'>['problems'][number] & { readonly locationId: string }
type PrintProblemsProps = { user: SessionUser; locationIds: readonly string[] }

/** What printers have not printed, until somebody has seen to it: a cook who trusts the paper misses an order. */
export function PrintProblems({ user, locationIds }: PrintProblemsProps) {
  const answers = useQueries({ queries: locationIds.map((locationId) => ask('/getPrintProblems', { locationId })) })
  const found = answers.flatMap(({ data }, n) =>
    (data?.problems ?? []).map((problem) => ({ ...problem, locationId: locationIds[n] ?? '' })),
  )
  const newest = found.map(({ job }) => job.id).join(' ')
  useEffect(() => {
    if (newest !== '') alertLineLost()
  }, [newest])
  const printers = Map.groupBy(found, ({ job }) => job.printerId)
  return (
    <div role="alert" className="grid empty:hidden">
      {[...printers].map(([printerId, problems]) => (
        <OfPrinter
          key={printerId}
          problems={problems}
          mayDismiss={problems.every(({ locationId }) => mayAt(user, 'order.move', locationId))}
        />
      ))}
    </div>
  )
}

/** So many papers of one printer have a line each. A printer that stands still would cover the board with them. */
const MOST_LINES = 2
/** So many numbers stand in the line for all of them. */
const MOST_NAMED = 3

const dismissal = (input: PostInput<'/dismissPrintProblem'>, key: string) =>
  api.post('/dismissPrintProblem', input, key)

function OfPrinter({ problems, mayDismiss }: { problems: readonly Problem[]; mayDismiss: boolean }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const dismiss = useSendings(dismissal)
  const seen = (some: readonly Problem[]) => {
    for (const { job, locationId } of some)
      dismiss(job.id, { locationId, jobId: job.id }, { onFailed: (error) => toast('error', sentenceOf(error)) })
  }
  const onSeen = mayDismiss ? seen : undefined
  const lines = problems.map((problem) => <Line key={problem.job.id} problem={problem} onSeen={onSeen} />)
  if (problems.length <= MOST_LINES) return lines
  return (
    <div className="bg-chilli-soft">
      <div className={LINE}>
        <Icon name="alert" className="size-5 text-chilli" />
        <AllWords problems={problems} />
        <button
          type="button"
          className={PRESS}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : 'Show all'}
        </button>
        {onSeen && (
          <button
            type="button"
            className={`${PRESS} ${isOpen ? '' : 'max-sm:hidden'}`}
            onClick={() => onSeen(problems)}
          >
            All seen
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="relative max-h-[40dvh] overflow-y-auto border-t border-line">
        {lines}
      </div>
    </div>
  )
}

const LINE = 'flex flex-wrap items-center gap-x-3 bg-chilli-soft px-4 font-semibold max-sm:py-1.5'
const PRESS = 'inline-flex min-h-11 items-center px-2 underline underline-offset-3'

/** 'Printer Pass has not printed 14 papers: TRU-008, TRU-013, TRU-014 and 11 more. The printer has no paper'; a phone names them once they are unfolded. */
function AllWords({ problems }: { problems: readonly Problem[] }) {
  const jobs = problems.map(({ job }) => job)
  const named = jobs.slice(0, MOST_NAMED).map(({ what }) => what)
  const more = jobs.length - named.length
  const numbers = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
  const said = jobs.find(({ problem }) => problem !== '')?.problem
  return (
    <span className="min-w-0 grow basis-48 leading-snug">
      Printer {jobs[0]?.printer} has not printed {jobs.length} papers
      <span className="max-sm:hidden">: {numbers}</span>
      {said && `. ${said}`}
    </span>
  )
}

type LineProps = { problem: Problem; onSeen: ((problems: readonly Problem[]) => void) | undefined }

function Line({ problem, onSeen }: LineProps) {
  const { job, text } = problem
  return (
    <p className={LINE}>
      <Icon name="alert" className="size-5 text-chilli" />
      <span className="grow">
        {text}
        {job.problem !== '' && `: ${job.problem}`}
      </span>
      {onSeen && (
        <button type="button" className={PRESS} onClick={() => onSeen([problem])}>
          Seen<span className="sr-only">: {text}</span>
        </button>
      )}
    </p>
  )
}
