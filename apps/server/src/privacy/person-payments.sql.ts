import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { DepartingPerson } from './person-parts.sql.ts'

export function paymentsOf(db: Db, sessionIds: readonly string[]) {
  return db.many<Record<string, unknown>>(sql`
    select s.created_at, s.location_id, s.state, s.provider, s.amount as amount_cents, s.paid_at, s.snapshot,
           (select json_agg(json_build_object('amount_cents', p.amount, 'refunded_cents', p.refunded, 'at', p.captured_at))
              from payments p where (p.location_id, p.session_id) = (s.location_id, s.id)) as payments
    from payment_sessions s where s.id = any(${sessionIds}::uuid[]) order by s.created_at`)
}

const FORMER = { name: 'Former customer', email: '', phone: '', firebaseId: null }

/** Amounts, dishes and times stay; whose they were goes, from the frozen carts and from what was noted beside them. */
export async function eraseFromPayments(tx: Tx, { userId, email, orderIds, sessionIds }: DepartingPerson) {
  await tx.run(sql`
    update sandbox_checkouts set customer_email = ''
    where reference = any(${sessionIds}::uuid[])`)
  await tx.run(sql`
    update payment_alerts set detail = detail - 'customer'
    where session_id = any(${sessionIds}::uuid[]) or order_id = any(${orderIds}::uuid[])`)
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
    where id = any(${sessionIds}::uuid[])`)
}
