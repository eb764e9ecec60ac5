import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchInput } from '../../../ui/list/search-box.tsx'
import { AVAILABILITY_FILTERS, type MenuFilters } from './menu-filters.ts'

type MenuBarProps = {
  filters: MenuFilters
  typed: string
  choices: readonly (readonly [id: string, name: string])[]
  onType: (typed: string) => void
  onChange: (changes: Partial<MenuFilters>) => void
}

export function MenuBar({ filters, typed, choices, onType, onChange }: MenuBarProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search"
        placeholder="Name or description"
        className="basis-60"
        value={typed}
        onChange={onType}
      />
      <FilterSelect
        label="Category"
        className="max-w-full min-w-0 max-sm:basis-[calc(50%-6px)] max-sm:grow"
        value={filters.category}
        options={choices}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Availability"
        className="min-w-0 max-sm:basis-[calc(50%-6px)] max-sm:grow"
        value={filters.availability}
        options={AVAILABILITY_FILTERS}
        onChange={(availability) => onChange({ availability })}
      />
    </search>
  )
}
