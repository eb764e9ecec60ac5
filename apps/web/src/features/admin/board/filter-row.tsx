import { type HiddenCounts, KITCHEN_SORTING, type OrderFilters, sortingFrom } from '@sizzle/domain/order/order-list.ts'
import { ORDER_TYPE_LABELS, ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
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
  ['orderTime desc', 'Newest first'],
  ['orderTime asc', 'Oldest first'],
  ['promisedAt asc', 'Due soonest first'],
  ['promisedAt desc', 'Due latest first'],
  ['total desc', 'Highest total first'],
  ['total asc', 'Lowest total first'],
  ['customerName asc', 'Name A to Z'],
  ['customerName desc', 'Name Z to A'],
] as const

type FilterRowProps = {
  board: BoardFilters
  /** Missing while the orders are on their way. */
  hidden: HiddenCounts | undefined
  isOpen: boolean
  /** Opens and closes. Below 1024 px the button stands under Tools. */
  onOpen: () => void
  buttonLook: string
}

/**
 * In a row of their own on tablets and phones, over the cards where a window is wide and low, and in the toolbar's first
 * row where that has room. That a filter is on is said in a row of its own, and by itself: nobody may take a part of the
 * board for all of it.
 */
export function FilterRow({ board, hidden, isOpen, onOpen, buttonLook }: FilterRowProps) {
  const { filters, isNarrowed, onReset } = board
  const place = useRef<HTMLDivElement>(null)
  usePressOutside(place, isOpen, onOpen)
  return (
    <search id="board-filters" aria-label="Filters" className="contents">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on what is in it */}
      <div
        ref={place}
        className="contents lg:relative lg:block min-[90rem]:contents"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          onOpen()
          place.current?.querySelector('button')?.focus()
        }}
      >
        <button type="button" className={`${buttonLook} max-lg:hidden`} aria-expanded={isOpen} onClick={onOpen}>
          Filters
        </button>
        {isOpen && <Choices board={board} />}
      </div>
      {isNarrowed && (
        <div className="order-1 flex min-w-0 grow basis-full items-center gap-2 rounded-control bg-saffron-soft pl-3.5">
          <p role="status" className="min-w-0 grow py-1.5 font-semibold wrap-break-word">
            Only {narrowedTo(filters)}. {hidden && hiddenWords(hidden)}
          </p>
          <button
            type="button"
            className={button('bare', 'shrink-0 px-3.5! underline underline-offset-4')}
            onClick={onReset}
          >
            Show all
          </button>
        </div>
      )}
    </search>
  )
}

function Choices({ board: { filters, sorting, onStatus, onOrderType, onSorting } }: { board: BoardFilters }) {
  return (
    <div className="order-1 grid w-full grid-cols-2 gap-2 sm:flex lg:absolute lg:top-[calc(100%+6px)] lg:left-0 lg:z-30 lg:grid lg:w-60 lg:grid-cols-1 lg:rounded-card lg:border lg:border-line-strong lg:bg-raised lg:p-3 lg:shadow-lg min-[90rem]:static min-[90rem]:order-none min-[90rem]:flex min-[90rem]:w-auto min-[90rem]:border-0 min-[90rem]:p-0 min-[90rem]:shadow-none">
      <Named label="Status">
        <FilterSelect
          label="Status"
          className={SELECT}
          value={filters.status ?? ''}
          options={STATUSES}
          onChange={onStatus}
        />
      </Named>
      <Named label="Type">
        <FilterSelect
          label="Type of order"
          className={SELECT}
          value={filters.orderType ?? ''}
          options={TYPES}
          onChange={onOrderType}
        />
      </Named>
      <Named label="Sort">
        <FilterSelect
          label="Sort"
          className={SELECT}
          value={`${sorting.sortBy} ${sorting.sortOrder}`}
          options={SORTINGS}
          onChange={(chosen) => {
            const [by, direction] = chosen.split(' ')
            onSorting(sortingFrom(by ?? null, direction ?? null) ?? KITCHEN_SORTING)
          }}
        />
      </Named>
    </div>
  )
}

/** Its name for the eye; in the toolbar's row there is no room above it. */
function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span aria-hidden="true" className="text-sm text-soft min-[90rem]:hidden">
        {label}
      </span>
      {children}
    </div>
  )
}

/** What lies over the cards gives way to a press on one of them; a row of its own stays. */
function usePressOutside(place: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    const panel = place.current?.lastElementChild
    if (!panel || getComputedStyle(panel).position !== 'absolute') return
    if (target instanceof Node && !place.current?.contains(target)) close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: PointerEvent) => onPress(event)
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [isOpen])
}

/** As wide as what is chosen, where the browser can do that. */
const SELECT = 'w-full sm:w-auto sm:[field-sizing:content] lg:w-full min-[90rem]:w-auto'

function narrowedTo({ status, orderType, search }: OrderFilters): string {
  const typed = search.trim()
  return [
    ...(status === null ? [] : [STATUS_WORDS[status]]),
    ...(orderType === null ? [] : [ORDER_TYPE_LABELS[orderType]]),
    ...(typed === '' ? [] : [`“${typed}”`]),
  ].join(', ')
}

/** While work is hidden, what is over is not worth counting. */
function hiddenWords({ waiting, open, finished }: HiddenCounts): string {
  if (open + finished === 0) return 'No order is hidden.'
  if (open === 0) return `${counted(finished, 'finished')} hidden.`
  return `${counted(open, 'open')} hidden${waiting > 0 ? `, ${waiting} of them new` : ''}.`
}

function counted(count: number, kind: string): string {
  return count === 1 ? `1 ${kind} order is` : `${count} ${kind} orders are`
}
