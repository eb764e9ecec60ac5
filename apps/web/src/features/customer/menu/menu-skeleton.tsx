import { Skeleton } from '../../../ui/skeleton.tsx'

export function MenuSkeleton() {
  return (
    <div className="wrap py-4 sm:py-14" aria-busy="true">
      <h1 className="sr-only">Loading the menu…</h1>
      <Skeleton className="h-14 w-72 max-w-full sm:mx-auto" />
      <Skeleton className="mt-6 h-14 w-full" />
      <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-26 w-full" />
        ))}
      </div>
    </div>
  )
}
