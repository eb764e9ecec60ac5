import { COLUMNS } from './state/board-query.ts'

/** As much of the board as the window shows: on a phone one column, which needs no scrolling. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 grow flex-col gap-3 overflow-hidden p-3">
      <p className="px-1 text-soft">Loading the orders…</p>
      <div className="grid grow gap-3 md:grid-cols-2 xl:grid-cols-4">
        {COLUMNS.map(({ status, title }) => (
          <div key={status} className="rounded-card bg-sunk p-4 max-md:not-first:hidden">
            <p className="font-display text-xl">{title}</p>
            <span aria-hidden="true" className="breathe mt-5 block h-44 rounded-card bg-raised" />
            <span aria-hidden="true" className="breathe mt-3 block h-44 rounded-card bg-raised" />
          </div>
        ))}
      </div>
    </div>
  )
}
