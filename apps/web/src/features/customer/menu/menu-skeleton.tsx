import { Skeleton } from '../../../ui/skeleton.tsx'

export function MenuSkeleton() {
  return (
    <div className="wrap py-14" aria-busy="true">
      <p className="sr-only">Loading the menu…</p>
      <Skeleton className="mx-auto h-14 w-72 max-w-full" />
      <Skeleton className="mx-auto mt-6 h-8 w-48" />
      <Skeleton className="mt-10 h-14 w-full" />
      <div className="mt-10 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className="grid grid-cols-[104px_1fr] gap-4">
            <Skeleton className="size-[104px]" />
            <div className="flex flex-col gap-3">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
