import { isAmong } from '@sizzle/domain/among.ts'
import { asksForPayment } from '@sizzle/domain/order/derived.ts'
import { MOVE_LABELS, NEXT } from '@sizzle/domain/order/status.ts'
import { useRef } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { heldIf } from '../../../../ui/held.ts'
import type { OpenDialog } from '../state/open-dialog.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { offerUndo } from '../state/undo.ts'

type Forward = 'preparing' | 'ready' | 'completed'
type BatchBarProps = {
  orders: readonly ShownOrder[]
  locationId: string
  /** What may be chosen in one press. */
  pending: readonly ShownOrder[]
  onChoose: (orderIds: readonly string[]) => void
  ask: (dialog: OpenDialog) => void
  onDone: () => void
}

/** Several cards, one press: each goes its own next step, and each says for itself if it could not. */
export function BatchBar({ orders, locationId, pending, onChoose, ask, onDone }: BatchBarProps) {
  const pressedAt = useRef(0)
  const batch = useWish('/updateMultipleOrderStatuses', {
    onDone: ({ summary, results }) => {
      const moved = results.filter(({ result }) => result.changed === true).map(({ orderId }) => orderId)
      const [first] = results
      const chosen = orders.filter(({ orderId }) => moved.includes(orderId))
      if (first) offerUndo(chosen, first.newStatus, pressedAt.current)
      const refused = results.filter(({ result }) => !result.success)
      const numbers = refused.map(({ orderId }) => orders.find((order) => order.orderId === orderId)?.shortNumber)
      const kind = refused.length > 0 ? 'error' : 'success'
      toast(
        kind,
        `${summary.successful} of ${summary.total} orders moved`,
        refused.length > 0 ? `Not moved: ${numbers.join(', ')}` : undefined,
      )
      onDone()
    },
    onFailed: (error) => toast('error', 'Failed to update order status', sentenceOf(error)),
    onSettled: () => askAgainAbout('order.changed'),
  })
  const press = (to: Forward) => {
    const complete = () => {
      pressedAt.current = performance.now()
      batch.send({ updates: movable(orders, to).map(({ orderId }) => ({ orderId, newStatus: to })), locationId })
    }
    const unpaid = movable(orders, to).filter((order) => asksForPayment(order, to))
    if (unpaid.length > 0) ask({ kind: 'unpaid', orders: unpaid, complete })
    else complete()
  }
  const steps = (['preparing', 'ready', 'completed'] as const)
    .map((to) => ({ to, count: movable(orders, to).length }))
    .filter(({ count }) => count > 0)
  const mayChooseAll = orders.length === 0 && pending.length > 1
  const isStopAlone = steps.length === 0 && !mayChooseAll
  return (
    <section
      aria-label="Chosen orders"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line-strong bg-raised px-3 py-2 sm:gap-3 sm:px-4"
    >
      <p
        role="status"
        className={`mr-auto text-lg leading-tight font-semibold ${isStopAlone ? '' : 'max-sm:basis-full'}`}
      >
        {orders.length === 0 ? 'Choose orders' : `${orders.length} chosen`}
        {orders.length > 0 && (
          <span className="block max-w-[40ch] truncate text-[0.9375rem] font-normal text-soft">
            {orders.map(({ shortNumber }) => shortNumber).join(', ')}
          </span>
        )}
      </p>
      {mayChooseAll && (
        <button
          type="button"
          className={button('quiet', HALF)}
          onClick={() => onChoose(pending.map(({ orderId }) => orderId))}
        >
          All pending ({pending.length})
        </button>
      )}
      {steps.map(({ to, count }) => (
        <button
          key={to}
          type="button"
          data-act={`batch ${to} ${count}`}
          className={button('primary', HALF)}
          onClick={() => press(to)}
          {...heldIf(batch.isPending)}
        >
          {MOVE_LABELS[to]} ({count})
        </button>
      ))}
      <button type="button" className={button('quiet', isStopAlone ? 'max-sm:px-3!' : HALF)} onClick={onDone}>
        Stop choosing
      </button>
    </section>
  )
}

/** On a phone two of a width stand beside each other, below what is chosen. */
const HALF = 'max-sm:grow max-sm:basis-[40%] max-sm:px-3!'

function movable(orders: readonly ShownOrder[], to: Forward): readonly ShownOrder[] {
  return orders.filter(({ status, isWaiting }) => !isWaiting && isAmong(NEXT[status], to))
}
