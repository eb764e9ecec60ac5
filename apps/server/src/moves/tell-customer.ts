import { automaticSmsKey, statusText } from '@sizzle/domain/messages/sms.ts'
import type { Move } from '@sizzle/domain/order/status.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationById } from '../locations/locations.sql.ts'
import { queueSms } from '../messages/queue-message.ts'
import type { OrderRow } from '../orders/orders.sql.ts'

/** "We are preparing" and "it is ready", once each (decisions.md 20), and only while it is still true. */
export async function tellCustomer(tx: Tx, order: OrderRow, { status, estimatedReady }: Move): Promise<void> {
  if ((status !== 'preparing' && status !== 'ready') || order.customer_phone === '') return
  const location = await locationById(tx, order.location_id)
  if (!location) return
  const { template, text } = statusText(status, {
    shortNumber: order.short_number,
    orderType: order.order_type,
    estimatedReady: estimatedReady ?? order.estimated_ready,
    location: { name: location.name, phone: location.phone, timeZone: location.time_zone },
  })
  await queueSms(tx, {
    to: order.customer_phone,
    name: order.customer_name,
    template,
    text,
    about: { kind: 'order', id: order.id },
    locationId: order.location_id,
    dedupeKey: `order-status:${automaticSmsKey(order.id, status)}`,
    onlyWhile: [status],
  })
}
