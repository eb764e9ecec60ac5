import { movedSum } from '@sizzle/domain/closing/cash-count.ts'
import { type Correction, cashThrough, correctionOf } from '@sizzle/domain/closing/day-figures.ts'
import { type ExpectedCash, expectedCash, type ZReport } from '@sizzle/domain/closing/z-report.ts'
import { businessDateOf, businessDay } from '@sizzle/domain/hours/business-date.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { personOf, type Who } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { type LocationRow, locationById } from '../locations/locations.sql.ts'
import { businessHoursOf } from '../locations/taxes-of.ts'
import { movesOf } from './cash.sql.ts'
import { daysToCompare, figuresOfDay, moneyOfDays } from './day-figures.sql.ts'
import { type Days, firstOpenDay, lastReport } from './reports.sql.ts'

/** Money is dated when it comes, so a closed day gets more of it on its own evening only; but a bank may send a refund back for weeks. */
const DAYS_OF_LATE_MONEY = 31

/** Whoever begins to close days after months begins with one of the last, and not with the first of all. */
const DAYS_BEFORE_THE_FIRST = 7

export async function locationToClose(db: Db, who: Who, locationId: string): Promise<LocationRow | undefined> {
  return mayAt(personOf(who), 'day.close', locationId) ? locationById(db, locationId) : undefined
}

export type DayToClose = {
  readonly date: string
  readonly today: string
  readonly last: { readonly n: number; readonly hash: string; readonly report: ZReport } | undefined
}

/**
 * Days are closed in their order, and one on which nothing happened is left out (money 82). Before the first report it is today,
 * or the day that was chosen to begin with (money 102).
 */
export async function dayToClose(db: Db, location: LocationRow, now: Date, chosen?: string): Promise<DayToClose> {
  const today = businessDateOf(businessHoursOf(location), now)
  const last = await lastReport(db, location.id)
  if (!last) {
    const mayBegin = chosen !== undefined && chosen < today && chosen >= addDays(today, -DAYS_BEFORE_THE_FIRST)
    return { date: mayBegin ? chosen : today, today, last }
  }
  // What comes in after today was closed belongs to tomorrow.
  if (last.business_date >= today) return { date: addDays(last.business_date, 1), today, last }
  const open = await firstOpenDay(db, location.id, daysOf(location, addDays(last.business_date, 1), today))
  return { date: open ?? today, today, last }
}

export type CashFacts = {
  readonly money: ZReport['money']
  readonly moves: ZReport['moves']
  readonly corrections: readonly Correction[]
  readonly cash: ExpectedCash
  /** What the reports have said of the days that have corrections. */
  readonly reported: ReadonlyMap<string, Omit<Correction, 'date'>>
}

/** Before the first report: the first of the last days with something that would be in none, while a later day is to be closed. */
export async function unreportedBefore(db: Db, location: LocationRow, { date, today, last }: DayToClose) {
  if (last) return null
  const days = daysOf(location, addDays(today, -DAYS_BEFORE_THE_FIRST), addDays(date, -1))
  const first = await firstOpenDay(db, location.id, days)
  if (first === null) return null
  const { sales } = await figuresOfDay(db, location.id, first)
  const next = await firstOpenDay(db, location.id, daysOf(location, addDays(first, 1), days.last))
  return { date: first, total: sales.total, hasMore: next !== null }
}

/** Cash counts on the business day on which it moves, and on the next once that is closed (money 100). */
export function dayOfMove({ today, last }: DayToClose): string {
  return last && last.report.date >= today ? addDays(last.report.date, 1) : today
}

/** What of the drawer is of days after the one to close, until now: it is counted with it, and in their reports (money 101). */
export async function cashSince(db: Db, location: LocationRow, { date, today }: DayToClose): Promise<Cents> {
  const days = daysOf(location, addDays(date, 1), today)
  const money = await moneyOfDays(db, location.id, days)
  const { taken, givenBack } = cashThrough(money.flatMap((row) => row.money))
  return taken - givenBack + movedSum(await movesOf(db, location.id, days))
}

/** What went through the drawer since the last report; `cameSince`, of later days, was in it at the count. */
export async function cashFacts(
  db: Db,
  location: LocationRow,
  { date, last }: DayToClose,
  cameSince: Cents,
): Promise<CashFacts> {
  const days = daysOf(location, addDays(date, -DAYS_OF_LATE_MONEY), date)
  const byDay = new Map((await moneyOfDays(db, location.id, days)).map((row) => [row.business_date, row.money]))
  const closed = await daysToCompare(db, location.id, days.first)
  const corrections = closed.flatMap(({ business_date, reported, money, sales }) => {
    const isRecent = business_date >= days.first
    const now = { sales, money: isRecent ? (byDay.get(business_date) ?? []) : money }
    return correctionOf(business_date, { sales: reported, money }, now) ?? []
  })
  const money = byDay.get(date) ?? []
  const moves = await movesOf(db, location.id, { first: date, last: date })
  const { left: float, cameSince: countedBefore = 0, cameAfter: uncountedBefore = 0 } = last?.report.cash ?? { left: 0 }
  return {
    money,
    moves,
    corrections,
    cash: expectedCash({ float, countedBefore, uncountedBefore, money, moves, corrections, cameSince }),
    reported: new Map(closed.map((day) => [day.business_date, { sales: day.reported, money: day.money }])),
  }
}

function daysOf(location: LocationRow, first: string, last: string): Days {
  const hours = businessHoursOf(location)
  return { first, last, from: businessDay(hours, first).from, until: businessDay(hours, last).until }
}
