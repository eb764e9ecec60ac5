import { useState } from 'react'
import { FinishedCard } from './cards/finished-card.tsx'
import type { BoardActions } from './state/board-actions.ts'
import type { Columns, Counts } from './state/use-board.ts'

export type FinishedStatus = 'completed' | 'cancelled'
export type FinishedProps = {
  columns: Columns
  counts: Counts
  actions: BoardActions
  isNarrowed: boolean
  /** The one status that is asked for. */
  only: FinishedStatus | null
  onOnly: (status: FinishedStatus) => void
}

const EMPTY = { completed: 'Nothing finished today yet.', cancelled: 'Nothing cancelled today.' } as const

/** Completed and cancelled orders share one list: completed first, cancelled behind a tab. */
export function FinishedList(props: FinishedProps) {
  const { columns, counts, actions, isNarrowed, only, onOnly } = props
  const [chosen, setChosen] = useState<FinishedStatus>('completed')
  const current = only ?? chosen
  const orders = columns[current]
  const tab = (status: FinishedStatus, label: string, all: number) => {
    const shown = columns[status].length
    const count = isNarrowed && shown < all ? `${shown} of ${all}` : all
    return (
      <button
        type="button"
        aria-pressed={current === status}
        className="min-h-11 grow rounded-control px-1.5 text-[0.9375rem] font-semibold whitespace-nowrap segment"
        onClick={() => (only === null ? setChosen(status) : onOnly(status))}
      >
        {all === 0 ? label : `${label} ${count}`}
      </button>
    )
  }
  return (
    <>
      <div className="my-1.5 flex flex-wrap gap-1">
        {tab('completed', 'Completed', counts.completed)}
        {tab('cancelled', 'Cancelled', columns.cancelled.length)}
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
        tabIndex={0}
        data-column="completed"
        aria-label={`Completed, ${orders.length}`}
        className={`min-h-24 grow gap-2 overflow-y-auto overscroll-contain pb-2 focus-visible:-outline-offset-3 ${only === null ? 'flex flex-col' : 'grid auto-rows-max grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]'}`}
      >
        {orders.map((order) => (
          <li key={order.orderId}>
            <FinishedCard order={order} onOpen={() => actions.open(order)} />
          </li>
        ))}
        {orders.length === 0 && (
          <li className="col-span-full px-2 py-6 text-center text-soft">
            {isNarrowed ? 'Nothing here fits the search.' : EMPTY[current]}
          </li>
        )}
      </ul>
    </>
  )
}
