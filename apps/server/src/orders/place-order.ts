import { randomUUIDv7 } from 'node:crypto'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { ok, type Refusal } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { type Lookup, lookupOf } from '../kit/lookup.ts'
import type { AnyRefusal } from '../kit/operation.ts'
import type { Share } from '../kitchen/slot-load.sql.ts'
import { type TakenTime, takeRoom, takeRoomLast } from '../kitchen/take-room.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import { type TakenUnits, takeStock } from '../menu/take-stock.ts'
import { useCode } from '../promotions/promotion-codes.ts'
import { turnHoldIntoUse } from '../promotions/promotions.sql.ts'
import { cartKey } from './cart-key.ts'
import { insertContents } from './contents.sql.ts'
import { nextNumber } from './order-numbers.ts'
import { insertOrder, type NewOrder, requireLocation } from './orders.sql.ts'
import { presentPlaced } from './present-order.ts'
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
/** What may speak against it still, asked in the same exchange: then all that was taken is taken back. */
type Unless<R> = { readonly unless?: () => Promise<R | null> }

export type Placed = {
  readonly order: NewOrder
  /** As it is read back, but for its money. */
  readonly shown: ReturnType<typeof presentPlaced>
  readonly placed: Lookup
  readonly isOverbooked: boolean
  readonly stock: readonly TakenUnits[]
}

/**
 * Writes one order: what it takes of counted dishes, its room in the kitchen, its number, row, lines, tickets and first event, and tells the boards. The caller's
 * transaction holds it together. Refused when the kitchen has filled up or
 * a dish has run out meanwhile, unless the order is paid.
 */
export async function placeOrder<R extends Refusal<AnyRefusal> = never>(
  tx: Tx,
  placing: OrderToPlace & Unless<R>,
  now: Date,
) {
  const { cart, by } = placing
  const { location } = cart
  // Before the number, as everywhere: two who need both rows never wait for each other.
  const stock = await takeStockOf(tx, placing)
  if (!stock.ok) return stock
  const isLast = mayTakeRoomLast(tx, placing)
  const taken = await (isLast ? takeNumber(tx, placing, now) : takeRoomAndNumber(tx, placing, now))
  if (!taken.ok) return taken
  const order = orderRow(placing, { ...taken.value, stock: stock.value }, now)
  const event = { at: now, actor_id: by.id, actor_name: by.name, note: noteOf(placing, order) }
  insertOrder(tx, order, event)
  const used = await takeCode(tx, placing, order, now)
  if (!used.ok) return used
  insertContents(tx, order, cart, ticketsToPlace(cart, order, now))
  await announce(tx, 'order.changed', { id: order.id, version: 1, locationId: location.id, userId: placing.customerId })
  if (isLast) takeRoomLast(tx, cart.wanted, placing.instead)
  else requireLocation(tx, location.id)
  const shown = presentPlaced(order, location, cart, event)
  const placed = lookupOf(order)
  return ok<Placed>({ order, shown, placed, isOverbooked: order.is_overbooked, stock: stock.value })
}

/**
 * Room is taken with all that is written, unless it was not there once before. A code is taken after the room by those who take the room first, so
 * an order with one does too.
 */
function mayTakeRoomLast<R>(tx: Tx, { cart }: OrderToPlace & Unless<R>): boolean {
  return !tx.isAgain && cart.promotion === null
}

async function takeNumber<R>(tx: Tx, { cart, takenAs, unless }: OrderToPlace & Unless<R>, now: Date) {
  const { location, wanted } = cart
  const date = dayOf(location, wanted, now)
  const [refused, number] = await Promise.all([unless?.(), takenAs ?? nextNumber(tx, location, date)])
  if (refused) return refused
  return ok({ time: wanted.time, isOverbooked: false, date, number })
}

function dayOf(location: PricedCart['location'], { time }: Pick<TakenTime, 'time'>, now: Date): string {
  return businessDateAt(location, fulfilledAt(time, now))
}

/** In one exchange: the number of the day for which the time was decided. Where the kitchen has filled up, it may be another. */
async function takeRoomAndNumber<R>(tx: Tx, placing: OrderToPlace & Unless<R>, now: Date) {
  const { cart, instead, takenAs, unless } = placing
  const { location, wanted } = cart
  const numberOf = async (date: string) => takenAs ?? nextNumber(tx, location, date)
  const expected = dayOf(location, wanted, now)
  const [refused, taken, first] = await Promise.all([
    unless?.(),
    takeRoom(tx, wanted, { as: 'order', instead, isPaid: isPaidFor(placing) }),
    numberOf(expected),
  ])
  if (refused) return refused
  if (!taken.ok) return taken
  const date = dayOf(location, taken.value, now)
  return ok({ ...taken.value, date, number: date === expected ? first : await numberOf(date) })
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
function fulfilledAt({ scheduledFor }: TakenTime['time'], now: Date): Date {
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
