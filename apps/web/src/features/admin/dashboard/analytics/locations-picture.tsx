import { formatRevenue, formatTrend } from '@sizzle/domain/analytics/trend.ts'
import { toCents } from '../../../../ui/money.ts'
import type { LocationSales } from '../dashboard-query.ts'
import { count } from '../dashboard-words.ts'
import { dollarsCell } from './dollars-cell.ts'
import { Growth } from './growth.tsx'
import { Picture } from './picture.tsx'
import { BEFORE_WORDS } from './range-words.ts'
import { RowBar, TickLegend } from './row-bar.tsx'

/** The locations beside each other; the one with most revenue first. */
export function LocationsPicture({ range, locations }: LocationSales) {
  const largest = Math.max(...locations.flatMap((one) => [one.revenue, revenueBefore(one) ?? 0]), 1)
  const isCompared = locations.some(({ revenueGrowth }) => revenueGrowth !== null)
  return (
    <Picture
      title="Locations compared"
      fileName={`locations-${range}`}
      empty={locations.length === 0 ? 'No orders in this range.' : undefined}
      table={{
        header: ['Location', 'Orders', 'Growth', 'Revenue', 'Growth of revenue', 'Avg order', 'Growth of average'],
        rows: locations.map(({ name, orders, revenue, avgOrderValue, ...growth }) => [
          { words: name, value: name },
          { words: count(orders), value: orders },
          growthCell(growth.ordersGrowth),
          dollarsCell(revenue),
          growthCell(growth.revenueGrowth),
          dollarsCell(avgOrderValue),
          growthCell(growth.avgOrderValueGrowth),
        ]),
      }}
    >
      {isCompared && <TickLegend now={`This ${range}`} before={`${BEFORE_WORDS[range]} by this time`} />}
      <ul aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-2.5">
        {locations.map(({ id, name, revenue, revenueGrowth }) => (
          <li key={id} className="col-span-full grid grid-cols-subgrid">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="price text-right">{formatRevenue(toCents(revenue))}</span>
            <span className="text-right">{revenueGrowth !== null && <Growth percent={revenueGrowth} />}</span>
            <RowBar size={revenue} largest={largest} sizeBefore={revenueBefore({ revenue, revenueGrowth })} />
          </li>
        ))}
      </ul>
    </Picture>
  )
}

type Grown = Pick<LocationSales['locations'][number], 'revenue' | 'revenueGrowth'>

/** Growth of exactly 100 percent is also said where nothing was before, and all that was lost says not how much it was. */
function revenueBefore({ revenue, revenueGrowth }: Grown): number | undefined {
  if (revenueGrowth === null || revenueGrowth === 100 || revenueGrowth <= -100) return undefined
  return revenue / (1 + revenueGrowth / 100)
}

function growthWords(percent: number | null): string {
  return percent === null ? '–' : formatTrend(percent)
}

function growthCell(percent: number | null) {
  return { words: growthWords(percent), value: percent === null ? '' : Math.round(percent * 10) / 10 }
}
