import { useStacks } from '../../../kit/use-stacks.ts'
import { CardItems, type CardsProps } from './cards/card-items.tsx'
import { LaterStrip } from './cards/later-strip.tsx'
import { AGE_EVERY_MS } from './columns.tsx'
import type { ShownOrder } from './state/shown-orders.ts'
import { useNow } from './state/use-now.ts'

type TicketsProps = CardsProps & {
  /** Everything open, in the order in which it is worked off. */
  orders: readonly ShownOrder[]
}

/** All open orders in one flow: as many at once as the screen holds, and the next ones below, fading out at its foot. */
export function BoardTickets({ orders, ...cards }: TicketsProps) {
  const now = useNow(AGE_EVERY_MS)
  const list = useStacks(true)
  return (
    <section aria-label="Tickets" className="flex min-h-0 grow flex-col p-2 md:pb-0">
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
        tabIndex={0}
        data-column="open"
        aria-label={`Tickets, ${orders.length}`}
        className="grid min-h-0 grow auto-rows-[1px] grid-cols-[repeat(auto-fill,minmax(min(calc(236px*max(1,var(--board-text))),100%),1fr))] content-start items-start gap-x-2 overscroll-contain pt-1 focus-visible:-outline-offset-3 md:fade-bottom md:overflow-y-auto"
      >
        <CardItems
          {...cards}
          orders={orders}
          now={now}
          empty="No open orders. They appear here automatically."
          isAmongOthers
        />
      </ul>
    </section>
  )
}

type LaterProps = Pick<CardsProps, 'actions'> & { orders: readonly ShownOrder[] }

/** Beside the tiles of what is open, where there is room. */
export function LaterTiles(props: LaterProps) {
  return <LaterStrip {...props} now={useNow(AGE_EVERY_MS)} isAmongTiles className="max-md:hidden" />
}

/** On a phone, after all that is open. */
export function LaterBelow(props: LaterProps) {
  return <LaterStrip {...props} now={useNow(AGE_EVERY_MS)} className="pb-2 md:hidden" />
}
