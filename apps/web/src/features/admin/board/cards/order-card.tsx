import { cardBand, dueStep } from '@sizzle/domain/order/board.ts'
import { MOVE_LABELS } from '@sizzle/domain/order/status.ts'
import { memo } from 'react'
import { button } from '../../../../ui/button.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { AllergyMark } from '../../../shared/kitchen-note/allergy-mark.tsx'
import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { cardId, columnHeadId } from '../state/use-picked.ts'
import { CardFacts } from './card-facts.tsx'
import { DueMark } from './due-mark.tsx'
import { LoudNotes } from './loud-notes.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderNumber } from './order-number.tsx'

type OrderCardProps = {
  order: ShownOrder
  now: Date
  actions: BoardActions
  /** The number that picks this card. */
  pickKey: number | undefined
  /** Undefined while nobody chooses cards for a batch. */
  isSelected: boolean | undefined
  onSelect: (orderId: string) => void
  /** Orders of other steps stand beside it. */
  isAmongOthers?: boolean
}

const LOOKS = {
  calm: 'border-line',
  soon: 'border-saffron [&>header]:bg-saffron-soft',
  late: 'border-chilli [&>header]:bg-chilli-soft',
} as const

/** What is read of a card that a number picks: how it stands by the head of its column, then these. */
const PARTS = ['facts', 'due', 'note', 'dishes'] as const

/** Within the card and over its ground, so that cards of two columns keep their distance. */
const RING = 'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring-2'

/**
 * What a cook reads from two metres: number, time and dishes, then one button. A card of one dish is at most 150 px high.
 * Drawn anew only when something about it changed: a slow tablet has many of them, and one order moves at a time.
 */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, now, actions, pickKey, isSelected, onSelect, isAmongOthers } = props
  const readyAt = order.readyTime === null ? null : new Date(order.readyTime)
  const promised = { status: order.status, promisedAt: new Date(order.promisedAt) }
  const band = cardBand({ ...promised, readyAt }, now)
  const id = cardId(order.orderId)
  const isChoosing = isSelected !== undefined
  const isLongLate = dueStep(promised, now) === 'long-late'
  const ring = isSelected ? `${RING} after:inset-ring-saffron` : isLongLate ? `${RING} after:inset-ring-chilli` : ''
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={`Order ${order.shortNumber}`}
      aria-describedby={`${columnHeadId(order.status)} ${PARTS.map((part) => `${id}-${part}`).join(' ')}`}
      aria-keyshortcuts={pickKey === undefined ? undefined : String(pickKey)}
      className={`@container relative rise overflow-hidden rounded-card border bg-raised px-2 pb-1.5 ${LOOKS[band]} ${ring}`}
    >
      <header className="-mx-2 px-2 py-0.5 max-md:pt-2 max-md:pb-1.5">
        <div className="flex flex-wrap items-center gap-x-1.5">
          <OrderNumber shortNumber={order.shortNumber} onOpen={() => actions.open(order)} />
          <AllergyMark
            note={order.specialInstructions}
            allergens={order.items.flatMap(({ allergens }) => allergens)}
            className="size-6"
          />
          {pickKey !== undefined && (
            <span
              aria-hidden="true"
              className="hidden size-6 shrink-0 place-items-center rounded-md border border-b-3 border-line-strong text-sm leading-none font-semibold text-soft @min-[15.3125rem]:lg:in-data-keys:grid"
            >
              {pickKey}
            </span>
          )}
          <DueMark id={`${id}-due`} order={order} now={now} />
        </div>
        <CardFacts id={`${id}-facts`} order={order} now={now} hasStep={isAmongOthers} />
      </header>
      <LoudNotes id={`${id}-note`} order={order} />
      <OrderItems
        id={`${id}-dishes`}
        items={order.items}
        note={order.specialInstructions}
        done={order.ticks.done}
        isTerse={order.status === 'preparing'}
        onTick={isChoosing ? undefined : actions.tick(order)}
      />
      {isSelected === undefined ? (
        <CardButtons order={order} actions={actions} />
      ) : (
        <ChooseCard order={order} isSelected={isSelected} onSelect={onSelect} />
      )}
    </article>
  )
})

type ChooseCardProps = Pick<OrderCardProps, 'order' | 'onSelect'> & { isSelected: boolean }

/** In the place of the buttons, so that no card moves; a press anywhere on the card chooses it. */
function ChooseCard({ order, isSelected, onSelect }: ChooseCardProps) {
  return (
    <label className="choice mt-1 flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-control border border-line-strong text-lg font-semibold before:absolute before:inset-0 max-md:mt-2.5">
      <input
        type="checkbox"
        aria-label={`Choose order ${order.shortNumber}`}
        className="relative z-1 size-6 tick-box"
        checked={isSelected}
        onChange={() => onSelect(order.orderId)}
      />
      {isSelected ? 'Chosen' : 'Choose'}
    </label>
  )
}

function CardButtons({ order, actions }: { order: ShownOrder; actions: BoardActions }) {
  const next = actions.next(order)
  const isAccepting = actions.acceptsFirst(order)
  const main = button(
    'primary',
    'min-w-0 grow px-2! text-lg leading-tight @max-[15rem]:px-1! @max-[15rem]:text-base @max-[13.5rem]:text-[0.9375rem] @max-[13.5rem]:tracking-tight',
  )
  return (
    <div className="mt-1 flex gap-1.5 max-md:mt-2.5">
      {isAccepting && (
        <button
          type="button"
          data-act={`${order.orderId} accept:move`}
          className={main}
          onClick={() => actions.accept(order)}
        >
          Accept
          <span className="sr-only"> – order {order.shortNumber}</span>
        </button>
      )}
      {next && !isAccepting && (
        <button
          type="button"
          data-act={`${order.orderId} ${next}:move`}
          className={main}
          onClick={() => actions.move(order)}
        >
          {MOVE_LABELS[next]}
          <span className="sr-only"> – order {order.shortNumber}</span>
        </button>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`More for order ${order.shortNumber}`}
        className="grid size-11 shrink-0 place-items-center rounded-control border border-line-strong hover:bg-sunk"
        onClick={() => actions.more(order)}
      >
        <ToolIcon name="more" className="size-6" />
      </button>
    </div>
  )
}
