import { addDays, instantOf, type LocalDate } from '../hours/local-time.ts'

export type SellableItem = { readonly isAvailable: boolean; readonly isSoldOut: boolean; readonly locationId: string }

/** Hidden or sold-out items cannot be ordered, nor those of another location (menu 1). */
export function isOrderable(item: SellableItem | undefined, locationId: string): boolean {
  return item?.isAvailable === true && !item.isSoldOut && item.locationId === locationId
}

export type Special = {
  readonly isTodaysSpecial: boolean
  readonly specialStartDate: LocalDate | null
  readonly specialEndDate: LocalDate | null
}

/** From the start date 00:00:00 to the end date 23:59:59 in the location's zone (menu 2); open ends do not bound. */
export function isSpecialRunning(item: Special, zone: string, now: Date): boolean {
  if (!item.isTodaysSpecial) return false
  const started = !item.specialStartDate || instantOf(zone, item.specialStartDate, '00:00') <= now
  return started && !isSpecialOver(item, zone, now)
}

/** Afterwards it is removed from Today's Special (menu 2). */
export function isSpecialOver(item: Special, zone: string, now: Date): boolean {
  return !!item.specialEndDate && now >= instantOf(zone, addDays(item.specialEndDate, 1), '00:00')
}
