import { LATE_MINUTES, onTimeShare, PREP_MINUTES, percentile } from '@sizzle/domain/analytics/minutes.ts'
import { busyDays, type Days, type RevenueRange, rangeDays } from '@sizzle/domain/analytics/periods.ts'
import { customerKey, isSold, orderTypeBreakdown, topItems } from '@sizzle/domain/analytics/sales.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import type { FrozenChoice } from '@sizzle/domain/menu/options-price.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import type { Db } from '../kit/db/sql.ts'
import { counted, everyOrder, moneyOf, type OrderRow, refundedOf } from './sales-oracle.ts'

const MOST = 50
const MOST_PAIRS = 20

/** What the analytics have to say, from every order by itself. All locations are in Halifax. */
export async function analyticsByHand(db: Db, range: RevenueRange, now: Date, locationId?: string) {
  const rows = (await everyOrder(db)).filter((row) => locationId === undefined || row.location_id === locationId)
  const today = businessDateOf({ zone: HALIFAX, dayEndsAt: '04:00' }, now)
  const all = rows.filter(within(rangeDays(range, today)))
  return {
    sales: salesOf(all),
    together: togetherOf(rows.filter(isSold).filter(within(busyDays(today)))),
    customers: customersOf(rows.filter(isSold), rangeDays(range, today)),
  }
}

function within({ from, to }: Days) {
  return (row: OrderRow) => row.business_date >= from && row.business_date <= to
}

function salesOf(all: readonly OrderRow[]) {
  const sold = all.filter(isSold)
  const revenue = sumOf(sold, (row) => row.total - refundedOf(row))
  const payments = sold.flatMap((row) => row.payments)
  const tenders = groups(
    payments,
    ({ tender }) => tender,
    (own) => ({
      payments: own.length,
      amount: sumOf(own, ({ amount, freed }) => amount - freed),
      refunded: sumOf(own, ({ refunded, freed }) => Math.max(refunded - freed, 0)),
    }),
  )
  return {
    orders: sold.length,
    revenue: revenue / 100,
    money: moneyOf(sold),
    orderTypes: orderTypeBreakdown(all.map(counted)),
    tenders: ranked(tenders, ({ amount }) => amount, 0).map(({ name: tender, payments: count, amount, refunded }) => ({
      tender,
      payments: count,
      amount: amount / 100,
      refunded: refunded / 100,
    })),
    unpaid: (revenue - sumOf(tenders, ({ amount, refunded }) => amount - refunded)) / 100,
    dishes: topItems(
      sold.flatMap(({ lines }) => lines),
      MOST,
    ).map((dish) => ({ ...dish, revenue: dish.revenue / 100 })),
    options: optionsOf(sold),
    discounts: discountsOf(sold),
    cancellations: cancellationsOf(all),
    kitchen: kitchenOf(sold),
  }
}

function optionsOf(sold: readonly OrderRow[]) {
  const chosen = sold.flatMap(({ lines }) =>
    lines.flatMap((line) => unitsOf(line.options, line.quantity ?? 1, line.quantity ?? 1)),
  )
  const sums = groups(
    chosen,
    ({ group, name }) => JSON.stringify([group, name]),
    (own) => ({
      count: sumOf(own, ({ count }) => count),
      revenue: sumOf(own, ({ revenue }) => revenue),
    }),
  )
  return sums
    .map(({ name: key, count, revenue }) => {
      const [group, name] = JSON.parse(key) as [string, string]
      return { group, name, count, revenue: revenue / 100 }
    })
    .sort((a, b) => b.count - a.count || b.revenue - a.revenue || (a.name < b.name ? -1 : 1))
    .slice(0, MOST)
}

type Units = { readonly group: string; readonly name: string; readonly count: number; readonly revenue: number }

function unitsOf(choices: readonly FrozenChoice[], lines: number, above: number): Units[] {
  return choices.flatMap(({ group, name, quantity, price, choices: below }) => [
    { group, name, count: above * quantity, revenue: lines * price },
    ...unitsOf(below, lines, above * quantity),
  ])
}

function discountsOf(sold: readonly OrderRow[]) {
  const discounts = sold.flatMap(({ charges }) => charges).filter(({ kind }) => kind === 'discount')
  const sums = groups(
    discounts,
    ({ label }) => label,
    (own) => ({ count: own.length, amount: sumOf(own, ({ amount }) => amount) }),
  )
  return ranked(sums, ({ amount }) => amount, 0).map(({ name: label, count, amount }) => ({
    label,
    count,
    amount: amount / 100,
  }))
}

