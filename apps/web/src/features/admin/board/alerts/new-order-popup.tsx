import { popupNote } from '@sizzle/domain/alerts/order-alerts.ts'
import { itemCount } from '@sizzle/domain/order/derived.ts'
import { useEffect, useRef } from 'react'
import { button } from '../../../../ui/button.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { Labels } from '../cards/labels.tsx'
import { LoudNotes } from '../cards/loud-notes.tsx'
import { WhereTo } from '../cards/where-to.tsx'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useNow } from '../state/use-now.ts'

type NewOrderPopupProps = {
  order: ShownOrder
  /** How many wait, this one included. */
  count: number
  onAccept: () => void
  onHide: () => void
}

/** One order at a time over everything else: nobody in the kitchen can say that they did not see it. */
export function NewOrderPopup({ order, count, onAccept, onHide }: NewOrderPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow(15_000)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      // Also into a question that this came over: its words go on where they stopped.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order is read before anything is pressed
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    dialog.current?.scrollTo(0, 0)
  }, [order.orderId])
  const items = itemCount(order)
  return (
    <dialog
      ref={dialog}
      aria-label={`New order ${order.shortNumber}`}
      className="m-0 h-dvh w-dvw overflow-y-auto bg-saffron p-4 text-ink md:p-8"
      onCancel={(event) => {
        event.preventDefault()
        onHide()
      }}
    >
      <div key={order.orderId} className="grid min-h-full place-items-center">
        <div className="rise flex w-full max-w-[760px] flex-col rounded-[22px] bg-raised p-6 md:p-10">
          <p role="alert" className="label-caps text-base! text-saffron-ink">
            New order{count > 1 ? `, and ${count - 1} more waiting` : ''}
          </p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="price mt-1 outline-none text-[clamp(3.5rem,12vw,7rem)] leading-none"
          >
            {order.shortNumber}
          </h2>
          <div className="mt-3 text-xl">
            <WhereTo order={order} />
            <Labels order={order} now={now} />
            <LoudNotes order={order} />
          </div>
          <p className="mt-5 text-2xl leading-snug font-semibold">{popupNote(order.items)}</p>
          <p className="mt-1 text-lg text-soft">
            {items} {items === 1 ? 'item' : 'items'}, {formatDollars(order.pricing.total)}
          </p>
          <button
            type="button"
            data-act={`${order.orderId}:accept`}
            className={button('primary', 'mt-8 min-h-20 w-full text-2xl md:text-3xl')}
            onClick={onAccept}
          >
            Accept Order &amp; Start Preparing
          </button>
          <button
            type="button"
            data-act={`${order.orderId}:look`}
            className={button('bare', 'mt-3 w-full')}
            onClick={onHide}
          >
            Look at the board first
          </button>
        </div>
      </div>
    </dialog>
  )
}
