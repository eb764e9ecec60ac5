import {
  PERIOD_LABELS,
  PERIODS,
  type Period,
  REVENUE_RANGES,
  type RevenueRange,
} from '@sizzle/domain/analytics/periods.ts'
import { weekdayName } from '@sizzle/domain/hours/date-words.ts'
import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import type { FailureTitles } from '../../../kit/failure.ts'
import type { DashboardStats } from './dashboard-query.ts'

export const WORKING_OFFLINE = 'Working offline - data may be limited'
export const UNABLE = 'Unable to Load Dashboard Stats'
export const LOADING: FailureTitles = {
  refused: 'Failed to load dashboard statistics',
  broken: 'An error occurred while loading dashboard data',
}

const RANGE_LABELS: Readonly<Record<RevenueRange, string>> = {
  week: 'This Week',
  month: 'This Month',
  year: 'This Year',
  years: 'Five Years',
}

// Tabs where there is room for them, and a list on a phone.
export const PERIOD_CHOICES = PERIODS.map((period) => [period, PERIOD_LABELS[period]] as const)
export const RANGE_CHOICES = REVENUE_RANGES.map((range) => [range, RANGE_LABELS[range]] as const)

/** What a period is compared with; its first day names the weekday once it is known. */
export function before(period: Period, from: LocalDate | undefined): string {
  const weekday = from && weekdayName(from)
  switch (period) {
    case 'today':
      return weekday ? `last ${weekday} until this time` : 'the same day last week until this time'
    case 'yesterday':
      return weekday ? `the ${weekday} before` : 'the same day a week before'
    case 'week':
      return 'last week until this time'
    case 'month':
      return 'last month until this time'
  }
}

/** A period in which nothing was ordered: it is no mistake, and no loss of all that was before. */
export const NO_ORDERS: Readonly<Record<Period, string>> = {
  today: 'No orders yet today',
  yesterday: 'No orders yesterday',
  week: 'No orders yet this week',
  month: 'No orders yet this month',
}

export const STATUSES: readonly (readonly [status: OrderStatus, label: string, mark: string])[] = [
  ['pending', 'Pending', 'bg-saffron'],
  ['preparing', 'Preparing', 'bg-ink'],
  ['ready', 'Ready', 'bg-coriander'],
  ['completed', 'Completed', 'bg-line-strong'],
  ['cancelled', 'Cancelled', 'bg-chilli'],
]

export function labelOfStatus(status: OrderStatus): string {
  return STATUSES.find(([one]) => one === status)?.[1] ?? status
}

export function count(number: number): string {
  return number.toLocaleString('en-CA')
}

export function orderCount(number: number): string {
  return `${count(number)} ${number === 1 ? 'order' : 'orders'}`
}

/** Shown when nothing could be read, beside the sentence that says so. */
export const NOUGHTS: Omit<DashboardStats, 'success' | 'period' | 'from' | 'lastUpdated' | 'location'> = {
  orders: 0,
  revenue: 0,
  customers: 0,
  avgOrderValue: 0,
  money: { goods: 0, discounts: 0, fees: 0, tax: 0, tips: 0, refunds: 0 },
  trends: { ordersGrowth: 0, revenueGrowth: 0, customersGrowth: 0, avgOrderValueGrowth: 0 },
  before: { orders: 0, revenue: 0, customers: 0, avgOrderValue: 0 },
  topItems: [],
  recentActivity: [],
  later: 0,
  late: 0,
  statusBreakdown: { pending: 0, preparing: 0, ready: 0, completed: 0, cancelled: 0 },
  orderTypeBreakdown: { dineIn: 0, pickup: 0, delivery: 0 },
}
