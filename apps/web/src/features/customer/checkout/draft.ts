import type { CheckoutFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { isOrderType } from '@sizzle/domain/order/order-type.ts'
import type { PlaceAgain } from '../../../kit/cart/place-again.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import type { CheckoutForm } from './checkout-form.ts'

// What was typed outlives a reload of this tab, for the person who typed it.
const STORED_AS = 'checkout-draft'

type Begun = {
  /** What the profile said then: a contact that changed there since is newer than the draft. */
  known: CheckoutFields
  /** Which order was wanted again, if one was: its place was taken over then, and what was typed since is newer. */
  again: string | undefined
}

export function keepDraft(userId: string, form: CheckoutForm, begun: Begun): void {
  keepInTab(STORED_AS, { userId, form, ...begun })
}

export function forgetDraft(): void {
  forgetInTab(STORED_AS)
}

export function withDraft(userId: string, empty: CheckoutForm, placeAgain?: PlaceAgain): CheckoutForm {
  const fresh = { ...empty, ...placeAgain?.place }
  const kept = keptInTab(STORED_AS)
  if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('userId' in kept)) return fresh
  if (kept.userId !== userId || typeof kept.form !== 'object' || kept.form === null) return fresh
  const draft: Record<string, unknown> = { ...kept.form }
  const known: Record<string, unknown> = { ...('known' in kept && typeof kept.known === 'object' ? kept.known : {}) }
  for (const field of ['name', 'email', 'phone'] as const) {
    if (known[field] !== fresh[field]) draft[field] = fresh[field]
  }
  if (placeAgain && placeAgain.orderId !== ('again' in kept ? kept.again : undefined)) {
    Object.assign(draft, { orderType: fresh.orderType, ...placeAgain.place })
  }
  const isWhole = Object.entries(fresh).every(([field, value]) => typeof draft[field] === typeof value)
  // Every field was just found to be of its kind; choices that are none fall back to the first one.
  return isWhole && isOrderType(draft.orderType) ? (draft as CheckoutForm) : fresh
}
