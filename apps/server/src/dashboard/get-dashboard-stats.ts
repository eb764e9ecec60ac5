import * as contract from '@sizzle/contract/dashboard.ts'
import { type Period, periodDays } from '@sizzle/domain/analytics/periods.ts'
import { ANONYMOUS_CUSTOMER, averageOf, type PeriodFigures, TOP_ITEMS, trends } from '@sizzle/domain/analytics/sales.ts'
import { timeAgo } from '@sizzle/domain/analytics/trend.ts'
import { businessDay } from '@sizzle/domain/hours/business-date.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { type AnyOperation, query } from '../kit/operation.ts'
import { readTogether } from '../kit/read-together.ts'
import { type FiguresAbout, figuresAbout, hoursOfZone } from './figures-about.ts'
import { type ActivityRow, newestOrders } from './newest.sql.ts'
import { least, type PeriodSums, periodSums, type Zone, type ZonePeriod } from './sales.sql.ts'
import { waitingOrders } from './waiting.sql.ts'

/** Every screen that shows the same figures asks again with each order: one reading serves all that wait for it. */
export function getDashboardStats(): AnyOperation {
  const together = readTogether<Awaited<ReturnType<typeof readPeriod>>>()
  return query(contract.getDashboardStats, async ({ period, locationId }, { db, who, now }) => {
    const about = await figuresAbout(db, personOf(who), locationId)
    if (!about) return refuse({ code: 'location_not_found' })
    const question = JSON.stringify([period, about.ids?.toSorted()])
    const { from, sums, newest, waiting } = await together(question, () => readPeriod(db, about, period, now))
    const before = figuresBefore(sums)
    return ok({
      period,
      from,
      ...figuresOf(sums),
      money: moneyOf(sums),
      trends: trends(figuresOf(sums), before),
      before,
      topItems: [...sums.dishes],
      recentActivity: newest.map((row) => activityOf(row, now)),
      statusBreakdown: {
        pending: sums.pending,
        preparing: sums.preparing,
        ready: sums.ready,
        completed: sums.completed,
        cancelled: sums.cancelled,
      },
      ...waiting,
      orderTypeBreakdown: { dineIn: sums.dine_in, pickup: sums.pickup, delivery: sums.delivery },
      lastUpdated: now,
      location: about.location,
    })
  })
}

async function readPeriod(db: Db, { ids, zones }: FiguresAbout, period: Period, now: Date) {
  const days = zones.map((zone) => zonePeriod(zone, period, now))
  const sums = await periodSums(db, ids, days, TOP_ITEMS)
  const times = zones.map((zone) => ({ ...zone, ...timesOf(zone, period, now) }))
  const [newest, waiting] = await Promise.all([newestOrders(db, ids, times), waitingOrders(db, ids, days, now)])
  return { from: least(days.map(({ from }) => from)), sums, newest, waiting }
}

function zonePeriod(zone: Zone, period: Period, now: Date): ZonePeriod {
  const { current, previous, previousUntil } = periodDays(period, hoursOfZone(zone), now)
  return {
    ...zone,
    from: current.from,
    to: current.to,
    before_from: previous.from,
    before_to: previousUntil === null ? previous.to : addDays(previous.to, -1),
    part_day: previousUntil === null ? null : previous.to,
    part_until: previousUntil,
  }
}

function timesOf(zone: Zone, period: Period, now: Date) {
  const hours = hoursOfZone(zone)
  const { current } = periodDays(period, hours, now)
  return { since: businessDay(hours, current.from).from, until: businessDay(hours, current.to).until }
}

function figuresOf({ pickup, delivery, dine_in, total, refunded, customers }: PeriodSums): PeriodFigures {
  const orders = pickup + delivery + dine_in
  const revenue = total - refunded
  return { orders, revenue, customers, avgOrderValue: averageOf(revenue, orders) }
}

function figuresBefore({
  orders_before: orders,
  revenue_before: revenue,
  customers_before,
}: PeriodSums): PeriodFigures {
  return { orders, revenue, customers: customers_before, avgOrderValue: averageOf(revenue, orders) }
}

function moneyOf({ subtotal, fees, discounts, tax, tip, refunded }: PeriodSums) {
  return { goods: subtotal - fees, discounts, fees, tax, tips: tip, refunds: refunded }
}

function activityOf(row: ActivityRow, now: Date) {
  return {
    id: row.id,
    locationId: row.location_id,
    shortNumber: row.short_number,
    customerName: row.customer_name.trim() || ANONYMOUS_CUSTOMER,
    total: row.total,
    status: row.status,
    orderTime: row.order_time,
    timeAgo: timeAgo(row.order_time, now),
  }
}
