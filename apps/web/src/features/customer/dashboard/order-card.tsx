import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { lineInOneRow } from '@sizzle/domain/order/line-words.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { confirmationBadge } from '@sizzle/domain/order/standing.ts'
import { canCancel, isFinal, type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'
import { customerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { inCents } from '../../../ui/money-back.ts'
import type { MyOrder } from './orders-query.ts'
import { readyWords } from './ready-words.ts'

export type OrderCardProps = { order: MyOrder; onReorder: () => void; onCancel: () => void }

/** More would only repeat what the words say. */
const MOST_PICTURES = 3

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
    <article
      aria-label={`Order ${shortNumber}`}
      className="flex h-full flex-col rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div>
          <h2 className="text-2xl">{shortNumber}</h2>
          <p className="text-sm text-soft">
            {order.locationInfo.name} · {ORDER_TYPE_LABELS[orderType]} · {momentOf(order)}
          </p>
        </div>
        <StatusPill order={order} />
      </div>
      <ReadyLine order={order} />
      <p className="mt-3">{order.items.map(lineInOneRow).join(', ')}</p>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="label-caps text-soft">{confirmationBadge(order)}</span>
        <span className="price text-lg">{formatDollars(order.pricing.total)}</span>
      </p>
      {money && <p className="mt-1 text-sm text-soft">{customerMoneySentence(money)}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-4">
        {!isFinal(status) && <Track order={order} />}
        <button type="button" className={button('quiet')} onClick={onReorder}>
          Order again
        </button>
        <OtherWays order={order} onCancel={onCancel} />
      </div>
    </article>
  )
}

/** The last order, large: its dishes, when it is ready, and the one button that is pressed next. */
export function LastOrderCard({ order, onReorder, onCancel }: OrderCardProps) {
  const { shortNumber, status, orderType } = order
  const money = customerMoney(inCents(order))
  const pictured = [...new Map(order.items.map((item) => [item.id, item])).values()].slice(0, MOST_PICTURES)
  return (
    <article
      aria-label={`Order ${shortNumber}`}
      className="rounded-[22px] border border-line-strong/70 bg-raised p-1.5"
    >
      <div className="grid gap-x-10 gap-y-4 rounded-[16px] border border-line px-4 py-5 sm:px-7 sm:py-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="label-caps text-saffron-ink">{isFinal(status) ? 'Your last order' : 'Your order now'}</p>
            <StatusPill order={order} />
          </div>
          <h2 className="mt-2 text-3xl">{shortNumber}</h2>
          <p className="text-soft">
            {order.locationInfo.name} · {ORDER_TYPE_LABELS[orderType]} · {momentOf(order)}
          </p>
          <ReadyLine order={order} />
          <p className="mt-3 text-lg leading-snug">{order.items.map(lineInOneRow).join(', ')}</p>
          {money && <p className="mt-1 text-sm text-soft">{customerMoneySentence(money)}</p>}
        </div>
        <ul aria-hidden="true" className="flex flex-wrap gap-2 md:order-none md:justify-end">
          {pictured.map((item) => (
            <li key={item.id} className="w-23 shrink-0 overflow-hidden rounded-card">
              <DishTile dish={item} size="thumb" />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-4 md:col-span-2">
          {isFinal(status) ? (
            <button type="button" className={button('primary', 'min-h-13 text-lg')} onClick={onReorder}>
              Order again
            </button>
          ) : (
            <>
              <Track order={order} />
              <button type="button" className={DEAD_END_LINK} onClick={onReorder}>
                Order again
              </button>
            </>
          )}
          <OtherWays order={order} onCancel={onCancel} />
          <span className="ml-auto flex flex-wrap items-baseline gap-x-3">
            <span className="label-caps text-soft">{confirmationBadge(order)}</span>
            <span className="price text-lg">{formatDollars(order.pricing.total)}</span>
          </span>
        </div>
      </div>
    </article>
  )
}

/** Where a button has gone with the status, such as the one that cancelled, the status itself gets its focus. */
function StatusPill({ order: { status, orderType } }: { order: MyOrder }) {
  const pill = useKeptFocus<HTMLParagraphElement>(status)
  return (
    <p
      ref={pill}
      role="status"
      tabIndex={-1}
      className={`rounded-full px-3 py-1 text-sm font-semibold outline-none ${LOOKS[status]}`}
    >
      {statusLabel(status, orderType)}
    </p>
  )
}

/** When an order is ready that is still being made. */
function ReadyLine({ order }: { order: MyOrder }) {
  const when = readyWords(order)
  return when && <p className="mt-3 text-lg font-semibold">{when}</p>
}

function Track({ order }: { order: MyOrder }) {
  return (
    <Link to={paths.orderSuccess(order.id)} className={button('primary')}>
      Track order<span className="sr-only"> {order.shortNumber}</span>
    </Link>
  )
}

function OtherWays({ order, onCancel }: Pick<OrderCardProps, 'order' | 'onCancel'>) {
  return (
    <>
      <Link to={paths.receipt(order.id, order.metadata.orderToken)} className={DEAD_END_LINK}>
        Receipt
      </Link>
      {canCancel(order) && (
        <button type="button" className={`${DEAD_END_LINK} text-chilli`} onClick={onCancel}>
          Cancel order
        </button>
      )}
    </>
  )
}

function momentOf({ orderTime, locationInfo: { timeZone } }: MyOrder): string {
  const instant = new Date(orderTime)
  const { time } = localAt(timeZone, instant)
  return `${clockOf({ timeZone }).day(instant)}, ${clock12(time)} ${zoneName(timeZone, instant)}`
}
