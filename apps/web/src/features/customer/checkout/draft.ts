import { isOrderType, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { PlaceAgain } from '../../../kit/cart/place-again.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import type { CheckoutForm, KnownContact } from './checkout-form.ts'

// What was typed outlives a reload of this tab, for the person who typed it.
const STORED_AS = 'checkout-draft'

type Begun = {
  /** What the profile said then: a contact that changed there since is newer than the draft. */
  known: KnownContact
  /** Which order was wanted again, if one was: its place was taken over then, and what was typed since is newer. */
  again: string | undefined
}

export function keepDraft(userId: string, form: CheckoutForm, begun: Begun): void {
  keepInTab(STORED_AS, { userId, form, ...begun })
}

export function forgetDraft(): void {
  forgetInTab(STORED_AS)
}

type Opened = {
  /** How the order is wished for now; the checkout tells each choice there, so that another one is newer. */
  wished: OrderType
  placeAgain?: PlaceAgain | undefined
}

export function withDraft(userId: string, empty: CheckoutForm, { wished, placeAgain }: Opened): CheckoutForm {
  const fresh = { ...empty, ...placeAgain?.place }
  const kept = keptInTab(STORED_AS)
  if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('userId' in kept)) return fresh
  if (kept.userId !== userId || typeof kept.form !== 'object' || kept.form === null) return fresh
  const draft: Record<string, unknown> = { ...kept.form }
  const known: Record<string, unknown> = { ...('known' in kept && typeof kept.known === 'object' ? kept.known : {}) }
  for (const field of ['name', 'email', 'phone'] as const) {
    if (isOlder(field, { draft, known, fresh })) draft[field] = fresh[field]
  }
  // It was chosen anew in a cart, at this device, since that was typed.
  if (draft.orderType !== wished) draft.orderType = fresh.orderType
  if (placeAgain && placeAgain.orderId !== ('again' in kept ? kept.again : undefined)) {
    Object.assign(draft, { orderType: fresh.orderType, ...placeAgain.place })
  }
  const isWhole = Object.entries(fresh).every(([field, value]) => typeof draft[field] === typeof value)
  // Every field was just found to be of its kind; choices that are none fall back to the first one.
  return isWhole && isOrderType(draft.orderType) ? (draft as CheckoutForm) : fresh
}

type Contact = 'name' | 'email' | 'phone'
type Versions = { draft: Record<string, unknown>; known: Record<string, unknown>; fresh: CheckoutForm }

/** What nobody touched is as the profile has it; what was typed stays, unless the profile said one thing then and says another now. */
function isOlder(field: Contact, { draft, known, fresh }: Versions): boolean {
  if (isSame(field, draft[field], known[field])) return true
  const wasRead = typeof known[field] === 'string'
  return wasRead && fresh[field] !== '' && known[field] !== fresh[field]
}

/** The field of the phone writes a number in its own way. */
export function isSame(field: Contact, one: unknown, other: unknown): boolean {
  if (field !== 'phone' || typeof one !== 'string' || typeof other !== 'string') return one === other
  return displayPhone(one) === displayPhone(other)
}
