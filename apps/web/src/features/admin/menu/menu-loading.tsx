import { Skeleton } from '../../../ui/skeleton.tsx'
import { ITEM_GRID } from './item-grid.tsx'

/** In the places of the cards, while the location or its menu is loaded. */
export function MenuLoading() {
  return (
    <div aria-busy="true">
      {/* As high as the heading of a category. */}
      <p role="status" className="flex min-h-11 items-center text-soft">
        Loading menu items...
      </p>
      <div aria-hidden="true" className={ITEM_GRID}>
        {Array.from('abcdefghijklmnopqr', (key) => (
          <div key={key} className="flex gap-3 rounded-card border border-line bg-raised p-2.5">
            <Skeleton className="size-20 shrink-0" />
            <div className="flex grow flex-col justify-between py-0.5">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-7 w-32 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
