import { LESS_WAS_LEFT } from '@sizzle/domain/payment/session.ts'
import type { Tx } from '../kit/db/sql.ts'
import { senderOf } from '../messages/letters/letter.ts'
import { refundedLetter } from '../messages/letters/refund-letters.ts'
import { queueEmail, withdraw } from '../messages/queue-message.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import type { RefundRow } from './payments.sql.ts'
import { payerOf } from './recipients.sql.ts'

/** Once for each refund that went through; staff may have taken the order without an email address. */
export async function tellRefunded(tx: Tx, refund: RefundRow, order: OrderRow | null): Promise<void> {
  const to = await payerOf(tx, refund)
  if (to.email === '') return
  const isLessLeft = refund.reason === LESS_WAS_LEFT
  await queueEmail(tx, {
    to: { address: to.email, name: to.name },
    letter: refundedLetter({
      customerName: to.name,
      amount: refund.amount,
      // What a manager wrote is for the guest; of an order that was cancelled or changed, another letter has said why. None has
      // said it of money that came after the change.
      reason: order && refund.cause !== 'manager' && !isLessLeft ? '' : refund.reason,
      standsPaid: isLessLeft && order?.payment_status === 'paid' && order.status !== 'cancelled',
      shortNumber: order?.short_number ?? to.other_number,
      isOfOther: !order && to.other_number !== null,
      location: senderOf({
        name: to.location_name,
        address: to.location_address,
        phone: to.location_phone,
        email: to.location_email,
      }),
      language: to.language,
    }),
    causedBy: 'money',
    locationId: refund.location_id,
    dedupeKey: keyOf(refund),
    ...(order ? { about: { kind: 'order' as const, id: order.id } } : {}),
  })
}

/** Another letter to the same reader says it (messages 73). One that has left has left. */
export function withdrawRefunded(tx: Tx, refund: RefundRow): Promise<boolean> {
  return withdraw(tx, keyOf(refund), 'The letter that the order was cancelled says it')
}

function keyOf({ id }: RefundRow): string {
  return `refunded:${id}`
}
