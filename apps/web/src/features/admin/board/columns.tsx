import { canTakePayment } from '@sizzle/domain/order/derived.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import type { ReactNode } from 'react'
import { useCardsBelow } from '../../../kit/use-cards-below.ts'
import { useStacks } from '../../../kit/use-stacks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { CardItems, type CardsProps } from './cards/card-items.tsx'
import { LaterStrip } from './cards/later-strip.tsx'
import { STEP_MARKS } from './cards/step-mark.ts'
import { COLUMN_WIDTHS, GRID } from './column-widths.ts'
import { FinishedList, type FinishedStatus } from './finished-list.tsx'
import { GoOn } from './go-on.tsx'
import { COLUMNS, type ColumnStatus } from './state/board-query.ts'
import type { ShownOrder } from './state/shown-orders.ts'
import type { Columns, Counts } from './state/use-board.ts'
import { useNow } from './state/use-now.ts'
import { columnHeadId } from './state/use-picked.ts'
import { useWideColumn } from './state/wide-column.ts'

type ColumnsProps = CardsProps & {
  /** Of the whole board, whatever is filtered. */
  counts: Counts
  columns: Columns
  /** What the kitchen does not begin with yet. */
  later: readonly ShownOrder[]
  /** A phone has room for one column: the tiles choose it. */
  shownOnPhone: ColumnStatus
  /** The one status that is asked for: its column has the whole board. */
  only: OrderStatus | null
  onOnly: (status: OrderStatus) => void
  /** Opens the drawer of what is over, where there is no room for its column. */
  onFinished: () => void
}

export const AGE_EVERY_MS = 15_000
const EMPTY = {
  pending: 'No new orders. They appear here automatically.',
  preparing: 'Nothing on the stove.',
  ready: 'Nothing waiting to be handed over.',
} as const

/** Cancelled orders share a column with the completed ones. */
export function columnOf(status: OrderStatus | null): ColumnStatus | null {
  return status === 'cancelled' ? 'completed' : status
}

export function finishedOf(status: OrderStatus | null): FinishedStatus | null {
  return status === 'completed' || status === 'cancelled' ? status : null
}

/** Two cards side by side where that is all there is room for, and no narrower than they are read from two metres. */
const STACKS =
  'grid auto-rows-[1px] grid-cols-[repeat(auto-fill,minmax(min(calc(220px*var(--board-text)),100%),1fr))] content-start items-start gap-x-1.5 @min-[81rem]/board:grid-cols-[repeat(auto-fill,minmax(min(calc(250px*var(--board-text)),100%),1fr))]'

export function BoardColumns(props: ColumnsProps) {
  const { counts, columns, later, shownOnPhone, only, onOnly, onFinished, ...cards } = props
  const now = useNow(AGE_EVERY_MS)
  const onlyColumn = columnOf(only)
  const shown = COLUMNS.filter(({ status }) => onlyColumn === null || status === onlyColumn)
  const wide = useWideColumn({
    pending: columns.pending.length,
    preparing: columns.preparing.length,
    ready: columns.ready.length,
  })
  return (
    <div className="@container/board flex min-h-0 grow flex-col">
      <div
        className={`grid min-h-0 grow gap-2 p-2 md:auto-rows-fr md:max-lg:gap-1.5 md:max-lg:px-1 ${onlyColumn === null ? `${GRID} ${COLUMN_WIDTHS[wide]}` : ''}`}
      >
        {shown.map(({ status, title }) => (
          <Column key={status} title={title} look={lookOf(status, onlyColumn, shownOnPhone)}>
            {status === 'completed' ? (
              <div className="flex min-h-0 grow flex-col px-1.5">
                <h2 className="sr-only">{title}</h2>
                <FinishedList
                  columns={columns}
                  counts={counts}
                  actions={cards.actions}
                  isNarrowed={cards.isNarrowed}
                  only={finishedOf(only)}
                  onOnly={onOnly}
                  onFind={onFinished}
                />
              </div>
            ) : (
              <>
                <CardList
                  {...cards}
                  status={status}
                  title={title}
                  orders={columns[status]}
                  all={counts[status]}
                  isWide={onlyColumn !== null || status === wide}
                  now={now}
                />
                {/* Nothing is to be done with it yet: it comes after all that waits. */}
                {status === 'pending' && <LaterStrip orders={later} now={now} actions={cards.actions} />}
                {status === 'ready' && onlyColumn === null && (
                  <FinishedStrip
                    isNarrowed={cards.isNarrowed}
                    unpaid={columns.completed.filter(canTakePayment).length}
                    shown={columns.completed.length}
                    all={counts.completed}
                    onOpen={onFinished}
                  />
                )}
              </>
            )}
          </Column>
        ))}
      </div>
    </div>
  )
}

