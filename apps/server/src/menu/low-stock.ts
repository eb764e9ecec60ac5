import type { StockKey } from '@sizzle/domain/menu/stock.ts'
import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import type { Job } from '../kit/jobs/worker.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import { locationById } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import { lowStockLetter } from '../messages/letters/low-stock-letter.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { managersOf } from '../people/who-runs.sql.ts'
import { noteAlert } from './stock.sql.ts'

export const LOW_STOCK_JOB = 'low-stock'

const Payload = z.object({ locationId: z.string(), kind: z.enum(['item', 'option']), id: z.string() })

/** Letters are written after the order, which does not wait for them. */
export function tellLowStock(tx: Tx, locationId: string, { kind, id }: StockKey): Promise<void> {
  return enqueue(tx, LOW_STOCK_JOB, { locationId, kind, id }, { key: `${LOW_STOCK_JOB}:${locationId}:${kind}:${id}` })
}

/** One letter a day to each manager about a dish or an option that is low. */
export const lowStockJob =
  (links: StaffLinks): Job =>
  async (payload, { database, now }) => {
    const { locationId, ...key } = Payload.parse(payload)
    await database.transaction(async (tx) => {
      const location = await locationById(tx, locationId)
      if (!location) return
      const today = businessDateAt(location, now())
      const low = await noteAlert(tx, locationId, key, today)
      if (!low) return
      for (const manager of await managersOf(tx, locationId))
        await queueEmail(tx, {
          to: { address: manager.email, name: manager.name },
          letter: lowStockLetter({
            managerName: manager.name,
            name: low.name,
            left: low.units_left,
            location,
            menuUrl: links.menuUrlAt(locationId),
          }),
          causedBy: 'house',
          locationId,
          dedupeKey: `stock-low:${locationId}:${key.kind}:${key.id}:${today}:${manager.id}`,
        })
    })
  }
