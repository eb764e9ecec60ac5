import { popupNote } from '@sizzle/domain/alerts/order-alerts.ts'
import { dueWord } from '@sizzle/domain/order/place-words.ts'
import { useState } from 'react'
import { clockOf } from '../../../../ui/clock.ts'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { LoudNotes } from '../cards/loud-notes.tsx'
import type { ShownOrder } from '../state/shown-orders.ts'

type AcceptAllDialogProps = {
  /** What waits; the question is about what waited when it was asked. */
  waiting: readonly ShownOrder[]
  onAccept: (orders: readonly ShownOrder[]) => Promise<void>
  onClose: () => void
}

/** Everything that waits, read before it is accepted. Nothing is started, and what comes meanwhile is not among it. */
export function AcceptAllDialog({ waiting, onAccept, onClose }: AcceptAllDialogProps) {
  const [asked] = useState(waiting)
  const [isPending, setPending] = useState(false)
  const orders = asked.filter(({ orderId }) => isPending || waiting.some((one) => one.orderId === orderId))
  const count = `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`
  const isOneOfMany = new Set(orders.map(({ locationInfo }) => locationInfo.id)).size > 1
  return (
    <DialogForm
      title={`Accept ${count}?`}
      label="Accept all"
      shape="sheet"
      keep="Cancel"
      act={`Accept ${count}`}
      acting="Accepting…"
      press={`accept all ${orders.length}`}
      wish={{ isPending, sentence: undefined }}
      isReady={orders.length > 0}
      onSubmit={() => {
        setPending(true)
        void onAccept(orders).then(onClose)
      }}
      onClose={onClose}
    >
      <p>The alarm stops. No order is started.</p>
      <ul
        aria-label={`Accept all, ${orders.length}`}
        className="relative max-h-[50dvh] overflow-y-auto border-y border-line"
      >
        {orders.map((order) => (
          <li key={order.orderId} className="border-b border-line py-2 last:border-0">
            <p className="flex items-baseline gap-3">
              <span className="price text-xl">{order.shortNumber}</span>
              <span className="min-w-0 truncate">
                {isOneOfMany && `${order.locationInfo.name}: `}
                <bdi>{order.customerInfo.name}</bdi>
              </span>
              <span className="ml-auto whitespace-nowrap text-soft">
                {dueWord(order.orderType)} {clockOf(order.locationInfo).time(order.promisedAt)}
              </span>
            </p>
            <p className="font-semibold">{popupNote(order.items)}</p>
            <LoudNotes order={order} />
          </li>
        ))}
      </ul>
    </DialogForm>
  )
}
