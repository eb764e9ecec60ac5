import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { DATE_FILTERS, type ListFilters, STATUS_FILTERS } from './list-filters.ts'

type FilterBarProps = {
  filters: ListFilters
  places: readonly { readonly id: string; readonly name: string }[]
  onChange: (changes: Partial<ListFilters>) => void
}

export function FilterBar({ filters, places, onChange }: FilterBarProps) {
  const locations = places.map(({ id, name }) => [id, name] as const)
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search"
        placeholder="Name, e-mail, phone or reservation"
        className="basis-72"
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label="Status"
        className="max-sm:grow"
        value={filters.status}
        options={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Location"
        className="max-sm:grow"
        value={filters.location ?? ''}
        options={[['', 'All locations'], ...locations]}
        onChange={(location) => onChange({ location: location || undefined })}
      />
      <FilterSelect
        label="Date"
        className="max-sm:grow"
        value={filters.date}
        options={DATE_FILTERS}
        onChange={(date) => onChange({ date })}
      />
    </search>
  )
}
