import { addDays, instantOf, localAt, type Weekday, weekdayOf } from '@sizzle/domain/hours/local-time.ts'
import { openingOn } from '@sizzle/domain/hours/opening-hours.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { BOARD, type BoardStage, latelyAt } from './board-now.ts'
import { type Dice, diceOf } from './dice.ts'

/** One kitchen on one day: how many orders came, and when its doors were open. */
export type DemoDay = {
  readonly location: LocationRow
  readonly date: string
  readonly opens: Date
  readonly closes: Date
  readonly orders: number
  /** Cut off by the clock: what came last is still on the board. */
  readonly isUnderWay: boolean
  /** What is still on it, of its orders. */
  readonly board?: typeof BOARD
}

export const DEMO_DAYS = 30
/** People cook on Monday and go out on Saturday. */
const WEIGHTS: Record<Weekday, number> = {
  sunday: 1.05,
  monday: 0.7,
  tuesday: 0.75,
  wednesday: 0.85,
  thursday: 1,
  friday: 1.5,
  saturday: 1.6,
}
const MINUTE = 60_000
/** Quiet hour or not, a day under way has a board to show, unless that would be most of what was asked for. */
const MOST_OF_ALL = 1 / 10
/** What is not on the board any more came before this. */
const DONE_BEFORE = 40 * MINUTE
const LEAST_SHARE = 0.15
const HOUR = 60 * MINUTE
const MOST_AN_HOUR = 25

/** The last month, oldest day first; of today only what is already over. */
export function planDays(locations: readonly LocationRow[], orders: number, now: Date): DemoDay[] {
  const days = locations.flatMap((location) => openDays(location, now))
  const board = BOARD.slice(0, Math.floor((orders * MOST_OF_ALL) / locations.length))
  const fair = (orders - board.length * locations.length) / days.reduce((sum, { weight }) => sum + weight, 0)
  const today = days
    .filter(({ isUnderWay }) => isUnderWay)
    .map(({ weight, ...day }) => ({
      ...day,
      orders: board.length + Math.min(Math.round(fair * weight), mostOf(day)),
      board,
    }))
  const left = orders - today.reduce((sum, day) => sum + day.orders, 0)
  const before = days.filter(({ isUnderWay }) => !isUnderWay)
  return [...shared(before, left), ...today].sort((a, b) => a.opens.getTime() - b.opens.getTime())
}

/** Past days may be as full as was asked for; today's board stays small enough for a person to work through. */
function mostOf({ opens, closes }: { readonly opens: Date; readonly closes: Date }): number {
  return Math.round(((closes.getTime() - opens.getTime()) / HOUR) * MOST_AN_HOUR)
}

/** Shares of a running sum: whatever is rounded, all together are as many as were asked for. */
function shared<Day extends { weight: number }>(days: readonly Day[], orders: number) {
  const all = days.reduce((sum, { weight }) => sum + weight, 0)
  let weightSoFar = 0
  let given = 0
  return days.map(({ weight, ...day }) => {
    weightSoFar += weight
    const upTo = Math.round((orders * weightSoFar) / all)
    const share = upTo - given
    given = upTo
    return { ...day, orders: share }
  })
}

function openDays(location: LocationRow, now: Date) {
  const today = localAt(location.time_zone, now).date
  return Array.from({ length: DEMO_DAYS + 1 }, (_, back) => addDays(today, back - DEMO_DAYS)).flatMap((date) => {
    const opening = openingOn(hoursOf(location), date)
    if (!opening) return []
    const { opens, closes: end } = opening
    const closes = new Date(Math.min(end.getTime(), now.getTime() - MINUTE))
    if (closes <= opens) return []
    const isUnderWay = closes < end
    const over = (closes.getTime() - opens.getTime()) / (end.getTime() - opens.getTime())
    const share = isUnderWay ? Math.max(over, LEAST_SHARE) : 1
    return [{ location, date, opens, closes, isUnderWay, weight: WEIGHTS[weekdayOf(date)] * share }]
  })
}

/** When an order came and, where it is still on the board, how far it has got there. */
export type DemoTime = { readonly at: Date; readonly stage: BoardStage | undefined }

/** When each order of the day came: a lunch, a longer dinner, and a few in between; in order. */
export function orderTimes(day: DemoDay): DemoTime[] {
  const dice = diceOf(`times ${day.location.id} ${day.date}`)
  const noon = instantOf(day.location.time_zone, day.date, '12:00').getTime()
  const board = (day.board ?? []).slice(0, day.orders)
  const done = day.isUnderWay ? { ...day, closes: doneBefore(day) } : day
  const now = board.map((place) => ({ at: latelyAt(dice, place, day), stage: place.stage }))
  const before = Array.from({ length: day.orders - board.length }, () => ({
    at: new Date(oneTime(dice, noon, done)),
    stage: undefined,
  }))
  return [...now, ...before].sort((a, b) => a.at.getTime() - b.at.getTime())
}

function doneBefore({ opens, closes }: DemoDay): Date {
  const middle = (opens.getTime() + closes.getTime()) / 2
  return new Date(Math.max(middle, closes.getTime() - DONE_BEFORE))
}

function oneTime(dice: Dice, noon: number, { opens, closes }: DemoDay): number {
  const kind = dice.roll()
  const minutes = kind < 0.36 ? dice.bell(45, 55) : kind < 0.9 ? dice.bell(6.6 * 60, 85) : dice.between(-30, 10 * 60)
  const at = noon + minutes * MINUTE
  if (at >= opens.getTime() && at < closes.getTime()) return Math.floor(at)
  return Math.floor(opens.getTime() + dice.roll() * (closes.getTime() - opens.getTime()))
}
