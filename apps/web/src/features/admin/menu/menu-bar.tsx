import type { ReactNode } from 'react'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchInput } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { AVAILABILITY_FILTERS, type MenuFilters } from './menu-filters.ts'

type MenuBarProps = {
  filters: MenuFilters
  typed: string
  choices: readonly (readonly [id: string, name: string])[]
  /** Behind the filters, in their row. */
  more: ReactNode
  onType: (typed: string) => void
  onChange: (changes: Partial<MenuFilters>) => void
}

export function MenuBar({ filters, typed, choices, more, onType, onChange }: MenuBarProps) {
  return (
    <FilterFold
      set={[
        // The category stands in the strip above the list, and what is hidden or sold out in a button of its own.
        ...(filters.availability === 'available'
          ? setFilter(AVAILABILITY_FILTERS, filters.availability, (availability) => onChange({ availability }))
          : []),
      ]}
      more={more}
      search={
        <SearchInput label="Search" placeholder="Search" className="basis-24" hasSign value={typed} onChange={onType} />
      }
    >
      <FilterSelect
        label="Category"
        className="max-w-full min-w-0 max-sm:basis-[calc(50%-6px)] @min-[40rem]:@max-[70rem]:max-w-40"
        value={filters.category}
        options={choices}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Availability"
        className="min-w-0 max-sm:basis-[calc(50%-6px)] @min-[40rem]:@max-[70rem]:max-w-40"
        value={filters.availability}
        options={AVAILABILITY_FILTERS}
        onChange={(availability) => onChange({ availability })}
      />
    </FilterFold>
  )
}
