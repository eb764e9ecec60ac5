import { type DishFilters, isFiltering } from '@sizzle/domain/menu/dish-filters.ts'
import { memo, Suspense } from 'react'
import { drawnPart } from '../../../kit/drawn-part.tsx'
import type { PageItem } from '../../../kit/page-content.ts'
import { SPOKEN_AFTER_MS, useDebounced } from '../../../ui/use-debounced.ts'
import { type DishSection, dishesIn } from './sections.ts'

// The page comes with the whole menu, so this is no part of the first script.
const FilterOutcome = drawnPart(() => import('./filter-outcome.tsx').then((module) => module.FilterOutcome))

type FilterResultProps = {
  filters: DishFilters
  sections: readonly DishSection[]
  /** Of the whole menu: favourites are offered where nothing fits. */
  items: readonly PageItem[]
  phone: string
  onOpen: (item: PageItem) => void
  onChange: (change: Partial<DishFilters>) => void
}

/**
 * How many dishes are left, said aloud as well; and a way out when there is none. What the server drew of it would go and
 * come again if it were drawn anew while its script is on the way.
 */
export const FilterResult = memo(function FilterResult(props: FilterResultProps) {
  const { filters, sections, ...rest } = props
  const count = dishesIn(sections)
  const isNarrowed = isFiltering(filters)
  const fit = count === 1 ? 'dish matches' : 'dishes match'
  return (
    <>
      <p role="status" className="sr-only">
        {useDebounced(isNarrowed && `${count} ${fit}`, SPOKEN_AFTER_MS)}
      </p>
      <Suspense>{isNarrowed && <FilterOutcome count={count} filters={filters} {...rest} />}</Suspense>
    </>
  )
})
