import { minutesAfter, openingTomorrow, type PausedLocation } from '../order/pause.ts'

export const SOLD_OUT_MINUTES = [30, 60, 120] as const

export type SoldOutFor =
  | { readonly for: 'tomorrow' }
  | { readonly for: 'minutes'; readonly minutes: (typeof SOLD_OUT_MINUTES)[number] }
  | { readonly for: 'lifted' }

/** When what has run out is there again; infinity where somebody has to say so (menu 71). */
export function soldOutUntil(location: PausedLocation, length: SoldOutFor, now: Date): Date | 'infinity' {
  if (length.for === 'tomorrow') return openingTomorrow(location, now)
  return length.for === 'minutes' ? minutesAfter(now, length.minutes) : 'infinity'
}
