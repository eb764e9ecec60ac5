import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { DATE_FILTERS, type ListFilters, STATUS_FILTERS } from './list-filters.ts'

const ALL = ['', 'All locations'] as const

type FilterBarProps = {
  filters: ListFilters
  places: readonly { readonly id: string; readonly name: string }[]
  total: number
  onChange: (changes: Partial<ListFilters>) => void
}

export function FilterBar({ filters, places, total, onChange }: FilterBarProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search"
        placeholder="Name, e-mail, phone, number"
        className="basis-60"
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
      <LocationFilter
        className="max-sm:grow"
        value={filters.location ?? ''}
        places={places}
        total={total}
        all={ALL}
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
