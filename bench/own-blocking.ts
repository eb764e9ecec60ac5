import { readFileSync } from 'node:fs'

// How long a page keeps its main thread from answering, by what that thread itself worked: Lighthouse counts from clock to
// clock, and on a machine with few processors most of that is waiting for one.

/** What Lighthouse takes a phone to be slower by. */
const SLOWER = 4
const ANSWERS_MS = 50

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Of the thread's own time, in microseconds as `ts` is. */
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** In milliseconds, from the first thing painted on; as `total-blocking-time` is counted otherwise. */
export function ownBlockingMs(traceFile: string, origin: string): number {
  // What Chromium writes.
  const { traceEvents } = JSON.parse(readFileSync(traceFile, 'utf8')) as { traceEvents: TraceEvent[] }
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  )
  if (!start) throw new Error(`the trace has no way to ${origin}`)
  const painted = traceEvents.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
  )
  if (!painted) throw new Error('the trace has nothing painted')
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - ANSWERS_MS), 0)
}
