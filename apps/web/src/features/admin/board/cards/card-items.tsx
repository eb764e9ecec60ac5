import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import type { CardPicker } from '../state/use-picked.ts'
import { OrderCard } from './order-card.tsx'

export type CardsProps = {
  actions: BoardActions
  picked: CardPicker
  /** The orders chosen for a batch; null while nobody chooses. */
  selected: ReadonlySet<string> | null
  onSelect: (orderId: string) => void
  isNarrowed: boolean
}

type CardItemsProps = CardsProps & {
  orders: readonly ShownOrder[]
  now: Date
  /** Said where there is none and nothing is searched for. */
  empty: string
  /** Orders of other steps stand beside them. */
  isAmongOthers?: boolean
}

/** The orders of a list, each with its card; what there is instead where there is none. */
export function CardItems(props: CardItemsProps) {
  const { orders, now, actions, picked, selected, onSelect, isNarrowed, empty, isAmongOthers = false } = props
  return (
    <>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderCard
            order={order}
            now={now}
            actions={actions}
            pickKey={picked.keyOf(order.orderId)}
            isSelected={selected?.has(order.orderId)}
            onSelect={onSelect}
            isAmongOthers={isAmongOthers}
          />
        </li>
      ))}
      {orders.length === 0 && (
        <li className="col-span-full row-end-[span_80] px-2 py-6 text-center text-soft">
          {isNarrowed ? 'Nothing here matches the search.' : empty}
        </li>
      )}
    </>
  )
}
