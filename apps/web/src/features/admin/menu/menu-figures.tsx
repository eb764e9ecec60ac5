import { StatTiles } from '../../../ui/list/stat-tiles.tsx'
import type { MenuFilters } from './menu-filters.ts'
import type { ManagedMenu } from './menu-query.ts'
import { MENU_TILES } from './menu-tiles.ts'
import { StatusFigures } from './status-figures.tsx'

type MenuFiguresProps = {
  menu: ManagedMenu | undefined
  isPending: boolean
  chosen: MenuFilters['availability']
  /** Left out while it is not known whose menu it is. */
  onChoose?: (next: MenuFilters['availability']) => void
}

/** One strip: what guests can order, by figures that narrow the list, then the whole menu's. A phone shows the dishes before those. */
export function MenuFigures({ menu, isPending, chosen, onChoose }: MenuFiguresProps) {
  const hasStatuses = menu !== undefined || isPending
  return (
    <div className="grid divide-line rounded-card border border-line bg-raised max-md:divide-y max-sm:contents md:grid-flow-col md:divide-x">
      {hasStatuses && <StatusFigures items={menu?.items} chosen={chosen} onChoose={onChoose} />}
      <div className="grid max-sm:order-last">
        <StatTiles tiles={MENU_TILES} stats={menu} isPending={isPending} isShared />
      </div>
    </div>
  )
}
