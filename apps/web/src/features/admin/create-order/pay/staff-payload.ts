import type { PostInput } from '@sizzle/contract/client.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { addressOnOneLine } from '@sizzle/domain/order/order-texts.ts'
import { DEFAULT_PARTY_SIZE, typedPartySize } from '@sizzle/domain/order/party-size.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { customTip, presetTip } from '@sizzle/domain/pricing/tips.ts'
import { inDollars, itemsOf } from '../../../shared/cart-quote/cart-on-wire.ts'
import { wishedTime } from '../../../shared/order-times/order-time.ts'
import type { OrderDraft } from '../form/order-draft.ts'

export type StaffPayload = PostInput<'/createAdminOrderOnline'>
export type OrderPlace = Readonly<Record<'id' | 'name' | 'postalCode' | 'address' | 'phone', string>>

type ToSend = {
  readonly draft: OrderDraft
  readonly place: OrderPlace
  readonly pricing: Pricing
  readonly overbook: boolean
}

/** The form as the API takes it: what is empty is left out, and only the details of the chosen order type are sent. */
export function staffPayload({ draft, place, pricing, overbook }: ToSend): StaffPayload {
  const { orderType } = draft
  const wish = wishedTime(draft)
  const [instructions, tableNumber] = [draft.specialInstructions.trim(), draft.tableNumber.trim()]
  return {
    customerInfo: {
      name: draft.name.trim(),
      ...given('email', draft.email),
      ...given('phone', draft.phone),
      ...given('firebaseId', draft.firebaseId),
    },
    items: itemsOf(draft.lines).map(({ description, ...item }) => ({
      ...item,
      ...given('description', description),
      menuItemId: item.id,
    })),
    locationInfo: {
      id: place.id,
      name: place.name,
      ...given('postalCode', place.postalCode),
      ...given('address', place.address),
      ...given('phone', place.phone),
    },
    orderType,
    paymentMethod: draft.payment === 'cash' ? 'cash' : 'online',
    tipAmount: pricing.tip / 100,
    pricing: inDollars(pricing),
    cartId: draft.cartId,
    ...(orderType === 'delivery' && {
      deliveryInfo: { address: addressOnOneLine(draft.address), ...given('instructions', draft.deliveryInstructions) },
    }),
    ...(orderType === 'dine-in' && {
      tableInfo: {
        ...(tableNumber && { tableNumber }),
        partySize: draft.partySize.trim() === '' ? DEFAULT_PARTY_SIZE : typedPartySize(draft.partySize),
      },
    }),
    ...(instructions && { specialInstructions: instructions }),
    ...(wish && { scheduledFor: wish }),
    ...(overbook && { overbook }),
  }
}

function given<Name extends string>(name: Name, typed = ''): { [N in Name]?: string } {
  const text = typed.trim()
  // The one field that is written is the one that was named.
  return text === '' ? {} : ({ [name]: text } as { [N in Name]: string })
}

/** A preset is a share of subtotal and tax; a typed tip has no upper end for staff (money 11). */
export function tipOf({ tip, customTip: typed }: OrderDraft, priced: { subtotal: Cents; tax: Cents }): Cents {
  if (tip !== 'custom') return presetTip(Number(tip) || 0, priced)
  return Math.max(0, centsFromDollars(typed) ?? customTip(typed))
}

/** What was typed as a tip is no amount. */
export function isTipUnreadable({ tip, customTip: typed }: OrderDraft): boolean {
  return tip === 'custom' && typed.trim() !== '' && centsFromDollars(typed) === null
}
