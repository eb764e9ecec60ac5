import { Skeleton } from '../skeleton.tsx'

/** A list that comes: its frame, and rows as high as `row` says, with a title and a line below it. */
export function RowsSkeleton({ rows = 6, row = 'h-18' }: { rows?: number; row?: string }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line rounded-card border border-line bg-raised">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
        <div key={at} className={`flex flex-col justify-center gap-2 px-4 ${row}`}>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  )
}
