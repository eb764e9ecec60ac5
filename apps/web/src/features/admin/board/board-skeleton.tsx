import { Skeleton } from '../../../ui/skeleton.tsx'
import { COLUMNS } from './board-query.ts'

export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="grid grow gap-4 p-4 md:grid-cols-2 lg:grid-cols-4">
      <p className="sr-only">Loading the orders…</p>
      {COLUMNS.map(({ status, title }) => (
        <div key={status} className="rounded-card bg-sunk p-4">
          <p className="font-display text-xl">{title}</p>
          <Skeleton className="mt-5 h-44 bg-raised" />
          <Skeleton className="mt-3 h-44 bg-raised" />
        </div>
      ))}
    </div>
  )
}
