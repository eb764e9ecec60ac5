import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import type { BoardOrder, ColumnStatus } from './board-query.ts'
import { OrderCard } from './order-card.tsx'

type BoardColumnProps = {
  status: ColumnStatus
  title: string
  orders: readonly BoardOrder[]
  now: Date
  onMove: (order: BoardOrder, to: OrderStatus) => void
}

const MARKS: Record<ColumnStatus, string> = {
  pending: 'bg-saffron',
  preparing: 'bg-chilli',
  ready: 'bg-coriander',
  completed: 'bg-line-strong',
}
const EMPTY: Record<ColumnStatus, string> = {
  pending: 'No new orders. They appear here by themselves.',
  preparing: 'Nothing on the stove.',
  ready: 'Nothing waiting to be handed over.',
  completed: 'Nothing finished today yet.',
}

/** Work is done oldest first; what is finished is shown newest first. */
export function BoardColumn({ status, title, orders, now, onMove }: BoardColumnProps) {
  const sorted = [...orders].sort((a, b) => a.orderTime.localeCompare(b.orderTime))
  if (status === 'completed') sorted.reverse()
  return (
    <section aria-label={title} className="flex min-h-0 flex-col rounded-card bg-sunk">
      <div className="flex items-center gap-3 px-4 py-3">
        <span aria-hidden="true" className={`size-3 rounded-full ${MARKS[status]}`} />
        <h2 className="text-xl">{title}</h2>
        <span className="price ml-auto text-xl" aria-hidden="true">
          {orders.length}
        </span>
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
        tabIndex={0}
        aria-label={`${title}, ${orders.length}`}
        className="flex min-h-24 grow flex-col gap-3 overflow-y-auto px-3 pb-3 focus-visible:-outline-offset-3"
      >
        {sorted.map((order) => (
          <li key={order.orderId}>
            <OrderCard order={order} now={now} onMove={onMove} />
          </li>
        ))}
        {orders.length === 0 && <li className="px-2 py-6 text-center text-soft">{EMPTY[status]}</li>}
      </ul>
    </section>
  )
}
