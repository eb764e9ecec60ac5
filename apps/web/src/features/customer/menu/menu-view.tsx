import { isFiltering } from '@sizzle/domain/menu/dish-filters.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { MenuData, PageItem } from '../../../kit/page-content.ts'
import { putLinkBy } from './cart-link.ts'
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

type MenuViewProps = {
  menu: MenuData
  /** What is on now depends on it. */
  orderType: OrderType
  typeChoice: ReactNode
  notice: ReactNode
  inCart: (itemId: string) => number
  /** The dialog of a dish. */
  onOpen: (item: PageItem) => void
  /** One of it at once, as it comes. */
  onAdd: (item: PageItem) => void
}

export function MenuView({ menu, orderType, typeChoice, notice, inCart, onOpen, onAdd }: MenuViewProps) {
  const [filters, changeFilters] = useDishFilters(menu.asked)
  // A letter appears in the field at once; the list follows when there is time.
  const shown = useDeferredValue(filters)
  const all = useMemo(() => sectionsOf(menu), [menu])
  const sections = useMemo(() => sectionsOf(menu, shown), [menu, shown])
  // What was found is one list, and its count stands in the bar.
  const isFound = shown.search.trim() !== '' && sections.length > 0
  const marked = useMarkedDish()
  const [list, beginSearch] = useResultsFromTop(shown)

  return (
    <>
      <MenuHead {...menu} typeChoice={typeChoice} />
      {notice}
      <CategoryBar all={isFound ? sections : all} sections={sections} isSingle={!isFound && sections.length < 2} />
      <MenuSearch value={filters.search} onChange={(search) => changeFilters({ search })} onBegin={beginSearch} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears which dish a keyboard is at */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key's press on a button is a click, too */}
      <div ref={list} className="menu-list wrap pt-1.5 pb-16 sm:max-lg:pt-4" onFocus={putLinkBy} onClick={putLinkBy}>
        <FilterChips filters={filters} onChange={changeFilters} />
        <FilterResult
          filters={shown}
          sections={sections}
          items={menu.items}
          phone={menu.location.phone}
          onOpen={onOpen}
          onChange={changeFilters}
        />
        {sections.map((section, index) => (
          <DishSectionView
            key={section.id}
            section={section}
            orderType={orderType}
            isFirst={index === 0 && !isFiltering(shown)}
            marked={marked}
            inCart={section.items.map(({ id }) => inCart(id)).join(' ')}
            onOpen={onOpen}
            onAdd={onAdd}
          />
        ))}
        {sections.length > 0 && (
          <div className="mt-10">
            <MarksLegend />
            <p className="mt-2 text-sm text-soft">
              Open a dish to see its allergens. Our kitchens use nuts, milk, wheat and mustard: tell us about an
              allergy.
            </p>
          </div>
        )}
      </div>
    </>
  )
}
