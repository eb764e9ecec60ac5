import * as contract from '@sizzle/contract/payments.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { owedByHand } from '@sizzle/domain/payment/free-payments.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { ownOrLent } from '../accounts/approvals/lent-right.ts'
import { type AuditEntry, addAudit } from '../kit/audit.sql.ts'
import { personOf, type WriteContext } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import { giveBackByHand, giveBackEdited } from './by-hand.ts'
import { lockPaymentsOfOrder, type PaymentRow, refundFor } from './payments.sql.ts'
import { isByCard } from './request-refund.ts'
import { paidPart } from './settle-edit.ts'

/**
 * What was paid over the counter for a cancelled order is settled when it is back in the customer's hand; once. So is what
 * an edit made an order cheaper, which whoever may edit may hand out.
 */
export const giveCashBack = operation(contract.giveCashBack, async ({ orderId, approvalId }, context) => {
  const { tx, who } = context
  const person = personOf(who)
  const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'payment.take', order.location_id)) return refuse({ code: 'order_not_found' })
  if (order.money_given_up_at) return refuse({ code: 'cash_not_owed' })
  const payments = await lockPaymentsOfOrder(tx, order)
  if (order.status !== 'cancelled' && payments.some((payment) => owedByHand(paidPart(payment)) > 0))
    return ok(await record(context, order, payments, giveBackEdited))
  const asked = { subject: `order:${orderId}`, amount: leftByHand(payments), locationId: order.location_id }
  const right = await ownOrLent(context, { action: 'giveCashBack', ...asked }, approvalId)
  if (!right.ok) return right

  const [byHand] = payments.filter((payment) => !isByCard(payment))
  if (!byHand && payments.length > 0) return refuse({ code: 'payment_by_provider' })
  const before = byHand && (await refundFor(tx, byHand, 'by_hand'))
  if (before) return refuse({ code: 'cash_given_back', by: before.requested_by_name, at: before.requested_at })
  if (!byHand || order.status !== 'cancelled' || order.payment_status !== 'paid')
    return refuse({ code: 'cash_not_owed' })
  return ok(await record(context, order, payments, giveBackByHand, right.value.approvedBy))
})

/** What the customer paid over the counter and has not got back. */
function leftByHand(payments: readonly PaymentRow[]): Cents {
  return payments
    .filter((payment) => !isByCard(payment))
    .reduce((sum, { amount, asked_back }) => sum + amount - asked_back, 0)
}

type GiveBack = typeof giveBackByHand

async function record(
  { tx, now, who, requestId }: WriteContext,
  order: OrderRow,
  payments: readonly PaymentRow[],
  giveBack: GiveBack,
  approvedBy?: AuditEntry['approvedBy'],
) {
  const person = personOf(who)
  const by = { id: person.userId, name: person.name }
  const { refundId, amount, returned } = await giveBack({ tx, now }, order, payments, by)
  await addAudit(tx, person, requestId, {
    action: 'giveCashBack',
    subject: `order:${order.id}`,
    locationId: order.location_id,
    after: { refundId, amount, returned },
    approvedBy,
  })
  const message = `${order.short_number}: ${formatCad(returned)} given back`
  return { orderId: order.id, refundId, amount, returned, message }
}
