import { type HandPayment, handIfCancelled, handMoney, keptOf } from '@sizzle/domain/payment/hand-money.ts'
import type { MoneyBack } from '@sizzle/domain/payment/money-back.ts'
import type { Tender, TenderPayment } from '@sizzle/domain/pricing/tenders.ts'
import { type Db, sql } from '../kit/db/sql.ts'

type Order = {
  location_id: string
  id: string
  status: string
  payment_status: string
  total: number
  version: number
  money_given_up_at?: Date | null
}
type Priced = Pick<Order, 'status' | 'payment_status' | 'total' | 'money_given_up_at'>
type TakenRow = {
  id: string
  tender: Tender
  by_provider: boolean
  amount: number
  freed: number
  asked_back: number
  refunded: number
  tip_part: number
  cash_rounding: number
  /** Of all that went back, and of what edits gave back. */
  rounded_back: number
  edited_back: number
  edited_rounding: number
  at: string
}
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

export function moneyOf(order: Priced, row: MoneyRow | undefined) {
  return {
    moneyBack: moneyBackOf(order, row),
    payments: (row?.payments ?? []).map(presentPayment),
    paymentIntentId: row?.payment_intent_id ?? null,
  }
}

type FirstPayment = { readonly id: string } & Pick<TenderPayment, 'tender' | 'amount' | 'tipPart' | 'cashRounding'> & {
    readonly at: Date
  }

/** The money of an order that has had this one payment by hand, and nothing else. */
export function moneyOfFirst(order: Pick<Order, 'id' | 'status' | 'payment_status' | 'total'>, payment: FirstPayment) {
  const { id, tender, amount, tipPart, cashRounding, at } = payment
  const taken = {
    ...{ id, tender, by_provider: false, amount, tip_part: tipPart, cash_rounding: cashRounding, at: at.toISOString() },
    ...{ freed: 0, asked_back: 0, refunded: 0, rounded_back: 0, edited_back: 0, edited_rounding: 0 },
  }
  const nothingBack = { refunded: 0, under_way: 0, failed: 0, by_hand: 0 }
  return moneyOf(order, {
    order_id: order.id,
    left: amount,
    ...nothingBack,
    payment_intent_id: null,
    payments: [taken],
  })
}

function moneyBackOf(order: Priced, row: MoneyRow | undefined): MoneyBack {
  if (!row) return { refunded: 0, underWay: 0, failed: 0, left: order.payment_status === 'paid' ? order.total : 0 }
  const { refunded, under_way: underWay, failed, left, by_hand: byHand } = row
  const payments = row.payments.map(handPayment)
  const edited = row.payments.reduce((sum, one) => sum + (one.by_provider ? one.edited_back : 0), 0)
  const hand = handMoney(payments, order.status === 'cancelled')
  if (order.money_given_up_at) return withoutGivenUp({ refunded, underWay, failed, left, hand }, payments)
  const wouldBe = order.status === 'cancelled' ? [] : handIfCancelled(payments)
  return {
    ...{ refunded, underWay, failed, left },
    ...(edited > 0 && { edited }),
    ...(byHand > 0 && { byHand }),
    ...(hand.length > 0 && { hand }),
    ...(wouldBe.length > 0 && { handIfCancelled: wouldBe }),
  }
}

/** What a person would give back is nobody's any more; a card's provider may still send its part. */
function withoutGivenUp({ left, hand = [], ...money }: MoneyBack, payments: readonly HandPayment[]): MoneyBack {
  const byHand = handIfCancelled(payments).reduce((sum, { amount }) => sum + amount, 0)
  const returned = hand.flatMap((one) => (one.refunded > 0 ? [{ ...one, toGive: 0 }] : []))
  return { ...money, left: left - byHand, ...(returned.length > 0 && { hand: returned }) }
}

function handPayment(row: TakenRow): HandPayment {
  const { tender, amount, freed, refunded } = row
  return {
    tender,
    isByProvider: row.by_provider,
    amount,
    cashRounding: row.cash_rounding,
    freed,
    askedBack: row.asked_back,
    refunded,
    roundedBack: row.rounded_back,
    edited: { amount: row.edited_back, cashRounding: row.edited_rounding },
  }
}

/** What of it settles the order, in the coins that stay for it. */
function presentPayment(row: TakenRow) {
  return { id: row.id, tender: row.tender, ...keptOf(handPayment(row)), tipPart: row.tip_part, at: new Date(row.at) }
}

function paymentsOfOrders(db: Db, locationId: string, orders: readonly Order[]) {
  return db.many<MoneyRow>(sql`
    select p.order_id, sum(p.amount - p.asked_back)::int as left, sum(p.refunded)::int as refunded,
           sum(p.asked_back - p.refunded)::int as under_way,
           sum(back.failed)::int as failed,
           min(p.provider_payment_id) as payment_intent_id,
           jsonb_agg(jsonb_build_object('id', p.id, 'tender', p.tender, 'by_provider', p.provider in ('stripe', 'sandbox'), 'amount', p.amount,
                                        'freed', p.freed, 'asked_back', p.asked_back, 'refunded', p.refunded, 'tip_part', p.tip_part,
                                        'cash_rounding', p.cash_rounding, 'rounded_back', back.rounded, 'edited_back', back.edited,
                                        'edited_rounding', back.edited_rounding, 'at', p.captured_at) order by p.captured_at, p.id) as payments,
           sum(case when p.provider in ('stripe', 'sandbox') then 0 else greatest(p.freed - p.asked_back, 0) end)::int as by_hand
    from payments p
    cross join lateral (
      select coalesce(sum(r.amount) filter (where r.state = 'failed'), 0)::int as failed,
             coalesce(sum(r.cash_rounding) filter (where r.state = 'succeeded'), 0)::int as rounded,
             coalesce(sum(r.amount) filter (where r.state = 'succeeded' and r.cause = 'edited'), 0)::int as edited,
             coalesce(sum(r.cash_rounding) filter (where r.state = 'succeeded' and r.cause = 'edited'), 0)::int as edited_rounding
      from refunds r where r.location_id = p.location_id and r.payment_id = p.id
    ) back
    where p.location_id = ${locationId} and p.order_id = any(${orders.map(({ id }) => id)}::uuid[])
    group by p.order_id`)
}

export async function moneyOfOrder(db: Db, order: Order): Promise<MoneyBack> {
  return (await moneyOfOrders(db, order.location_id, [order]))(order).moneyBack
}
