import type { ReactNode } from 'react'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchInput } from '../../../ui/list/search-box.tsx'
import { SetFilters, setFilter } from '../../../ui/list/set-filters.tsx'
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

/** The search of the menu and its lists of choices; on a phone the figures above it and the strip of categories below it are the choices. */
export function MenuBar({ filters, typed, choices, more, onType, onChange }: MenuBarProps) {
  return (
    <search className="@container min-w-0">
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <SearchInput label="Search" placeholder="Search" className="basis-24" hasSign value={typed} onChange={onType} />
        <FilterSelect
          label="Category"
          className="min-w-0 max-lg:hidden"
          cap="max-w-56"
          value={filters.category}
          options={choices}
          onChange={(category) => onChange({ category })}
        />
        <FilterSelect
          label="Availability"
          className="min-w-0 @max-[40rem]:hidden"
          value={filters.availability}
          options={AVAILABILITY_FILTERS}
          onChange={(availability) => onChange({ availability })}
        />
        {more}
        {/* A phone's figures say each of the others. */}
        {filters.availability === 'available' && (
          <SetFilters
            set={setFilter(AVAILABILITY_FILTERS, filters.availability, (availability) => onChange({ availability }))}
          />
        )}
      </div>
    </search>
  )
}
