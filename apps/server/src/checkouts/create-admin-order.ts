import type { InputOf } from '@sizzle/contract/route.ts'
import * as contract from '@sizzle/contract/staff-orders.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { matchesPricing } from '@sizzle/domain/pricing/pricing.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import { auditOverbooking } from '../orders/audit-overbooking.ts'
import type { Author, Books } from '../orders/change-order.ts'
import { confirmNew } from '../orders/confirm-order.ts'
import { lockOrderAt } from '../orders/orders.sql.ts'
import { type Placed, placeOrder } from '../orders/place-order.ts'
import { forBoard } from '../orders/present-board-order.ts'
import { presentPaid } from '../orders/present-order.ts'
import { withReceipt } from '../orders/with-receipt.ts'
import { PROCESSED_BY, takeByHand, takenAtCounter } from '../payments/by-hand.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { lockLinksOfStaffCart, withdrawAll } from './end-links-of-order.ts'
import { priceStaffOrder } from './price-staff-order.ts'

type Parts = Pick<CardPayments, 'links' | 'settingOf'>

/** Cash over the counter, received already, all or a part of it, or to be collected when the order is handed over. */
export function createAdminOrderCash(parts: Parts) {
  return operation(
    contract.createAdminOrderCash,
    async ({ cashConfirmed, cashPart, finalTotal, ...orderData }, context) => {
      const problem = refuseInput(cashPart !== undefined && !cashConfirmed ? [PART_NOT_CONFIRMED] : [])
      if (problem) return problem
      const paid = cashConfirmed ? { tender: 'cash' as const, amount: cashPart } : null
      return takeOrder(parts, context, { orderData, method: 'cash', paid, finalTotal })
    },
  )
}

const PART_NOT_CONFIRMED = { field: 'cashPart', sentence: 'Please confirm that the cash was received.' }

/** A card at the restaurant's own terminal: no provider of ours knows of it, so it is paid as staff say. */
export function createAdminOrderOnline(parts: Parts) {
  return operation(contract.createAdminOrderOnline, async (orderData, context) =>
    takeOrder(parts, context, { orderData, method: 'manual', paid: { tender: 'card' } }),
  )
}

/** What is paid at this moment: so much of the order, or all of it. */
type Paid = { readonly tender: 'cash' | 'card'; readonly amount?: Cents | undefined }

type Taking = {
  readonly orderData: InputOf<typeof contract.createAdminOrderOnline>
  readonly method: 'cash' | 'manual'
  /** Null when the money is still to come. */
  readonly paid: Paid | null
  readonly finalTotal?: Cents | undefined
}

async function takeOrder(parts: Parts, context: WriteContext, { orderData, method, paid, finalTotal }: Taking) {
  const { tx, now, key, requestId } = context
  const priced = await priceStaffOrder(orderData, parts.settingOf, context)
  if (!priced.ok) return priced
  const { payload, cart, person, locationId, customerId } = priced.value
  if (finalTotal !== undefined && !matchesPricing(cart.pricing, { ...payload.pricing, total: finalTotal / 100 })) {
    return refuse({ code: 'pricing_mismatch' as const, pricing: cart.pricing })
  }
  const problem = partProblem(paid, cart.pricing.total)
  if (problem) return problem
  const by = { id: person.userId, name: person.name }
  const placing = {
    payload,
    cart,
    payment: { status: 'unpaid', method } as const,
    customerId,
    wishKey: key,
    by: { ...by, isStaff: true },
    instead: [],
  }
  // In one exchange: the links of the cart are locked before what is counted, as everywhere.
  const [openLinks, order] = await Promise.all([
    lockLinksOfStaffCart(tx, { locationId, cartId: payload.cartId, person }),
    placeOrder(tx, placing, now),
  ])
  if (!order.ok) return order
  const { placed, isOverbooked } = order.value
  await withdrawAll({ tx, now }, openLinks, person.name)
  if (isOverbooked) await auditOverbooking(tx, person, requestId, { kind: 'order', id: placed.id, locationId })
  const [words, { row, told }] = await Promise.all([
    wordsForReader(tx, 'order_confirmation', customerId),
    payAndShow({ tx, now }, order.value, { paid, by, location: cart.location }),
  ])
  // After the payment, so that the letter says what was paid.
  await confirmNew(tx, told, { ...words, email: cart.location.email }, parts.links, 'house')
  return ok({
    orderId: placed.id,
    order: withReceipt(forBoard(row, told, now), parts.links),
    message: `Order ${told.shortNumber} was created`,
  })
}

type ToPay = { readonly paid: Paid | null; readonly by: Author; readonly location: LocationRow }

async function payAndShow(books: Books, { order, shown }: Placed, { paid, by, location }: ToPay) {
  if (paid === null) return { row: await lockOrderAt(books.tx, order.location_id, order.id), told: shown }
  const { tender, amount } = paid
  const set = { payment_processed_at: books.now, payment_processed_by: PROCESSED_BY }
  const hand = { tender, amount, set, by, note: takenAtCounter }
  const taken = await takeByHand(books, order, { before: [], location }, hand)
  if (!taken.ok) throw new Error(`order ${order.id} is new and cannot be paid: ${taken.refusal.code}`)
  const { order: row, taken: part } = taken.value
  return { row, told: presentPaid(shown, row, part) }
}

function partProblem(paid: Paid | null, total: Cents) {
  const amount = paid?.amount ?? total
  const sentence = `Please enter a part in cash of at most ${formatCad(total)}.`
  return refuseInput(amount > total || amount <= 0 ? [{ field: 'cashPart', sentence }] : [])
}
