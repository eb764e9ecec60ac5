import type { DishTicks, TicketTicks, Topic } from '@sizzle/contract/live.ts'
import type { Tx } from '../db/sql.ts'
import { insertChange, insertChanges } from './live.sql.ts'

/** `version` is left out where the row has none: screens that show the row then always read it again. */
type Announcement = {
  id: string
  version?: number
  locationId?: string
  userId?: string | null
  ticks?: TicketTicks
  dishes?: DishTicks
}
const NO_VERSION = 0

/** Tells every open screen that something has another version now; it goes out when, and only if, the transaction commits. */
export function announce(tx: Tx, topic: Topic, about: Announcement): Promise<void> {
  insertChange(tx, {
    topic,
    entity_id: about.id,
    location_id: about.locationId ?? null,
    user_id: about.userId ?? null,
    version: about.version ?? NO_VERSION,
    content: about.ticks ?? about.dishes ?? null,
  })
  return Promise.resolve()
}

/** One statement for all of them. */
export function announceAll(
  tx: Tx,
  topic: Topic,
  all: readonly { readonly id: string; readonly version: number }[],
): void {
  if (all.length === 0) return
  insertChanges(
    tx,
    all.map(({ id, version }) => ({ topic, entity_id: id, version })),
  )
}
