import type { InputOf } from '@sizzle/contract/route.ts'
import * as contract from '@sizzle/contract/till.ts'
import { tooFewLeft, wantedUnits } from '@sizzle/domain/menu/stock.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { checkStaffOrder } from '@sizzle/domain/order/staff-order.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { seriesLetters, seriesOf, takenTime, tillNumber, timeDifferences } from '@sizzle/domain/till/till.ts'
import { isNumberGiven, lockTill, noteNumbersGiven, type TillRow } from '../../accounts/shared-tablet/tablets.sql.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/db/sql.ts'
import { lookupOf } from '../../kit/lookup.ts'
import { operation } from '../../kit/operation.ts'
import { refuseInput } from '../../kit/refuse-input.ts'
import type { TakenUnits } from '../../menu/take-stock.ts'
import type { Author } from '../../orders/change-order.ts'
import { confirmOrder } from '../../orders/confirm-order.ts'
import { lockOrderAt, type OrderRow } from '../../orders/orders.sql.ts'
import { placeOrder } from '../../orders/place-order.ts'
import type { OrderPayload, PricedCart } from '../../orders/price-cart.ts'
import { lockStaffCart, orderOfStaffCart } from '../../orders/staff-carts.sql.ts'
import { raiseAlert } from '../../payments/alerts.ts'
import { handFactsOf, PROCESSED_BY, takeByHand, takenAtCounter } from '../../payments/by-hand.ts'
import type { CardPayments } from '../../payments/card-payments.ts'
import { freezeCart, type TakenOrder } from './frozen-cart.ts'
import * as rows from './till.sql.ts'

type Parts = Pick<CardPayments, 'links' | 'settingOf'>
type Input = InputOf<typeof contract.takeTillOrder>

/**
 * An order that was taken and paid while nobody could be reached. The till's own key lets it in, whoever is there by now.
 * Its id is the order's for good: a second copy, also days later, is answered with the first.
 */
export function takeTillOrder(parts: Parts) {
  return operation(contract.takeTillOrder, async (input, context) => {
    const { tx, who } = context
    // Whoever hands in another order of this till waits here.
    const till = who.deviceId === undefined ? undefined : await lockTill(tx, who.deviceId)
    if (!till) return refuse({ code: 'not_a_tablet', userMessage: NOT_PAIRED })
    const known = await rows.orderOfTill(tx, till.location_id, input.id)
    if (known) return ok({ orderId: known.order_id, shortNumber: known.short_number })
    const problem = refuseInput(problemsOf(input.order))
    if (problem) return problem
    return take(parts, context, { input, till })
  })
}

const NOT_PAIRED = 'This device is no longer paired. Ask an admin to pair it with the same location, then try again.'

/** What no till of ours sends: no order of a guest is refused for it. */
function problemsOf({ items, pricing, ...order }: TakenOrder) {
  const { subtotal, tax, tip, total } = pricing
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const addsUp = goods === subtotal && subtotal + tax + tip === total
  const inDollars = { subtotal: subtotal / 100, tax: tax / 100, tip: tip / 100, total: total / 100 }
  const payload = {
    ...order,
    items: items.map((item) => ({ ...item, price: item.price / 100 })),
    pricing: inDollars,
    locationInfo: { id: 'here', name: 'here' },
  }
  return [
    ...checkStaffOrder(payload),
    ...(addsUp ? [] : [{ field: 'order.pricing', sentence: 'The amounts do not add up.' }]),
  ]
}

type Taking = { readonly input: Input; readonly till: TillRow }

async function take(parts: Parts, context: WriteContext, { input, till }: Taking) {
  const { tx, now, requestId } = context
  const { order } = input
  const locationId = till.location_id
  const at = takenTime({ takenAt: input.takenAt, pairedAt: till.paired_at, now })
  const frozen = await freezeCart(tx, order, { locationId, settingOf: parts.settingOf, at, now })
  if (!frozen.ok) return frozen
  const { cart } = frozen.value
  const found = await rows.personWhoTook(tx, input.takenBy)
  const by = found ?? { id: null, name: till.name }
  const given = await numberFor(tx, input, till, cart.location.code)
  const ordered = await orderOfCart(tx, input, locationId, now)
  const taking = { order, cart, by, takenAs: given.shortNumber, at }
  const { placed, stock } = ordered ? await payOrdered(tx, ordered.id, taking) : await place(tx, taking)
  const before = await rows.arrivedSince(tx, locationId, till.id, input.heardAt)
  await rows.insertTillOrder(tx, {
    location_id: locationId,
    id: input.id,
    device_id: till.id,
    series: given.series,
    number: given.number,
    order_id: placed.id,
    heard_at: input.heardAt,
    taken_at: at,
    arrived_at: now,
  })
  await confirmOrder(tx, placed, parts.links, 'house')
  const differences = [
    ...(ordered ? [`The same cart is order ${ordered.short_number} already: it was not placed again.`] : []),
    ...given.differences,
    ...frozen.value.differences,
    ...shortOf(cart, stock),
    ...timeDifferences({ ...input, countedAt: at, place: before + 1 }),
    ...(found ? [] : ['The person who took it is not known here.']),
  ]
  const total = order.pricing.total
  const facts = { amount: formatCad(total), number: given.shortNumber, takenBy: by.name, till: till.name }
  if (differences.length > 0) {
    const about = { kind: 'taken_offline', locationId, subject: placed.id, orderId: placed.id } as const
    await raiseAlert(
      { tx, now, links: parts.links },
      { ...about, detail: { ...facts, differs: differences.join(' ') } },
    )
  }
  const after = { number: given.shortNumber, total, takenAt: at }
  const subject = `order:${placed.id}`
  const actor = { userId: by.id, name: by.name, deviceId: till.id }
  await addAudit(tx, actor, requestId, { action: 'takeTillOrder', subject, locationId, after })
  return ok({ orderId: placed.id, shortNumber: ordered?.short_number ?? given.shortNumber })
}

