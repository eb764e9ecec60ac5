import type { Database } from '../kit/db/open.ts'
import { openAlarm } from '../kit/leases/alarm.ts'
import type { Hub } from '../kit/live/hub.ts'
import type { Log } from '../kit/log.ts'
import type { openCalls } from './call-printers.ts'
import type { PrinterPool } from './printer-pool.ts'
import { watchJobs } from './watch-jobs.ts'

/** Behind the events: orders for later, and what waits too long. */
const LOOK_EVERY_MS = 5_000
const REREAD_EVERY_MS = 60_000

type Parts = {
  readonly database: Database
  readonly pool: PrinterPool
  readonly calls: ReturnType<typeof openCalls>
  readonly hub: Hub
  readonly log: Log
  readonly clock: () => Date
}

/** Makes jobs as orders and payments come, and calls the printers that wait to be called. */
export function startWatch({ database, pool, calls, hub, log, clock }: Parts) {
  const alarm = openAlarm()
  let stopped = false
  let news = new Set<string>()
  let lookedAt = 0
  let readAt = clock().getTime()

  hub.onChange(({ topic, entity_id, location_id }) => {
    if (topic === 'printer.changed') pool.heard(entity_id, 'itself')
    else if (topic === 'print.queued') pool.heard(entity_id, 'its jobs')
    else if (topic !== 'order.changed' && topic !== 'payment.changed') return
    if (location_id !== null) news.add(location_id)
    alarm.ring()
  })

  async function look() {
    const heardOf = [...news]
    news = new Set()
    if (clock().getTime() - readAt > REREAD_EVERY_MS) {
      pool.forget()
      readAt = clock().getTime()
    }
    const printers = await pool.all()
    const isRound = performance.now() - lookedAt >= LOOK_EVERY_MS
    if (isRound) lookedAt = performance.now()
    const places = [...new Set(printers.map(({ location_id }) => location_id))]
    const at = isRound ? places : heardOf.filter((id) => places.includes(id))
    if (at.length > 0) await watchJobs(database, at, clock())
    await calls.look()
  }
  async function run() {
    while (!stopped) {
      await look().catch((error: unknown) =>
        log.warn({ err: error }, 'print jobs cannot be looked at; trying again soon'),
      )
      if (stopped) return
      await alarm.wait(LOOK_EVERY_MS)
    }
  }
  const running = run()
  return {
    async stop() {
      stopped = true
      alarm.ring()
      await running
      await calls.stop()
    },
  }
}
