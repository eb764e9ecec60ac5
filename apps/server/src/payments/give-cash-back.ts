import * as contract from '@sizzle/contract/payments.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { lockOrder } from '../orders/orders.sql.ts'
import { giveBackByHand } from './by-hand.ts'
import { lockPaymentsOfOrder, refundFor } from './payments.sql.ts'
import { isByCard } from './request-refund.ts'

/** What was paid over the counter for a cancelled order is settled when it is back in the customer's hand; once. */
export const giveCashBack = operation(contract.giveCashBack, async ({ orderId }, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'order.cancel', order.location_id)) return refuse({ code: 'order_not_found' })
  const payments = await lockPaymentsOfOrder(tx, order)
  const [byHand] = payments.filter((payment) => !isByCard(payment))
  if (!byHand && payments.length > 0) return refuse({ code: 'payment_by_provider' })
  const before = byHand && (await refundFor(tx, byHand, 'by_hand'))
  if (before) return refuse({ code: 'cash_given_back', by: before.requested_by_name, at: before.requested_at })
  if (!byHand || order.status !== 'cancelled' || order.payment_status !== 'paid')
    return refuse({ code: 'cash_not_owed' })

  const by = { id: person.userId, name: person.name }
  const { refundId, amount, returned } = await giveBackByHand({ tx, now }, order, payments, by)
  await addAudit(tx, person, requestId, {
    action: 'giveCashBack',
    subject: `order:${orderId}`,
    locationId: order.location_id,
    after: { refundId, amount, returned },
  })
  const message = `${order.short_number}: ${formatCad(returned)} given back`
  return ok({ orderId, refundId, amount, returned, message })
})
