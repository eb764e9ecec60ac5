import { automaticSmsKey, statusText } from '@sizzle/domain/messages/sms.ts'
import type { Move, OrderStatus } from '@sizzle/domain/order/status.ts'
import { TELL_AFTER_SECONDS } from '@sizzle/domain/order/undo.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { queueSms, withdraw } from '../messages/queue-message.ts'
import type { OrderRow } from '../orders/orders.sql.ts'

/** "We are preparing" and "it is ready". */
export function isToldToCustomer({ customer_phone: phone }: OrderRow, { status }: Move): boolean {
  return (status === 'preparing' || status === 'ready') && phone !== ''
}

/** Once each, only while it is still true, and once it cannot be taken back any more. */
export async function tellCustomer(
  tx: Tx,
  order: OrderRow,
  { status, at }: Move,
  location: LocationRow,
): Promise<void> {
  if (status !== 'preparing' && status !== 'ready') return
  const { template, text } = statusText(
    status,
    {
      shortNumber: order.short_number,
      orderType: order.order_type,
      // A promise that has passed is nothing to repeat.
      estimatedReady: order.promised_at > at ? order.promised_at : null,
      scheduledFor: order.scheduled_for,
      location: { name: location.name, phone: location.phone, timeZone: location.time_zone },
    },
    at,
    order.locale,
  )
  await queueSms(tx, {
    to: order.customer_phone,
    name: order.customer_name,
    template,
    text,
    about: { kind: 'order', id: order.id },
    causedBy: 'house',
    locationId: order.location_id,
    dedupeKey: keyOf(order, status),
    onlyWhile: [status],
    notBeforeSeconds: TELL_AFTER_SECONDS,
  })
}

/** The step is taken back: its text is not sent, and the next step to that status has one again. False: it has left. */
export function withdrawStatusText(tx: Tx, order: OrderRow, status: OrderStatus): Promise<boolean> {
  return withdraw(tx, keyOf(order, status), 'The step was taken back')
}

function keyOf({ id }: OrderRow, status: OrderStatus): string {
  return `order-status:${automaticSmsKey(id, status)}`
}
