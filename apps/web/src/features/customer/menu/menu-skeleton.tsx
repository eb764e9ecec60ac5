import { Skeleton } from '../../../ui/skeleton.tsx'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** In the shape of what comes: a head, a strip of categories, and rows of a picture, a name and its words. */
export function MenuSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">Loading the menu…</h1>
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-4 sm:py-7 xl:py-5">
        <Skeleton className="h-11 w-64 max-w-full" />
        <Skeleton className="h-11 w-80 max-w-full rounded-full!" />
      </div>
      <div className="h-(--bar-height) border-y border-line" />
      <div className="wrap py-4 sm:py-8">
        <Skeleton className="h-9 w-56 max-w-full" />
        <div className="mt-2 grid md:grid-cols-2 md:gap-x-14">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-4 border-b border-line py-5">
              <Skeleton className="size-23 shrink-0 rounded-card! sm:size-29 md:size-23 lg:size-29" />
              <div className="flex min-w-0 grow flex-col">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="mt-3 h-4 w-full" />
                <Skeleton className="mt-2 h-4 w-4/5" />
                <Skeleton className="mt-auto size-11 self-end rounded-full!" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
