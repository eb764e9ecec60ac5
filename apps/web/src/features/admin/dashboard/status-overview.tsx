import { count, STATUSES } from './dashboard-words.ts'
import type { Figures } from './figure-cards.tsx'
import { Panel } from './panel.tsx'

/** How far the orders of the period are, and how they leave the house. */
export function StatusOverview({ stats: { statusBreakdown, orderTypeBreakdown, later } }: { stats: Figures }) {
  const inTotal = STATUSES.filter(([status]) => status !== 'cancelled')
  const all = inTotal.reduce((sum, [status]) => sum + statusBreakdown[status], 0)
  const { dineIn, pickup, delivery } = orderTypeBreakdown
  return (
    <Panel title="Order Status Overview">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunk forced-colors:border">
        {inTotal.map(([status, , mark]) =>
          statusBreakdown[status] > 0 ? (
            <span
              key={status}
              className={`telling-colour ${mark}`}
              style={{ width: `${(statusBreakdown[status] / all) * 100}%` }}
            />
          ) : null,
        )}
      </div>
      <dl className="mt-3 grid">
        {STATUSES.map(([status, label, mark]) => (
          <div key={status} className="flex items-center gap-2.5 border-b border-line py-2 last:border-0">
            <span aria-hidden="true" className={`telling-colour size-3 shrink-0 rounded-full ${mark}`} />
            <dt className="grow">
              {label}
              {status === 'pending' && later > 0 && <span className="text-soft">, {count(later)} for later</span>}
              {status === 'cancelled' && <span className="text-soft">, not in the total</span>}
            </dt>
            <dd className="price">{count(statusBreakdown[status])}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 text-center">
        {(
          [
            ['Dine-in', dineIn],
            ['Pickup', pickup],
            ['Delivery', delivery],
          ] as const
        ).map(([label, number]) => (
          <div key={label} className="flex flex-col-reverse rounded-control bg-sunk px-2 py-2">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="price text-lg">{count(number)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
