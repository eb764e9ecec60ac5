import { LATENCY_ENDS, type RouteFigures } from '../kit/metrics.ts'
import { type Measured, readMetrics } from './read-metrics.ts'

/** Prometheus' text format, version 0.0.4. */
export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Labels = Readonly<Record<string, string>>
type Sample = readonly [labels: Labels, value: number, ending?: '_bucket' | '_sum' | '_count']

const STATES = { ok: 0, degraded: 1, down: 2 } as const

export async function prometheusText(measured: Measured, now: Date): Promise<string> {
  const { eventLoop, pool, parts } = await readMetrics(measured, now)
  const routes = measured.metrics.routes()
  const late: Sample[] = [
    [{ quantile: '0.5' }, eventLoop.p50Ms / 1000],
    [{ quantile: '0.99' }, eventLoop.p99Ms / 1000],
    [{ quantile: '1' }, eventLoop.maxMs / 1000],
  ]
  return [
    family('sizzle_requests_total', 'counter', 'Answers by route and kind.', routes.flatMap(answers)),
    family('sizzle_request_seconds', 'histogram', 'How long an answer took.', routes.flatMap(latencies)),
    family('sizzle_event_loop_delay_seconds', 'gauge', 'How late work begins.', late),
    family('sizzle_database_connections', 'gauge', 'Connections to the database.', [
      [{ state: 'busy' }, pool.connections - pool.idle],
      [{ state: 'idle' }, pool.idle],
    ]),
    family('sizzle_database_waiting', 'gauge', 'Work that waits for a connection.', [[{}, pool.waiting]]),
    family('sizzle_memory_bytes', 'gauge', 'Memory of this process.', [[{}, process.memoryUsage.rss()]]),
    family(
      'sizzle_part_state',
      'gauge',
      '0 well, 1 degraded, 2 down.',
      parts.map(({ name, status }) => [{ part: name }, STATES[status]]),
    ),
    family(
      'sizzle_part_figure',
      'gauge',
      'What a part counts, such as jobs that wait.',
      parts.flatMap(({ name, figures }) =>
        Object.entries(figures).map(([figure, value]): Sample => [{ part: name, figure }, value]),
      ),
    ),
  ].join('')
}

function answers({ route, count, refused, failed }: RouteFigures): Sample[] {
  return [
    [{ route, kind: 'done' }, count - refused - failed],
    [{ route, kind: 'refused' }, refused],
    [{ route, kind: 'failed' }, failed],
  ]
}

/** Each bucket counts all up to its end. */
function latencies({ route, count, sumMs, buckets }: RouteFigures): Sample[] {
  let seen = 0
  const upTo = LATENCY_ENDS.map((end, at): Sample => {
    seen += buckets[at] ?? 0
    return [{ route, le: String(end / 1000) }, seen, '_bucket']
  })
  return [
    ...upTo,
    [{ route, le: '+Inf' }, count, '_bucket'],
    [{ route }, Math.round(sumMs * 1000) / 1e6, '_sum'],
    [{ route }, count, '_count'],
  ]
}

function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(([labels, value, ending = '']) => `${name}${ending}${labelled(labels)} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function labelled(labels: Labels): string {
  const said = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return said.length === 0 ? '' : `{${said.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
