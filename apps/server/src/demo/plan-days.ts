import { addDays, instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { type Dice, diceOf } from './dice.ts'

/** One kitchen on one day: how many orders came, and when its doors were open. */
export type DemoDay = {
  readonly location: LocationRow
  readonly date: string
  readonly opens: Date
  readonly closes: Date
  readonly orders: number
}

export const DEMO_DAYS = 30
/** Sunday first: people cook on Monday and go out on Saturday. */
const WEEKDAYS = [1.05, 0.7, 0.75, 0.85, 1, 1.5, 1.6] as const
const MINUTE = 60_000
const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** The last month, oldest day first; of today only what is already over. */
export function planDays(locations: readonly LocationRow[], orders: number, now: Date): DemoDay[] {
  const days = locations.flatMap((location) => openDays(location, now))
  const all = days.reduce((sum, { weight }) => sum + weight, 0)
  let weightSoFar = 0
  let given = 0
  return days
    .map(({ weight, ...day }) => {
      // Shares of a running sum: whatever is rounded, all together are as many as were asked for.
      weightSoFar += weight
      const upTo = Math.round((orders * weightSoFar) / all)
      const share = upTo - given
      given = upTo
      return { ...day, orders: share }
    })
    .sort((a, b) => a.opens.getTime() - b.opens.getTime())
}

function openDays(location: LocationRow, now: Date) {
  const today = localAt(location.time_zone, now).date
  return Array.from({ length: DEMO_DAYS + 1 }, (_, back) => addDays(today, back - DEMO_DAYS)).flatMap((date) => {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
    const hours = location.hours[WEEKDAY_NAMES[weekday] ?? 'sunday']
    if (!hours || hours.closed) return []
    const opens = instantOf(location.time_zone, date, hours.open)
    const end = instantOf(location.time_zone, hours.close > hours.open ? date : addDays(date, 1), hours.close)
    const closes = new Date(Math.min(end.getTime(), now.getTime() - MINUTE))
    if (closes <= opens) return []
    const share = (closes.getTime() - opens.getTime()) / (end.getTime() - opens.getTime())
    return [{ location, date, opens, closes, weight: (WEEKDAYS[weekday] ?? 1) * share }]
  })
}

/** When each order of the day came: a lunch, a longer dinner, and a few in between; in order. */
export function orderTimes(day: DemoDay): Date[] {
  const dice = diceOf(`times ${day.location.id} ${day.date}`)
  const noon = instantOf(day.location.time_zone, day.date, '12:00').getTime()
  return Array.from({ length: day.orders }, () => oneTime(dice, noon, day))
    .sort((a, b) => a - b)
    .map((at) => new Date(at))
}

function oneTime(dice: Dice, noon: number, { opens, closes }: DemoDay): number {
  const kind = dice.roll()
  const minutes = kind < 0.36 ? dice.bell(45, 55) : kind < 0.9 ? dice.bell(6.6 * 60, 85) : dice.between(-30, 10 * 60)
  const at = noon + minutes * MINUTE
  if (at >= opens.getTime() && at < closes.getTime()) return Math.floor(at)
  return Math.floor(opens.getTime() + dice.roll() * (closes.getTime() - opens.getTime()))
}
