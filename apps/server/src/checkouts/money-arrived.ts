import { openState } from '@sizzle/domain/hours/open-state.ts'
import { fulfil } from '@sizzle/domain/payment/session.ts'
import { readCode } from '@sizzle/domain/promotions/code.ts'
import type { Tx } from '../kit/db/sql.ts'
import { timeOfPaid } from '../kitchen/decide-time.ts'
import { type Kitchen, readKitchen, type TimeAsking } from '../kitchen/kitchen-at.ts'
import { kitchenPace } from '../kitchen/kitchen-pace.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { orderableItems } from '../menu/menu.sql.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import { confirmNew } from '../orders/confirm-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { PresentedOrder } from '../orders/present-order.ts'
import { piecesOf } from '../orders/price-cart.ts'
import { lockCart } from '../orders/same-wish.sql.ts'
import { lockOrdersOf } from '../orders/wishes.sql.ts'
import type { PaymentBooks } from '../payments/card-payments.ts'
import { linkPayment, paymentOfSession } from '../payments/payments.sql.ts'
import { holdsCode, releaseHold } from '../promotions/promotions.sql.ts'
import { freeHold, takeOverHold } from './holds.ts'
import { otherOrderOf } from './other-order.ts'
import { payOrder } from './pay-order.ts'
import { customerIdOf } from './price-staff-order.ts'
import { notePayment, sendBack } from './session-money.ts'
import type * as rows from './sessions.sql.ts'

/** The money is there: it becomes the order, or goes back by itself. */
export async function moneyArrived(
  books: PaymentBooks,
  session: rows.SessionRow,
  paymentId: string,
): Promise<'order' | 'refund'> {
  const { tx, now, links } = books
  if (session.order_id !== null) return payOrder(books, session, session.order_id, paymentId)
  const asking = askingOf(books, session)
  // One exchange, answered in this order: the locks are there before what they guard is read. In the order in which a cash order
  // takes them, so that the two never wait for each other. The cart of a colleague is locked with the session.
  const [, , kitchen, there, other, withdrawn, noted, reader] = await Promise.all([
    session.user_id === null ? null : lockOrdersOf(tx, session.user_id),
    lockCart(tx, session.cart_key),
    readKitchen(tx, asking),
    itemsThere(tx, session),
    otherOrderOf(books, session),
    isWithdrawn(tx, session),
    paymentOfSession(tx, session),
    readerOf(tx, session),
  ])
  const location = kitchen?.row
  const verdict = fulfil({
    locationIsActive: location?.is_active ?? false,
    everyItemIsThere: there.areAll,
    isLateAndClosed: location !== undefined && isLateAndClosed(session, location, now),
    isSecondPayment: other !== undefined && !other.isForCash,
    isOrderedForCash: other?.isForCash === true,
    isWithdrawn: withdrawn,
  })
  await notePayment(books, session, { paymentId, location, noted })
  if (verdict.kind === 'refund' || !kitchen) {
    await freeHold(tx, session)
    await releaseHold(tx, session.id)
    await sendBack(books, session, verdict.kind === 'refund' ? verdict.reason : 'location_inactive', other)
    return 'refund'
  }
  const making = { kitchen, asking, isCounted: there.isCounted, customerId: reader.customerId }
  const words = { ...reader.words, email: kitchen.row.email }
  await confirmNew(tx, await makeOrder(books, session, making), words, links, 'money')
  return 'order'
}

/** Whose order it becomes, and the words of the letter that they get. */
async function readerOf(tx: Tx, { is_staff: isStaff, user_id: userId, snapshot }: rows.SessionRow) {
  const customerId = isStaff ? await customerIdOf(tx, snapshot.payload) : userId
  const { language, own } = await wordsForReader(tx, 'order_confirmation', customerId)
  return { customerId, words: { language, own } }
}

/** Also one that gave its code to a later wish of the same person: at this price there is that one only. */
async function isWithdrawn(tx: Tx, { id, state, withdrawn_at, snapshot }: rows.SessionRow): Promise<boolean> {
  if (withdrawn_at === null) return false
  return state === 'expired' || (snapshot.payload.promotionCode !== undefined && !(await holdsCode(tx, id)))
}

/** What was sold out only since then is still cooked: it was paid. */
async function itemsThere(tx: Tx, { location_id, snapshot }: rows.SessionRow) {
  const ids = snapshot.lines.map((line) => line.item_id)
  const items = await orderableItems(tx, location_id, ids)
  const there = new Set(items.map(({ id }) => id))
  return { areAll: ids.every((id) => there.has(id)), isCounted: items[0]?.is_counted ?? false }
}

function askingOf({ settingOf, now }: PaymentBooks, session: rows.SessionRow): TimeAsking {
  const { location_id: locationId, is_staff, snapshot } = session
  const { payload, lines } = snapshot
  const question = {
    locationId,
    orderType: payload.orderType,
    items: piecesOf(lines),
    channel: is_staff ? ('staff' as const) : ('site' as const),
    wish: payload.scheduledFor ?? null,
    overbook: false,
    personId: session.user_id,
  }
  return { question, pace: kitchenPace(settingOf, locationId), now }
}

function scheduledFor({ snapshot }: rows.SessionRow): Date | null {
  return snapshot.scheduledFor === undefined ? null : new Date(snapshot.scheduledFor)
}

/** Closed when the order is wanted. Staff may sell while closed, and know what they do. */
function isLateAndClosed(session: rows.SessionRow, location: LocationRow, now: Date): boolean {
  const chosen = scheduledFor(session)
  const wantedAt = chosen !== null && chosen > now ? chosen : now
  return !session.is_staff && now > session.expires_at && !openState(hoursOf(location), wantedAt).isOpen
}

type Making = {
  readonly kitchen: Kitchen
  readonly asking: TimeAsking
  readonly isCounted: boolean
  readonly customerId: string | null
}

async function makeOrder(
  { tx, now }: PaymentBooks,
  session: rows.SessionRow,
  { kitchen, asking, isCounted, customerId }: Making,
): Promise<PresentedOrder> {
  const { payload, scheduledFor: _, ...cart } = session.snapshot
  const code = readCode(payload.promotionCode ?? '')
  const time = timeOfPaid(kitchen, scheduledFor(session), now)
  const order = await placeOrder(
    tx,
    {
      payload,
      cart: {
        location: kitchen.row,
        ...cart,
        wanted: { time, kitchen, asking },
        isCounted,
        promotion: code === null ? null : { code, personKeys: [] },
      },
      payment: { status: 'paid', method: session.is_staff ? 'card' : 'online', sessionId: session.id },
      customerId,
      by: { id: session.created_by, name: session.created_by_name, isStaff: session.is_staff },
      instead: await takeOverHold(tx, session),
    },
    now,
  )
  if (!order.ok) throw new Error(`session ${session.id} is paid, and its order was refused: ${order.refusal.code}`)
  linkPayment(tx, session, order.value.placed.id)
  return order.value.shown
}
