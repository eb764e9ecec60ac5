import { type DishFilters, isFiltering } from '@sizzle/domain/menu/dish-filters.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { type DishSection, dishesIn } from './sections.ts'

// The page comes with the whole menu, so this is no part of the first script.
const FilterOutcome = lazyPart(() => import('./filter-outcome.tsx').then((module) => module.FilterOutcome))

type FilterResultProps = {
  filters: DishFilters
  sections: readonly DishSection[]
  onChange: (change: Partial<DishFilters>) => void
}

/** How many dishes are left, said aloud as well; and a way out when there is none. */
export function FilterResult({ filters, sections, onChange }: FilterResultProps) {
  const count = dishesIn(sections)
  const isNarrowed = isFiltering(filters)
  const fit = count === 1 ? 'dish matches' : 'dishes match'
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed && `${count} ${fit}`}
      </p>
      <Suspense>
        {isNarrowed && <FilterOutcome count={count} fit={fit} filters={filters} onChange={onChange} />}
      </Suspense>
    </>
  )
}
