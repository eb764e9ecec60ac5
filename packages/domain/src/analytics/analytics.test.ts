import { describe, expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { onTimeShare, percentile } from './minutes.ts'
import {
  type Bucket,
  bucketFor,
  busyDays,
  mondayOf,
  periodDays,
  type RevenueRange,
  rangeBefore,
  rangeDays,
  revenueBuckets,
} from './periods.ts'
import {
  type CountedOrder,
  customerFigures,
  customerKey,
  figuresFor,
  isSold,
  orderTypeBreakdown,
  statusBreakdown,
  topItems,
  trends,
} from './sales.ts'
import { formatAmount, formatRevenue, formatThousands, formatTrend, timeAgo, trend } from './trend.ts'

const at = (date: string, time = '00:00') => instantOf(HALIFAX, date, time)

const HOURS = { zone: HALIFAX, dayEndsAt: '04:00' }

describe('periods in Halifax', () => {
  const now = at('2026-11-20', '10:15') // a Friday

  test.each([
    ['today', ['2026-11-20', '2026-11-20'], ['2026-11-13', '2026-11-13'], ['2026-11-13', '10:15']],
    ['yesterday', ['2026-11-19', '2026-11-19'], ['2026-11-12', '2026-11-12'], null],
    ['week', ['2026-11-16', '2026-11-20'], ['2026-11-09', '2026-11-13'], ['2026-11-13', '10:15']],
    ['month', ['2026-11-01', '2026-11-20'], ['2026-10-01', '2026-10-20'], ['2026-10-20', '10:15']],
  ] as const)('%s is %j and is compared with %j until %j (money 38)', (period, current, previous, until) => {
    expect(periodDays(period, HOURS, now)).toEqual({
      current: { from: current[0], to: current[1] },
      previous: { from: previous[0], to: previous[1] },
      previousUntil: until && at(until[0], until[1]),
    })
  })

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-01', '2026-02-23'],
  ])('the week of %s begins on Monday %s', (date, monday) => expect(mondayOf(date)).toBe(monday))

  test('the night after midnight belongs to the evening before, and so does what it is compared with (money 52)', () => {
    const late = periodDays('today', HOURS, at('2026-11-21', '01:30'))
    expect(late.current).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    expect(late.previous).toEqual({ from: '2026-11-13', to: '2026-11-13' })
    expect(late.previousUntil).toEqual(at('2026-11-14', '01:30'))
  })

  test('the end of a long month is compared with all of a short one', () => {
    const { previous, previousUntil } = periodDays('month', HOURS, at('2027-03-31', '12:00'))
    expect([previous, previousUntil]).toEqual([{ from: '2027-02-01', to: '2027-02-28' }, null])
  })

  test('the first hours of a month are compared with the first day of the one before', () => {
    const { previous, previousUntil } = periodDays('month', HOURS, at('2026-12-01', '09:00'))
    expect([previous, previousUntil]).toEqual([{ from: '2026-11-01', to: '2026-11-01' }, at('2026-11-01', '09:00')])
  })

  test('revenue comes in days for week and month, in months for the year, and in what else a range offers', () => {
    const buckets = (range: RevenueRange, wanted?: Bucket) =>
      revenueBuckets(bucketFor(range, wanted), rangeDays(range, '2026-11-20'))
    expect(buckets('week')).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
    expect(buckets('month')).toHaveLength(20)
    expect(buckets('month', 'week')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
    expect(buckets('year')).toHaveLength(11)
    expect(buckets('year', 'week')).toHaveLength(47)
    expect(buckets('years')).toEqual(['2022', '2023', '2024', '2025', '2026'])
    expect(bucketFor('week', 'year')).toBe('day')
    expect(busyDays('2026-11-20')).toEqual({ from: '2026-10-24', to: '2026-11-20' })
  })

  test.each([
    ['week', '2026-11-20', ['2026-11-09', '2026-11-15'], '2026-11-13', at('2026-11-13', '10:15')],
    ['month', '2026-11-20', ['2026-10-01', '2026-10-31'], '2026-10-20', at('2026-10-20', '10:15')],
    ['year', '2026-11-20', ['2025-01-01', '2025-12-31'], '2025-11-20', at('2025-11-20', '10:15')],
    ['year', '2028-02-29', ['2027-01-01', '2027-12-31'], '2027-02-28', null],
  ] as const)('%s on %s has %j before it, compared until %s (money 90)', (range, today, [from, to], until, time) => {
    expect(rangeBefore(range, HOURS, at(today, '10:15'))).toMatchObject({
      whole: { from, to },
      compared: { previous: { from, to: until }, previousUntil: time },
    })
    expect(rangeBefore('years', HOURS, at(today, '10:15'))).toBeNull()
  })
})

