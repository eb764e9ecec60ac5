import * as contract from '@sizzle/contract/orders.ts'
import { checkOrderData } from '@sizzle/domain/order/check-order.ts'
import { checkOrderPace, checkUnpaid, paceSince, unpaidSince } from '@sizzle/domain/order/unpaid-limit.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { may, mayAt } from '@sizzle/domain/people/rights.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { lookupOf } from '../kit/lookup.ts'
import { type AnyOperation, operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import type { Share } from '../kitchen/slot-load.sql.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import { auditOverbooking } from './audit-overbooking.ts'
import type { Books } from './change-order.ts'
import { confirmNew } from './confirm-order.ts'
import { refuseSecondOrder } from './one-cart-one-order.ts'
import { findTheSame } from './ordered-the-same.ts'
import { placeOrder } from './place-order.ts'
import { type PresentedOrder, presentOrder } from './present-order.ts'
import { type OrderPayload, priceCart } from './price-cart.ts'
import type { ReceiptLinks } from './receipt-links.ts'
import { countOrders } from './unpaid.sql.ts'
import { earlierOrder, lockOrdersOf } from './wishes.sql.ts'
import { withReceipt } from './with-receipt.ts'

export type CashOrderParts = {
  readonly links: ReceiptLinks
  readonly settingOf: SettingOf
  readonly limitsFactor: number
  /** What a person held in the kitchen of a location while a card payment was open. */
  readonly takeOverHolds: (tx: Tx, userId: string, locationId: string) => Promise<Share[]>
  /** A code that the person's own open payment holds is free then, and that payment ends. */
  readonly takeOverCode: (books: Books, code: string) => Promise<void>
}

export function createCustomerOrderCash({
  links,
  takeOverHolds,
  takeOverCode,
  ...limits
}: CashOrderParts): AnyOperation {
  return operation(contract.createCustomerOrderCash, async (payload, { tx, who, now, key, requestId }) => {
    const person = personOf(who)
    const problem = refuseInput(checkOrderData(payload))
    if (problem) return problem

    const { earlier, cart, tooMany, words } = await readFacts(tx, payload, { person, key, now, limits })
    // First answers are forgotten after a day, orders never.
    if (earlier?.is_same_wish) return ok(answer(await presentOrder(tx, lookupOf(earlier)), links))
    if (earlier) return refuseSecondOrder(earlier)
    if (!cart.ok) return cart
    if (tooMany) return tooMany

    const { location, wanted, promotion, isCounted } = cart.value
    const holdsRoom = wanted.kitchen.row.own_holds.length > 0
    const askForTheSame = () => findTheSame(tx, payload, cart.value, person.userId, now)
    // The cart's lock comes before those of codes, holds and counts, as everywhere. Where there are none it comes with the room.
    const isEarly = promotion !== null || holdsRoom || isCounted
    const same = isEarly ? await askForTheSame() : null
    if (same) return same
    if (promotion) await takeOverCode({ tx, now }, promotion.code)
    const order = await placeOrder(
      tx,
      {
        payload,
        cart: cart.value,
        payment: { status: 'unpaid', method: 'cash' },
        customerId: person.userId,
        wishKey: key,
        by: { id: person.userId, name: person.name, isStaff: false },
        instead: holdsRoom ? await takeOverHolds(tx, person.userId, location.id) : [],
        ...(!isEarly && { unless: askForTheSame }),
      },
      now,
    )
    if (!order.ok) return order
    const { shown, isOverbooked } = order.value
    if (isOverbooked)
      await auditOverbooking(tx, person, requestId, { kind: 'order', id: shown.id, locationId: location.id })
    await confirmNew(tx, shown, { ...words, email: location.email }, links, { customer: person.userId })
    return ok(answer(shown, links))
  })
}

type Asking = { readonly person: Person; readonly key: string | undefined; readonly now: Date; readonly limits: Limits }

/** All that decides about the order, asked for in one exchange and answered in this order: the lock is there before what it guards is read. */
async function readFacts(tx: Tx, payload: OrderPayload, { person, key, now, limits }: Asking) {
  const phone = normalizePhone(payload.customerInfo.phone) ?? payload.customerInfo.phone
  const [, earlier, cart, tooMany, { language, own }] = await Promise.all([
    lockOrdersOf(tx, person.userId, phone),
    earlierOrder(tx, person.userId, key, payload.cartId),
    priceCart(tx, payload, now, {
      by: 'customer',
      settingOf: limits.settingOf,
      personId: person.userId,
      mayOverbook: (locationId) => mayAt(person, 'order.create', locationId),
    }),
    findTooMany(tx, person, phone, limits, now),
    wordsForReader(tx, 'order_confirmation', person.userId),
  ])
  return { earlier, cart, tooMany, words: { language, own } }
}

function answer(order: PresentedOrder, links: ReceiptLinks) {
  return { orderId: order.id, order: withReceipt(order, links) }
}

type Limits = Pick<CashOrderParts, 'settingOf' | 'limitsFactor'>

/** Staff may order for a whole table of friends; a customer with several unpaid orders has to wait. */
async function findTooMany(tx: Tx, person: Person, phone: string, { settingOf, limitsFactor }: Limits, now: Date) {
  if (may(person, 'order.create')) return null
  const since = { open: unpaidSince(now), placed: paceSince(now) }
  const counted = await countOrders(tx, person.userId, phone, since)
  return (
    checkOrderPace(counted.placed, settingOf('orders.maxPerHour') * limitsFactor) ??
    checkUnpaid(counted.open, settingOf('orders.maxUnpaid'))
  )
}
