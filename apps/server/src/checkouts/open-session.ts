import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sessionExpiresAt } from '@sizzle/domain/payment/session.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { OutsideContext, Person } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { lookupOf, onlyAt } from '../kit/lookup.ts'
import { takeRoom } from '../kitchen/take-room.ts'
import { takeStock } from '../menu/take-stock.ts'
import { cartKey } from '../orders/cart-key.ts'
import type { Books } from '../orders/change-order.ts'
import { type OrderPayload, type PricedCart, piecesOf } from '../orders/price-cart.ts'
import type { Checkout } from '../outside/pay/pay.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { holdCode } from '../promotions/promotion-codes.ts'
import { freeze } from './freeze-cart.ts'
import { takeOverHolds } from './holds.ts'
import { linesToPay, nameOfRest } from './lines-to-pay.ts'
import { nextCheck } from './next-check.ts'
import { insertSession, lockSession, type SessionRow, saveProviderSession, sessionById } from './sessions.sql.ts'
import { takeOverCode } from './take-over-code.ts'

export type CheckoutParts = CardPayments & { readonly publicUrl: string }

type Wish = { payload: OrderPayload; cart: PricedCart; person: Person; isStaff: boolean }

/**
 * Records what is to be paid, and holds its room in the kitchen and what it needs of counted dishes; the provider is called after the commit. Staff take
 * orders for many, so what they hold for one does not end by the next.
 */
export async function beginSession(tx: Tx, { provider }: CheckoutParts, wish: Wish, now: Date) {
  const { payload, cart, person, isStaff } = wish
  const instead = isStaff ? [] : await takeOverHolds(tx, person.userId, cart.location.id)
  const held = cart.isCounted ? await takeStock(tx, cart.location.id, cart.lines, { as: 'hold' }) : ok([])
  if (!held.ok) return held
  const taken = await takeRoom(tx, cart.wanted, { as: 'hold', instead })
  if (!taken.ok) return taken
  const { time, isOverbooked } = taken.value
  const snapshot = freeze(payload, cart)
  const sessionId = randomUUIDv7()
  await insertSession(tx, {
    location_id: cart.location.id,
    id: sessionId,
    provider: provider.name,
    link_code: isStaff ? randomBytes(9).toString('base64url') : null,
    amount: cart.pricing.total,
    is_live: provider.isLive,
    cart_key: cartKey(cart.location.id, payload.orderType, cart.lines, time.scheduledFor),
    cart_id: payload.cartId ?? null,
    snapshot,
    user_id: isStaff ? null : person.userId,
    created_by: person.userId,
    created_by_name: person.name,
    is_staff: isStaff,
    created_at: now,
    expires_at: sessionExpiresAt(now),
    next_check_at: nextCheck(0, now),
    slot_at: time.slotStart,
    slot_items: piecesOf(cart.lines),
    stock_held: held.value.length === 0 ? null : held.value,
    order_id: null,
  })
  const code = await takeCode({ tx, now }, cart, sessionId)
  if (!code.ok) return code
  return ok<BegunSession & { isOverbooked: boolean }>({ sessionId, locationId: cart.location.id, isOverbooked })
}

/** From the same person's earlier payment, if that has it. */
async function takeCode(books: Books, { promotion, location }: PricedCart, sessionId: string) {
  if (!promotion) return ok(undefined)
  await takeOverCode(books, promotion.code)
  return holdCode(books.tx, promotion, { locationId: location.id, sessionId }, books.now)
}

/** What is begun in one transaction and opened after it. */
type BegunSession = { readonly sessionId: string; readonly locationId: string }
type OpenSession = SessionRow & { payment_url: string }

/** Opens it at the provider under its own stored key: a repeat after a crash or a lost answer finds the same one. */
export async function openAtProvider<Failure extends 'payment_session_failed' | 'payment_link_failed'>(
  { now, log }: OutsideContext,
  parts: CheckoutParts,
  { sessionId, locationId }: BegunSession,
  failure: Failure,
) {
  const { database } = parts
  const session = await sessionById(database.db, { id: sessionId, at: onlyAt(locationId) })
  if (!session) throw new Error(`payment session ${sessionId} was never written down`)
  if (session.payment_url !== null) return ok({ ...session, payment_url: session.payment_url })
  if (now >= session.expires_at) return refuse({ code: 'payment_session_expired' })

  const opened = await parts.provider.open(checkoutOf(session, parts.publicUrl))
  if (!opened.ok) {
    log.warn({ sessionId, trouble: opened.refusal }, 'the provider opened no payment session')
    return refuse({ code: failure })
  }
  const isWanted = await database.transaction(async (tx) => {
    const current = await lockSession(tx, lookupOf(session))
    // Withdrawn while the provider was opening it: nobody has seen its address, and nobody will.
    if (current?.withdrawn_at !== null) return false
    saveProviderSession(tx, session, opened.value.id, opened.value.url)
    // A link that can be paid from now on shows on the screens of the others behind the counter.
    const about = { id: session.id, version: session.version, locationId: session.location_id }
    if (session.link_code) await announce(tx, 'payment.changed', about)
    return true
  })
  if (!isWanted) {
    await parts.provider.expire(opened.value.id)
    return refuse({ code: 'payment_session_expired' })
  }
  return ok<OpenSession>({ ...session, provider_session_id: opened.value.id, payment_url: opened.value.url })
}

function checkoutOf(session: SessionRow, publicUrl: string): Checkout {
  const { payload } = session.snapshot
  return {
    reference: session.id,
    idempotencyKey: `session-${session.id}`,
    amount: session.amount,
    currency: session.currency,
    lines:
      session.order_id === null
        ? linesToPay(session.snapshot)
        : [{ name: nameOfRest(session.snapshot), quantity: 1, amount: session.amount }],
    customerEmail: payload.customerInfo.email.trim(),
    successUrl: session.link_code
      ? `${linkOf(publicUrl, session.link_code)}/thanks`
      : `${publicUrl}/order-success?session_id=${session.id}`,
    cancelUrl: `${publicUrl}/payment-cancel?order_id=${referenceOf(session)}${session.link_code ? `&link=${session.link_code}` : ''}`,
    expiresAt: session.expires_at,
  }
}

/** Short enough to be read out on the phone; it opens nothing. */
function referenceOf(session: { id: string }): string {
  return session.id.slice(-8).toUpperCase()
}

export function linkOf(publicUrl: string, code: string): string {
  return `${publicUrl}/p/${code}`
}
