import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { announce } from '../kit/live/announce.ts'
import type { Lookup } from '../kit/lookup.ts'
import { type Author, type Books, changeOrder, THE_SYSTEM } from '../orders/change-order.ts'
import { lockOrderAt } from '../orders/orders.sql.ts'
import * as rows from './payments.sql.ts'
import { queueRefund, refundKey } from './request-refund.ts'

/** Tries a failed refund again, under a new key: with the old one the provider would only repeat its answer. */
export async function restartRefund(books: Books, lookup: Lookup, by: Author = THE_SYSTEM) {
  const { tx } = books
  const seen = await rows.refundById(tx, lookup)
  if (!seen) return refuse({ code: 'refund_not_found' })
  const order = seen.order_id ? await lockOrderAt(tx, seen.location_id, seen.order_id) : null
  const payment = await rows.lockPayment(tx, seen)
  const refund = await rows.lockRefund(tx, seen)
  if (refund?.state !== 'failed' || refund.cause === 'provider') return refuse({ code: 'refund_not_failed' })
  const left = payment.amount - payment.asked_back
  if (!(await rows.askBack(tx, payment, refund.amount))) return refuse({ code: 'refund_exceeds_payment', left })
  await rows.restartRefund(tx, refund, refundKey(refund.id, refund.key_number + 1))
  await announce(tx, 'payment.changed', { id: payment.id, locationId: payment.location_id })
  const note = `Refund of ${formatCad(refund.amount)} asked for again`
  if (order) await changeOrder(books, order, { set: {}, event: { kind: 'payment', by, note } })
  const { id: refundId, location_id: locationId } = refund
  await queueRefund(tx, { refundId, locationId }, undefined)
  return ok({ refundId, locationId })
}
