import type { ReactNode } from 'react'
import { STEP_MARKS, STEP_WORDS } from '../cards/step-mark.ts'
import { COLUMNS, type ColumnStatus } from '../state/board-query.ts'
import type { Columns, Counts } from '../state/use-board.ts'

type TilesProps = {
  /** Of the whole board, whatever is filtered: a tile that fell to zero must mean that nothing is there. */
  counts: Counts
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
  'min-h-14 min-w-0 flex-col items-center justify-center rounded-card border border-line bg-raised px-1 py-1.5 hover:bg-sunk aria-pressed:border-saffron aria-pressed:ring-2 aria-pressed:ring-saffron md:min-h-11 md:flex-row md:gap-2 md:rounded-full md:px-4 md:py-0'

/** A phone has room for one column, and these are the tabs. Over the one flow they stand on every screen. */
export function Tiles({ counts, columns, isNarrowed, only, current, onChoose, onAll, children }: TilesProps) {
  return (
    <div className={`grid grid-cols-4 gap-2 px-2 pt-2 ${onAll ? 'md:flex' : 'md:hidden'}`}>
      {onAll && (
        <button type="button" aria-pressed={current === null} className={`${TILE} hidden md:flex`} onClick={onAll}>
          <span className="font-semibold">All open</span>
          <span className="price text-xl leading-none">{counts.pending + counts.preparing + counts.ready}</span>
        </button>
      )}
      {COLUMNS.map(({ status }) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === current}
          className={`${TILE} flex`}
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
          <span className="flex max-w-full items-center gap-2 text-sm font-semibold md:text-base">
            {status !== 'completed' && (
              <span
                aria-hidden="true"
                className={`hidden size-2.5 shrink-0 rounded-full ${onAll ? 'md:block' : ''} ${STEP_MARKS[status]}`}
              />
            )}
            <span className="truncate">{WORDS[status]}</span>
          </span>
        </button>
      ))}
      {children}
    </div>
  )
}
