import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { button } from '../../../../ui/button.ts'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { formatDollars } from '../../../../ui/money.ts'
import type { BoardActions } from '../state/board-actions.ts'
import { toCollect } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { dishesInRow } from './dishes-in-row.ts'

type LaterCardProps = { order: ShownOrder; actions: BoardActions }

/** Of what is ordered for later the time leads: whether there is something to do now hangs on it and on the dishes. */
export function LaterCard({ order, actions }: LaterCardProps) {
  const { timeZone } = order.locationInfo
  const clock = (instant: string) => clockAt(timeZone, new Date(instant))
  const isPaid = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated }) === 'paid'
  return (
    <article
      aria-label={`Order ${order.shortNumber}`}
      className="rounded-card border border-line px-3.5 pt-3 pb-2 leading-snug"
    >
      <p className="flex items-baseline justify-between gap-3">
        <b className="price text-2xl whitespace-nowrap">For {clock(order.scheduledFor ?? order.promisedAt)}</b>
        <span className="price text-soft">{order.shortNumber}</span>
      </p>
      {order.fireAt && <p className="text-soft">Kitchen begins at {clock(order.fireAt)}</p>}
      <p className="mt-1 break-words">
        <span className="font-semibold">{ORDER_TYPE_LABELS[order.orderType]}</span> {order.customerInfo.name}
      </p>
      <p className="mt-1 text-lg leading-snug break-words">{dishesInRow(order.items)}</p>
      <p className="mt-1 flex flex-wrap gap-x-3">
        <span className="price">{isPaid ? formatDollars(order.pricing.total) : formatCad(toCollect(order))}</span>
        <span className={isPaid ? 'text-soft' : 'font-semibold text-saffron-ink'}>{isPaid ? 'Paid' : 'Unpaid'}</span>
        {order.isOverbooked && <span className="font-semibold text-saffron-ink">Overbooked</span>}
      </p>
      <LaterButtons order={order} actions={actions} />
    </article>
  )
}

function LaterButtons({ order, actions }: LaterCardProps) {
  const next = actions.next(order)
  const named = <span className="sr-only"> – order {order.shortNumber}</span>
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
      {next && (
        <button
          type="button"
          data-act={`${order.orderId} ${next}:move`}
          className={button('primary', 'px-3.5!')}
          onClick={() => actions.move(order)}
        >
          Start now{named}
        </button>
      )}
      <button type="button" className={button('quiet', 'px-3!')} onClick={() => actions.open(order)}>
        Details{named}
      </button>
      {actions.canEdit(order) && (
        <button type="button" className={button('quiet', 'px-3!')} onClick={() => actions.edit(order)}>
          Edit{named}
        </button>
      )}
      {actions.canCancel(order) && (
        <button
          type="button"
          data-act={`${order.orderId}:cancel`}
          className={quietDanger('-mr-1.5 ml-auto px-2!')}
          onClick={() => actions.cancel(order)}
        >
          Cancel order<span className="sr-only"> {order.shortNumber}</span>
        </button>
      )}
    </div>
  )
}
