import { BUCKETS_OF, type Bucket, type RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { formatRevenue } from '@sizzle/domain/analytics/trend.ts'
import { formatDollars, toCents } from '../../../../ui/money.ts'
import type { RevenueAnalytics } from '../dashboard-query.ts'
import { count, orderCount } from '../dashboard-words.ts'
import { BarChart } from './bar-chart.tsx'
import { BUCKET_HEADS, labelsOf } from './bucket-labels.ts'
import { dollarsCell } from './dollars-cell.ts'
import { Facts } from './facts.tsx'
import { Growth } from './growth.tsx'
import { Picture, type PictureTable } from './picture.tsx'
import { BEFORE_WORDS, capitalized } from './range-words.ts'
import { revenueBars } from './revenue-bars.ts'

type RevenuePictureProps = RevenueAnalytics & { onBy: (by: Bucket) => void }

/** What came in, beside what came in before. */
export function RevenuePicture({ range, by, revenue, sums, before, onBy }: RevenuePictureProps) {
  const buckets = revenue.map((bucket, index) => ({
    ...bucket,
    ...labelsOf(bucket.date, by),
    before: before?.revenue[index]?.revenue,
  }))
  const best = buckets.reduce((one, other) => (other.revenue > one.revenue ? other : one), buckets[0] ?? NOTHING)
  const most = `Highest ${best.during}: ${formatRevenue(toCents(best.revenue))}.`
  const isEmpty = sums.revenue === 0
  const wasEmpty = before === null || before.revenue.every((bucket) => bucket.revenue === 0)
  const said = isEmpty ? 'No revenue in this range.' : `${formatRevenue(toCents(sums.revenue))} so far. ${most}`
  return (
    <Picture
      title={`Revenue by ${by}`}
      fileName={`revenue-${range}-by-${by}`}
      table={tableOf(by, buckets)}
      empty={isEmpty && wasEmpty && sums.orders === 0 ? said : undefined}
    >
      <p className="mb-3 text-soft">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="font-display text-3xl text-ink">{formatRevenue(toCents(sums.revenue))}</b>
          {before && <Growth percent={before.trends.revenueGrowth} />}
        </span>
        {`This ${range} so far. `}
        {!isEmpty && <span className="inline-block">{most}</span>}
      </p>
      {before && <Compared range={range} sums={sums} before={before} />}
      <BarChart
        summary={said}
        scaleWords={(dollars) => formatRevenue(toCents(dollars))}
        barWords={shortDollars}
        parts={
          before
            ? {
                bar: `This ${range}`,
                tick: `${capitalized(BEFORE_WORDS[range])} by this time`,
                later: `${capitalized(BEFORE_WORDS[range])}, whole ${by}`,
                pale: BEFORE_WORDS[range],
              }
            : undefined
        }
        bars={revenueBars({ range, by, revenue, before })}
      />
      <ByChoice range={range} by={by} onBy={onBy} />
    </Picture>
  )
}

/** As wide as a bar of a phone: '$4.4k'. */
function shortDollars(dollars: number): string {
  if (dollars < 1000) return formatRevenue(toCents(dollars))
  const thousands = dollars / 1000
  return `$${thousands < 100 ? Number(thousands.toFixed(1)) : Math.round(thousands)}k`
}

const NOTHING = { during: 'so far', revenue: 0 }

type BucketRow = { date: string; long: string; orders: number; revenue: number; before: number | undefined }

function tableOf(by: Bucket, buckets: readonly BucketRow[]): PictureTable {
  return {
    header: [BUCKET_HEADS[by], 'Orders', 'Revenue', 'Before'],
    rows: buckets.map(({ date, long, orders, revenue, before }) => [
      { words: long, value: date },
      { words: String(orders), value: orders },
      dollarsCell(revenue),
      before === undefined ? { words: '–', value: '' } : dollarsCell(before),
    ]),
  }
}

type ComparedProps = {
  range: RevenueRange
  sums: RevenueAnalytics['sums']
  before: NonNullable<RevenueAnalytics['before']>
}

function Compared({ range, sums: now, before: { sums, trends } }: ComparedProps) {
  return (
    <>
      <Facts
        facts={[
          ['Orders', <Grown key="orders" figure={count(now.orders)} percent={trends.ordersGrowth} />],
          [
            'Avg order',
            <Grown key="average" figure={formatDollars(now.avgOrderValue)} percent={trends.avgOrderValueGrowth} />,
          ],
        ]}
      />
      <p className="mb-3 text-sm text-soft">
        {capitalized(BEFORE_WORDS[range])} by this time: {formatRevenue(toCents(sums.revenue))} from{' '}
        {orderCount(sums.orders)}, {formatDollars(sums.avgOrderValue)} on average.
      </p>
    </>
  )
}

function Grown({ figure, percent }: { figure: string; percent: number }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {figure}
      <span className="text-sm">
        <Growth percent={percent} />
      </span>
    </span>
  )
}

type ByChoiceProps = { range: RevenueRange; by: Bucket; onBy: (by: Bucket) => void }

/** By day, week, month or year: what the range offers. */
function ByChoice({ range, by, onBy }: ByChoiceProps) {
  const offered = BUCKETS_OF[range]
  if (offered.length < 2) return null
  return (
    <fieldset className="mt-3 flex flex-wrap gap-1">
      <legend className="sr-only">Show revenue by</legend>
      {offered.map((one) => (
        <label key={one} className="pill">
          <input type="radio" name="revenue-by" className="sr-only" checked={one === by} onChange={() => onBy(one)} />
          By {one}
        </label>
      ))}
    </fieldset>
  )
}
