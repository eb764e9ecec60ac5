import { LaterStrip } from './cards/later-strip.tsx'
import { OrderCard } from './cards/order-card.tsx'
import { AGE_EVERY_MS, type CardsProps } from './columns.tsx'
import { COLUMNS, type ColumnStatus } from './state/board-query.ts'
import type { ShownOrder } from './state/shown-orders.ts'
import type { Counts } from './state/use-board.ts'
import { useNow } from './state/use-now.ts'

type TicketsProps = CardsProps & {
  counts: Counts
  /** Everything open, in the order in which it is worked off. */
  orders: readonly ShownOrder[]
  later: readonly ShownOrder[]
  onOnly: (status: ColumnStatus) => void
  onFinished: () => void
}

/** All open orders in one flow, down and then to the right: as many at once as the screen holds. */
export function BoardTickets(props: TicketsProps) {
  const { counts, orders, later, onOnly, onFinished, ...cards } = props
  const { actions, picked, selected, onSelect, isNarrowed } = cards
  const now = useNow(AGE_EVERY_MS)
  return (
    <section aria-label="Tickets" className="flex min-h-0 grow flex-col gap-2 p-2">
      <Heads counts={counts} onChoose={(status) => (status === 'completed' ? onFinished() : onOnly(status))} />
      <LaterStrip orders={later} now={now} actions={actions} />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
        tabIndex={0}
        aria-label={`Tickets, ${orders.length}`}
        className="min-h-0 grow columns-[calc(270px*max(1,var(--board-text)))] gap-2 overflow-x-auto overscroll-contain [column-fill:auto] focus-visible:-outline-offset-3 max-md:columns-1 max-md:overflow-visible"
      >
        {orders.map((order) => (
          <li key={order.orderId} className="break-inside-avoid pb-1.5">
            <OrderCard
              order={order}
              now={now}
              actions={actions}
              pickKey={picked.keyOf(order.orderId)}
              isSelected={selected?.has(order.orderId)}
              onSelect={onSelect}
            />
          </li>
        ))}
        {orders.length === 0 && (
          <li className="px-2 py-6 text-center text-soft">
            {isNarrowed ? 'Nothing here fits the search.' : 'No open orders. They appear here by themselves.'}
          </li>
        )}
      </ul>
    </section>
  )
}

/** How many stand at each step; close together, as the tickets below are not in these columns. A press shows one step alone. */
function Heads({ counts, onChoose }: { counts: Counts; onChoose: (status: ColumnStatus) => void }) {
  return (
    <div className="flex gap-2 max-md:flex-wrap">
      {COLUMNS.map(({ status, title }) => (
        <button
          key={status}
          type="button"
          className="flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-raised px-4 whitespace-nowrap hover:bg-sunk"
          onClick={() => onChoose(status)}
        >
          <span className="font-display text-base">{title}</span>
          <span className="price text-xl">{counts[status]}</span>
        </button>
      ))}
    </div>
  )
}
