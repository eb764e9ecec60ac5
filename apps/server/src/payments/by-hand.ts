import { randomUUIDv7 } from 'node:crypto'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { owedByHand } from '@sizzle/domain/payment/free-payments.ts'
import { roundingBack } from '@sizzle/domain/payment/hand-money.ts'
import { statusAfterRefunds } from '@sizzle/domain/payment/refund.ts'
import {
  handedOver,
  leftToPay,
  payPart,
  TENDER_LABELS,
  type Tender,
  type TenderPayment,
} from '@sizzle/domain/pricing/tenders.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { type LocationRow, locationEver } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import type { OrderSet } from '../orders/change-order.sql.ts'
import { type Author, type Books, changeOrder } from '../orders/change-order.ts'
import type { NewOrder, OrderRow } from '../orders/orders.sql.ts'
import * as rows from './payments.sql.ts'
import { isByCard } from './request-refund.ts'
import { paidPart } from './settle-edit.ts'

// Money that changes hands over the counter stands in the same books as a card's: a payment, and its refund.

/** What the order itself says; the event beside it names the person (money 26). */
export const PROCESSED_BY = 'admin'

/** As the history of the order tells it. */
export function takenAtCounter(taken: TenderPayment): string {
  const how = taken.tender === 'cash' ? '' : ` (${TENDER_LABELS[taken.tender].toLowerCase()})`
  return `${formatCad(handedOver(taken))} taken at the counter${how}`
}

/** What was paid of a locked order before, and where it stands. */
export type HandFacts = { readonly before: readonly rows.PaymentRow[]; readonly location: LocationRow }
type OrderKey = Pick<OrderRow, 'location_id' | 'id'>
type HandPayment = {
  readonly tender: Tender
  /** Without one it is all that is left to pay. */
  readonly amount?: Cents | undefined
  /** What else changes once nothing is left. */
  readonly set: OrderSet
  readonly note: (taken: TenderPayment) => string
  readonly by: Author
}

export async function handFactsOf(tx: Tx, order: OrderKey): Promise<HandFacts> {
  const [before, location] = await Promise.all([
    rows.lockPaymentsOfOrder(tx, order),
    locationEver(tx, order.location_id),
  ])
  return { before, location }
}

/** A part of an order, or all that is left of it (money 59). The order's row must be locked; it is paid when nothing is left. */
export async function takeByHand(
  books: Books,
  order: OrderRow | NewOrder,
  { before, location }: HandFacts,
  { tender, amount, set, note, by }: HandPayment,
) {
  const settled = before.map(({ amount: paid, freed }) => ({ amount: paid - freed }))
  const owed = leftToPay(order.total, settled)
  const businessDate = businessDateAt(location, books.now)
  const part = payPart(order, settled, { tender, amount: amount ?? owed, businessDate })
  if (!part.ok) return part
  const id = notePayment(books, order, part.value, by)
  const left = owed - part.value.amount
  const isAllCash = [...before, part.value].every((payment) => payment.tender === 'cash')
  const method = isAllCash ? {} : { payment_method: 'manual' }
  const paid = left === 0 ? { ...set, ...method, payment_status: 'paid' as const, paid_at: books.now } : null
  const changed = await changeOrder(books, order, {
    set: paid ?? { payment_status: 'unpaid' },
    event: { kind: 'payment', by, note: note(part.value) },
  })
  return ok({ order: changed, taken: { ...part.value, id }, left })
}

function notePayment({ tx, now }: Books, order: OrderKey, taken: TenderPayment, by: Author): string {
  const id = randomUUIDv7()
  rows.insertPayment(tx, {
    location_id: order.location_id,
    id,
    session_id: null,
    order_id: order.id,
    // No provider of ours holds it, however it was paid at the counter.
    provider: taken.tender === 'cash' ? 'cash' : 'counter',
    provider_payment_id: null,
    amount: taken.amount,
    tender: taken.tender,
    tip_part: taken.tipPart,
    cash_rounding: taken.cashRounding,
    business_date: taken.businessDate,
    captured_at: now,
    taken_by: by.id,
    taken_by_name: by.name,
  })
  return id
}

/** All that is left of what was paid by hand, back into the customer's hand. Order and payments must be locked. */
export function giveBackByHand(books: Books, order: OrderRow, payments: readonly rows.PaymentRow[], by: Author) {
  const parts = payments.flatMap((payment): HandPart[] => {
    const amount = payment.amount - payment.asked_back
    return isByCard(payment) || amount <= 0 ? [] : [{ payment, amount, cause: 'by_hand' }]
  })
  return giveBack(books, order, parts, by)
}

/** Only what an edit made the order cheaper, while it stands. */
export function giveBackEdited(books: Books, order: OrderRow, payments: readonly rows.PaymentRow[], by: Author) {
  const parts = payments.flatMap((payment): HandPart[] => {
    const amount = owedByHand(paidPart(payment))
    return amount <= 0 ? [] : [{ payment, amount, cause: 'edited' }]
  })
  return giveBack(books, order, parts, by)
}

type HandPart = {
  readonly payment: rows.PaymentRow
  readonly amount: Cents
  readonly cause: 'by_hand' | 'edited'
}

async function giveBack(books: Books, order: OrderRow, parts: readonly HandPart[], by: Author) {
  const given: HandRefund[] = []
  for (const part of parts) given.push(await givePart(books, order, part, by))
  const [first] = given
  if (!first) throw new Error(`nothing that was paid by hand for order ${order.id} is left to be given back`)
  const sum = (of: (one: HandRefund) => Cents) => given.reduce((total, one) => total + of(one), 0)
  const [amount, returned] = [sum((one) => one.amount), sum(handedOver)]
  const { paid, refunded } = await rows.sumsOfOrder(books.tx, order)
  await changeOrder(books, order, {
    set: { payment_status: statusAfterRefunds(paid, refunded, order.payment_status === 'unpaid') },
    event: { kind: 'payment', by, note: `${formatCad(returned)} given back by hand` },
    refundId: first.refundId,
  })
  return { refundId: first.refundId, amount, returned }
}

type HandRefund = { readonly refundId: string; readonly amount: Cents; readonly cashRounding: Cents }

async function givePart({ tx, now }: Books, order: OrderRow, part: HandPart, by: Author): Promise<HandRefund> {
  const { payment, amount, cause } = part
  const refundId = randomUUIDv7()
  const before = { askedBack: payment.asked_back, roundedBack: await rows.roundedBackOf(tx, payment) }
  const rounding = roundingBack({ ...payment, ...before, cashRounding: payment.cash_rounding }, amount)
  if (!(await rows.askBack(tx, payment, amount))) throw new Error(`payment ${payment.id} was given back before`)
  await rows.insertRefund(tx, {
    location_id: payment.location_id,
    id: refundId,
    payment_id: payment.id,
    order_id: order.id,
    amount,
    cash_rounding: rounding,
    cause,
    reason: cause === 'edited' ? 'The order was changed' : (order.cancel_reason ?? 'Given back by hand'),
    state: 'succeeded',
    idempotency_key: `by-hand-${refundId}`,
    provider_refund_id: null,
    requested_by: by.id,
    requested_by_name: by.name,
    requested_at: now,
    settled_at: now,
  })
  await rows.addRefunded(tx, payment, amount)
  return { refundId, amount, cashRounding: rounding }
}
