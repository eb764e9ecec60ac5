import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import type { Tender, TenderPayment } from '@sizzle/domain/pricing/tenders.ts'
import { type Db, sql } from '../kit/db/sql.ts'

type Order = { location_id: string; id: string; payment_status: string; total: number; version: number }
type TakenRow = { tender: Tender; amount: number; tip_part: number; cash_rounding: number; at: string }
type MoneyRow = {
  order_id: string
  left: number
  refunded: number
  under_way: number
  failed: number
  /** To be given back by hand since an edit. */
  by_hand: number
  payment_intent_id: string | null
  payments: readonly TakenRow[]
}

/** What became of the money of these orders of one location; nothing is read for orders that nobody can have paid yet. */
export async function moneyOfOrders(db: Db, locationId: string, orders: readonly Order[]) {
  const paid = orders.filter(
    // A part that is paid gives an order its next version.
    ({ payment_status, version }) => payment_status === 'paid' || payment_status === 'refunded' || version > 1,
  )
  const rows = paid.length === 0 ? [] : await paymentsOfOrders(db, locationId, paid)
  const byOrder = new Map(rows.map((row) => [row.order_id, row]))
  return (order: Order) => moneyOf(order, byOrder.get(order.id))
}

export function moneyOf(order: Pick<Order, 'payment_status' | 'total'>, row: MoneyRow | undefined) {
  return {
    moneyBack: moneyBackOf(order, row),
    payments: (row?.payments ?? []).map(presentPayment),
    paymentIntentId: row?.payment_intent_id ?? null,
  }
}

type FirstPayment = Pick<TenderPayment, 'tender' | 'amount' | 'tipPart' | 'cashRounding'> & { readonly at: Date }

/** The money of an order that has had this one payment by hand, and nothing else. */
export function moneyOfFirst(order: Pick<Order, 'id' | 'payment_status' | 'total'>, payment: FirstPayment) {
  const { tender, amount, tipPart, cashRounding, at } = payment
  const taken = { tender, amount, tip_part: tipPart, cash_rounding: cashRounding, at: at.toISOString() }
  const nothingBack = { refunded: 0, under_way: 0, failed: 0, by_hand: 0 }
  return moneyOf(order, {
    order_id: order.id,
    left: amount,
    ...nothingBack,
    payment_intent_id: null,
    payments: [taken],
  })
}

function moneyBackOf(order: Pick<Order, 'payment_status' | 'total'>, row: MoneyRow | undefined): MoneyBack {
  if (!row) return { refunded: 0, underWay: 0, failed: 0, left: order.payment_status === 'paid' ? order.total : 0 }
  const { refunded, under_way: underWay, failed, left, by_hand: byHand } = row
  return { refunded, underWay, failed, left, ...(byHand > 0 && { byHand }) }
}

function presentPayment({ tender, amount, tip_part, cash_rounding, at }: TakenRow) {
  return { tender, amount, tipPart: tip_part, cashRounding: cash_rounding, at: new Date(at) }
}

function paymentsOfOrders(db: Db, locationId: string, orders: readonly Order[]) {
  return db.many<MoneyRow>(sql`
    select p.order_id, sum(p.amount - p.asked_back)::int as left, sum(p.refunded)::int as refunded,
           sum(p.asked_back - p.refunded)::int as under_way,
           coalesce(sum((select sum(r.amount) from refunds r
                         where r.location_id = p.location_id and r.payment_id = p.id and r.state = 'failed')), 0)::int as failed,
           min(p.provider_payment_id) as payment_intent_id,
           jsonb_agg(jsonb_build_object('tender', p.tender, 'amount', p.amount - p.freed, 'tip_part', p.tip_part,
                                        'cash_rounding', p.cash_rounding, 'at', p.captured_at) order by p.captured_at, p.id) as payments,
           sum(case when p.provider in ('stripe', 'sandbox') then 0 else greatest(p.freed - p.asked_back, 0) end)::int as by_hand
    from payments p where p.location_id = ${locationId} and p.order_id = any(${orders.map(({ id }) => id)}::uuid[])
    group by p.order_id`)
}

export async function moneyOfOrder(db: Db, order: Order): Promise<MoneyBack> {
  return (await moneyOfOrders(db, order.location_id, [order]))(order).moneyBack
}
