import { BUCKETS, PERIODS, REVENUE_RANGES } from '@sizzle/domain/analytics/periods.ts'
import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { z } from 'zod'
import { DashboardLocation, SalesMoney } from './figures.ts'
import { OrderStatus } from './orders.ts'
import { none, route } from './route.ts'
import { DollarSum, Dollars, Instant, LocationId } from './wire.ts'

// What was sold, in figures. Days are business days of each location; what was cancelled is in no figure but its own count.

const TopItem = z.object({ name: z.string(), count: z.int(), revenue: DollarSum }).meta({ id: 'TopItem' })

const Activity = z
  .object({
    id: z.string(),
    locationId: z.string(),
    shortNumber: z.string(),
    customerName: z.string(),
    total: Dollars,
    status: OrderStatus,
    orderTime: Instant,
    timeAgo: z.string(),
  })
  .meta({ id: 'DashboardActivity' })

export const getDashboardStats = route({
  get: '/getDashboardStats',
  may: 'dashboard.see',
  about:
    'The figures of a period, compared in percent with the period before: today so far with the same day last week up to the same time. For one location, or for all where you work.',
  input: z.strictObject({ period: z.enum(PERIODS), locationId: LocationId.optional() }),
  output: z.object({
    period: z.enum(PERIODS),
    from: z.iso.date().describe('The first business day of the period.'),
    orders: z.int(),
    revenue: DollarSum,
    customers: z.int(),
    avgOrderValue: Dollars,
    money: SalesMoney,
    trends: z.object({
      ordersGrowth: z.number(),
      revenueGrowth: z.number(),
      customersGrowth: z.number(),
      avgOrderValueGrowth: z.number(),
    }),
    before: z
      .object({ orders: z.int(), revenue: DollarSum, customers: z.int(), avgOrderValue: Dollars })
      .describe('What the percents are counted from.'),
    topItems: z.array(TopItem),
    recentActivity: z.array(Activity).describe('The newest orders that were placed in the period.'),
    statusBreakdown: z.object({
      pending: z.int(),
      preparing: z.int(),
      ready: z.int(),
      completed: z.int(),
      cancelled: z.int(),
    }),
    later: z.int().describe('Of the pending orders, those whose time to start has not come.'),
    late: z.int().describe('Of the pending and preparing orders, those whose promised time has passed.'),
    orderTypeBreakdown: z.object({ dineIn: z.int(), pickup: z.int(), delivery: z.int() }),
    lastUpdated: Instant,
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})

const RevenueBucket = z
  .object({
    date: z.string().describe('A day, the Monday of a week, a month such as 2026-11, or a year.'),
    revenue: DollarSum,
    orders: z.int(),
  })
  .meta({ id: 'RevenueBucket' })

const SalesSums = z.object({ orders: z.int(), revenue: DollarSum, avgOrderValue: Dollars }).meta({ id: 'SalesSums' })

export const getRevenueAnalytics = route({
  get: '/getRevenueAnalytics',
  may: 'dashboard.see',
  about:
    'Revenue and orders of each day of this week or month, of each month of this year, or of each of the last five years, up to today; and the same for the period before.',
  input: z.strictObject({
    range: z.enum(REVENUE_RANGES),
    by: z.enum(BUCKETS).optional().describe('Where the range offers it: weeks of a month, weeks or days of a year.'),
    locationId: LocationId.optional(),
  }),
  output: z.object({
    range: z.enum(REVENUE_RANGES),
    by: z.enum(BUCKETS),
    revenue: z.array(RevenueBucket),
    sums: SalesSums,
    before: z
      .object({
        revenue: z.array(RevenueBucket).describe('All of the stretch before.'),
        sums: SalesSums.describe('Of the stretch before until the same time of the same day.'),
        trends: z.object({ ordersGrowth: z.number(), revenueGrowth: z.number(), avgOrderValueGrowth: z.number() }),
      })
      .nullable()
      .describe('Null for several years.'),
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})

export const getCustomerAnalytics = route({
  get: '/getCustomerAnalytics',
  may: 'dashboard.see',
  about: 'Who placed the newest 1,000 orders, how many of them came back, and the ten who spent most.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({
    totalCustomers: z.int(),
    repeatCustomers: z.int(),
    repeatCustomerRate: z.number().describe('In percent.'),
    avgOrdersPerCustomer: z.number(),
    avgSpentPerCustomer: Dollars,
    topCustomers: z.array(
      z
        .object({
          id: z.string().describe('An email address, or the digits of a phone number where there is none.'),
          name: z.string().describe('As in the newest order.'),
          totalOrders: z.int(),
          totalSpent: DollarSum,
          firstOrder: Instant,
          lastOrder: Instant,
        })
        .meta({ id: 'TopCustomer' }),
    ),
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})

export const getOrderHours = route({
  get: '/getOrderHours',
  may: 'dashboard.see',
  about:
    'How many orders came at each hour of each weekday of the last four weeks, in each location’s time zone. Hours without an order are left out; hours after midnight belong to the evening before.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({
    hours: z.array(
      z.object({ weekday: z.enum(WEEKDAYS), hour: z.int().min(0).max(23), orders: z.int() }).meta({ id: 'BusyHour' }),
    ),
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})

export const getLocationSales = route({
  get: '/getLocationSales',
  may: 'dashboard.see',
  about:
    'Orders and revenue of each location in this week, month or year up to today, and how they grew against the period before. Most revenue first, at most 100.',
  input: z.strictObject({ range: z.enum(REVENUE_RANGES), locationId: LocationId.optional() }),
  output: z.object({
    range: z.enum(REVENUE_RANGES),
    locations: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          orders: z.int(),
          revenue: DollarSum,
          avgOrderValue: Dollars,
          ordersGrowth: z.number().nullable().describe('In percent; null for several years.'),
          revenueGrowth: z.number().nullable(),
          avgOrderValueGrowth: z.number().nullable(),
        })
        .meta({ id: 'LocationSales' }),
    ),
  }),
  refusals: { location_not_found: none },
})
