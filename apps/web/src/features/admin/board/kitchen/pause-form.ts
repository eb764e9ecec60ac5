import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { type Channel, type PauseLength, pauseEnd } from '@sizzle/domain/order/pause.ts'
import { pausedInWords } from '@sizzle/domain/order/pause-words.ts'
import type { PageLocation } from '../../../../kit/page-content.ts'

/** What the dialog holds; what is sent is made of it. */
export type PauseForm = {
  readonly what: OrderType | 'all'
  readonly length: '15' | '30' | '60' | 'tomorrow' | 'date'
  readonly date: string
  readonly staffGoOn: boolean
  readonly reason: string
}
/** A rush comes over the site; whoever stands at the counter or telephones is still served by people. */
export const NEW_PAUSE: PauseForm = { what: 'all', length: '30', date: '', staffGoOn: true, reason: '' }

const DATE_INVALID = 'Please choose a date within the next 30 days'

export function lengthOf({ length, date }: PauseForm): PauseLength {
  if (length === 'tomorrow') return { for: 'until_tomorrow' }
  if (length === 'date') return { for: 'until_date', date }
  return { for: 'minutes', minutes: Number(length) }
}

export function wishOf(form: PauseForm): { orderType: OrderType | null; channel: Channel | null } {
  return { orderType: form.what === 'all' ? null : form.what, channel: form.staffGoOn ? 'site' : null }
}

/** 'Delivery paused until 7:30 p.m.' as the banner will say it, or what is wrong with the date. */
export function outcomeOf(form: PauseForm, location: PageLocation, dayEndsAt: string) {
  const now = new Date()
  const end = pauseEnd({ ...location, dayEndsAt }, lengthOf(form), now)
  if (!end.ok) return { problem: isLocalDate(form.date) ? DATE_INVALID : undefined }
  return { words: pausedInWords({ ...wishOf(form), until: end.value }, location.timeZone, now) }
}
