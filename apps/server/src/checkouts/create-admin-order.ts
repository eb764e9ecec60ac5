import type { InputOf } from '@sizzle/contract/route.ts'
import * as contract from '@sizzle/contract/staff-orders.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { matchesPricing } from '@sizzle/domain/pricing/pricing.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { auditOverbooking } from '../orders/audit-overbooking.ts'
import type { Author, Books } from '../orders/change-order.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { lockOrderAt, type OrderRow } from '../orders/orders.sql.ts'
import { placeOrder } from '../orders/place-order.ts'
import { forBoard } from '../orders/present-board-order.ts'
import { withReceipt } from '../orders/with-receipt.ts'
import { PROCESSED_BY, takeByHand, takenAtCounter } from '../payments/by-hand.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { endLinksOfCart } from './end-links-of-order.ts'
import { customerIdOf, priceStaffOrder } from './price-staff-order.ts'

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
  const { payload, cart, person, locationId } = priced.value
  if (finalTotal !== undefined && !matchesPricing(cart.pricing, { ...payload.pricing, total: finalTotal / 100 })) {
    return refuse({ code: 'pricing_mismatch' as const, pricing: cart.pricing })
  }
  const problem = partProblem(paid, cart.pricing.total)
  if (problem) return problem
  await endLinksOfCart({ tx, now }, { locationId, cartId: payload.cartId, person })
  const by = { id: person.userId, name: person.name }
  const customerId = await customerIdOf(tx, payload)
  const order = await placeOrder(
    tx,
    {
      payload,
      cart,
      payment: { status: 'unpaid', method },
      customerId,
      wishKey: key,
      by: { ...by, isStaff: true },
      instead: [],
    },
    now,
  )
  if (!order.ok) return order
  const { placed, isOverbooked } = order.value
  if (isOverbooked) await auditOverbooking(tx, person, requestId, { kind: 'order', id: placed.id, locationId })
  const unpaid = await lockOrderAt(tx, locationId, placed.id)
  const row = paid === null ? unpaid : await pay({ tx, now }, unpaid, paid, by)
  // After the payment, so that the letter says what was paid.
  const shown = await confirmOrder(tx, placed, parts.links, 'house')
  return ok({
    orderId: placed.id,
    order: withReceipt(forBoard(row, shown, now), parts.links),
    message: `Order ${shown.shortNumber} was created`,
  })
}

function partProblem(paid: Paid | null, total: Cents) {
  const amount = paid?.amount ?? total
  const sentence = `Please enter a part in cash of at most ${formatCad(total)}.`
  return refuseInput(amount > total || amount <= 0 ? [{ field: 'cashPart', sentence }] : [])
}

async function pay(books: Books, order: OrderRow, { tender, amount }: Paid, by: Author): Promise<OrderRow> {
  const set = { payment_processed_at: books.now, payment_processed_by: PROCESSED_BY }
  const taken = await takeByHand(books, order, { tender, amount, set, by, note: takenAtCounter })
  if (!taken.ok) throw new Error(`order ${order.id} is new and cannot be paid: ${taken.refusal.code}`)
  return taken.value.order
}
