import { TOP_ITEMS_SHOWN } from '@sizzle/domain/analytics/sales.ts'
import { formatRevenue } from '@sizzle/domain/analytics/trend.ts'
import { toCents } from '../../../ui/money.ts'
import type { DashboardStats } from './dashboard-query.ts'
import { count } from './dashboard-words.ts'
import { NothingYet, Panel } from './panel.tsx'

/** What sells best, by pieces. */
export function TopItems({ items }: { items: DashboardStats['topItems'] }) {
  const most = items[0]?.count ?? 1
  return (
    <Panel title="Top Menu Items" scope="Before tax">
      {items.length === 0 && (
        <NothingYet icon="book" title="No dishes sold" hint="What guests order most in this period appears here." />
      )}
      <ol className="grid gap-3">
        {items.slice(0, TOP_ITEMS_SHOWN).map((item, index) => (
          <li key={item.name} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3">
            <span aria-hidden="true" className="w-5 text-right font-display text-lg text-saffron-ink">
              {index + 1}
            </span>
            <span className="font-semibold wrap-anywhere">{item.name}</span>
            <span className="price text-right">{count(item.count)} sold</span>
            <span
              aria-hidden="true"
              className="col-start-2 mt-1.5 h-1.5 self-center rounded-full bg-sunk forced-colors:border"
            >
              <span
                className="telling-colour block h-full rounded-full bg-saffron"
                style={{ width: `${Math.max((item.count / most) * 100, 2)}%` }}
              />
            </span>
            <span className="min-w-14 text-right text-sm text-soft tabular-nums">
              {formatRevenue(toCents(item.revenue))}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
