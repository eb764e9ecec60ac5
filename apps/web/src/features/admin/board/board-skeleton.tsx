import { Skeleton } from '../../../ui/skeleton.tsx'
import { COLUMNS } from './state/board-query.ts'

export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="flex grow flex-col gap-3 p-3">
      <p className="sr-only">Loading the orders…</p>
      <Skeleton className="h-12 w-full" />
      <div className="grid grow gap-3 md:grid-cols-2 xl:grid-cols-4">
        {COLUMNS.map(({ status, title }) => (
          <div key={status} className="rounded-card bg-sunk p-4">
            <p className="font-display text-xl">{title}</p>
            <Skeleton className="mt-5 h-44 bg-raised" />
            <Skeleton className="mt-3 h-44 bg-raised" />
          </div>
        ))}
      </div>
    </div>
  )
}