function cancellationsOf(all: readonly OrderRow[]) {
  const cancelled = all.filter((row) => !isSold(row))
  const reasons = groups(
    cancelled,
    ({ cancel_reason }) => cancel_reason ?? 'No reason given',
    (own) => ({
      orders: own.length,
      amount: sumOf(own, ({ total }) => total),
    }),
  )
  return {
    orders: cancelled.length,
    reasons: ranked(
      reasons,
      ({ orders }) => orders,
      ({ amount }) => amount,
    ).map(({ name: reason, orders, amount }) => ({
      reason,
      orders,
      amount: amount / 100,
    })),
  }
}

function kitchenOf(sold: readonly OrderRow[]) {
  const made = sold.filter(({ prep_started_at, ready_at }) => prep_started_at !== null && ready_at !== null)
  const prep = histogram(
    made.map(({ prep_started_at, ready_at }) => minutesBetween(prep_started_at, ready_at)),
    PREP_MINUTES,
  )
  const late = histogram(
    sold
      .filter(({ ready_at }) => ready_at !== null)
      .map(({ promised_at, ready_at }) => minutesBetween(promised_at, ready_at)),
    LATE_MINUTES,
  )
  return {
    orders: made.length,
    onTimeShare: onTimeShare(late),
    prepP50: percentile(prep, 0.5),
    prepP90: percentile(prep, 0.9),
    lateP50: percentile(late, 0.5),
    lateP90: percentile(late, 0.9),
    prepMinutes: prep.counts,
  }
}

function minutesBetween(from: Date | null, to: Date | null): number {
  return Math.ceil((Number(to) - Number(from)) / 60_000)
}

function histogram(minutes: readonly number[], { first, last }: { readonly first: number; readonly last: number }) {
  if (minutes.length === 0) return { first, counts: [] }
  const counts = Array.from({ length: last - first + 1 }, () => 0)
  for (const one of minutes) {
    const index = Math.min(Math.max(one, first), last) - first
    counts[index] = (counts[index] ?? 0) + 1
  }
  return { first, counts }
}

function togetherOf(sold: readonly OrderRow[]) {
  const pairs = sold.flatMap(({ lines }) => {
    const names = [...new Set(lines.map(({ name }) => name?.trim() || 'Unknown Item'))].sort()
    return names.flatMap((first, index) => names.slice(index + 1).map((second) => JSON.stringify([first, second])))
  })
  const sums = groups(
    pairs,
    (pair) => pair,
    (own) => ({ orders: own.length }),
  )
  const all = sums.map(({ name, orders }) => {
    const [first, second] = JSON.parse(name) as [string, string]
    return { first, second, orders }
  })
  all.sort(
    (a, b) => b.orders - a.orders || (a.first < b.first || (a.first === b.first && a.second < b.second) ? -1 : 1),
  )
  return { orders: sold.length, pairs: all.slice(0, MOST_PAIRS) }
}

function customersOf(sold: readonly OrderRow[], days: Days) {
  const keyOf = (row: OrderRow) => customerKey(counted(row))
  const known = new Set(sold.filter((row) => row.business_date < days.from).map(keyOf))
  const here = new Set(
    sold
      .filter(within(days))
      .map(keyOf)
      .filter((key) => key !== null),
  )
  const returning = [...here].filter((key) => known.has(key)).length
  return { fresh: here.size - returning, returning }
}

function sumOf<T>(all: readonly T[], pick: (one: T) => number): number {
  return all.reduce((sum, one) => sum + pick(one), 0)
}

function groups<T, Sums>(all: readonly T[], keyOf: (one: T) => string, add: (own: readonly T[]) => Sums) {
  return [...Map.groupBy(all, keyOf)].map(([name, own]) => ({ name, ...add(own) }))
}

type Named = { readonly name: string }
function ranked<T extends Named>(all: readonly T[], by: (one: T) => number, thenBy: 0 | ((one: T) => number)): T[] {
  return all.toSorted(
    (a, b) => by(b) - by(a) || (thenBy === 0 ? 0 : thenBy(b) - thenBy(a)) || (a.name < b.name ? -1 : 1),
  )
}
