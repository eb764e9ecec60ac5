import { formatDollars } from '../../../../ui/money.ts'
import type { RevenueAnalytics } from '../dashboard-query.ts'
import { orderCount } from '../dashboard-words.ts'
import type { Bar } from './bar-chart.tsx'
import { labelsOf } from './bucket-labels.ts'
import { slotsOf } from './slots.ts'

type Revenue = Pick<RevenueAnalytics, 'range' | 'by' | 'revenue' | 'before'>

/** What came in, and behind it what had come in by this time; what came in later stands there too, fainter. */
export function revenueBars({ range, by, revenue, before }: Revenue): Bar[] {
  const dates = revenue.map(({ date }) => date)
  return slotsOf(range, by, dates).map((date, index) => {
    const { short, long } = labelsOf(date, by)
    const sold = revenue[index]
    const was = before?.revenue[index]?.revenue
    const said = sold ? `${formatDollars(sold.revenue)}, ${orderCount(sold.orders)}` : 'still to come'
    return {
      key: date,
      label: short,
      value: sold?.revenue ?? 0,
      behind: was,
      isAhead: sold === undefined,
      behindUntil: before && was !== undefined ? untilNow({ by, revenue, before }, index) : undefined,
      words: `${long}: ${said}${was === undefined ? '' : `; before: ${formatDollars(was)}`}`,
    }
  })
}

type Compared = Pick<Revenue, 'by' | 'revenue'> & { before: NonNullable<Revenue['before']> }

/** Of the bucket that goes on, what had come in by this time; undefined where all of it had. */
function untilNow({ by, revenue, before }: Compared, index: number): number | undefined {
  const last = revenue.length - 1
  if (index > last) return 0
  // Weeks of two months do not begin on the same days, so their sums tell nothing of the last one.
  if (index < last || by === 'week') return undefined
  const earlier = before.revenue.slice(0, last).reduce((sum, one) => sum + one.revenue, 0)
  return Math.min(Math.max(before.sums.revenue - earlier, 0), before.revenue[last]?.revenue ?? 0)
}
