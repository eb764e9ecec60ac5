import { COLUMNS, type ColumnStatus } from '../state/board-query.ts'
import type { Counts } from '../state/use-board.ts'

type TilesProps = {
  /** Of the whole board, whatever is filtered: a tile that fell to zero must mean that nothing is there. */
  counts: Counts
  current: ColumnStatus
  onChoose: (status: ColumnStatus) => void
}

const COLOURS: Record<ColumnStatus, string> = {
  pending: 'text-saffron-ink',
  preparing: 'text-ink',
  ready: 'text-coriander',
  completed: 'text-soft',
}
const WORDS: Record<ColumnStatus, string> = {
  pending: 'Pending',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
}

/** A phone has room for one column, and these are the tabs. Where all columns are seen, their heads count instead. */
export function Tiles({ counts, current, onChoose }: TilesProps) {
  return (
    <div className="grid grid-cols-4 gap-2 px-3 pt-3 md:hidden">
      {COLUMNS.map(({ status }) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === current}
          className="flex min-h-14 min-w-0 flex-col items-center justify-center rounded-card border border-line bg-raised px-1 py-1.5 aria-pressed:border-saffron aria-pressed:ring-2 aria-pressed:ring-saffron"
          onClick={() => {
            onChoose(status)
            document.querySelector<HTMLElement>(`[data-column="${status}"]`)?.focus()
          }}
        >
          <span className={`price text-2xl leading-none ${COLOURS[status]}`}>{counts[status]}</span>
          <span className="max-w-full truncate text-sm font-semibold">{WORDS[status]}</span>
        </button>
      ))}
    </div>
  )
}
