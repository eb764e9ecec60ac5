import { type AskAnswer, type CallPath, refusalOf } from '@sizzle/contract/client.ts'
import { clock12, isLocalTime, minutesOf } from '@sizzle/domain/hours/local-time.ts'

export type OrderTimes = AskAnswer<'/getOrderTimes'>
export type WishedTime = { readonly date: string; readonly time: string }
/** A time that one press takes. */
export type TimeOffer = WishedTime & { readonly words: string }

/** As it stands in the form; date and time are empty until they are chosen. */
export type TimeChoice = WishedTime & { readonly when: 'asap' | 'later' }

const NEAREST = 3

/** What is sent; null: as soon as possible, or not chosen yet. */
export function wishedTime({ when, date, time }: TimeChoice): WishedTime | null {
  return when === 'later' && date !== '' && time !== '' ? { date, time } : null
}

/** 'Tomorrow at 6:30 p.m.'. */
function wishInWords({ days }: Pick<OrderTimes, 'days'>, { date, time }: WishedTime): string {
  const label = isLocalTime(time) ? clock12(time) : time
  const day = days.find((one) => one.date === date)
  return day ? `${day.label} at ${label}` : label
}

/** Why the order cannot be placed for what is chosen, by the newest answer; null where nothing is in the way. */
export function timeProblem(fields: TimeChoice, times: OrderTimes): string | null {
  if (fields.when === 'asap') return times.asap === null ? (times.notNow?.text ?? NO_TIMES) : null
  const wish = wishedTime(fields)
  if (wish === null || isOffered(wish, times)) return null
  return `${wishInWords(times, wish)} is no longer offered. Please choose another time.`
}

/** What the button waits for: the choice itself says why nothing can be had at once. */
export function whatToDo(fields: TimeChoice, times: OrderTimes): string | null {
  const problem = timeProblem(fields, times)
  if (problem === null || fields.when === 'later') return problem
  return times.days.length === 0 ? NO_TIMES : CHOOSE_A_TIME
}

/** 'Tomorrow at 6:30 p.m.', once it is chosen. */
export function chosenTime(fields: TimeChoice, times: OrderTimes): string | undefined {
  const wish = wishedTime(fields)
  return wish ? wishInWords(times, wish) : undefined
}

export const CHOOSE_A_TIME = 'Please choose a time for your order.'
export const NO_TIMES = 'No times are free in the days ahead.'

/** Whether it is still to be chosen. */
export function lacksTime(fields: TimeChoice): boolean {
  return fields.when === 'later' && wishedTime(fields) === null
}

/** An answer about another day says nothing. */
function isOffered({ date, time }: WishedTime, times: OrderTimes): boolean {
  return times.date !== date || times.slots.some((slot) => slot.time === time)
}

/** What can be had instead of a time that cannot. */
export function offersInstead(fields: TimeChoice, times: OrderTimes): TimeOffer[] {
  const near = fields.when === 'later' && times.date === fields.date ? nearest(fields.time, times) : []
  if (near.length > 0) return near.map(({ time }) => offerOf(times, { date: fields.date, time }))
  return times.next ? [offerOf(times, times.next)] : []
}

/** Of the same day, in the order of the day. */
function nearest(wished: string, { slots }: OrderTimes): OrderTimes['slots'] {
  if (!isLocalTime(wished)) return []
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(wished))
  return slots
    .toSorted((a, b) => away(a.time) - away(b.time))
    .slice(0, NEAREST)
    .toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time))
}

export function offerOf(times: OrderTimes, { date, time }: WishedTime): TimeOffer {
  return { date, time, words: wishInWords(times, { date, time }) }
}

const ORDERING = ['/createCustomerOrderCash', '/createCustomerPayment'] as const satisfies readonly CallPath[]

/** What the server said about the time when the order was placed. */
export type TimeRefusal = { readonly sentence: string; readonly nearest: readonly WishedTime[] }

const ABOUT_THE_TIME: ReadonlySet<string> = new Set([
  'location_closed',
  'scheduled_time_invalid',
  'scheduled_too_soon',
  'scheduled_too_far_ahead',
  'scheduled_closed',
  'scheduled_after_last_order',
  'orders_paused',
  'item_not_then',
  'slot_unavailable',
  'kitchen_full',
  'kitchen_full_for_days',
])

export function timeRefusalOf(error: unknown): TimeRefusal | null {
  const refusal = refusalOf(error, ...ORDERING)
  if (!refusal || !ABOUT_THE_TIME.has(refusal.code)) return null
  return { sentence: refusal.userMessage, nearest: refusal.code === 'slot_unavailable' ? refusal.nearest : [] }
}
