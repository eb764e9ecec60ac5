import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The day that is closed next: what is open, the drawer's pieces to count, and the press that ends the count. */
export function DayToCome() {
  return (
    <CardSkeleton lines={1} isActRight>
      <Skeleton className="h-11" />
      <Skeleton className="h-6 w-40" />
      <div className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
        {Array.from('abcdefghij', (key) => (
          <div key={key} className="flex items-center gap-3">
            <Skeleton className="h-4 w-10" />
            <Skeleton className="h-11 w-36" />
            <Skeleton className="ml-auto h-4 w-12" />
          </div>
        ))}
      </div>
    </CardSkeleton>
  )
}

/** The rows of the closed days. */
export function ReportsToCome() {
  return <RowsSkeleton rows={4} row="h-17" />
}
