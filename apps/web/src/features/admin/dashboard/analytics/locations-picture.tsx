import { formatRevenue, formatTrend } from '@sizzle/domain/analytics/trend.ts'
import { formatDollars, toCents } from '../../../../ui/money.ts'
import type { LocationSales } from '../dashboard-query.ts'
import { count } from '../dashboard-words.ts'
import { Growth } from './growth.tsx'
import { Picture } from './picture.tsx'

/** The locations beside each other; the one with most revenue first. */
export function LocationsPicture({ range, locations }: LocationSales) {
  const most = Math.max(...locations.map(({ revenue }) => revenue), 1)
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
          { words: formatDollars(revenue), value: revenue },
          growthCell(growth.revenueGrowth),
          { words: formatDollars(avgOrderValue), value: avgOrderValue },
          growthCell(growth.avgOrderValueGrowth),
        ]),
      }}
    >
      <ul aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-2.5">
        {locations.map(({ id, name, revenue, revenueGrowth }) => (
          <li key={id} className="col-span-full grid grid-cols-subgrid">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="price text-right">{formatRevenue(toCents(revenue))}</span>
            <span className="price text-right">{revenueGrowth !== null && <Growth percent={revenueGrowth} />}</span>
            <span className="col-span-full mt-1 block h-1.5 rounded-full bg-sunk forced-colors:border">
              <span
                className="telling-colour block h-full rounded-full bg-saffron"
                style={{ width: `${Math.max((Math.max(revenue, 0) / most) * 100, 1)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Picture>
  )
}

function growthWords(percent: number | null): string {
  return percent === null ? '–' : formatTrend(percent)
}

function growthCell(percent: number | null) {
  return { words: growthWords(percent), value: percent === null ? '' : Math.round(percent * 10) / 10 }
}
