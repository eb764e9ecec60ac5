import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { freePayments, type PaidPart, settledBy } from '@sizzle/domain/payment/free-payments.ts'
import { type Tender, tipParts } from '@sizzle/domain/pricing/tenders.ts'
import type { OrderSet } from '../orders/change-order.sql.ts'
import type { Author, Books } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import * as rows from './payments.sql.ts'
import { isByCard, requestRefund } from './request-refund.ts'

type NewSums = { readonly total: Cents; readonly tip: Cents }
type GoingBack = { readonly tender: Tender; readonly amount: Cents; readonly isByProvider: boolean }
export type EditMoney = {
  readonly difference: Cents
  readonly left: Cents
  readonly back: readonly GoingBack[]
}

/** What an edit would do to the money of an order: nothing is written. */
export async function planEditMoney(books: Books, order: OrderRow, { total }: NewSums): Promise<EditMoney> {
  const payments = await rows.lockPaymentsOfOrder(books.tx, order)
  return moneyOf(order, total, payments)
}

function moneyOf(order: OrderRow, total: Cents, payments: readonly rows.PaymentRow[]): EditMoney {
  const parts = payments.map(paidPart)
  const back = freePayments(total, parts).flatMap(({ id, back: amount }): GoingBack[] => {
    const part = parts.find((one) => one.id === id)
    return part && amount > 0 ? [{ tender: part.tender, amount, isByProvider: part.isByProvider }] : []
  })
  const isOwed = order.payment_status !== 'refunded'
  return {
    difference: total - order.total,
    left: isOwed ? Math.max(0, total - settledBy(parts)) : 0,
    back,
  }
}

export function paidPart(payment: rows.PaymentRow): PaidPart {
  const { id, tender, amount, freed, asked_back: askedBack } = payment
  return { id, tender, amount, freed, askedBack, isByProvider: isByCard(payment) }
}

/**
 * Settles the difference of an edit in its transaction: what is too much of a payment goes back by its own way, the
 * provider's at once after the commit, and what is missing makes the order unpaid again. The order is locked.
 */
export async function settleEdit(books: Books, order: OrderRow, sums: NewSums, by: Author) {
  const payments = await rows.lockPaymentsOfOrder(books.tx, order)
  const money = moneyOf(order, sums.total, payments)
  const freed = freePayments(sums.total, payments.map(paidPart))
  for (const { id, freed: amount, back } of freed) {
    const payment = payments.find((one) => one.id === id)
    if (!payment) throw new Error(`payment ${id} is not of order ${order.id}`)
    await rows.addFreed(books.tx, payment, amount)
    if (back > 0 && isByCard(payment)) await sendBack(books, payment, back, by)
  }
  const freedOf = new Map(freed.map(({ id, freed: amount }) => [id, amount]))
  const settled = payments.map(({ id, amount, freed: before }) => amount - before - (freedOf.get(id) ?? 0))
  const tips = tipParts(sums, settled)
  const divided = payments.map(({ id }, n) => ({ id, tip: tips[n] ?? 0 }))
  if (divided.length > 0) await rows.divideTip(books.tx, order.location_id, divided)
  return { money, set: statusOf(books, order, money, payments.length > 0) }
}

function statusOf({ now }: Books, order: OrderRow, { left }: EditMoney, isPaidFor: boolean): OrderSet {
  if (!isPaidFor || order.payment_status === 'refunded') return {}
  if (left > 0) return { payment_status: 'unpaid', paid_at: null }
  return { payment_status: 'paid', paid_at: order.paid_at ?? now }
}

async function sendBack(books: Books, payment: rows.PaymentRow, amount: Cents, by: Author) {
  const asked = { payment, amount, cause: 'edited' as const, reason: 'The order was changed', by, atOnce: true }
  const refund = await requestRefund(books, asked)
  if (!refund.ok)
    throw new Error(`${formatCad(amount)} of payment ${payment.id} cannot go back: ${refund.refusal.code}`)
}
