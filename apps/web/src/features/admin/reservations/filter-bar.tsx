import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { type ListFilters, STATUS_FILTERS } from './list-filters.ts'

const ALL = ['', 'All locations'] as const

type FilterBarProps = {
  filters: ListFilters
  places: readonly { readonly id: string; readonly name: string }[]
  total: number
  onChange: (changes: Partial<ListFilters>) => void
}

/** Who looks for a name looks on every day: tonight's list must not deny a booking of next week. */
export function FilterBar({ filters, places, total, onChange }: FilterBarProps) {
  return (
    <FilterFold
      count={[filters.status !== 'all', filters.location].filter(Boolean).length}
      search={
        <SearchBox
          label="Search"
          placeholder="Name, phone, number"
          className="basis-40"
          value={filters.search}
          onSearch={(search) =>
            onChange({ search, ...(search !== '' && filters.date === 'today' && { date: 'all' as const }) })
          }
        />
      }
    >
      <FilterSelect
        label="Status"
        value={filters.status}
        options={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
      <LocationFilter
        value={filters.location ?? ''}
        places={places}
        total={total}
        all={ALL}
        onChange={(location) => onChange({ location: location || undefined })}
      />
    </FilterFold>
  )
}
