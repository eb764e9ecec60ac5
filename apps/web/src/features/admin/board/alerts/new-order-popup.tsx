import { popupNote } from '@sizzle/domain/alerts/order-alerts.ts'
import { itemCount } from '@sizzle/domain/order/derived.ts'
import { useEffect, useRef } from 'react'
import { button } from '../../../../ui/button.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { Handover } from '../cards/handover.tsx'
import { Labels } from '../cards/labels.tsx'
import { LoudNotes } from '../cards/loud-notes.tsx'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useNow } from '../state/use-now.ts'

type NewOrderPopupProps = {
  order: ShownOrder
  /** How many wait, this one included. */
  count: number
  /** This device announces orders of more than one kitchen. */
  isOneOfMany: boolean
  onAccept: () => void
  onHide: () => void
}

/** One order at a time over everything else: nobody in the kitchen can say that they did not see it. */
export function NewOrderPopup({ order, count, isOneOfMany, onAccept, onHide }: NewOrderPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useRef<HTMLDivElement>(null)
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
    words.current?.scrollTo(0, 0)
  }, [order.orderId])
  const items = itemCount(order)
  return (
    <dialog
      ref={dialog}
      aria-label={`New order ${order.shortNumber}`}
      className="m-0 h-dvh w-dvw overflow-hidden bg-saffron p-3 text-ink md:p-8"
      onCancel={(event) => {
        event.preventDefault()
        onHide()
      }}
    >
      <div key={order.orderId} className="grid h-full place-items-center">
        <div className="rise flex max-h-full w-full max-w-[760px] flex-col rounded-[22px] bg-raised p-5 md:p-8">
          <p role="alert" className="label-caps text-base! text-saffron-ink">
            {isOneOfMany && `${order.locationInfo.name}: `}New order{count > 1 ? `, and ${count - 1} more waiting` : ''}
          </p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="price mt-1 outline-none text-[clamp(3rem,min(12vw,14vh),7rem)] leading-none"
          >
            {order.shortNumber}
          </h2>
          <div className="mt-2 text-xl">
            <Handover order={order} />
          </div>
          {/* However long the words are, number and button stay in sight. */}
          <div
            ref={words}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
            tabIndex={0}
            className="min-h-0 overflow-y-auto overscroll-contain pr-1 text-xl"
          >
            <Labels order={order} now={now} look="large" />
            <LoudNotes order={order} />
            <p className="mt-4 text-2xl leading-snug font-semibold">{popupNote(order.items)}</p>
            <p className="mt-1 text-lg text-soft">
              {items} {items === 1 ? 'item' : 'items'}, {formatDollars(order.pricing.total)}
            </p>
          </div>
          <button
            type="button"
            data-act={`${order.orderId}:accept`}
            className={button('primary', 'mt-5 min-h-16 w-full shrink-0 md:min-h-20 text-2xl md:text-3xl')}
            onClick={onAccept}
          >
            Accept Order &amp; Start Preparing
          </button>
          <button
            type="button"
            data-act={`${order.orderId}:look`}
            className={button('bare', 'mt-2 w-full shrink-0')}
            onClick={onHide}
          >
            Look at the board first
          </button>
        </div>
      </div>
    </dialog>
  )
}
