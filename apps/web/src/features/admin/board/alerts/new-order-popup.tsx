import { POPUP_ITEMS_SHOWN } from '@sizzle/domain/alerts/order-alerts.ts'
import { itemCount } from '@sizzle/domain/order/derived.ts'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { keepFocus } from '../../../../ui/focus-before.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { DueMark } from '../cards/due-mark.tsx'
import { Handover } from '../cards/handover.tsx'
import { Labels } from '../cards/labels.tsx'
import { LoudNotes } from '../cards/loud-notes.tsx'
import { OrderItems } from '../cards/order-items.tsx'
import { collectedInCash } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useUndo } from '../state/undo.ts'
import { useNow } from '../state/use-now.ts'
import { UndoMove } from '../tools/undo-move.tsx'

type NewOrderPopupProps = {
  order: ShownOrder
  /** How many wait, this one included. */
  count: number
  /** This device announces orders of more than one kitchen. */
  isOneOfMany: boolean
  onStart: () => void
  /** Undefined where accepting is starting. */
  onAccept: (() => void) | undefined
  /** Undefined while only one waits. */
  onAcceptAll: (() => void) | undefined
  /** It comes up, somebody is at it, or it goes. */
  onTouch: (isShown: boolean) => void
  onHide: () => void
  /** Leads to the board; undefined on the board itself, which is under the popup. */
  onLook: (() => void) | undefined
}

/** One order at a time over everything else: nobody in the kitchen can say that they did not see it. */
export function NewOrderPopup(props: NewOrderPopupProps) {
  const { order, count, isOneOfMany, onTouch } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const now = useNow(15_000)
  useEffect(() => {
    const element = dialog.current
    const giveBack = keepFocus(element)
    element?.showModal()
    return () => {
      element?.close()
      // Also into a question that this came over: its words go on where they stopped.
      giveBack()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order is read before anything is pressed
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    words.current?.scrollTo(0, 0)
  }, [order.orderId])
  useTouches(dialog, `${order.orderId} ${count}`, onTouch)
  const items = itemCount(order)
  const inCash = collectedInCash(order)
  return (
    <dialog
      ref={dialog}
      aria-label={`New order ${order.shortNumber}`}
      className="m-0 h-dvh w-dvw overflow-hidden bg-saffron p-3 text-ink md:[@media(height>=50rem)]:p-8"
      onCancel={(event) => {
        event.preventDefault()
        props.onHide()
      }}
    >
      <div key={order.orderId} className="grid h-full grid-rows-[minmax(0,1fr)] place-items-center">
        <div className="rise flex max-h-full w-full max-w-[760px] flex-col rounded-[22px] bg-raised p-5 md:p-8">
          <p role="alert" className="label-caps text-base! text-saffron-ink">
            {isOneOfMany && `${order.locationInfo.name}: `}New order{count > 1 ? `, and ${count - 1} more waiting` : ''}
          </p>
          {/* Whether it is taken hangs on when it is due. */}
          <div className="mt-1 flex flex-wrap items-center gap-x-2 [--board-text:1] md:[--board-text:1.6]">
            <h2
              ref={heading}
              tabIndex={-1}
              // There the ground of text is as high as its face.
              className="price outline-none text-[clamp(3rem,min(12vw,14vh),7rem)] leading-none forced-colors:leading-[1.3]"
            >
              {order.shortNumber}
            </h2>
            <DueMark order={order} now={now} />
          </div>
          <div className="mt-2 text-xl">
            <Handover order={order} />
          </div>
          {/* However long the words are, number and button stay in sight. */}
          <div
            ref={words}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
            tabIndex={0}
            className="relative min-h-0 -mr-1 overflow-y-auto overscroll-contain pr-1 text-xl"
          >
            <Labels order={order} now={now} look="large" />
            {/* Larger than on a card: read from where the cook stands. */}
            <div className="mt-3 [--board-text:1.3]">
              <LoudNotes order={order} />
            </div>
            <FirstDishes order={order} />
            <p className="mt-1 text-lg text-soft">
              {items} {items === 1 ? 'item' : 'items'}, {formatDollars(order.pricing.total)}
              {inCash && ` · ${inCash}`}
            </p>
          </div>
          <PopupButtons {...props} />
        </div>
      </div>
    </dialog>
  )
}

function FirstDishes({ order: { items, specialInstructions } }: { order: ShownOrder }) {
  const more = items.length - POPUP_ITEMS_SHOWN
  return (
    <div className="mt-3 [--board-text:1.1]">
      <OrderItems
        items={items.slice(0, POPUP_ITEMS_SHOWN)}
        note={specialInstructions}
        done={NOTHING_MADE}
        onTick={undefined}
      />
      {more > 0 && <p className="mt-1 font-semibold">+{more} more</p>}
    </div>
  )
}

const NOTHING_MADE: readonly number[] = []
const BIG = 'min-h-16 py-2 leading-tight w-full shrink-0 text-lg sm:text-2xl md:min-h-20 md:text-3xl'
/** The popup has the focus, and no card. */
const NOBODY = () => undefined
const SMALL = button('quiet', 'min-w-0 grow px-3!')

/** It covers the band that says so elsewhere. */
function OfflineLine() {
  return (
    !useOnline() && (
      <p className="mt-3 flex shrink-0 items-center gap-2 font-semibold text-chilli">
        <ToolIcon name="no-signal" className="size-5 shrink-0" /> No connection: what you press is sent later.
      </p>
    )
  )
}

function PopupButtons({ order, count, onStart, onAccept, onAcceptAll, onHide, onLook }: NewOrderPopupProps) {
  return (
    <>
      <OfflineLine />
      {onAccept && (
        <button
          type="button"
          data-act={`${order.orderId}:accept`}
          className={button('primary', `mt-5 ${BIG}`)}
          onClick={onAccept}
        >
          Accept Order
        </button>
      )}
      <button
        type="button"
        data-act={`${order.orderId}:start`}
        className={onAccept ? button('quiet', 'mt-2 w-full shrink-0 text-lg') : button('primary', `mt-5 ${BIG}`)}
        onClick={onStart}
      >
        Accept Order &amp; Start Preparing
      </button>
      <div className="mt-2 flex shrink-0 flex-wrap justify-center gap-2">
        <button type="button" data-act={`${order.orderId}:look`} className={SMALL} onClick={onLook ?? onHide}>
          Look at the board first
        </button>
        {onLook && (
          <button type="button" data-act={`${order.orderId}:later`} className={SMALL} onClick={onHide}>
            Not now: stay on this page
          </button>
        )}
        {onAcceptAll && (
          <button type="button" aria-haspopup="dialog" data-act="accept all" className={SMALL} onClick={onAcceptAll}>
            Accept all {count}…
          </button>
        )}
        {/* The one over the title of the board is covered. */}
        <UndoMove undo={useUndo(NOBODY)} place="popup" />
      </div>
    </>
  )
}

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Whoever reads, scrolls or presses is told; so is a popup with another order, or one more behind it. */
function useTouches(dialog: RefObject<HTMLElement | null>, shown: string, onTouch: (isShown: boolean) => void): void {
  const touch = useEffectEvent(onTouch)
  useEffect(() => {
    const element = dialog.current
    const onPress = () => touch(true)
    for (const event of TOUCHES) element?.addEventListener(event, onPress, { capture: true, passive: true })
    return () => {
      for (const event of TOUCHES) element?.removeEventListener(event, onPress, { capture: true })
      touch(false)
    }
  }, [dialog])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is shown is to be read
  useEffect(() => touch(true), [shown])
}
