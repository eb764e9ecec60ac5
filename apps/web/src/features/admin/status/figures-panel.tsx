import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { Fold } from '../../../ui/fold.tsx'
import { StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { type Figures, figuresQuery, type RouteFigures } from './status-query.ts'
import { callWords, slowest } from './status-words.ts'

const TILES = [
  { label: 'Calls a minute', figure: ({ requests }: Figures) => String(requests.perMinute) },
  {
    label: 'Failed calls',
    figure: ({ requests }: Figures) => String(requests.failed),
    isAlarming: ({ requests }: Figures) => requests.failed > 0,
  },
  { label: 'Delay', figure: ({ eventLoop }: Figures) => `${eventLoop.p99Ms} ms` },
  { label: 'Waits for the database', figure: ({ pool }: Figures) => String(pool.waiting) },
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
  const reset = useWish('/resetMetrics', {
    onDone: () => void figures.refetch(),
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  const { data } = figures
  return (
    <section aria-label="Figures" className="grid gap-4 pt-1">
      <header className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-soft">
          {data && `Since ${deviceClock().moment(data.since)}; memory ${data.memoryMb} MB.`}
        </p>
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={reset.isPending}
          onClick={() => reset.send({})}
        >
          Start counting again
        </button>
      </header>
      {figures.error && !data && (
        <LoadProblem isPart sentence={sentenceOf(figures.error)} onRetry={() => void figures.refetch()} />
      )}
      <StatTiles tiles={TILES} stats={data} isPending={figures.isPending} />
      {data && data.routes.length > 0 && <Routes routes={slowest(data.routes)} />}
    </section>
  )
}

const FIGURE = 'pr-4 text-right last:pr-0'

function Routes({ routes }: { routes: readonly RouteFigures[] }) {
  return (
    <section
      aria-label="The slowest calls"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised p-4"
    >
      <table className="w-full min-w-max text-left whitespace-nowrap tabular-nums">
        <caption className="sr-only">The slowest calls</caption>
        <thead className="text-sm text-soft">
          <tr>
            {['Call', 'Times', 'Refused', 'Failed', 'Half are done within', '19 of 20 within', 'Slowest'].map(
              (head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={`py-1 pr-4 font-normal ${index === 0 ? '' : 'text-right last:pr-0'}`}
                >
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {routes.map(({ route, count, refused, failed, p50Ms, p95Ms, maxMs }) => (
            <tr key={route} className="border-t border-line">
              <th scope="row" title={route} className="py-1.5 pr-4 font-normal">
                {callWords(route)}
              </th>
              <td className={FIGURE}>{count}</td>
              <td className={FIGURE}>{refused}</td>
              <td className={FIGURE}>{failed}</td>
              <td className={FIGURE}>{p50Ms} ms</td>
              <td className={FIGURE}>{p95Ms} ms</td>
              <td className={FIGURE}>{maxMs} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
