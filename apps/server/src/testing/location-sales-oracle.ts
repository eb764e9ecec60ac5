import { type RevenueRange, rangeBefore, rangeDays } from '@sizzle/domain/analytics/periods.ts'
import { averageOf, isSold } from '@sizzle/domain/analytics/sales.ts'
import { trend } from '@sizzle/domain/analytics/trend.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import type { Db } from '../kit/db/sql.ts'
import { counted, everyOrder, type OrderRow, refundedOf } from './sales-oracle.ts'

const HOURS = { zone: HALIFAX, dayEndsAt: '04:00' }

/** What each location that sold anything did, from every order by itself. All locations are in Halifax. */
export async function locationSalesByHand(db: Db, range: RevenueRange, now: Date) {
  const sold = (await everyOrder(db)).filter((row) => isSold(counted(row)))
  const { from, to } = rangeDays(range, businessDateOf(HOURS, now))
  const before = rangeBefore(range, HOURS, now)?.compared
  const isBefore = ({ business_date: date, order_time }: OrderRow) => {
    if (!before || date < before.previous.from || date > before.previous.to) return false
    return before.previousUntil === null || date < before.previous.to || order_time < before.previousUntil
  }
  const all = sold.filter(({ business_date: date }) => date >= from && date <= to)
  return [...Map.groupBy(all, ({ location_id }) => location_id)].map(([id, rows]) => {
    const figures = figuresOf(rows)
    const past = figuresOf(sold.filter((row) => row.location_id === id && isBefore(row)))
    const growth = (pick: (one: typeof figures) => number) => (before ? trend(pick(figures), pick(past)) : null)
    return {
      id,
      orders: figures.orders,
      revenue: figures.revenue / 100,
      avgOrderValue: figures.average / 100,
      ordersGrowth: growth(({ orders }) => orders),
      revenueGrowth: growth(({ revenue }) => revenue),
      avgOrderValueGrowth: growth(({ average }) => average),
    }
  })
}

function figuresOf(rows: readonly OrderRow[]) {
  const revenue = rows.reduce((sum, row) => sum + row.total - refundedOf(row), 0)
  return { orders: rows.length, revenue, average: averageOf(revenue, rows.length) }
}
