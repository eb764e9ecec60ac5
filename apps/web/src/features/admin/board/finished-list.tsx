import { clock12, localAt } from '@sizzle/domain/hours/local-time.ts'
import { canTakePayment } from '@sizzle/domain/order/derived.ts'
import { Fragment, type ReactNode, useState } from 'react'
import { button } from '../../../ui/button.ts'
import { FinishedCard, finishedAt } from './cards/finished-card.tsx'
import type { BoardActions } from './state/board-actions.ts'
import type { ShownOrder } from './state/shown-orders.ts'
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
  /** To the drawer that also has what was over before today; undefined in the drawer itself. */
  onFind?: (() => void) | undefined
}

const EMPTY = { completed: 'Nothing finished today yet.', cancelled: 'Nothing cancelled today.' } as const

/** Three share a narrow column: its figures stand below their words. */
const TAB =
  'min-h-11 grow rounded-control px-2 text-[0.9375rem] font-semibold whitespace-nowrap segment @max-[18rem]:text-xs'

/** In which hour each was finished, by its location's clock; null where they are sorted by something else than that. */
function hoursOf(orders: readonly ShownOrder[]): string[] | null {
  const times = orders.map(finishedAt)
  if (times.some((time, index) => time > (times[index - 1] ?? time))) return null
  return orders.map((order) => {
    const { time } = localAt(order.locationInfo.timeZone, new Date(finishedAt(order)))
    return clock12(`${time.slice(0, 2)}:00`)
  })
}

/** Completed and cancelled orders share one list: completed first, then what of them is still owed, cancelled behind a tab. */
export function FinishedList(props: FinishedProps) {
  const { columns, counts, actions, isNarrowed, only, onOnly, onFind } = props
  const [chosen, setChosen] = useState<FinishedStatus>('completed')
  const [isUnpaidAlone, setUnpaidAlone] = useState(false)
  const current = only ?? chosen
  const unpaid = columns.completed.filter(canTakePayment)
  const showsUnpaid = isUnpaidAlone && current === 'completed' && unpaid.length > 0
  const orders = showsUnpaid ? unpaid : columns[current]
  const hours = hoursOf(orders)
  const tab = (status: FinishedStatus, label: string, all: number) => {
    const shown = columns[status].length
    const count = isNarrowed && shown < all ? `${shown} of ${all}` : all
    return (
      <button
        type="button"
        aria-pressed={current === status && !showsUnpaid}
        className={TAB}
        onClick={() => {
          setUnpaidAlone(false)
          if (only === null) setChosen(status)
          else onOnly(status)
        }}
      >
        {label}
        {all > 0 && <TabCount>{count}</TabCount>}
      </button>
    )
  }
  return (
    <>
      <div className="mt-1.5 mb-2.5 flex gap-1 @max-[18rem]:gap-0">
        {tab('completed', 'Completed', counts.completed)}
        {current === 'completed' && unpaid.length > 0 && (
          <button
            type="button"
            aria-pressed={showsUnpaid}
            className={`${TAB} not-aria-pressed:text-saffron-ink`}
            onClick={() => setUnpaidAlone(true)}
          >
            Unpaid
            <TabCount>{unpaid.length}</TabCount>
          </button>
        )}
        {tab('cancelled', 'Cancelled', columns.cancelled.length)}
      </div>
      <ul
        // Where it scrolls it is scrolled by keys; in a dialog, which finds by itself, the dialog scrolls.
        tabIndex={onFind ? 0 : undefined}
        data-column="completed"
        aria-label={`Completed, ${orders.length}`}
        className={`min-h-24 grow gap-2 overflow-y-auto overscroll-contain pb-2 focus-visible:-outline-offset-3 ${only === null ? 'flex flex-col' : 'grid auto-rows-max grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]'}`}
      >
        {orders.map((order, index) => (
          <Fragment key={order.orderId}>
            {hours && hours[index] !== hours[index - 1] && (
              <li className="col-span-full mt-1 text-[0.9375rem] font-semibold text-soft first:mt-0">
                <h3>From {hours[index]}</h3>
              </li>
            )}
            <li>
              <FinishedCard order={order} onOpen={() => actions.open(order)} />
            </li>
          </Fragment>
        ))}
        {orders.length === 0 && (
          <li className="col-span-full px-2 py-6 text-center text-soft">
            {isNarrowed ? 'Nothing here matches the search.' : EMPTY[current]}
          </li>
        )}
        {onFind && (
          <li className="col-span-full">
            <button type="button" aria-haspopup="dialog" className={button('quiet', 'w-full px-2!')} onClick={onFind}>
              Find an older order
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

/** Below the word where three of them have no room beside each other. */
function TabCount({ children }: { children: ReactNode }) {
  return <span className="@max-[18rem]:block @max-[18rem]:leading-tight"> {children}</span>
}
