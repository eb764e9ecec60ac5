import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { timeOfHouse } from '../../../ui/clock.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { type Figures, figuresQuery, type RouteFigures } from './status-query.ts'
import { callWords, slowest } from './status-words.ts'

/** From here on a press feels slow, whatever it asks for. */
const MOST_LAG_MS = 100
/** 19 of 20 calls of one kind stay below it. */
const MOST_P95_MS = 500

const TILES: readonly StatTile<Figures>[] = [
  { label: 'Calls a minute', figure: ({ requests }: Figures) => String(requests.perMinute) },
  {
    label: 'Failed calls',
    figure: ({ requests }: Figures) => String(requests.failed),
    note: () => 'target: 0',
    isAlarming: ({ requests }: Figures) => requests.failed > 0,
  },
  {
    label: 'Server lag (p99)',
    figure: ({ eventLoop }: Figures) => `${eventLoop.p99Ms} ms`,
    note: () => `target: under ${MOST_LAG_MS} ms`,
    isAlarming: ({ eventLoop }: Figures) => eventLoop.p99Ms >= MOST_LAG_MS,
  },
  {
    label: 'Waiting for the database',
    figure: ({ pool }: Figures) => String(pool.waiting),
    note: () => 'target: 0',
    isAlarming: ({ pool }: Figures) => pool.waiting > 0,
  },
]

/** What the process counts, with the routes that take longest: asked for once somebody wants to see it. */
export function FiguresPanel() {
  return (
    <Fold title="For support: figures and the slowest calls" titleLook="text-soft">
      <FiguresNow />
    </Fold>
  )
}

function FiguresNow() {
  const figures = useQuery(figuresQuery())
  const [isAsking, setAsking] = useState(false)
  const reset = useWish('/resetMetrics', {
    onDone: () => setAsking(false),
    onSettled: () => figures.refetch(),
  })
  const { data } = figures
  return (
    <section aria-label="Figures" className="grid gap-4 pt-1">
      {data && (
        <header className="grid gap-1">
          <p className="font-semibold">{verdictOf(data)}</p>
          <p className="text-pretty text-soft">
            Targets: no failed calls, a lag under {MOST_LAG_MS} ms, nothing that waits for the database, and 95% of each
            call within {MOST_P95_MS} ms. Tell support what is red.
          </p>
        </header>
      )}
      {figures.error && !data && (
        <LoadProblem isPart {...problemOf(figures.error)} onRetry={() => void figures.refetch()} />
      )}
      <StatTiles tiles={TILES} stats={data} isPending={figures.isPending} />
      {data && data.routes.length > 0 && <Routes routes={slowest(data.routes)} />}
      {data && (
        <footer className="flex flex-wrap items-center gap-3">
          <p className="mr-auto text-soft">
            Counted since {timeOfHouse(data.since, 'moment')}; memory {data.memoryMb} MB.
          </p>
          <button type="button" className={button('quiet', 'px-4!')} onClick={() => setAsking(true)}>
            Start counting again
          </button>
        </footer>
      )}
      {isAsking && (
        <ConfirmDialog
          question="Start counting again? All figures so far are cleared, also for support."
          confirmLabel="Clear the figures"
          isBusy={reset.isPending}
          whyNot={reset.whyNot}
          problem={reset.sentence}
          onConfirm={() => reset.send({})}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** Of fewer calls one that was slow by chance says nothing. */
function isSlow({ count, p95Ms }: Pick<RouteFigures, 'count' | 'p95Ms'>): boolean {
  return count >= 20 && p95Ms > MOST_P95_MS
}

/** What an owner reads of it all. */
function verdictOf(figures: Figures): string {
  const over = TILES.filter(({ isAlarming }) => isAlarming?.(figures)).map(({ label }) => label)
  const slow = figures.routes.filter(isSlow).length
  const all = [...over, ...(slow > 0 ? [slow === 1 ? '1 slow call' : `${slow} slow calls`] : [])]
  return all.length === 0 ? 'All figures are within their targets.' : `Over target: ${all.join(', ')}.`
}

const FIGURE = 'pr-4 text-right last:pr-0'
/** A phone has room for what has a target. */
const MORE = `${FIGURE} max-sm:hidden`
const HEADS = [
  ['Times', FIGURE],
  ['Refused', MORE],
  ['Failed', FIGURE],
  ['Half within (p50)', MORE],
  ['95% within (p95)', `${FIGURE} max-sm:pr-0`],
  ['Slowest', MORE],
] as const

function Routes({ routes }: { routes: readonly RouteFigures[] }) {
  return (
    <section
      aria-label="The slowest calls"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised p-4"
    >
      <table className="w-full text-left tabular-nums sm:min-w-max sm:whitespace-nowrap">
        <caption className="sr-only">The slowest calls</caption>
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="py-1 pr-4 font-normal">
              Call
            </th>
            {HEADS.map(([head, look]) => (
              <th key={head} scope="col" className={`${look} py-1 align-bottom font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {routes.map(({ route, count, refused, failed, p50Ms, p95Ms, maxMs }) => (
            <tr key={route} className="border-t border-line">
              <th scope="row" title={route} className="py-1.5 pr-4 font-normal">
                {callWords(route)}
              </th>
              <td className={FIGURE}>{count}</td>
              <td className={MORE}>{refused}</td>
              <td className={`${FIGURE} ${failed > 0 ? 'font-semibold text-chilli' : ''}`}>{failed}</td>
              <td className={MORE}>{p50Ms} ms</td>
              <td
                className={`${FIGURE} whitespace-nowrap max-sm:pr-0 ${isSlow({ count, p95Ms }) ? 'font-semibold text-chilli' : ''}`}
              >
                {p95Ms} ms
              </td>
              <td className={MORE}>{maxMs} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
