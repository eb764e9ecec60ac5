import { Skeleton } from '../../../ui/skeleton.tsx'
import { MenuSkeleton } from '../../shared/dish-choice/staff-menu/menu-skeleton.tsx'

/** Dishes on the left, the order on the right, as they will stand. */
export function DeskSkeleton() {
  return (
    <div className="flex h-full">
      <MenuSkeleton />
      <div
        aria-hidden="true"
        className="hidden w-[20rem] shrink-0 border-l border-line @min-[40rem]:flex @min-[56.25rem]:w-[23rem] @min-[71.875rem]:w-[39rem] @min-[100rem]:w-[46rem]"
      >
        {/* The cart and its sum have a column of their own where there is room. */}
        <div className="hidden shrink-0 basis-[42.5%] flex-col gap-5 border-r border-line p-4 @min-[71.875rem]:flex">
          <Skeleton className="h-7 w-20" />
          <div className="mt-auto grid gap-3">
            {Array.from('abc', (key) => (
              <div key={key} className="flex justify-between">
                <Skeleton className="h-4 w-16" />
                <Skeleton className="h-4 w-14" />
              </div>
            ))}
            <Skeleton className="h-8 w-full" />
          </div>
        </div>
        <div className="flex min-w-0 grow flex-col gap-5 p-4">
          <div className="grid grid-cols-3 gap-2">
            {Array.from('abc', (key) => (
              <Skeleton key={key} className="h-11" />
            ))}
          </div>
          {Array.from('abcd', (key) => (
            <div key={key} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-11" />
            </div>
          ))}
          <div className="mt-auto grid gap-3">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-12" />
          </div>
        </div>
      </div>
    </div>
  )
}
