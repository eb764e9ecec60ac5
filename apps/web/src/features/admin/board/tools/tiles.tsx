import { COLUMNS, type ColumnStatus } from '../state/board-query.ts'
import type { Counts } from '../state/use-board.ts'

type TilesProps = {
  /** Of the whole board, whatever is filtered: a tile that fell to zero must mean that nothing is there. */
  counts: Counts
  completedToday: number | undefined
  /** On a phone the tiles are the tabs of the columns. */
  current: ColumnStatus
  onChoose: (status: ColumnStatus) => void
}

const COLOURS: Record<ColumnStatus, string> = {
  pending: 'text-saffron-ink',
  preparing: 'text-chilli',
  ready: 'text-coriander',
  completed: 'text-soft',
}
const WORDS: Record<ColumnStatus, string> = {
  pending: 'Pending',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
}

export function Tiles({ counts, completedToday, current, onChoose }: TilesProps) {
  return (
    <div className="grid grid-cols-4 gap-2 px-3 pt-3 md:gap-3">
      {COLUMNS.map(({ status }) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === current}
          className="flex min-h-14 min-w-0 flex-col items-center justify-center rounded-card border border-line bg-raised px-1 py-1.5 max-md:aria-pressed:border-saffron max-md:aria-pressed:ring-2 max-md:aria-pressed:ring-saffron md:flex-row md:gap-3"
          onClick={() => {
            onChoose(status)
            document.querySelector<HTMLElement>(`[data-column="${status}"]`)?.focus()
          }}
        >
          <span className={`price text-2xl leading-none ${COLOURS[status]}`}>
            {status === 'completed' ? (completedToday ?? counts.completed) : counts[status]}
          </span>
          <span className="max-w-full truncate text-sm font-semibold md:text-base">{WORDS[status]}</span>
        </button>
      ))}
    </div>
  )
}
