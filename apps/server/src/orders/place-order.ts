import { randomUUIDv7 } from 'node:crypto'
import { estimatedReady, type KitchenPace } from '@sizzle/domain/order/estimated-ready.ts'
import { shortNumber } from '@sizzle/domain/order/short-number.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import type { Tx } from '../kit/db/sql.ts'
import { lostConflict } from '../kit/db/transaction.ts'
import { announce } from '../kit/live/announce.ts'
import { type Lookup, lookupOf } from '../kit/lookup.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import { cartKey } from './cart-key.ts'
import { insertContents } from './contents.sql.ts'
import { addEvent, insertOrder, type NewOrder, nextOrderNumber } from './orders.sql.ts'
import type { OrderPayload, PricedCart } from './price-cart.ts'

type OrderToPlace = {
  readonly payload: OrderPayload
  readonly cart: PricedCart
  readonly payment: {
    readonly status: NewOrder['payment_status']
    readonly method: string
    /** The session whose money is there already. */
    readonly sessionId?: string
  }
  readonly customerId: string | null
  /** The key of the press that asks for it. */
  readonly wishKey?: string | undefined
  readonly by: { readonly id: string | null; readonly name: string; readonly isStaff: boolean }
  readonly pace: KitchenPace
}

/** Writes one order: its number, row, lines and first event, and tells the boards. The caller's transaction holds it together. */
export async function placeOrder(tx: Tx, placing: OrderToPlace, now: Date): Promise<Lookup> {
  const { location } = placing.cart
  // A night that goes on after midnight counts on.
  const number = await nextOrderNumber(tx, location.id, businessDateAt(location, now))
  if (!number) throw lostConflict(`location ${location.id} was deleted meanwhile`)
  const order = orderRow(placing, shortNumber(location.code, number.last), now)
  await insertOrder(tx, order)
  await insertContents(tx, location.id, order.id, placing.cart)
  await addEvent(tx, order, {
    kind: 'status',
    status: 'pending',
    at: now,
    actor_id: placing.by.id,
    actor_name: placing.by.name,
  })
  await announce(tx, 'order.changed', { id: order.id, version: 1, locationId: location.id, userId: placing.customerId })
  return lookupOf(order)
}

function orderRow(
  { payload, cart, payment, customerId, wishKey, by, pace }: OrderToPlace,
  number: string,
  now: Date,
): NewOrder {
  const { subtotal, tax, tip, total } = cart.pricing
  const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0)
  const ready = estimatedReady(payload.orderType, pieces, now, pace)
  return {
    location_id: cart.location.id,
    id: randomUUIDv7(),
    short_number: number,
    status: 'pending',
    payment_status: payment.status,
    payment_method: payment.method,
    payment_session_id: payment.sessionId ?? null,
    paid_at: payment.status === 'paid' ? now : null,
    cart_key: cartKey(cart.location.id, payload.orderType, cart.lines),
    order_type: payload.orderType,
    user_id: customerId,
    customer_name: payload.customerInfo.name.trim(),
    customer_email: normalizeEmail(payload.customerInfo.email),
    customer_phone: normalizePhone(payload.customerInfo.phone) ?? payload.customerInfo.phone.trim(),
    subtotal,
    tax,
    tip,
    total,
    tax_rate_per_100k: cart.taxRatePer100k,
    ...placeOf(payload),
    scheduled_for: null,
    fire_at: null,
    slot_at: null,
    slot_items: null,
    is_overbooked: false,
    quoted_minutes: null,
    formula_minutes: null,
    business_date: businessDateAt(cart.location, now),
    locale: 'en',
    special_instructions: payload.specialInstructions?.trim() ?? '',
    admin_created: by.isStaff,
    created_by: by.id,
    wish_key: wishKey ?? null,
    cart_id: payload.cartId ?? null,
    order_time: now,
    estimated_ready: ready,
    promised_at: ready,
  }
}

/** Where it goes: details of another order type are not kept. */
function placeOf({ orderType, deliveryInfo, tableInfo }: OrderPayload) {
  const delivery = orderType === 'delivery' ? deliveryInfo : undefined
  const table = orderType === 'dine-in' ? tableInfo : undefined
  return {
    delivery_address: delivery?.address.trim() ?? null,
    delivery_instructions: delivery?.instructions?.trim() ?? null,
    table_number: table?.tableNumber === undefined ? null : String(table.tableNumber),
    party_size: table?.partySize ?? null,
  }
}
