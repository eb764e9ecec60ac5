import { expect, test } from 'vitest'
import { revenueBars } from './revenue-bars.ts'

// Tuesday: Monday is over, the rest of the week is to come.

const day = (date: string, revenue: number) => ({ date, revenue, orders: 1 })

test('the day that goes on stands beside its twin until this time, days to come beside what came in on theirs', () => {
  const bars = revenueBars({
    range: 'week',
    by: 'day',
    revenue: [day('2026-11-23', 120), day('2026-11-24', 30)],
    before: {
      revenue: ['16', '17', '18', '19', '20', '21', '22'].map((date) => day(`2026-11-${date}`, 100)),
      sums: { revenue: 140, orders: 2, avgOrderValue: 70 },
      trends: { revenueGrowth: 0, ordersGrowth: 0, avgOrderValueGrowth: 0 },
    },
  })
  expect(bars.map(({ label, value, behind, behindUntil }) => [label, value, behind, behindUntil])).toEqual([
    ['Mon 23', 120, 100, undefined],
    ['Tue 24', 30, 100, 40],
    ['Wed 25', 0, 100, 0],
    ['Thu 26', 0, 100, 0],
    ['Fri 27', 0, 100, 0],
    ['Sat 28', 0, 100, 0],
    ['Sun 29', 0, 100, 0],
  ])
  expect(bars[2]?.words).toBe('Wed, Nov 25: still to come; before: $100.00')
})

test('with nothing before it a bucket stands alone', () => {
  const [bar] = revenueBars({ range: 'years', by: 'year', revenue: [day('2026', 5)], before: null })
  expect([bar?.behind, bar?.behindUntil, bar?.words]).toEqual([undefined, undefined, '2026: $5.00, 1 order'])
})
