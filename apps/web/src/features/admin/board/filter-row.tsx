import { type HiddenCounts, KITCHEN_SORTING, type OrderFilters, sortingFrom } from '@sizzle/domain/order/order-list.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { useRef } from 'react'
import { button } from '../../../ui/button.ts'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import type { BoardFilters } from './state/board-filters.ts'

const STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
const STATUSES = [['', 'All statuses'], ...Object.entries(STATUS_WORDS)] as const
const TYPES = [['', 'All types'], ...ORDER_TYPES.map((type) => [type, ORDER_TYPE_LABELS[type]] as const)] as const
const SORTINGS = [
  ['promisedAt asc', 'Due soonest first'],
  ['promisedAt desc', 'Due latest first'],
  ['orderTime asc', 'Oldest order first'],
  ['orderTime desc', 'Newest order first'],
  ['total desc', 'Highest total first'],
  ['total asc', 'Lowest total first'],
  ['customerName asc', 'Name A to Z'],
  ['customerName desc', 'Name Z to A'],
] as const

type FilterRowProps = {
  board: BoardFilters
  /** Missing while the orders are on their way. */
  hidden: HiddenCounts | undefined
  /** How many that are over today fit what is searched for. */
  finished: number
  onFinished: () => void
  isOpen: boolean
  /** Opens and closes. Below 1024 px the button stands under Tools. */
  onOpen: () => void
  buttonLook: string
}

/**
 * In a row of their own, and in the toolbar's first row where that has room. That a filter is on is said in a row below, and
 * by itself: nobody may take a part of the board for all of it.
 */
export function FilterRow(props: FilterRowProps) {
  const { board, hidden, finished, onFinished, isOpen, onOpen, buttonLook } = props
  const { filters, isNarrowed, onReset } = board
  const place = useRef<HTMLDivElement>(null)
  return (
    <search id="board-filters" aria-label="Filters" className="contents">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on what is in it */}
      <div
        ref={place}
        className="contents"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          onOpen()
          place.current?.querySelector('button')?.focus()
        }}
      >
        <button type="button" className={`${buttonLook} max-lg:hidden`} aria-expanded={isOpen} onClick={onOpen}>
          Filters
        </button>
        {isOpen && <Choices board={board} onChosen={isOnPhone() ? onOpen : undefined} />}
      </div>
      {isNarrowed && (
        <div
          className={`order-1 flex min-w-0 grow basis-full flex-wrap items-center gap-x-2 rounded-control bg-saffron-soft pl-3.5 ${isOpen ? 'md:max-[90rem]:basis-80' : ''}`}
        >
          {/* The links keep to one line: on a phone below the words, which have the whole width. */}
          <p role="status" className="min-w-0 grow basis-60 py-1.5 font-semibold wrap-break-word md:basis-0">
            Only <NarrowedTo filters={filters} />. {hidden && hiddenWords(hidden)}
          </p>
          <div className="ml-auto flex shrink-0">
            {finished > 0 && (
              <button
                type="button"
                aria-haspopup="dialog"
                className={button('bare', 'px-2! underline underline-offset-4')}
                onClick={onFinished}
              >
                {finished === 1 ? '1 finished order matches' : `${finished} finished orders match`}
              </button>
            )}
            <button type="button" className={button('bare', 'px-3.5! underline underline-offset-4')} onClick={onReset}>
              Show all
            </button>
          </div>
        </div>
      )}
    </search>
  )
}

type ChoicesProps = {
  board: BoardFilters
  /** A phone has the orders to show: the row folds away with a choice. */
  onChosen: (() => void) | undefined
}

function Choices({ board, onChosen }: ChoicesProps) {
  const { filters, isNarrowed, sorting, onStatus, onOrderType, onSorting } = board
  return (
    <div
      // What is hidden is said beside it.
      className={`order-1 grid w-full grid-cols-2 gap-2 md:flex min-[90rem]:order-none min-[90rem]:w-auto ${isNarrowed ? 'md:w-auto' : ''}`}
    >
      <FilterSelect
        label="Status"
        // On a phone the tiles choose it.
        className={`${SELECT} max-md:hidden`}
        value={filters.status ?? ''}
        options={STATUSES}
        onChange={onStatus}
      />
      <FilterSelect
        label="Type of order"
        className={SELECT}
        value={filters.orderType ?? ''}
        options={TYPES}
        onChange={(chosen) => {
          onOrderType(chosen)
          onChosen?.()
        }}
      />
      <FilterSelect
        label="Sort"
        className={SELECT}
        value={`${sorting.sortBy} ${sorting.sortOrder}`}
        options={SORTINGS}
        onChange={(chosen) => {
          const [by, direction] = chosen.split(' ')
          onSorting(sortingFrom(by ?? null, direction ?? null) ?? KITCHEN_SORTING)
          onChosen?.()
        }}
      />
    </div>
  )
}

/** Below the styles' `md`. */
function isOnPhone(): boolean {
  return matchMedia('(width < 48rem)').matches
}

/** As wide as what is chosen, where the browser can do that. */
const SELECT = 'w-full md:w-auto md:[field-sizing:content]'

/** What is typed may run from right to left: it turns round nothing of the sentence that it stands in. */
function NarrowedTo({ filters: { status, orderType, search } }: { filters: OrderFilters }) {
  const typed = search.trim()
  const chosen = [
    ...(status === null ? [] : [STATUS_WORDS[status]]),
    ...(orderType === null ? [] : [ORDER_TYPE_LABELS[orderType]]),
  ].join(', ')
  return (
    <>
      {chosen}
      {chosen !== '' && typed !== '' && ', '}
      {typed !== '' && (
        <>
          “<bdi>{typed}</bdi>”
        </>
      )}
    </>
  )
}

/** While work is hidden, what is over is not worth counting. */
function hiddenWords({ waiting, open, later, finished }: HiddenCounts): string {
  if (open + finished === 0) return 'No order is hidden.'
  if (open === 0) return `${counted(finished, 'finished')} hidden.`
  const ahead = later > 0 ? `, ${later} for later` : ''
  return `${counted(open, 'open')} hidden${waiting > 0 ? `, ${waiting} of them new` : ''}${ahead}.`
}

function counted(count: number, kind: string): string {
  return count === 1 ? `1 ${kind} order is` : `${count} ${kind} orders are`
}
