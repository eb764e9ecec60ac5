import { isAmong } from '@sizzle/domain/among.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { canTakePayment, itemCount } from '@sizzle/domain/order/derived.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { methodLabel } from '@sizzle/domain/order/standing.ts'
import { moneyBackNote, moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardOrder } from '../state/board-query.ts'
import { isPartPaid, toCollect } from '../state/left-of.ts'
import { dishesInRow } from './dishes-in-row.ts'
import { STEP_WORDS } from './step-mark.ts'

export function finishedAt({ cancelledTime, completedTime, updatedAt }: BoardOrder): string {
  return cancelledTime ?? completedTime ?? updatedAt
}

const OPEN = ['pending', 'preparing', 'ready'] as const

type FinishedCardProps = {
  order: BoardOrder
  onOpen: () => void
  /** It does not stand among those of today. */
  hasDay?: boolean
}

/** When it was over; of an order that is found while it is still made, its step. */
function Standing({ order, hasDay }: Omit<FinishedCardProps, 'onOpen'>) {
  const clock = clockOf(order.locationInfo)
  const at = finishedAt(order)
  if (isAmong(OPEN, order.status)) return <span className="font-semibold">{STEP_WORDS[order.status]}</span>
  const isCancelled = order.status === 'cancelled'
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${isCancelled ? 'text-chilli' : 'text-soft'}`}>
      {isCancelled && <ToolIcon name="ban" className="size-4.5" />}
      <span className="sr-only">{isCancelled ? 'Cancelled' : 'Completed'}</span>
      {hasDay ? clock.shortMoment(at) : clock.time(at)}
    </span>
  )
}

/** A finished order needs few lines: enough to find it and open it. Where there is room they say what was in it. */
export function FinishedCard({ order, onOpen, hasDay = false }: FinishedCardProps) {
  const isCancelled = order.status === 'cancelled'
  const count = itemCount(order)
  const isOwed = canTakePayment(order)
  const money = inCents(order)
  const note = moneyBackNote(money)
  const isSettled = moneyBackStanding(money) === 'part'
  return (
    <button
      type="button"
      className="rise flex w-full flex-col rounded-card border border-line bg-raised px-2.5 py-1.5 text-left text-[0.9375rem] leading-snug hover:border-line-strong"
      onClick={onOpen}
    >
      <span className="flex w-full items-center gap-2">
        <span className="price text-lg">{order.shortNumber}</span>
        <span className="ml-auto">
          <Standing order={order} hasDay={hasDay} />
        </span>
        <ToolIcon name="fold" className="-mr-1 size-5 rotate-180 text-soft" />
      </span>
      <span className="flex w-full flex-wrap items-baseline gap-x-2 text-soft">
        <b className="min-w-0 font-semibold break-words text-ink @max-[20rem]:basis-full">{order.customerInfo.name}</b>
        <span>
          {ORDER_TYPE_LABELS[order.orderType]}, {count} {count === 1 ? 'item' : 'items'}
        </span>
        {(!isOwed || isPartPaid(order)) && (
          <span className="ml-auto shrink-0">
            {order.paymentStatus === 'paid' && (
              // A narrow column has no room for it beside the rest.
              <span className="@max-[14rem]:sr-only">{methodLabel(order)} </span>
            )}
            <span className="price font-normal">{formatDollars(order.pricing.total)}</span>
          </span>
        )}
      </span>
      <span className="hidden break-words @min-[20rem]:block">{dishesInRow(order.items)}</span>
      {order.cancelReason && <span className="text-soft">{order.cancelReason}</span>}
      {isOwed && (
        <span className="font-semibold text-chilli">
          <Icon name="alert" className="mr-1 inline size-4.5 align-text-bottom" />
          {formatCad(toCollect(order))} {isPartPaid(order) ? 'left to pay' : 'unpaid'}
        </span>
      )}
      {isCancelled && !note && <span className="text-soft empty:hidden">{settled(money)}</span>}
      {note && (
        <span className={`font-semibold ${isSettled ? 'text-soft' : 'text-chilli'}`}>
          {!isSettled && <Icon name="alert" className="mr-1 inline size-4.5 align-text-bottom" />}
          {note}
        </span>
      )}
    </button>
  )
}

/** Of a cancelled order with whose money nothing is left to do. */
function settled(order: BoardOrder): string | null {
  if (order.paymentStatus === 'refunded') {
    const { refunded } = order.moneyBack
    return refunded > 0 ? `${formatCad(refunded)} refunded` : 'Refunded'
  }
  return order.paymentStatus === 'paid' || isPartPaid(order) ? null : 'Nothing was paid'
}
