import type { AdminOrderPayload } from '@sizzle/contract/admin-order.ts'
import { checkStaffOrder } from '@sizzle/domain/order/staff-order.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { z } from 'zod'
import { personOf, type WriteContext } from '../kit/context.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { refuseSecondOrder } from '../orders/one-cart-one-order.ts'
import { type OrderPayload, priceCart } from '../orders/price-cart.ts'
import { lockStaffCart, orderOfStaffCart, type StaffCart } from '../orders/staff-carts.sql.ts'
import { isAccountWithPhone } from '../people/find-customer.sql.ts'

type StaffPayload = z.output<typeof AdminOrderPayload>
type Asking = Pick<WriteContext, 'tx' | 'who' | 'now'>

/** What staff ask for on behalf of a customer, checked and priced: the same for cash, the terminal and a link. */
export async function priceStaffOrder(orderData: StaffPayload, settingOf: SettingOf, { tx, who, now }: Asking) {
  const person = personOf(who)
  const payload = withoutMenuItemIds(orderData)
  const problem = refuseInput(checkStaffOrder(payload))
  if (problem) return problem
  const locationId = payload.location?.id ?? payload.locationInfo?.id ?? ''
  if (!mayAt(person, 'order.create', locationId)) return refuse({ code: 'location_not_found' as const })
  const { cartId } = payload
  // All facts in one exchange; what is wrong is said in the order below.
  const [customerId, cart, ordered] = await Promise.all([
    customerIdOf(tx, payload),
    priceCart(tx, payload, now, { by: 'staff', settingOf, personId: person.userId, mayOverbook: () => true }),
    cartId === undefined ? undefined : orderOfLocked(tx, { locationId, staffId: person.userId, cartId }, now),
  ])
  if (payload.customerInfo.firebaseId && customerId === null) return NOT_THEIR_NUMBER
  if (!cart.ok) return cart
  if (ordered) return refuseSecondOrder(ordered)
  return ok({ payload, cart: cart.value, person, locationId, customerId })
}

async function orderOfLocked(tx: Tx, cart: StaffCart, now: Date) {
  const [, ordered] = await Promise.all([lockStaffCart(tx, cart), orderOfStaffCart(tx, cart, now)])
  return ordered
}

/** The order shows in the account of the customer, and brings them points, only if the account has the number that was typed. */
export async function customerIdOf(
  db: Db,
  { customerInfo: { firebaseId, phone } }: Pick<OrderPayload, 'customerInfo'>,
) {
  const number = normalizePhone(phone)
  if (!firebaseId || number === null) return null
  return (await isAccountWithPhone(db, firebaseId, number)) ? firebaseId : null
}

const OTHER_NUMBER = 'This customer has another phone number. Please look the number up again.'
export const NOT_THEIR_NUMBER = refuse({
  code: 'invalid_input' as const,
  error: OTHER_NUMBER,
  userMessage: OTHER_NUMBER,
  fields: [{ field: 'customerInfo.firebaseId', sentence: OTHER_NUMBER }],
})

function withoutMenuItemIds(orderData: StaffPayload): OrderPayload {
  return { ...orderData, items: orderData.items.map(({ menuItemId: _, ...item }) => item) }
}
