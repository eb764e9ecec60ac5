import { isOverdue, orderAge } from '@sizzle/domain/order/derived.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { MOVE_LABELS, NEXT, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { BoardOrder } from './board-query.ts'
import { OrderItems } from './order-items.tsx'

type OrderCardProps = { order: BoardOrder; now: Date; onMove: (order: BoardOrder, to: OrderStatus) => void }

export function OrderCard({ order, now, onMove }: OrderCardProps) {
  // The table's first entry is the way forward; cancelling is never the big button.
  const [next] = NEXT[order.status]
  const isDone = order.status === 'completed'
  return (
    <article
      aria-label={`Order ${order.shortNumber}`}
      className={`rise rounded-card border border-line bg-raised p-4 ${isDone ? 'opacity-80' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="price text-[1.75rem] leading-none">{order.shortNumber}</h3>
        {!isDone && <Age order={order} now={now} />}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-lg leading-tight">
        <span className="font-semibold">{ORDER_TYPE_LABELS[order.orderType]}</span>
        <span className="text-soft">{order.customerInfo.name}</span>
      </p>
      {order.specialInstructions && (
        <p className="mt-3 flex gap-2 rounded-control bg-chilli-soft px-3 py-2.5 text-lg leading-snug font-semibold text-chilli">
          <Icon name="alert" className="mt-0.5 size-6" />
          <span>{order.specialInstructions}</span>
        </p>
      )}
      <OrderItems items={order.items} isBrief={isDone} />
      {next && !isDone && (
        <button
          type="button"
          className={button('primary', 'mt-4 w-full min-h-14 text-xl')}
          onClick={() => onMove(order, next)}
        >
          {MOVE_LABELS[next]}
          <span className="sr-only"> – order {order.shortNumber}</span>
        </button>
      )}
    </article>
  )
}

const LATE_MINUTES = { warm: 10, hot: 20 }

/** Grows in colour and in words: the word comes with the colour, so neither is needed alone. */
function Age({ order, now }: { order: BoardOrder; now: Date }) {
  const minutes = orderAge({ orderTime: new Date(order.orderTime) }, now)
  const overdue = isOverdue(
    { status: order.status, estimatedReady: order.estimatedReady ? new Date(order.estimatedReady) : null },
    now,
  )
  const isHot = overdue || minutes >= LATE_MINUTES.hot
  const colours = isHot
    ? 'bg-chilli text-paper'
    : minutes >= LATE_MINUTES.warm
      ? 'bg-saffron text-night'
      : 'bg-sunk text-ink'
  return (
    <p
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-lg leading-tight font-semibold tabular-nums ${colours}`}
    >
      <Icon name="clock" className="size-4.5" />
      {minutes} min{overdue ? ', late' : ''}
    </p>
  )
}
