import { Skeleton } from '../../../ui/skeleton.tsx'
import { ITEM_GRID } from './item-grid.tsx'

/** In the places of the cards, while the location or its menu is loaded. */
export function MenuLoading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="text-soft">
        Loading menu items...
      </p>
      <div className={ITEM_GRID}>
        {Array.from('abcdefghi', (key) => (
          <Skeleton key={key} className="h-26" />
        ))}
      </div>
    </div>
  )
}
