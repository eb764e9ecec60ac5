import * as contract from '@sizzle/contract/board.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { takePayment } from '@sizzle/domain/payment/payment-status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { addEvent, lockOrder, savePayment } from './orders.sql.ts'

/** Back-office §6: what the order itself says; the event beside it names the person. */
const PROCESSED_BY = 'admin'

/** "Collect Cash Payment": money at the counter, recorded once. */
export const processOrderPayment = operation(contract.processOrderPayment, async ({ orderId }, { tx, who, now }) => {
  const person = personOf(who)
  const order = await lockOrder(tx, orderId)
  if (!order || !mayAt(person, 'payment.take', order.location_id)) return refuse({ code: 'order_not_found' })

  const taken = takePayment({ status: order.status, paymentStatus: order.payment_status }, now)
  if (!taken.ok) return refuse({ ...taken.refusal, paidAt: order.paid_at })

  const { version, payment_method } = await savePayment(tx, order, now, PROCESSED_BY)
  await addEvent(tx, order, {
    kind: 'payment',
    status: order.status,
    at: now,
    actor_id: person.userId,
    actor_name: person.name,
    note: `${formatCad(order.total)} taken at the counter`,
  })
  await announce(tx, 'order.changed', { id: orderId, version, locationId: order.location_id, userId: order.user_id })
  return ok({
    orderId,
    paymentStatus: taken.value.paymentStatus,
    transactionId: `manual-${orderId}`,
    amount: order.total,
    method: payment_method,
    processedBy: PROCESSED_BY,
    processedAt: now,
  })
})
