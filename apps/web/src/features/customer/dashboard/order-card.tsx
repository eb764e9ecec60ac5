import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { readPayments } from '@sizzle/domain/order/read-order.ts'
import { CASH_WORDS, confirmationBadge } from '@sizzle/domain/order/standing.ts'
import { canCancel, isFinal, type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'
import { cashStillNeeded, roundedForCash } from '@sizzle/domain/payment/cash-due.ts'
import { customerMoney, customerMoneySentences } from '@sizzle/domain/payment/money-back.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { cancelledWords, movedWords } from '../../../kit/house-told.ts'
import { stillMade } from '../../../kit/still-made.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { toCents } from '../../../ui/money.ts'
import { inCents } from '../../../ui/money-back.ts'
import { Parted } from '../../../ui/parted.tsx'
import { OrderSteps } from '../../shared/order-steps/order-steps.tsx'
import { OrderDishes } from './order-dishes.tsx'
import type { MyOrder } from './orders-query.ts'
import { readyWords } from './ready-words.ts'

export type OrderCardProps = { order: MyOrder; onReorder: () => void; onCancel: () => void }

const LOOKS: Record<OrderStatus, string> = {
  pending: 'bg-saffron-soft text-ink',
  preparing: 'bg-saffron-soft text-ink',
  ready: 'bg-coriander-soft text-coriander',
  completed: 'bg-sunk text-soft',
  cancelled: 'bg-chilli-soft text-chilli',
}

/** An order of before. */
export function OrderCard(props: OrderCardProps) {
  const { order } = props
  const money = customerMoneySentences(customerMoney(inCents(order)))
  return (
    <article
      aria-label={`Order ${order.shortNumber}`}
      className="flex h-full flex-col rounded-card border border-line bg-raised p-5"
    >
      <Head order={order} look="text-2xl" />
      <Facts order={order} />
      <OrderDishes items={order.items} look="small" />
      {money && <p className="mt-1 text-sm text-soft">{money}</p>}
      <Ways {...props} className="mt-auto pt-4" />
    </article>
  )
}

/** An order under way, or the last one, large: when it is ready, its dishes, and the one button that is pressed next. */
export function LastOrderCard(props: OrderCardProps) {
  const { order } = props
  const money = customerMoneySentences(customerMoney(inCents(order)))
  const isBeside = order.items.length === 1 && !money
  return (
    <article
      aria-label={`Order ${order.shortNumber}`}
      className="rounded-[22px] border border-line-strong/70 bg-raised p-1.5"
    >
      <div className="rounded-[16px] border border-line px-4 py-5 sm:px-7 sm:py-6">
        <div className="grid gap-x-12 md:grid-cols-2 md:items-end md:gap-x-8 lg:gap-x-12">
          {/* On a phone the time is larger than the number. */}
          <Head
            order={order}
            look={readyWords(order) === undefined ? 'text-3xl' : 'text-xl md:text-2xl lg:text-3xl'}
            pill={isFinal(order.status) ? '' : 'sr-only'}
          />
          <Ready
            order={order}
            className="max-md:mt-1 font-display text-2xl leading-tight text-balance md:col-start-2 md:row-start-1 lg:text-3xl lg:leading-tight"
          />
          {!isFinal(order.status) && (
            <div className="max-md:my-3 md:col-start-2 md:row-start-2 md:mt-4 md:self-start">
              <OrderSteps order={order} />
            </div>
          )}
          <Facts order={order} />
        </div>
        {/* One dish alone leaves room beside it for what can be done, in the column of the steps. */}
        <div
          className={
            isBeside
              ? 'lg:mt-5 lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-12 lg:border-t lg:border-line lg:pt-4'
              : ''
          }
        >
          <OrderDishes items={order.items} look={isBeside ? 'beside' : 'large'} />
          {money && <p className="mt-2 text-sm text-soft">{money}</p>}
          <Ways
            {...props}
            isLarge
            className={`mt-5 border-t border-line pt-4 ${isBeside ? 'lg:mt-0 lg:border-0 lg:pt-0' : ''}`}
          />
        </div>
      </div>
    </article>
  )
}

type HeadProps = { order: MyOrder; look: string /** Where the steps say the same, only to the ear. */; pill?: string }

/** What matters now: where it is on its way. */
function Head({ order, look, pill = '' }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h3 className={look}>{order.shortNumber}</h3>
      <StatusPill order={order} className={pill} />
    </div>
  )
}