/** Three columns stand side by side from 768 px on; the fourth where the board has room for it. Without it a button below the third leads there. */
function lookOf(status: ColumnStatus, only: ColumnStatus | null, shownOnPhone: ColumnStatus): string {
  const below = status === (only ?? shownOnPhone) ? 'flex' : 'hidden'
  const isFourth = status === 'completed' && only === null
  return `${below} ${isFourth ? 'md:hidden min-[87.5rem]:@min-[73.5rem]/board:flex' : 'md:flex'}`
}

type ColumnProps = { title: string; look: string; children: ReactNode }

function Column({ title, look, children }: ColumnProps) {
  return (
    <section
      aria-label={title}
      className={`@container min-h-0 flex-col overflow-hidden rounded-card bg-sunk max-md:pt-1.5 ${look}`}
    >
      {children}
    </section>
  )
}

const COUNTS = { pending: 'text-saffron-ink', preparing: 'text-ink', ready: 'text-coriander' } as const
type ColumnHeadProps = { status: keyof typeof COUNTS; title: string; shown: number; all: number }

/** The list's own label says the count to screen readers. */
function ColumnHead({ status, title, shown, all }: ColumnHeadProps) {
  return (
    // On a phone the tiles have said it.
    <div className="flex min-h-9 items-center gap-2 px-2.5 py-0.5 max-md:sr-only">
      <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${STEP_MARKS[status]}`} />
      <h2
        id={columnHeadId(status)}
        className="truncate text-lg @max-[15.625rem]:text-base @max-[13.4375rem]:text-[0.9375rem]"
      >
        {title}
      </h2>
      <span className="ml-auto whitespace-nowrap" aria-hidden="true">
        {shown < all && <span className="text-base text-soft">{shown} of </span>}
        <span className={`price text-2xl leading-none ${COUNTS[status]}`}>{all}</span>
      </span>
    </div>
  )
}

type FinishedStripProps = {
  isNarrowed: boolean
  unpaid: number
  shown: number
  all: number
  onOpen: () => void
}

/** In the place of the fourth column: at the foot of what leads there, as what is for later stands below what is new. */
function FinishedStrip({ isNarrowed, unpaid, shown, all, onOpen }: FinishedStripProps) {
  return (
    <div className="hidden shrink-0 border-t border-line px-1.5 py-1 md:flex min-[87.5rem]:@min-[73.5rem]/board:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-9 min-w-0 grow items-center gap-x-1.5 rounded-control px-2 text-left text-soft hover:bg-raised hover:text-ink"
        onClick={onOpen}
      >
        <Icon name="check" className="size-4.5 shrink-0 max-lg:hidden" />
        <span>
          {shown < all && isNarrowed && `${shown} of `}
          {all} Completed
        </span>
        {unpaid > 0 && <span className="font-semibold text-saffron-ink">{unpaid} unpaid</span>}
        <ToolIcon name="fold" className="ml-auto size-4.5 shrink-0 rotate-180" />
      </button>
    </div>
  )
}

type CardListProps = CardsProps & {
  status: keyof typeof EMPTY
  title: string
  orders: readonly ShownOrder[]
  /** With those that the search leaves out. */
  all: number
  isWide: boolean
  now: Date
}

function CardList(props: CardListProps) {
  const { status, title, orders, all, isWide, now, ...cards } = props
  const list = useStacks(isWide)
  const below = useCardsBelow(list, orders.length)
  return (
    <>
      <ColumnHead status={status} title={title} shown={orders.length} all={all} />
      <div className="flex min-h-24 grow flex-col">
        <GoOn title={title} {...below} />
        <ul
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
          tabIndex={0}
          data-column={status}
          aria-label={`${title}, ${orders.length}`}
          className={`min-h-0 grow overflow-y-auto overscroll-contain px-1.5 md:max-lg:px-1 pt-1 max-md:pb-1.5 md:fade-bottom focus-visible:-outline-offset-3 ${isWide ? STACKS : 'flex flex-col gap-1.5'}`}
        >
          <CardItems {...cards} orders={orders} now={now} empty={EMPTY[status]} />
        </ul>
      </div>
    </>
  )
}
