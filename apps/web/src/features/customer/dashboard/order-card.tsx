import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { lineInOneRow } from '@sizzle/domain/order/line-words.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { confirmationBadge } from '@sizzle/domain/order/standing.ts'
import { canCancel, isFinal, type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'
import { readyFor, scheduledInWords } from '@sizzle/domain/order/time-words.ts'
import { customerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { inCents } from '../../../ui/money-back.ts'
import type { MyOrder } from './orders-query.ts'

type OrderCardProps = { order: MyOrder; onReorder: () => void; onCancel: () => void }

const LOOKS: Record<OrderStatus, string> = {
  pending: 'bg-saffron-soft text-ink',
  preparing: 'bg-saffron-soft text-ink',
  ready: 'bg-coriander-soft text-coriander',
  completed: 'bg-sunk text-soft',
  cancelled: 'bg-chilli-soft text-chilli',
}

export function OrderCard({ order, onReorder, onCancel }: OrderCardProps) {
  const { shortNumber, status, orderType } = order
  const money = customerMoney(inCents(order))
  return (
    <article aria-label={`Order ${shortNumber}`} className="rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-2xl">{shortNumber}</h2>
          <p className="text-sm text-soft">
            {order.locationInfo.name} · {ORDER_TYPE_LABELS[orderType]} · {momentOf(order)}
          </p>
        </div>
        <p role="status" className={`rounded-full px-3 py-1 text-sm font-semibold ${LOOKS[status]}`}>
          {statusLabel(status, orderType)}
        </p>
      </div>
      {order.scheduledFor && !isFinal(status) && (
        <p className="mt-3 font-semibold">
          {readyFor(order.orderType)} {scheduledInWords(order.locationInfo.timeZone, new Date(order.promisedAt))}
        </p>
      )}
      <p className="mt-3">{order.items.map(lineInOneRow).join(', ')}</p>
      <p className="mt-2 flex items-baseline justify-between gap-3">
        <span className="label-caps text-soft">{confirmationBadge(order)}</span>
        <span className="price text-lg">{formatDollars(order.pricing.total)}</span>
      </p>
      {money && <p className="mt-1 text-sm text-soft">{customerMoneySentence(money)}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {!isFinal(status) && (
          <Link to={paths.orderSuccess(order.id)} className={button('primary')}>
            Follow
          </Link>
        )}
        <button type="button" className={button(isFinal(status) ? 'primary' : 'quiet')} onClick={onReorder}>
          Order again
        </button>
        <Link to={paths.receipt(order.id, order.metadata.orderToken)} className={button('quiet')}>
          Receipt
        </Link>
        {canCancel(order) && (
          <button type="button" className={button('bare', 'text-chilli!')} onClick={onCancel}>
            Cancel order
          </button>
        )}
      </div>
    </article>
  )
}

function momentOf({ orderTime, locationInfo: { timeZone } }: MyOrder): string {
  const instant = new Date(orderTime)
  const { time } = localAt(timeZone, instant)
  return `${clockOf({ timeZone }).day(instant)}, ${clock12(time)} ${zoneName(timeZone, instant)}`
}
