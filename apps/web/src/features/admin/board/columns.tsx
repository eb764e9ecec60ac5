import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { useState } from 'react'
import { FinishedCard } from './cards/finished-card.tsx'
import { LaterStrip } from './cards/later-strip.tsx'
import { OrderCard } from './cards/order-card.tsx'
import type { BoardActions } from './state/board-actions.ts'
import { COLUMNS, type ColumnStatus } from './state/board-query.ts'
import type { ShownOrder } from './state/shown-orders.ts'
import type { Columns, Counts } from './state/use-board.ts'
import { useNow } from './state/use-now.ts'
import type { CardPicker } from './state/use-picked.ts'

type ColumnsProps = {
  /** Of the whole board, whatever is filtered. */
  counts: Counts
  columns: Columns
  /** What the kitchen does not begin with yet. */
  later: readonly ShownOrder[]
  actions: BoardActions
  picked: CardPicker
  /** The orders chosen for a batch; null while nobody chooses. */
  selected: ReadonlySet<string> | null
  onSelect: (orderId: string) => void
  /** A phone has room for one column: the tiles choose it. */
  shownOnPhone: ColumnStatus
  /** The one status that is asked for: its column has the whole board. */
  only: OrderStatus | null
  onOnly: (status: OrderStatus) => void
  isNarrowed: boolean
}

const AGE_EVERY_MS = 15_000
const MARKS = {
  pending: 'bg-saffron',
  preparing: 'bg-chilli',
  ready: 'bg-coriander',
} as const
const COLOURS = {
  pending: 'text-saffron-ink',
  preparing: 'text-chilli',
  ready: 'text-coriander',
} as const
const EMPTY: Record<ColumnStatus | 'cancelled', string> = {
  pending: 'No new orders. They appear here by themselves.',
  preparing: 'Nothing on the stove.',
  ready: 'Nothing waiting to be handed over.',
  completed: 'Nothing finished today yet.',
  cancelled: 'Nothing cancelled today.',
}

/** Cancelled orders share a column with the completed ones. */
export function columnOf(status: OrderStatus | null): ColumnStatus | null {
  return status === 'cancelled' ? 'completed' : status
}

export function BoardColumns({ counts, columns, later, shownOnPhone, only, onOnly, ...rest }: ColumnsProps) {
  const now = useNow(AGE_EVERY_MS)
  const [chosenFinished, setFinished] = useState<FinishedStatus>('completed')
  const finished = only === 'completed' || only === 'cancelled' ? only : chosenFinished
  const onlyColumn = columnOf(only)
  const shown = COLUMNS.filter(({ status }) => onlyColumn === null || status === onlyColumn)
  return (
    <div
      className={`grid min-h-0 grow gap-3 p-3 md:auto-rows-fr ${onlyColumn === null ? 'md:grid-cols-2 xl:grid-cols-4' : ''}`}
    >
      {shown.map(({ status, title }) => (
        <section
          key={status}
          aria-label={title}
          className={`min-h-0 flex-col overflow-hidden rounded-card bg-sunk md:flex ${status === (onlyColumn ?? shownOnPhone) ? 'flex' : 'hidden'}`}
        >
          <div className="flex min-h-13 items-center gap-2.5 px-3.5 py-1.5">
            {status !== 'completed' && <span aria-hidden="true" className={`size-3 rounded-full ${MARKS[status]}`} />}
            <h2
              className={
                status === 'completed' ? 'sr-only' : 'text-xl whitespace-nowrap xl:text-lg min-[1440px]:text-xl'
              }
            >
              {title}
            </h2>
            {status === 'completed' ? (
              <FinishedTabs
                current={finished}
                onChoose={only === null ? setFinished : onOnly}
                completed={counts.completed}
                cancelled={columns.cancelled.length}
              />
            ) : (
              <HeadCount status={status} shown={columns[status].length} all={counts[status]} />
            )}
          </div>
          {status === 'pending' && <LaterStrip orders={later} now={now} actions={rest.actions} />}
          <CardList
            {...rest}
            status={status}
            title={title}
            orders={status === 'completed' ? columns[finished] : columns[status]}
            empty={EMPTY[status === 'completed' ? finished : status]}
            isWide={onlyColumn !== null}
            now={now}
          />
        </section>
      ))}
    </div>
  )
}

type HeadCountProps = { status: keyof typeof COLOURS; shown: number; all: number }

/** The list's own label says it to screen readers. */
function HeadCount({ status, shown, all }: HeadCountProps) {
  return (
    <span className="ml-auto whitespace-nowrap" aria-hidden="true">
      {shown < all && <span className="text-base text-soft">{shown} of </span>}
      <span className={`price text-2xl leading-none ${COLOURS[status]}`}>{all}</span>
    </span>
  )
}

type CardListProps = Omit<ColumnsProps, 'counts' | 'columns' | 'later' | 'shownOnPhone' | 'only' | 'onOnly'> & {
  status: ColumnStatus
  title: string
  orders: readonly ShownOrder[]
  empty: string
  isWide: boolean
  now: Date
}

function CardList(props: CardListProps) {
  const { status, title, orders, empty, isWide, now, actions, picked, selected, onSelect, isNarrowed } = props
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
      tabIndex={0}
      data-column={status}
      aria-label={`${title}, ${orders.length}`}
      className={`min-h-24 grow gap-3 overflow-y-auto overscroll-contain px-3 pb-3 focus-visible:-outline-offset-3 ${isWide ? 'grid auto-rows-max grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]' : 'flex flex-col'}`}
    >
      {orders.map((order) => (
        <li key={order.orderId}>
          {order.status === 'completed' || order.status === 'cancelled' ? (
            <FinishedCard order={order} onOpen={() => actions.open(order)} />
          ) : (
            <OrderCard
              order={order}
              now={now}
              actions={actions}
              pickKey={picked.keyOf(order.orderId)}
              isSelected={selected?.has(order.orderId)}
              onSelect={onSelect}
            />
          )}
        </li>
      ))}
      {orders.length === 0 && (
        <li className="col-span-full px-2 py-6 text-center text-soft">
          {isNarrowed ? 'Nothing here fits the search.' : empty}
        </li>
      )}
    </ul>
  )
}

type FinishedStatus = 'completed' | 'cancelled'
type FinishedTabsProps = {
  current: FinishedStatus
  onChoose: (status: FinishedStatus) => void
  completed: number
  cancelled: number
}

/** Completed and cancelled orders share one column: completed first, cancelled behind a tab. */
function FinishedTabs({ current, onChoose, completed, cancelled }: FinishedTabsProps) {
  const tab = (status: FinishedStatus, label: string) => (
    <button
      type="button"
      aria-pressed={current === status}
      className="min-h-11 rounded-control px-2.5 font-display text-lg whitespace-nowrap text-soft hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink"
      onClick={() => onChoose(status)}
    >
      {label}
    </button>
  )
  return (
    <div className="-ml-2 flex grow gap-1">
      {tab('completed', completed === 0 ? 'Completed' : `Completed ${completed}`)}
      {tab('cancelled', cancelled === 0 ? 'Cancelled' : `Cancelled ${cancelled}`)}
    </div>
  )
}
