import { DEFAULT_MAX_QUANTITY } from '@sizzle/domain/cart/limits.ts'
import type { SpiceLevel } from '@sizzle/domain/cart/spice.ts'
import { isFiltering } from '@sizzle/domain/menu/dish-filters.ts'
import { type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import type { MenuData, PageItem } from '../../../kit/page-content.ts'
import { CategoryBar } from './category-bar.tsx'
import { DishSectionView } from './dish-section.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterResult } from './filter-result.tsx'
import { MenuHead } from './menu-head.tsx'
import { MarksLegend } from './menu-marks.tsx'
import { MenuSearch } from './menu-search.tsx'
import { sectionsOf } from './sections.ts'
import { useDishFilters } from './use-dish-filters.ts'
import { useMarkedDish } from './use-marked-dish.ts'
import { useResultsFromTop } from './use-results-from-top.ts'

const ItemSheet = lazyPart(() => import('./item-sheet.tsx').then((module) => module.ItemSheet))

type MenuViewProps = {
  menu: MenuData
  orderType: ReactNode
  inCart: (itemId: string) => number
  /** The sentence that says why not, when it could not be added. */
  onAdd: (item: PageItem, spice: SpiceLevel | undefined, quantity: number) => string | undefined
  /** A refusal of the one-press button, which has no place of its own for it. */
  onRefused: (sentence: string) => void
}

export function MenuView({ menu, orderType, inCart, onAdd, onRefused }: MenuViewProps) {
  const [openId, setOpenId] = useState<string>()
  const [filters, changeFilters] = useDishFilters()
  // A letter appears in the field at once; the list follows when there is time.
  const shown = useDeferredValue(filters)
  const sections = useMemo(() => sectionsOf(menu, shown), [menu, shown])
  const marked = useMarkedDish()
  const [list, toResults] = useResultsFromTop(shown)

  const open = useCallback(({ id }: PageItem) => setOpenId(id), [])
  const addOne = useCallback(
    (item: PageItem) => {
      const refusal = onAdd(item, undefined, 1)
      if (refusal !== undefined) onRefused(refusal)
    },
    [onAdd, onRefused],
  )
  const openItem = menu.items.find(({ id }) => id === openId)
  return (
    <>
      <MenuHead location={menu.location} locations={menu.locations} orderType={orderType} />
      <CategoryBar
        sections={sections}
        search={
          <MenuSearch
            value={filters.search}
            onChange={(search) => changeFilters({ search })}
            onOpen={() => toResults('always')}
          />
        }
      />
      <div ref={list} className="wrap pt-4 pb-16">
        <FilterChips filters={filters} onChange={changeFilters} />
        <FilterResult filters={shown} sections={sections} onChange={changeFilters} />
        {sections.map((section, index) => (
          <DishSectionView
            key={section.id}
            section={section}
            isFirst={index === 0 && !isFiltering(shown)}
            marked={marked}
            inCart={inCart}
            onOpen={open}
            onAdd={addOne}
          />
        ))}
        <div className="mt-10">
          <MarksLegend />
          <p className="mt-2 text-sm text-soft">
            Every dish lists its allergens. Our kitchens use nuts, milk, wheat and mustard: tell us about an allergy.
          </p>
        </div>
      </div>
      <Suspense>
        {openItem && (
          <ItemSheet
            item={openItem}
            inCart={inCart(openItem.id)}
            maxQuantity={DEFAULT_MAX_QUANTITY}
            onAdd={onAdd}
            onClose={() => setOpenId(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
