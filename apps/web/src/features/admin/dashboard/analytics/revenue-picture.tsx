import { formatRevenue } from '@sizzle/domain/analytics/trend.ts'
import { BRAND } from '../../../../brand/brand.ts'
import { formatDollars, toCents } from '../../../../ui/money.ts'
import type { RevenueAnalytics } from '../dashboard-query.ts'
import { orderCount } from '../dashboard-words.ts'
import { BarChart } from './bar-chart.tsx'
import { Picture } from './picture.tsx'

/** What came in, by day or by month. */
export function RevenuePicture({ range, revenue }: RevenueAnalytics) {
  const buckets = revenue.map((bucket) => ({ ...bucket, ...labelsOf(bucket.date) }))
  const best = buckets.reduce((one, other) => (other.revenue > one.revenue ? other : one), buckets[0] ?? NOTHING)
  const sum = buckets.reduce((all, bucket) => all + bucket.revenue, 0)
  return (
    <Picture
      title={range === 'year' ? 'Revenue by month' : 'Revenue by day'}
      fileName={`revenue-${range}`}
      table={{
        header: [range === 'year' ? 'Month' : 'Day', 'Orders', 'Revenue'],
        rows: buckets.map(({ date, long, orders, revenue: amount }) => [
          { words: long, value: date },
          { words: String(orders), value: orders },
          { words: formatDollars(amount), value: amount },
        ]),
      }}
    >
      <p className="mb-3 text-soft">
        <b className="font-display text-3xl text-ink">{formatRevenue(toCents(sum))}</b> in all, the most on {best.long}{' '}
        ({formatRevenue(toCents(best.revenue))}).
      </p>
      <BarChart
        summary={`${formatRevenue(toCents(sum))} in all, the most on ${best.long} with ${formatRevenue(toCents(best.revenue))}.`}
        bars={buckets.map(({ date, short, long, orders, revenue: amount }) => ({
          key: date,
          label: short,
          value: amount,
          words: `${long}: ${formatDollars(amount)}, ${orderCount(orders)}`,
        }))}
      />
    </Picture>
  )
}

const NOTHING = { long: '', revenue: 0 }
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A bucket is a calendar day or month, which no zone moves. */
function labelsOf(date: string): { short: string; long: string } {
  const isDay = date.length === DAY_LENGTH
  const at = new Date(isDay ? `${date}T12:00:00Z` : `${date}-15T12:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(BRAND.locale, { ...options, timeZone: 'UTC' }).format(at)
  return isDay
    ? { short: say({ day: 'numeric' }), long: say({ weekday: 'short', month: 'short', day: 'numeric' }) }
    : { short: say({ month: 'short' }), long: say({ month: 'long', year: 'numeric' }) }
}
