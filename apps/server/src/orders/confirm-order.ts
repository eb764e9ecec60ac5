import type { Cause } from '@sizzle/domain/messages/stranger.ts'
import { isShownPaid } from '@sizzle/domain/payment/payment-status.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { senderOf } from '../messages/letters/letter.ts'
import { type OrderForLetter, orderConfirmationLetter } from '../messages/letters/order-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { orderToTell } from './order-to-tell.sql.ts'
import { type PresentedOrder, presentRow } from './present-order.ts'
import type { ReceiptLinks } from './receipt-links.ts'

/** The confirmation by email, part of the transaction that makes the order; once, however often it is asked for. Answers the order. */
export async function confirmOrder(tx: Tx, placed: Lookup, links: ReceiptLinks, cause: Cause) {
  const { order, letter } = await orderForLetter(tx, placed, links)
  await tell(tx, { order, letter, cause })
  return order
}

/** The same for an order that was made in this transaction and needs not be read again. */
export function confirmNew(tx: Tx, order: PresentedOrder, words: Words, links: ReceiptLinks, cause: Cause) {
  return tell(tx, { order, letter: inLetters(order, links, words), cause, isFirst: true })
}

type Telling = {
  readonly order: PresentedOrder
  readonly letter: OrderForLetter
  readonly cause: Cause
  readonly isFirst?: true
}

async function tell(tx: Tx, { order, letter, cause, ...first }: Telling) {
  const { email, name } = order.customerInfo
  if (email === '') return // taken at the counter, where a name is enough
  await queueEmail(tx, {
    to: { address: email, name },
    letter: orderConfirmationLetter(letter),
    causedBy: cause,
    about: { kind: 'order', id: order.id },
    locationId: order.location,
    dedupeKey: `order-confirmation:${order.id}`,
    ...first,
  })
}

/** In whose words, and the email of the place. */
type Words = Pick<OrderForLetter, 'language' | 'own'> & { readonly email: string }

/** An order in the words of its letters: in its customer's language, with what the owner wrote for the confirmation. */
export async function orderForLetter(db: Db, lookup: Lookup, links: ReceiptLinks) {
  const row = await orderToTell(db, lookup)
  if (!row) throw new Error(`order ${lookup.id} has no row`)
  const order = await presentRow(db, row)
  const { email } = await locationEver(db, order.location)
  return { order, letter: inLetters(order, links, { language: row.locale, own: row.own_texts, email }) }
}

function inLetters(order: PresentedOrder, links: ReceiptLinks, { email, ...words }: Words): OrderForLetter {
  return {
    shortNumber: order.shortNumber,
    customerName: order.customerInfo.name,
    orderType: order.orderType,
    location: { ...senderOf({ ...order.locationInfo, email }), timeZone: order.locationInfo.timeZone },
    order,
    isPaid: isShownPaid(order),
    promisedAt: order.promisedAt,
    scheduledFor: order.scheduledFor,
    deliveryAddress: order.deliveryInfo?.address ?? null,
    deliveryInstructions: order.deliveryInfo?.instructions ?? null,
    tableNumber: order.tableInfo?.tableNumber ?? null,
    partySize: order.tableInfo?.partySize ?? null,
    specialInstructions: order.specialInstructions,
    receiptUrl: links.urlOf(order.id),
    ...words,
  }
}
