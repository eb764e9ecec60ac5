import type { ManagedItem } from '../menu-query.ts'

/** Shown to guests, and not to be had now: run out itself, or a choice that every guest must make has. */
export function isSoldOutNow({ isAvailable, soldOut, soldOutReason, unitsLeft }: ManagedItem): boolean {
  return isAvailable && (soldOut !== null || soldOutReason !== null || unitsLeft === 0)
}

export function isOnSaleNow(item: ManagedItem): boolean {
  return item.isAvailable && !isSoldOutNow(item)
}
