import * as contract from '@sizzle/contract/payments.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationsOf, lookupOf, onlyAt } from '../kit/lookup.ts'
import { stagedOperation } from '../kit/operation.ts'
import { changeOrder } from '../orders/change-order.ts'
import { lockOrderAt } from '../orders/orders.sql.ts'
import type { CardPayments } from './card-payments.ts'
import { executeRefund, presentOutcome } from './execute-refund.ts'
import * as money from './payments.sql.ts'
import { requestRefund } from './request-refund.ts'
import { restartRefund } from './restart-refund.ts'

/** Refunds all or part of a card payment; needs the right to cancel with refund. */
export function refundPayment(cards: CardPayments) {
  return stagedOperation(
    contract.refundPayment,
    async ({ paymentId, amount, reason }, { tx, who, now, requestId }) => {
      const person = personOf(who)
      const { payment, order } = await lockedPayment(tx, person, paymentId)
      if (!payment) return refuse({ code: 'payment_not_found' })
      const by = { id: person.userId, name: person.name }
      const refund = await requestRefund({ tx, now }, { payment, amount, cause: 'manager', reason: reason.trim(), by })
      if (!refund.ok) return refund
      const note = `Refund to the card: ${formatCad(amount)}`
      if (order) await changeOrder({ tx, now }, order, { set: {}, event: { kind: 'payment', by, note } })
      await addAudit(tx, person, requestId, {
        action: 'refundPayment',
        subject: `payment:${paymentId}`,
        locationId: payment.location_id,
        after: { refundId: refund.value.refundId, amount, reason },
      })
      return ok({ paymentId, refundId: refund.value.refundId, locationId: payment.location_id })
    },
    async ({ paymentId, refundId, locationId }, { database, clock }) => {
      const at = onlyAt(locationId)
      const refund = await executeRefund(cards, { id: refundId, at }, clock)
      const payment = await money.paymentById(database.db, { id: paymentId, at })
      return ok({
        paymentId,
        refund: { id: refundId, ...presentOutcome(refund) },
        left: payment ? payment.amount - payment.asked_back : 0,
      })
    },
  )
}

export function retryRefund(cards: CardPayments) {
  return stagedOperation(
    contract.retryRefund,
    async ({ refundId }, { tx, who, now, requestId }) => {
      const person = personOf(who)
      const refund = await money.refundById(tx, { id: refundId, at: locationsOf(person) })
      if (!refund || !mayAt(person, 'order.cancel', refund.location_id)) return refuse({ code: 'refund_not_found' })
      const restarted = await restartRefund({ tx, now }, lookupOf(refund), { id: person.userId, name: person.name })
      if (!restarted.ok) return restarted
      await addAudit(tx, person, requestId, {
        action: 'retryRefund',
        subject: `refund:${refundId}`,
        locationId: refund.location_id,
      })
      return restarted
    },
    async ({ refundId, locationId }, { clock }) => {
      const refund = await executeRefund(cards, { id: refundId, at: onlyAt(locationId) }, clock)
      return ok({ refund: { id: refundId, ...presentOutcome(refund) } })
    },
  )
}

async function lockedPayment(tx: Tx, person: Person, paymentId: string) {
  const payment = await money.paymentById(tx, { id: paymentId, at: locationsOf(person) })
  if (!payment || !mayAt(person, 'order.cancel', payment.location_id)) return { payment: undefined, order: null }
  const { location_id, order_id } = payment
  // The order before its payment, as everywhere.
  const order = order_id === null ? null : await lockOrderAt(tx, location_id, order_id)
  return { payment: await money.lockPayment(tx, { location_id, payment_id: payment.id }), order }
}
