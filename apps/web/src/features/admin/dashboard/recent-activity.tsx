import { RECENT_ACTIVITY_SHOWN } from '@sizzle/domain/analytics/sales.ts'
import { formatAmount } from '@sizzle/domain/analytics/trend.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { Link } from '../../../ui/link.tsx'
import { toCents } from '../../../ui/money.ts'
import type { Activity } from './dashboard-query.ts'
import { labelOfStatus } from './dashboard-words.ts'
import { NothingYet, Panel } from './panel.tsx'

const CHIPS: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-saffron-soft text-saffron-ink',
  preparing: 'bg-ink text-paper',
  ready: 'bg-coriander-soft text-coriander',
  completed: 'bg-sunk text-soft',
  cancelled: 'bg-chilli-soft text-chilli',
}

/** The newest orders; each leads to its place on the board. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  return (
    <Panel title="Recent Activity">
      {activity.length === 0 && (
        <NothingYet
          icon="board"
          title="No orders"
          hint="The newest orders of this period appear here as they are placed."
        />
      )}
      <ul className="-mx-2 grid">
        {activity.slice(0, RECENT_ACTIVITY_SHOWN).map((order) => (
          <li key={order.id} className="mx-2 border-b border-line last:border-0">
            <Link
              to={orderAddress(order)}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunk"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{order.customerName}</span>
                <span className="block text-sm text-soft">
                  {order.shortNumber} · {order.timeAgo}
                </span>
              </span>
              <span className="flex shrink-0 flex-col-reverse items-end gap-x-3 gap-y-1 sm:flex-row sm:items-center">
                <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${CHIPS[order.status]}`}>
                  {labelOfStatus(order.status)}
                </span>
                <span className="price min-w-20 text-right">{formatAmount(toCents(order.total))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function orderAddress({ id, locationId }: Activity): string {
  return `?${new URLSearchParams({ location: locationId })}${sectionHash({ section: 'orders', below: [id] })}`
}
