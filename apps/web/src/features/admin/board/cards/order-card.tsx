import { MOVE_LABELS } from '@sizzle/domain/order/status.ts'
import { COLLECT_CASH, paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { memo } from 'react'
import { button } from '../../../../ui/button.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { cardId } from '../state/use-picked.ts'
import { AgeMark } from './age-mark.tsx'
import { Handover } from './handover.tsx'
import { Labels } from './labels.tsx'
import { LoudNotes } from './loud-notes.tsx'
import { OrderItems } from './order-items.tsx'

type OrderCardProps = {
  order: ShownOrder
  now: Date
  actions: BoardActions
  /** The number that picks this card. */
  pickKey: number | undefined
  /** Undefined while nobody chooses cards for a batch. */
  isSelected: boolean | undefined
  onSelect: (orderId: string) => void
}

/** Drawn anew only when something about it changed: a slow tablet has many of them, and one order moves at a time. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, now, actions, pickKey, isSelected, onSelect } = props
  const next = actions.next(order)
  const isChoosing = isSelected !== undefined
  return (
    <article
      id={cardId(order.orderId)}
      tabIndex={-1}
      aria-label={`Order ${order.shortNumber}`}
      aria-keyshortcuts={pickKey === undefined ? undefined : String(pickKey)}
      className={`rise rounded-card border bg-raised p-3.5 ${isSelected ? 'border-saffron ring-2 ring-saffron' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        {isChoosing && (
          <label className="-m-2 grid size-11 cursor-pointer place-items-center">
            <span className="sr-only">Choose order {order.shortNumber}</span>
            <input
              type="checkbox"
              className="size-6 accent-saffron"
              checked={isSelected}
              onChange={() => onSelect(order.orderId)}
            />
          </label>
        )}
        <h3 className="price text-[1.6rem] leading-none tracking-tight">{order.shortNumber}</h3>
        {order.isSending && <span className="text-sm text-soft">sending…</span>}
        <AgeMark order={order} now={now} />
      </div>
      <div className="mt-2 flex items-start justify-between gap-2">
        <Handover order={order} />
        {pickKey !== undefined && (
          <span
            aria-hidden="true"
            className="hidden size-7 shrink-0 place-items-center rounded-md border border-line-strong text-sm font-semibold text-soft lg:grid"
          >
            {pickKey}
          </span>
        )}
      </div>
      <Labels order={order} now={now} />
      <LoudNotes order={order} />
      <OrderItems items={order.items} />
      {next && !isChoosing && (
        <button
          type="button"
          data-act={`${order.orderId} ${next}:move`}
          className={button('primary', 'mt-3 min-h-14 w-full px-2! text-xl xl:max-[1439px]:text-lg')}
          onClick={() => actions.move(order)}
        >
          {MOVE_LABELS[next]}
          <span className="sr-only"> – order {order.shortNumber}</span>
        </button>
      )}
      {!isChoosing && <SmallActions order={order} actions={actions} />}
    </article>
  )
})

const SMALL =
  'inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-control border border-line-strong px-3 font-semibold hover:bg-sunk xl:max-[1439px]:px-1.5 xl:max-[1439px]:text-sm'

function SmallActions({ order, actions }: { order: ShownOrder; actions: BoardActions }) {
  const isUnpaid = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated }) === 'unpaid'
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {actions.canTakePayment(order) && (
        <button
          type="button"
          data-act={`${order.orderId}:pay`}
          className={SMALL}
          onClick={() => actions.takePayment(order)}
        >
          <ToolIcon name="cash" /> {isUnpaid ? COLLECT_CASH : 'Record Payment'}
          <span className="sr-only"> – order {order.shortNumber}</span>
        </button>
      )}
      <button type="button" className={SMALL} onClick={() => actions.open(order)}>
        Details<span className="sr-only"> of order {order.shortNumber}</span>
      </button>
      {actions.canCancel(order) && (
        <button
          type="button"
          data-act={`${order.orderId}:cancel`}
          className={SMALL}
          onClick={() => actions.cancel(order)}
        >
          Cancel<span className="sr-only"> order {order.shortNumber}</span>
        </button>
      )}
    </div>
  )
}
