import type { Job } from '../kit/jobs/worker.ts'
import { announce } from '../kit/live/announce.ts'
import { lockOrderAt } from '../orders/orders.sql.ts'
import { fireTickets } from '../orders/tell-stations.ts'
import { moveOpenTickets } from '../orders/tickets.sql.ts'
import { ordersToFire, strayTickets } from './ticket-lists.sql.ts'

export const FIRE_JOB = 'fire-tickets'
export const FIRE_TIMETABLE = [{ task: FIRE_JOB, cron: '* * * * *' }]

/** After a standstill of this length, an order that was started early and taken back has to be started by hand. */
const LOOKS_BACK_MS = 2 * 3_600_000
const MOST_AT_ONCE = 200

/**
 * Tells the stations of orders whose time has come. Each order by itself and under its lock, so any number of repeats tells once.
 * What was told to a station in the moment of its removal is told to the default one.
 */
export const fireDueTickets: Job = async (_payload, { database, now }) => {
  const at = now()
  const since = new Date(at.getTime() - LOOKS_BACK_MS)
  for (const { location_id, id } of await ordersToFire(database.db, at, { since, limit: MOST_AT_ONCE }))
    await database.transaction(async (tx) => {
      const order = await lockOrderAt(tx, location_id, id)
      const isDue = order.fire_at === null || order.fire_at <= at
      if (!isDue || (order.status !== 'pending' && order.status !== 'preparing')) return
      const { version, user_id: userId } = order
      if (await fireTickets({ tx, now: at }, order))
        await announce(tx, 'order.changed', { id, version, locationId: location_id, userId })
    })
  for (const { location_id, to } of await strayTickets(database.db))
    await database.transaction(async (tx) => {
      await moveOpenTickets(tx, location_id, to)
      await announce(tx, 'location.changed', { id: location_id, locationId: location_id })
    })
}
