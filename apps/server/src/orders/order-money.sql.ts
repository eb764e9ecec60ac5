import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import { type Db, sql } from '../kit/db/sql.ts'

type Order = { location_id: string; id: string; payment_status: string; total: number }
type MoneyRow = { order_id: string; left: number; refunded: number; under_way: number; failed: number }

/** What became of the money of these orders of one location; nothing is read for orders that nobody has paid. */
export async function moneyOfOrders(db: Db, locationId: string, orders: readonly Order[]) {
  const paid = orders.filter(({ payment_status }) => payment_status === 'paid' || payment_status === 'refunded')
  const rows = paid.length === 0 ? [] : await paymentsOfOrders(db, locationId, paid)
  const byOrder = new Map(rows.map((row) => [row.order_id, row]))
  return (order: Order): MoneyBack => {
    const row = byOrder.get(order.id)
    if (!row) return { refunded: 0, underWay: 0, failed: 0, left: order.payment_status === 'paid' ? order.total : 0 }
    return { refunded: row.refunded, underWay: row.under_way, failed: row.failed, left: row.left }
  }
}

function paymentsOfOrders(db: Db, locationId: string, orders: readonly Order[]) {
  return db.many<MoneyRow>(sql`
    select p.order_id, p.amount - p.asked_back as left, p.refunded, p.asked_back - p.refunded as under_way,
           coalesce((select sum(r.amount) from refunds r
                     where r.location_id = p.location_id and r.payment_id = p.id and r.state = 'failed'), 0)::int as failed
    from payments p where p.location_id = ${locationId} and p.order_id = any(${orders.map(({ id }) => id)}::uuid[])`)
}

export async function moneyOfOrder(db: Db, order: Order): Promise<MoneyBack> {
  return (await moneyOfOrders(db, order.location_id, [order]))(order)
}
