import { type Db, sql } from '../kit/db/sql.ts'

export type LedgerRow = {
  id: string
  at: Date
  kind: 'earned' | 'taken-back' | 'adjusted'
  points: number
  orders: number
  spent: number
  order_id: string | null
  order_number: string | null
  order_subtotal: number | null
  location_name: string | null
  actor_name: string | null
  note: string
}

/** Newest first. */
export function ledgerPage(
  db: Db,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db.many<LedgerRow>(sql`
    select e.id::text, e.at, e.kind, e.points, e.orders, e.spent, e.order_id, o.short_number as order_number,
      o.subtotal as order_subtotal, l.name as location_name,
      u.name as actor_name, e.note
    from ledger e
    left join orders o on o.location_id = e.location_id and o.id = e.order_id
    left join locations l on l.id = e.location_id
    left join users u on u.id = e.actor_id
    where e.user_id = ${userId} order by e.at desc, e.id desc limit ${limit} offset ${offset}`)
}

export async function countLedger(db: Db, userId: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::bigint as count from ledger where user_id = ${userId}`,
  )
  return count
}
