import { randomUUIDv7 } from 'node:crypto'
import { shortNumber } from '@sizzle/domain/order/short-number.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { lostConflict } from '../kit/db/transaction.ts'
import { announce } from '../kit/live/announce.ts'
import { lookupOf } from '../kit/lookup.ts'
import type { Share } from '../kitchen/slot-load.sql.ts'
import { type TakenTime, takeRoom } from '../kitchen/take-room.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import { type TakenUnits, takeStock } from '../menu/take-stock.ts'
import { useCode } from '../promotions/promotion-codes.ts'
import { turnHoldIntoUse } from '../promotions/promotions.sql.ts'
import { cartKey } from './cart-key.ts'
import { insertContents } from './contents.sql.ts'
import { insertOrder, type NewOrder, nextOrderNumber } from './orders.sql.ts'
import { type OrderPayload, type PricedCart, piecesOf } from './price-cart.ts'
import { newTickets } from './tell-stations.ts'

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
  /** Room that the same person held until now. */
  readonly instead: readonly Share[]
  /** The number under which a till took it and its money, while nobody could be reached: it is made in any case. */
  readonly takenAs?: string
}

/**
 * Writes one order: what it takes of counted dishes, its room in the kitchen, its number, row, lines, tickets and first event, and tells the boards. The caller's
 * transaction holds it together. Refused when the kitchen has filled up or
 * a dish has run out meanwhile, unless the order is paid.
 */
export async function placeOrder(tx: Tx, placing: OrderToPlace, now: Date) {
  const { cart, instead } = placing
  const { location } = cart
  // Before the number, as everywhere: two who need both rows never wait for each other.
  const stock = await takeStockOf(tx, placing)
  if (!stock.ok) return stock
  const taken = await takeRoom(tx, cart.wanted, { as: 'order', instead, isPaid: isPaidFor(placing) })
  if (!taken.ok) return taken
  const date = businessDateAt(location, fulfilledAt(taken.value, now))
  const number = placing.takenAs ?? (await nextNumber(tx, location, date))
  const order = orderRow(placing, { ...taken.value, date, number, stock: stock.value }, now)
  await insertOrder(tx, order, {
    at: now,
    actor_id: placing.by.id,
    actor_name: placing.by.name,
    note: noteOf(placing, order),
  })
  const used = await takeCode(tx, placing, order, now)
  if (!used.ok) return used
  await insertContents(tx, order, cart, ticketsToPlace(cart, order, now))
  await announce(tx, 'order.changed', { id: order.id, version: 1, locationId: location.id, userId: placing.customerId })
  return ok({ placed: lookupOf(order), isOverbooked: order.is_overbooked, stock: stock.value })
}

async function nextNumber(tx: Tx, { id, code }: PricedCart['location'], date: string): Promise<string> {
  const number = await nextOrderNumber(tx, id, date)
  if (!number) throw lostConflict(`location ${id} was deleted meanwhile`)
  return shortNumber(code, number.last)
}

function isPaidFor({ payment, takenAs }: OrderToPlace): boolean {
  return payment.status === 'paid' || takenAs !== undefined
}

function noteOf({ takenAs }: OrderToPlace, { is_overbooked: isOverbooked }: NewOrder): string | null {
  if (takenAs !== undefined) return 'Taken without a network'
  return isOverbooked ? 'The kitchen was full then' : null
}

/** What is paid for was promised: its code counts also when its hold has ended meanwhile. */
async function takeCode(tx: Tx, { cart: { promotion }, payment }: OrderToPlace, order: NewOrder, now: Date) {
  if (!promotion) return ok(undefined)
  if (payment.sessionId === undefined) return useCode(tx, promotion, order, now)
  await turnHoldIntoUse(tx, promotion.code, payment.sessionId, order.id)
  return ok(undefined)
}

/** Before the room in the kitchen, as everywhere. */
async function takeStockOf(tx: Tx, placing: OrderToPlace) {
  const { isCounted, location, lines } = placing.cart
  if (!isCounted) return ok<TakenUnits[]>([])
  return takeStock(tx, location.id, lines, { as: 'order', isPaid: isPaidFor(placing) })
}

/** What the kitchen does not begin with yet is told to the stations when it does. */
function ticketsToPlace({ lines, wanted }: PricedCart, { fire_at }: NewOrder, now: Date) {
  const plan = wanted.kitchen.row.station_plan
  return fire_at !== null && fire_at > now ? [] : newTickets({ plan, told: [], lines }, now)
}

/** A night that goes on after midnight counts on, and an order for another day is that day's. */
function fulfilledAt({ time: { scheduledFor } }: TakenTime, now: Date): Date {
  return scheduledFor !== null && scheduledFor > now ? scheduledFor : now
}

type Numbered = TakenTime & { readonly date: string; readonly number: string; readonly stock: readonly TakenUnits[] }

function orderRow(
  { payload, cart, payment, customerId, wishKey, by }: OrderToPlace,
  { time, isOverbooked, date, number, stock }: Numbered,
  now: Date,
): NewOrder {
  const { subtotal, tax, tip, total } = cart.pricing
  return {
    location_id: cart.location.id,
    id: randomUUIDv7(),
    short_number: number,
    status: 'pending',
    payment_status: payment.status,
    payment_method: payment.method,
    payment_session_id: payment.sessionId ?? null,
    paid_at: payment.status === 'paid' ? now : null,
    cart_key: cartKey(cart.location.id, payload.orderType, cart.lines, time.scheduledFor),
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
    scheduled_for: time.scheduledFor,
    fire_at: time.fireAt,
    slot_at: time.slotStart,
    slot_items: piecesOf(cart.lines),
    is_overbooked: isOverbooked,
    stock_taken: stock.length === 0 ? null : stock,
    quoted_minutes: time.quotedMinutes,
    formula_minutes: time.formulaMinutes,
    business_date: date,
    special_instructions: payload.specialInstructions?.trim() ?? '',
    admin_created: by.isStaff,
    created_by: by.id,
    wish_key: wishKey ?? null,
    cart_id: payload.cartId ?? null,
    accepts_itself: isForNow(time, now) && cart.wanted.kitchen.row.order_rules.accepting === 'by_itself',
    order_time: now,
    estimated_ready: time.readyAt,
    promised_at: time.readyAt,
  }
}

/** What is for later is accepted by somebody when its time has come. */
function isForNow({ fireAt }: TakenTime['time'], now: Date): boolean {
  return fireAt === null || fireAt <= now
}

type WhereTo = Pick<OrderPayload, 'orderType' | 'deliveryInfo' | 'tableInfo'>

/** Where it goes: details of another order type are not kept. */
export function placeOf({ orderType, deliveryInfo, tableInfo }: WhereTo) {
  const delivery = orderType === 'delivery' ? deliveryInfo : undefined
  const table = orderType === 'dine-in' ? tableInfo : undefined
  return {
    delivery_address: delivery?.address.trim() ?? null,
    delivery_instructions: delivery?.instructions?.trim() ?? null,
    table_number: table?.tableNumber === undefined ? null : String(table.tableNumber),
    party_size: table?.partySize ?? null,
  }
}
