import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { DepartingPerson } from './person-parts.sql.ts'

export function paymentsOf(db: Db, userId: string) {
  return db.many<Record<string, unknown>>(sql`
    select s.created_at, s.location_id, s.state, s.provider, s.amount as amount_cents, s.paid_at, s.snapshot,
           (select json_agg(json_build_object('amount_cents', p.amount, 'refunded_cents', p.refunded, 'at', p.captured_at))
              from payments p where (p.location_id, p.session_id) = (s.location_id, s.id)) as payments
    from payment_sessions s where s.user_id = ${userId} order by s.created_at`)
}

/** Money that is on its way still needs to know whose it is. */
export async function hasPaymentUnderWay(db: Db, userId: string): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (select from payment_sessions where user_id = ${userId} and state = 'open') as found`)
  return found
}

const FORMER = { name: 'Former customer', email: '', phone: '', firebaseId: null }

/** Amounts, dishes and times stay; whose they were goes, from the frozen carts and from what was noted beside them. */
export async function eraseFromPayments(tx: Tx, { userId, email }: DepartingPerson) {
  await tx.run(sql`
    update sandbox_checkouts set customer_email = ''
    where reference in (select id from payment_sessions where user_id = ${userId})`)
  await tx.run(sql`
    update payment_alerts set detail = detail - 'customer'
    where (location_id, session_id) in (select location_id, id from payment_sessions where user_id = ${userId})
       or (location_id, order_id) in (select location_id, id from orders where user_id = ${userId})`)
  await tx.run(
    sql`update refunds set requested_by_name = 'Former customer', reason = '' where requested_by = ${userId}`,
  )
  // An event that is still to be worked off is kept as it came, or it could not be.
  await tx.run(sql`
    update webhook_failures set payload = '{}' where resolved_at is not null and strpos(lower(payload), lower(${email})) > 0`)
  return tx.run(sql`
    update payment_sessions
    set snapshot = snapshot || jsonb_build_object(
          'payload', (snapshot->'payload') - '{deliveryInfo,specialInstructions}'::text[] || jsonb_build_object(
            'customerInfo', ${JSON.stringify(FORMER)}::jsonb,
            'items', (select coalesce(jsonb_agg(item - 'note' order by n), '[]')
                      from jsonb_array_elements(snapshot->'payload'->'items') with ordinality as asked (item, n))),
          'lines', (select coalesce(jsonb_agg(line || '{"note": ""}' order by n), '[]')
                    from jsonb_array_elements(snapshot->'lines') with ordinality as frozen (line, n))),
        created_by_name = case when created_by = ${userId} then 'Former customer' else created_by_name end
    where user_id = ${userId}`)
}
