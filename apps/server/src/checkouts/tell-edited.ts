import { readyWords } from '@sizzle/domain/messages/sms.ts'
import { smsText } from '@sizzle/domain/messages/sms-templates.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { orderChangedLetter } from '../messages/letters/changed-letter.ts'
import { eventWords } from '../messages/letters/event-words.ts'
import { queueEmail, queueSms } from '../messages/queue-message.ts'
import { orderForLetter } from '../orders/confirm-order.ts'
import type { OrderRow } from '../orders/orders.sql.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import type { EditMoney } from '../payments/settle-edit.ts'

type Told = { readonly money: EditMoney; readonly linkEnded: boolean; readonly links: ReceiptLinks }

/** The order as it is now by email, and another time by text message: that one may have to be read at once. */
export async function tellEdited(
  tx: Tx,
  before: OrderRow,
  order: OrderRow,
  { money, linkEnded, links }: Told,
): Promise<void> {
  const about = { kind: 'order' as const, id: order.id }
  const common = { causedBy: 'house' as const, about, locationId: order.location_id }
  if (order.customer_email !== '') {
    const { letter } = await orderForLetter(tx, { id: order.id, at: [order.location_id] }, links)
    await queueEmail(tx, {
      ...common,
      to: { address: order.customer_email, name: order.customer_name },
      letter: orderChangedLetter(letter, { ...money, linkEnded }),
      dedupeKey: `order-edited:${order.id}:${order.version}`,
    })
  }
  if (order.customer_phone === '' || order.promised_at <= before.promised_at) return
  const location = await locationEver(tx, order.location_id)
  const when = readyWords(
    {
      estimatedReady: order.promised_at,
      scheduledFor: order.scheduled_for,
      location: { timeZone: location.time_zone },
    },
    order.updated_at,
    order.locale,
  )
  const reason = eventWords(order.locale).orderChanged.shortly
  await queueSms(tx, {
    ...common,
    to: order.customer_phone,
    name: order.customer_name,
    template: 'order_promise_moved',
    text: smsText('order_promise_moved', { orderNumber: order.short_number, readyTime: when, reason }, order.locale),
    onlyWhile: ['pending', 'preparing'],
    dedupeKey: `order-promise:${order.id}:${order.version}`,
  })
}
