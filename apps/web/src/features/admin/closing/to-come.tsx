import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The day that is closed next: three figures, two fields and the press that closes it. */
export function DayToCome() {
  return (
    <CardSkeleton lines={1} isActRight>
      <div className="grid gap-3 sm:grid-cols-3">
        {Array.from('abc', (key) => (
          <Skeleton key={key} className="h-15" />
        ))}
      </div>
      {Array.from('ab', (key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </CardSkeleton>
  )
}

/** The rows of the closed days. */
export function ReportsToCome() {
  return <RowsSkeleton rows={4} row="h-17" />
}
