import { Skeleton } from '../../../ui/skeleton.tsx'
import { COLUMN_WIDTHS, GRID } from './column-widths.ts'
import { COLUMNS } from './state/board-query.ts'
import { NEXT_ROW, TITLE, TITLE_ROW_END } from './title-row.ts'

/** The bar of the board, before it is known whose orders it shows. */
export function BoardHeadSkeleton() {
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-raised px-2 py-1">
      <h1 className={`${TITLE} text-lg lg:min-w-40 min-[90rem]:text-xl`}>Order Management</h1>
      <Skeleton className={`h-11 w-40 max-md:grow ${TITLE_ROW_END}`} />
      <span aria-hidden="true" className={NEXT_ROW} />
      <Skeleton className="h-11 w-64 max-md:w-11" />
      <Skeleton className="h-11 w-16 md:ml-auto md:w-48" />
    </header>
  )
}

/** As much of the board as the window shows: on a phone the steps and one column, which needs no scrolling. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="@container/board flex min-h-0 grow flex-col gap-2 overflow-hidden p-2">
      <p className="sr-only">Loading the orders…</p>
      <div className="grid grid-cols-4 gap-2 md:hidden">
        {COLUMNS.map(({ status }) => (
          <Skeleton key={status} className="h-18" />
        ))}
      </div>
      {/* The middle column is the widest on most evenings. */}
      <div className={`grid min-h-0 grow gap-2 ${GRID} ${COLUMN_WIDTHS.preparing}`}>
        {COLUMNS.map(({ status, title }) => (
          <div
            key={status}
            className={`overflow-hidden rounded-card bg-sunk p-1.5 max-md:not-first:hidden ${status === 'completed' ? 'hidden min-[87.5rem]:@min-[73.5rem]/board:block' : ''}`}
          >
            {status === 'completed' && <FinishedToCome />}
            {status !== 'completed' && (
              <>
                <p className="flex min-h-8 items-center px-1 font-display text-lg max-md:sr-only">{title}</p>
                <div
                  className={`grid gap-x-1.5 ${status === 'preparing' ? '@min-[62.5rem]/board:grid-cols-[repeat(2,minmax(0,1fr))]' : ''}`}
                >
                  {Array.from('abcdefghij', (key) => (
                    <TicketSkeleton key={key} />
                  ))}
                </div>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Its tabs, and a line for each order that is over. */
function FinishedToCome() {
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <Skeleton className="h-11" />
      {Array.from('abcdef', (key) => (
        <div key={key} className="grid gap-2 rounded-card border border-line bg-raised p-2.5">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}

/** A number and its time, two dishes, and the next step. */
function TicketSkeleton() {
  return (
    <div aria-hidden="true" className="mb-1.5 grid gap-3 rounded-card border border-line bg-raised p-2.5">
      <div className="flex justify-between">
        <Skeleton className="h-9 w-16" />
        <Skeleton className="h-5 w-24" />
      </div>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-11" />
    </div>
  )
}