describe('trends and texts', () => {
  test.each([
    [0, 0, 0, '0.0%'],
    [5, 0, 100, '+100.0%'],
    [0, 5, -100, '−100.0%'],
    [9, 8, 12.5, '+12.5%'],
    [2, 3, -33.333, '−33.3%'],
    [10_000, 10_001, -0.009, '0.0%'],
  ])('%i after %i is %f percent, "%s"', (current, previous, percent, text) => {
    expect(trend(current, previous)).toBeCloseTo(percent, 2)
    expect(formatTrend(trend(current, previous))).toBe(text)
  })

  test('revenue in whole dollars, averages with cents, tiles in thousands (money 39)', () => {
    expect([formatRevenue(123_456), formatAmount(123_456), formatThousands(1_234_500), formatThousands(0)]).toEqual([
      '$1,235',
      '$1,234.56',
      '$12.3K',
      '$0',
    ])
  })

  const now = new Date('2026-11-20T16:00:00Z')
  test.each([
    [-30, 'Just now'],
    [59, 'Just now'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [120, '2 minutes ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [7200, '2 hours ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [172_800, '2 days ago'],
  ])('%i seconds back reads "%s" (money 40)', (seconds, text) => {
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text)
  })
})

describe('figures', () => {
  const anOrder = (change: Partial<CountedOrder> = {}): CountedOrder => ({
    status: 'completed',
    orderType: 'pickup',
    total: 1000,
    refunded: 0,
    email: 'p@x.ca',
    phone: '+19025550123',
    orderTime: at('2026-11-20'),
    ...change,
  })
  const orders = [
    anOrder(),
    anOrder({ total: 501, email: 'P@X.ca', orderTime: at('2026-11-01') }),
    anOrder({ status: 'pending', email: '', total: 250, orderType: 'delivery' }),
    anOrder({ status: 'cancelled', total: 9999, email: 'b@x.ca', orderType: 'dine-in' }),
    anOrder({ total: 9999, refunded: 9900, email: 'b@x.ca' }),
  ]

  test('what was cancelled counts nowhere, and what went back is no revenue (money 36)', () => {
    expect(figuresFor(orders)).toEqual({ orders: 4, revenue: 1850, customers: 3, avgOrderValue: 463 })
    expect(figuresFor([])).toEqual({ orders: 0, revenue: 0, customers: 0, avgOrderValue: 0 })
  })

  test('a customer is an email, or a phone if there is none', () => {
    expect(customerKey({ email: ' P@X.ca ', phone: '1' })).toBe('p@x.ca')
    expect(customerKey({ email: '', phone: '+1 902' })).toBe('1902')
    expect(customerKey({ email: '', phone: '' })).toBeNull()
  })

  test('counts by status and type', () => {
    expect(statusBreakdown(orders)).toEqual({ pending: 1, preparing: 0, ready: 0, completed: 3, cancelled: 1 })
    expect(orderTypeBreakdown(orders)).toEqual({ dineIn: 0, pickup: 3, delivery: 1 })
    expect(trends(figuresFor(orders), figuresFor([]))).toEqual({
      ordersGrowth: 100,
      revenueGrowth: 100,
      customersGrowth: 100,
      avgOrderValueGrowth: 100,
    })
  })

  test('top items by pieces, then revenue, then name; what is missing has its default (money 37)', () => {
    const lines = [
      { name: 'Naan', quantity: 3, price: 300 },
      { name: 'Dal', quantity: 3, price: 1295 },
      { name: null, quantity: null, price: 100 },
      { name: 'Naan', quantity: 1, price: 300 },
      { name: 'Chai', quantity: 1, price: 100 },
    ]
    expect(topItems(lines, 3)).toEqual([
      { name: 'Naan', count: 4, revenue: 1200 },
      { name: 'Dal', count: 3, revenue: 3885 },
      { name: 'Chai', count: 1, revenue: 100 },
    ])
    expect(topItems(lines).at(-1)).toEqual({ name: 'Unknown Item', count: 1, revenue: 100 })
  })

  test('customers who came back', () => {
    const figures = customerFigures(
      [...orders.filter(isSold), anOrder({ email: '', phone: '' })].map((order) => ({
        ...order,
        name: order.orderTime.toISOString().slice(0, 10),
      })),
    )
    expect(figures).toMatchObject({ totalCustomers: 3, repeatCustomers: 1, avgSpentPerCustomer: 617 })
    expect(figures.repeatCustomerRate).toBeCloseTo(33.33, 2)
    expect(figures.avgOrdersPerCustomer).toBeCloseTo(4 / 3, 5)
    expect(figures.topCustomers[0]).toEqual({
      id: 'p@x.ca',
      name: '2026-11-20',
      totalOrders: 2,
      totalSpent: 1501,
      firstOrder: at('2026-11-01'),
      lastOrder: at('2026-11-20'),
    })
    expect(customerFigures([])).toMatchObject({ totalCustomers: 0, repeatCustomerRate: 0, avgSpentPerCustomer: 0 })
  })
})

describe('minutes', () => {
  test.each([
    [[0, 0, 0], 0.5, null],
    [[1, 0, 0], 0.5, 10],
    [[1, 1, 1], 0.5, 11],
    [[5, 4, 1], 0.5, 10],
    [[5, 4, 1], 0.9, 11],
    [[5, 4, 1], 1, 12],
  ])('of orders that took 10, 11 and 12 minutes, %j: a share of %f is at %j (money 91)', (counts, share, minutes) => {
    expect(percentile({ first: 10, counts }, share)).toBe(minutes)
  })

  test('ready in the very minute of the promise is in time (money 91)', () => {
    expect(onTimeShare({ first: -2, counts: [1, 1, 1, 1] })).toBe(75)
    expect(onTimeShare({ first: -2, counts: [] })).toBeNull()
  })
})
