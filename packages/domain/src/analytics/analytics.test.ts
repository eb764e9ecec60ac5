import { describe, expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { analyticsSpan, bucketOf, mondayOf, periodSpans, revenueBuckets } from './periods.ts'
import {
  type CountedOrder,
  customerFigures,
  customerKey,
  figuresFor,
  orderCounts,
  orderTypeBreakdown,
  topItems,
  trends,
} from './sales.ts'
import { formatAmount, formatRevenue, formatThousands, formatTrend, timeAgo, trend } from './trend.ts'

const at = (date: string, time = '00:00') => instantOf(HALIFAX, date, time)

describe('periods in Halifax', () => {
  const now = at('2026-11-20', '10:15') // a Friday

  test.each([
    ['today', '2026-11-20', null, '2026-11-19', ['2026-11-19', '10:15']],
    ['yesterday', '2026-11-19', '2026-11-20', '2026-11-18', ['2026-11-19', '00:00']],
    ['week', '2026-11-16', null, '2026-11-09', ['2026-11-13', '10:15']],
    ['month', '2026-11-01', null, '2026-10-01', ['2026-10-20', '10:15']],
  ] as const)('%s begins on %s and is compared like with like (money 38)', (period, from, to, before, until) => {
    expect(periodSpans(period, HALIFAX, now)).toEqual({
      current: { from: at(from), to: to ? at(to) : now },
      previous: { from: at(before), to: at(until[0], until[1]) },
    })
  })

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-01', '2026-02-23'],
  ])('the week of %s begins on Monday %s', (date, monday) => expect(mondayOf(date)).toBe(monday))

  test('just before midnight UTC has moved on, the restaurant has not', () => {
    const late = new Date('2026-11-21T03:59:00Z')
    expect(periodSpans('today', HALIFAX, late).current.from).toEqual(at('2026-11-20'))
  })

  test('the end of a long month is compared with all of a short one', () => {
    const { previous } = periodSpans('month', HALIFAX, at('2027-03-31', '12:00'))
    expect(previous).toEqual({ from: at('2027-02-01'), to: at('2027-03-01') })
  })

  test('the day with 25 hours is a whole day', () => {
    const { current } = periodSpans('yesterday', HALIFAX, at('2026-11-02', '09:00'))
    expect(current.to.getTime() - current.from.getTime()).toBe(25 * 3_600_000)
  })

  test('the window is the last 30 days', () => {
    expect(analyticsSpan(HALIFAX, now)).toEqual({ from: at('2026-10-21'), to: now })
  })

  test('revenue comes in days for week and month, in months for the year', () => {
    expect(revenueBuckets('week', HALIFAX, now)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ])
    expect(revenueBuckets('month', HALIFAX, now)).toHaveLength(20)
    expect(revenueBuckets('year', HALIFAX, now)).toHaveLength(11)
    expect(bucketOf('year', HALIFAX, now)).toBe('2026-11')
    expect(bucketOf('week', HALIFAX, new Date('2026-11-21T03:59:00Z'))).toBe('2026-11-20')
  })
})

describe('trends and texts', () => {
  test.each([
    [0, 0, 0, '0.0%'],
    [5, 0, 100, '+100.0%'],
    [0, 5, -100, '-100.0%'],
    [9, 8, 12.5, '+12.5%'],
    [2, 3, -33.333, '-33.3%'],
    [10_000, 10_001, -0.009, '0.0%'],
  ])('%i after %i is %f percent, "%s"', (current, previous, percent, text) => {
    expect(trend(current, previous)).toBeCloseTo(percent, 2)
    expect(formatTrend(trend(current, previous))).toBe(text)
  })

  test('revenue in whole dollars, averages with cents, tiles in thousands (money 39)', () => {
    expect([formatRevenue(123_456), formatAmount(123_456), formatThousands(1_234_500)]).toEqual([
      '$1,235',
      '$1,234.56',
      '$12.3K',
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
    paymentStatus: 'paid',
    orderType: 'pickup',
    total: 1000,
    email: 'p@x.ca',
    phone: '+19025550123',
    orderTime: at('2026-11-20'),
    ...change,
  })
  const orders = [
    anOrder(),
    anOrder({ total: 501, email: 'P@X.ca', orderTime: at('2026-11-01') }),
    anOrder({ status: 'pending', paymentStatus: 'unpaid', email: '', total: 250, orderType: 'delivery' }),
    anOrder({ status: 'cancelled', total: 9999, email: 'b@x.ca', orderType: 'dine-in' }),
    anOrder({ paymentStatus: 'refunded', total: 9999, email: 'b@x.ca' }),
  ]

  test('all orders count, only those that earn are revenue (money 36)', () => {
    expect(figuresFor(orders)).toEqual({ orders: 5, revenue: 1751, customers: 3, avgOrderValue: 584 })
    expect(figuresFor([])).toEqual({ orders: 0, revenue: 0, customers: 0, avgOrderValue: 0 })
  })

  test('a customer is an e-mail, or a phone if there is none', () => {
    expect(customerKey({ email: ' P@X.ca ', phone: '1' })).toBe('p@x.ca')
    expect(customerKey({ email: '', phone: '+1 902' })).toBe('1902')
    expect(customerKey({ email: '', phone: '' })).toBeNull()
  })

  test('counts by status and type', () => {
    expect(orderCounts(orders)).toEqual({ total: 5, pending: 1, preparing: 0, ready: 0, completed: 3, cancelled: 1 })
    expect(orderTypeBreakdown(orders)).toEqual({ dineIn: 1, pickup: 3, delivery: 1 })
    expect(trends(figuresFor(orders), figuresFor([]))).toEqual({
      ordersGrowth: 100,
      revenueGrowth: 100,
      customersGrowth: 100,
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
    const figures = customerFigures([...orders, anOrder({ email: '', phone: '' })])
    expect(figures).toMatchObject({ totalCustomers: 3, repeatCustomers: 2, avgSpentPerCustomer: 584 })
    expect(figures.repeatCustomerRate).toBeCloseTo(66.67, 2)
    expect(figures.avgOrdersPerCustomer).toBeCloseTo(5 / 3, 5)
    expect(figures.topCustomers[0]).toEqual({
      id: 'p@x.ca',
      totalOrders: 2,
      totalSpent: 1501,
      firstOrder: at('2026-11-01'),
      lastOrder: at('2026-11-20'),
    })
    expect(customerFigures([])).toMatchObject({ totalCustomers: 0, repeatCustomerRate: 0, avgSpentPerCustomer: 0 })
  })
})