/** The network may have gone under a call that arrived: then the cart is an order already, and the till does not know. */
async function orderOfCart(tx: Tx, { takenBy: staffId, order: { cartId } }: Input, locationId: string, now: Date) {
  if (cartId === undefined) return undefined
  const cart = { locationId, staffId, cartId }
  await lockStaffCart(tx, cart)
  return orderOfStaffCart(tx, cart, now)
}

/** The guest paid once, whichever call says so. */
async function payOrdered(tx: Tx, orderId: string, { cart: { location }, by, at }: Placing) {
  const order = await lockOrderAt(tx, location.id, orderId)
  if (order.payment_status === 'unpaid') await payInCash(tx, order, by, at)
  return { placed: { ...lookupOf(order), id: orderId }, stock: [] }
}

/** The one it was taken as, if that was given to a till of this location and no order has it. Otherwise a new one. */
async function numberFor(tx: Tx, { letters, number }: Input, till: TillRow, code: string) {
  const series = seriesOf(letters)
  const mayBe = series === till.series ? number <= till.numbers_given : await wasGiven(tx, till, series, number)
  if (mayBe && series !== null && !(await rows.isNumberUsed(tx, { ...till, series }, number)))
    return { series, number, shortNumber: tillNumber(code, letters, number), differences: [] }
  const next = Math.max(till.numbers_given, await rows.lastUsedNumber(tx, till)) + 1
  await noteNumbersGiven(tx, till.id, next)
  const taken = tillNumber(code, letters, number)
  return {
    series: till.series,
    number: next,
    shortNumber: tillNumber(code, seriesLetters(till.series), next),
    differences: [`The guest was told ${taken}, which is not a free number of this till.`],
  }
}

/** A till that was paired anew brings orders of the series that it had before. */
async function wasGiven(tx: Tx, till: TillRow, series: number | null, number: number): Promise<boolean> {
  return series !== null && (await isNumberGiven(tx, { ...till, series }, number))
}

type Placing = {
  readonly order: TakenOrder
  readonly cart: PricedCart
  readonly by: Author
  readonly takenAs: string
  /** When it was taken: then it was placed, and then it was paid. */
  readonly at: Date
}

async function place(tx: Tx, { order, cart, by, takenAs, at }: Placing) {
  const payment = { status: 'unpaid', method: 'cash' } as const
  const payload = payloadOf(order)
  const given = { payload, cart, payment, customerId: null, by: { ...by, isStaff: true }, instead: [], takenAs }
  const placed = await placeOrder(tx, given, at)
  if (!placed.ok) throw new Error(`an order that was taken is refused: ${placed.refusal.code}`)
  const { id } = placed.value.placed
  await payInCash(tx, await lockOrderAt(tx, cart.location.id, id), by, at)
  return { placed: placed.value.placed, stock: placed.value.stock }
}

async function payInCash(tx: Tx, order: OrderRow, by: Author, at: Date): Promise<void> {
  const set = { payment_processed_at: at, payment_processed_by: PROCESSED_BY }
  const facts = await handFactsOf(tx, order)
  const paid = await takeByHand({ tx, now: at }, order, facts, { tender: 'cash', set, by, note: takenAtCounter })
  if (!paid.ok) throw new Error(`order ${order.id} cannot be paid: ${paid.refusal.code}`)
}

function payloadOf({ items, pricing, ...order }: TakenOrder): OrderPayload {
  const { subtotal, tax, tip, total } = pricing
  return {
    ...order,
    items: items.map(({ words: _, price, ...item }) => ({ ...item, price: price / 100 })),
    paymentMethod: 'cash',
    tipAmount: tip,
    pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: tip / 100, total: total / 100 },
  }
}

/** What was counted and had run out by the time it arrived. */
function shortOf({ lines }: PricedCart, taken: readonly TakenUnits[]): string[] {
  return wantedUnits(lines).flatMap((wanted) => {
    const got = taken.find(({ kind, id }) => kind === wanted.kind && id === wanted.id)
    return got && got.units < wanted.units ? [tooFewLeft(wanted, got.units)] : []
  })
}
