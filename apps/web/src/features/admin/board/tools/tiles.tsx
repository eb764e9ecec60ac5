import { type DueStep, dueStep } from '@sizzle/domain/order/board.ts'
import { canTakePayment } from '@sizzle/domain/order/derived.ts'
import type { ReactNode } from 'react'
import { DueSign } from '../../../shared/due/due-sign.tsx'
import { STEP_MARKS, STEP_WORDS } from '../cards/step-mark.ts'
import { AGE_EVERY_MS } from '../columns.tsx'
import { COLUMNS, type ColumnStatus } from '../state/board-query.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import type { Columns, Counts } from '../state/use-board.ts'
import { useNow } from '../state/use-now.ts'

type TilesProps = {
  /** Of the whole board, whatever is filtered: a tile that fell to zero must mean that nothing is there. */
  counts: Counts
  /** All of the board: lateness is seen whatever is filtered. */
  orders: readonly ShownOrder[]
  /** What the filters let through, said before the whole. */
  columns: Columns
  isNarrowed: boolean
  /** The one step that is asked for: the others hide all of theirs, which says nothing. */
  only: ColumnStatus | null
  /** Null while all that is open stands in one flow. */
  current: ColumnStatus | null
  onChoose: (status: ColumnStatus) => void
  /** Back to the one flow; undefined where each step has a column, whose heads count where all are seen. */
  onAll: (() => void) | undefined
  /** Behind them. */
  children?: ReactNode
}

const COLOURS: Record<ColumnStatus, string> = {
  pending: 'text-saffron-ink',
  preparing: 'text-ink',
  ready: 'text-coriander',
  completed: 'text-soft',
}
const WORDS: Record<ColumnStatus, string> = { ...STEP_WORDS, completed: 'Completed' }
const TILE =
  'group choice relative min-h-14 min-w-0 flex-col items-center justify-center rounded-card border border-line bg-raised px-0.5 pt-3 pb-2 hover:bg-sunk md:min-h-11 md:flex-row md:gap-2 md:rounded-full md:px-4 md:py-0'

/** On a phone, which shows the cards of one step: it leads to what is late at another. */
const TILE_LATE = 'max-md:not-aria-pressed:border-chilli max-md:not-aria-pressed:bg-chilli-soft'

/** A phone has room for one column, and these are the tabs. Over the one flow they stand on every screen. */
export function Tiles(props: TilesProps) {
  const { counts, orders, columns, isNarrowed, only, current, onChoose, onAll, children } = props
  const now = useNow(AGE_EVERY_MS)
  return (
    <div
      className={`grid grid-cols-4 gap-2 px-2 pt-2 max-md:pt-3.5 max-[22.5rem]:gap-1.5 ${onAll ? 'md:flex' : 'md:hidden'}`}
    >
      {onAll && (
        <button type="button" aria-pressed={current === null} className={`${TILE} hidden md:flex`} onClick={onAll}>
          <span className="font-semibold">All open</span>
          <span className="price text-xl leading-none">{counts.pending + counts.preparing + counts.ready}</span>
        </button>
      )}
      {COLUMNS.map(({ status }) => {
        const late = orders
          .filter((order) => order.status === status)
          .map((order) => stepOf(order, now))
          .filter((step) => step === 'late' || step === 'long-late')
        return (
          <button
            key={status}
            type="button"
            aria-pressed={status === current}
            className={`${TILE} flex ${late.length > 0 ? TILE_LATE : ''}`}
            onClick={() => {
              onChoose(status)
              document.querySelector<HTMLElement>(`[data-column="${status}"]`)?.focus()
            }}
          >
            <span className={`price leading-none md:order-1 ${COLOURS[status]}`}>
              {isNarrowed && (only ?? status) === status && columns[status].length < counts[status] && (
                <span className="text-base text-soft">{columns[status].length} of </span>
              )}
              <span className="text-2xl md:text-xl">{counts[status]}</span>
            </span>
            <span className="flex max-w-full items-center gap-2 text-sm font-semibold max-[22.5rem]:text-xs max-[22.5rem]:tracking-tight md:text-base">
              {status !== 'completed' && (
                <span
                  aria-hidden="true"
                  className={`hidden size-2.5 shrink-0 rounded-full ${onAll ? 'md:block' : ''} ${STEP_MARKS[status]}`}
                />
              )}
              <span className="truncate">{WORDS[status]}</span>
            </span>
            <LateHere late={late} />
            {status === 'completed' && <UnpaidHere unpaid={columns.completed.filter(canTakePayment).length} />}
          </button>
        )
      })}
      {children}
    </div>
  )
}

const BADGE =
  'flex items-center gap-x-1 text-sm font-semibold whitespace-nowrap max-md:absolute max-md:-top-2 max-md:left-1/2 max-md:-translate-x-1/2 max-md:rounded-full max-md:px-1.5 max-md:leading-4.5 md:order-2'

/** What was handed over and is still to be paid. */
function UnpaidHere({ unpaid }: { unpaid: number }) {
  if (unpaid === 0) return null
  return <span className={`${BADGE} text-saffron-ink max-md:bg-saffron max-md:text-night`}>{unpaid} unpaid</span>
}

function stepOf({ status, promisedAt }: ShownOrder, now: Date): DueStep {
  return dueStep({ status, promisedAt: new Date(promisedAt) }, now)
}

/** On a phone a badge on the upper edge, so that the numbers stay in one line; else with the sign of the latest card. So a phone shows what is late at a step whose cards it does not show. */
function LateHere({ late }: { late: readonly DueStep[] }) {
  if (late.length === 0) return null
  return (
    <span className={`${BADGE} text-chilli max-md:bg-chilli max-md:text-paper max-md:group-aria-pressed:text-ink`}>
      <DueSign step={late.includes('long-late') ? 'long-late' : 'late'} className="size-4 max-md:hidden" />
      {late.length} late
    </span>
  )
}
