import { BUCKETS, REVENUE_RANGES } from '@sizzle/domain/analytics/periods.ts'
import { TENDERS } from '@sizzle/domain/pricing/tenders.ts'
import { z } from 'zod'
import { DashboardLocation, SalesMoney } from './figures.ts'
import { none, route } from './route.ts'
import { DollarSum, Instant, LocationId } from './wire.ts'

// What was sold, to whom and how quickly, over weeks, months and years. Days are business days of each location.

const Range = z.strictObject({ range: z.enum(REVENUE_RANGES), locationId: LocationId.optional() })

const BEFORE =
  'Of the stretch before until the same time of the same day; of a house of many locations that day as a whole. Null for several years.'
const UNTIL = {
  through: z.string().describe('The last day of it.'),
  until: Instant.nullable().describe('Of the last day, what was ordered before then; null: that day as a whole.'),
}

const SalesFigures = z.object({
  orders: z.int(),
  revenue: DollarSum,
  money: SalesMoney,
  orderTypes: z.object({ dineIn: z.int(), pickup: z.int(), delivery: z.int() }),
  tenders: z
    .array(
      z
        .object({ tender: z.enum(TENDERS), payments: z.int(), amount: DollarSum, refunded: DollarSum })
        .meta({ id: 'TenderSales' }),
    )
    .describe('How orders were paid, most money first. Together with what is unpaid they make the revenue.'),
  unpaid: DollarSum,
  dishes: z
    .array(z.object({ name: z.string(), count: z.int(), revenue: DollarSum }).meta({ id: 'DishSales' }))
    .describe('At most 50, most pieces first.'),
  options: z
    .array(
      z.object({ group: z.string(), name: z.string(), count: z.int(), revenue: DollarSum }).meta({ id: 'OptionSales' }),
    )
    .describe('At most 50, most pieces first.'),
  discounts: z
    .array(z.object({ label: z.string(), count: z.int(), amount: DollarSum }).meta({ id: 'DiscountSales' }))
    .describe('At most 50, most money first.'),
  cancellations: z.object({
    orders: z.int(),
    share: z.number().describe('In percent of all orders.'),
    reasons: z
      .array(z.object({ reason: z.string(), orders: z.int(), amount: DollarSum }).meta({ id: 'CancelledFor' }))
      .describe('At most 50, most orders first.'),
  }),
  kitchen: z.object({
    orders: z.int().describe('Those that were started and became ready.'),
    onTimeShare: z.number().nullable().describe('In percent, of the promise.'),
    prepP50: z.int().nullable().describe('Minutes from the start until ready that half of the orders took at most.'),
    prepP90: z.int().nullable(),
    lateP50: z.int().nullable().describe('Minutes after the promise; before it they are negative.'),
    lateP90: z.int().nullable(),
    prepMinutes: z.array(z.int()).describe('Orders by minutes: 0, 1, and so on to 120 and more. Empty without orders.'),
  }),
})

export const getSalesAnalytics = route({
  get: '/getSalesAnalytics',
  may: 'dashboard.see',
  about:
    'What was sold in this week, month, year or the last five years up to today: types, tenders, dishes, options, discounts, cancellations, and how long the kitchen took; and the same for the period before.',
  input: Range,
  output: SalesFigures.extend({
    range: z.enum(REVENUE_RANGES),
    before: SalesFigures.extend(UNTIL).nullable().describe(BEFORE),
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})

export const getSoldTogether = route({
  get: '/getSoldTogether',
  may: 'dashboard.see',
  about: 'Which two dishes were ordered together most often in the last four weeks.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({
    orders: z.int().describe('All of these weeks.'),
    pairs: z
      .array(z.object({ first: z.string(), second: z.string(), orders: z.int() }).meta({ id: 'SoldTogether' }))
      .describe('At most 20.'),
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})

const TablesOfDay = z
  .object({ date: z.string(), bookings: z.int(), seats: z.int(), noShows: z.int() })
  .meta({ id: 'TablesOfDay' })

const GuestFigures = z.object({
  customers: z
    .object({ fresh: z.int().describe('Their first order came in this range.'), returning: z.int() })
    .describe('Each counts once.'),
  customersBy: z.array(
    z
      .object({ date: z.string(), fresh: z.int(), returning: z.int() })
      .describe('Who came on several days counts on each; new only on the first.')
      .meta({ id: 'CustomersOfDay' }),
  ),
  tables: z.object({
    bookings: z.int(),
    seats: z.int(),
    noShows: z.int(),
    noShowShare: z.number().describe('In percent of the bookings.'),
    cancelled: z.int(),
  }),
  tablesBy: z.array(TablesOfDay).describe('Bookings that were not cancelled, with those of which nobody came.'),
})

export const getGuestAnalytics = route({
  get: '/getGuestAnalytics',
  may: 'dashboard.see',
  about:
    'Customers who ordered for the first time and those who came back, seats by evening, and no-shows, up to today; and the same for the period before.',
  input: Range,
  output: GuestFigures.extend({
    range: z.enum(REVENUE_RANGES),
    by: z.enum(BUCKETS),
    tablesAhead: z
      .array(TablesOfDay)
      .describe('What is booked by now for the days of this week or month that are still to come; in no sum.'),
    before: GuestFigures.extend(UNTIL).nullable().describe(BEFORE),
    location: DashboardLocation,
  }),
  refusals: { location_not_found: none },
})
