import type { OwnTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import type { OrderRow } from './orders.sql.ts'

/** An order with what the owner wrote for its confirmation: one exchange for both. */
export function orderToTell(db: Db, { id, at }: Lookup) {
  return db.maybe<OrderRow & { own_texts: OwnTexts | null }>(sql`
    select o.*, (select texts from letter_texts where template = 'order_confirmation') as own_texts
    from orders o where (${at}::text[] is null or o.location_id = any(${at})) and o.id = ${id}`)
}
