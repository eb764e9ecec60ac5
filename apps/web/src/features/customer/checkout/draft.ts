import { isOrderType } from '@sizzle/domain/order/order-type.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import type { CheckoutForm } from './checkout-form.ts'

// What was typed outlives a reload of this tab, for the person who typed it.
const STORED_AS = 'checkout-draft'

export function keepDraft(userId: string, form: CheckoutForm): void {
  keepInTab(STORED_AS, { userId, form })
}

export function forgetDraft(): void {
  forgetInTab(STORED_AS)
}

export function withDraft(userId: string, fresh: CheckoutForm): CheckoutForm {
  const kept = keptInTab(STORED_AS)
  if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('userId' in kept)) return fresh
  if (kept.userId !== userId || typeof kept.form !== 'object' || kept.form === null) return fresh
  const draft: Record<string, unknown> = { ...kept.form }
  const isWhole = Object.entries(fresh).every(([field, value]) => typeof draft[field] === typeof value)
  // Every field was just found to be of its kind; choices that are none fall back to the first one.
  return isWhole && isOrderType(draft.orderType) ? (draft as CheckoutForm) : fresh
}
