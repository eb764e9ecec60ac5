import { formatCad } from '@sizzle/domain/money/cents.ts'
import { canTakePayment, itemCount } from '@sizzle/domain/order/derived.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { moneyBackNote, moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { isCardMethod } from '@sizzle/domain/payment/refund.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardOrder } from '../state/board-query.ts'
import { isPartPaid, leftOf } from '../state/left-of.ts'

export function finishedAt({ cancelledTime, completedTime, updatedAt }: BoardOrder): string {
  return cancelledTime ?? completedTime ?? updatedAt
}

/** A finished order needs one line: enough to find it and open it. */
export function FinishedCard({ order, onOpen }: { order: BoardOrder; onOpen: () => void }) {
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
        <span
          className={`ml-auto inline-flex items-center gap-1 whitespace-nowrap ${isCancelled ? 'text-chilli' : 'text-soft'}`}
        >
          {isCancelled && <ToolIcon name="ban" className="size-4.5" />}
          <span className="sr-only">{isCancelled ? 'Cancelled' : 'Completed'}</span>
          {clockOf(order.locationInfo).timeInColumn(finishedAt(order))}
        </span>
        <ToolIcon name="fold" className="-mr-1 size-5 rotate-180 text-soft" />
      </span>
      <span className="flex w-full items-baseline justify-between gap-x-2 text-soft">
        <span className="min-w-0">
          <b className="font-semibold text-ink">{order.customerInfo.name}</b>, {ORDER_TYPE_LABELS[order.orderType]},{' '}
          {count} {count === 1 ? 'item' : 'items'}
        </span>
        {(!isOwed || isPartPaid(order)) && (
          <span className="shrink-0">
            {order.paymentStatus === 'paid' && (isCardMethod(order.paymentMethod) ? 'Card ' : 'Cash ')}
            <span className="price font-normal">{formatDollars(order.pricing.total)}</span>
          </span>
        )}
      </span>
      {order.cancelReason && <span className="text-soft">{order.cancelReason}</span>}
      {isOwed && (
        <span className="font-semibold text-chilli">
          <Icon name="alert" className="mr-1 inline size-4.5 align-text-bottom" />
          {formatCad(leftOf(order))} {isPartPaid(order) ? 'left to pay' : 'unpaid'}
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