/** When it is ready, as long as it is still being made. */
function Ready({ order, className = '' }: { order: MyOrder; className?: string }) {
  const when = readyWords(order)
  if (when === undefined) return null
  const notes = [movedWords(order), stillMade(order.closesFirst)].filter((note) => note !== undefined)
  return (
    <div className={`font-semibold ${className}`}>
      <p>{when}</p>
      {notes.map((note) => (
        <p key={note} className="font-text text-base leading-snug font-normal text-balance wrap-anywhere text-soft">
          {note}
        </p>
      ))}
    </div>
  )
}

/** What it costs and how it is paid, in coins where it is cash (money 64); then where and when it was ordered. */
function Facts({ order }: { order: MyOrder }) {
  const total = toCents(order.pricing.total)
  const payments = readPayments(order.payments, toCents)
  const rest = payments.length > 0 ? cashStillNeeded(order, leftToPay(total, payments)) : null
  const standing = standingWords(order)
  const cancelled = cancelledWords(order)
  const type = ORDER_TYPE_LABELS[order.orderType]
  return (
    <div className="mt-2 text-soft">
      <p>
        <Parted
          parts={[
            <span key="total" className="price font-semibold text-ink">
              {formatCad(total + roundedForCash(order, total, payments))}
            </span>,
            ...(standing ? [standing] : []),
            ...(rest
              ? [
                  <span key="rest" className="price">
                    {rest}
                  </span>,
                ]
              : []),
            // 'Cash on pickup' says it already.
            ...(standing?.endsWith(type.toLowerCase()) ? [] : [type]),
          ]}
        />
      </p>
      <p>
        <Parted parts={[order.locationInfo.name, `Ordered ${momentOf(order)}`]} />
      </p>
      {cancelled && <p className="wrap-anywhere text-chilli">{cancelled}</p>}
    </div>
  )
}

/** As one says it; that an order is cancelled stands above. */
function standingWords(order: MyOrder): string | undefined {
  const standing = confirmationBadge(order)
  if (standing === 'CANCELLED') return undefined
  if (standing.startsWith('CASH')) return CASH_WORDS[order.orderType]
  return standing.charAt(0) + standing.slice(1).toLowerCase()
}

/** Where a button has gone with the status, such as the one that cancelled, the status itself gets its focus. */
function StatusPill({ order: { status, orderType }, className }: { order: MyOrder; className: string }) {
  const pill = useKeptFocus<HTMLParagraphElement>(status)
  return (
    <p
      ref={pill}
      role="status"
      tabIndex={-1}
      className={`rounded-full px-3 py-1 text-sm font-semibold outline-none ${LOOKS[status]} ${className}`}
    >
      {statusLabel(status, orderType)}
    </p>
  )
}

type WaysProps = OrderCardProps & { isLarge?: boolean; className: string }

/** One button for what comes next, as wide as the card on a phone; the rest are links on one line. */
function Ways({ order, onReorder, onCancel, isLarge = false, className }: WaysProps) {
  const look = button(isLarge || !isFinal(order.status) ? 'primary' : 'quiet', isLarge ? 'min-h-13 text-lg' : '')
  const again = (shown: string) => (
    <button type="button" className={shown} onClick={onReorder}>
      Order again
    </button>
  )
  return (
    <div className={`grid gap-x-6 gap-y-1.5 sm:flex sm:flex-wrap sm:items-center ${className}`}>
      {isFinal(order.status) ? (
        again(look)
      ) : (
        <Link to={paths.orderSuccess(order.id)} className={look}>
          Track order<span className="sr-only"> {order.shortNumber}</span>
        </Link>
      )}
      <div className="flex grow flex-wrap gap-x-6 max-sm:justify-between max-sm:gap-x-4">
        {!isFinal(order.status) && again(DEAD_END_LINK)}
        <Link to={paths.receipt(order.id, order.metadata.orderToken)} className={DEAD_END_LINK}>
          Receipt
        </Link>
        {/* Apart from what a hand goes to often. */}
        {canCancel(order) && (
          <button type="button" className={`${DEAD_END_LINK} text-chilli sm:ml-auto`} onClick={onCancel}>
            Cancel order
          </button>
        )}
      </div>
    </div>
  )
}

/** By the clock of the kitchen, which is the guest's own; with the year where it is another one. */
function momentOf({ orderTime, locationInfo: { timeZone } }: MyOrder): string {
  const clock = clockOf({ timeZone })
  const isThisYear = localAt(timeZone, new Date(orderTime)).date.slice(0, 4) === clock.today().slice(0, 4)
  return clock[isThisYear ? 'shortMoment' : 'moment'](orderTime)
}
