import { Skeleton } from '../skeleton.tsx'

type RowsSkeletonProps = {
  rows?: number
  /** How high each is. */
  row?: string
  /** The line that names the columns, and where it stands; left out where there is none. */
  head?: string
}

/** A list that comes: its frame, and rows with a title and a line below it. */
export function RowsSkeleton({ rows = 6, row = 'h-18', head }: RowsSkeletonProps) {
  return (
    <div aria-hidden="true" className="divide-y divide-line rounded-card border border-line bg-raised">
      {head !== undefined && (
        <div className={`flex h-11 items-center justify-between px-4 ${head}`}>
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-3.5 w-14" />
        </div>
      )}
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
        <div key={at} className={`flex flex-col justify-center gap-2 px-4 ${row}`}>
          <Skeleton className="h-4 w-2/5 max-w-48" />
          <Skeleton className="h-3.5 w-3/5 max-w-80" />
        </div>
      ))}
    </div>
  )
}
