import { formatCad } from '@sizzle/domain/money/cents.ts'
import { canTakePayment } from '@sizzle/domain/order/derived.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { moneyBackNote, moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { dishesInRow } from '../cards/dishes-in-row.ts'
import type { BoardOrder } from '../state/board-query.ts'
import { isPartPaid, leftOf } from '../state/left-of.ts'

const STEPS = {
  pending: 'Pending',
  preparing: 'Under Preparation',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const

/** One looks an order up by what was in it as often as by its number. A press opens it. */
export function RecallRow({ order, onOpen }: { order: BoardOrder; onOpen: () => void }) {
  const { status, locationInfo, customerInfo, pricing } = order
  const at = order.cancelledTime ?? order.completedTime ?? order.updatedAt
  const money = inCents(order)
  const refund = moneyBackNote(money)
  const isOwed = canTakePayment(order)
  return (
    <li>
      <button
        type="button"
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-6 py-2.5 text-left leading-snug hover:bg-sunk focus-visible:-outline-offset-3"
        onClick={onOpen}
      >
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-3">
            <b className="price text-lg">{order.shortNumber}</b>
            <span className={status === 'cancelled' ? 'text-chilli' : 'text-soft'}>
              {STEPS[status]}
              {isFinal(status) && ` ${timeInRow(at, locationInfo.timeZone, 'shortMoment')}`}
            </span>
          </span>
          <span className="block break-words">{dishesInRow(order.items)}</span>
          <span className="flex flex-wrap justify-between gap-x-3 text-soft">
            <span className="min-w-0 break-words">
              {ORDER_TYPE_LABELS[order.orderType]}, {customerInfo.name}
            </span>
            {(!isOwed || isPartPaid(order)) && <span className="price">{formatDollars(pricing.total)}</span>}
          </span>
          {isOwed && (
            <span className="block font-semibold text-chilli">
              {formatCad(leftOf(order))} {isPartPaid(order) ? 'left to pay' : 'unpaid'}
            </span>
          )}
          {refund && (
            <span
              className={`block ${moneyBackStanding(money) === 'part' ? 'text-soft' : 'font-semibold text-chilli'}`}
            >
              {refund}
            </span>
          )}
        </span>
        <ToolIcon name="fold" className="size-5 rotate-180 text-soft" />
      </button>
    </li>
  )
}
