import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { askedDay } from '@sizzle/domain/reservations/reservation.ts'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { LocationFilter, setLocation } from '../../shared/own-locations/location-filter.tsx'
import { DATE_FILTERS, type ListFilters, STATUS_FILTERS } from './list-filters.ts'

const ALL = ['', 'All locations'] as const

type FilterBarProps = {
  filters: ListFilters
  places: readonly { readonly id: string; readonly name: string }[]
  total: number
  /** Nothing could be loaded. */
  isOff?: boolean
  onChange: (changes: Partial<ListFilters>) => void
}

/** Who looks for a name looks on every day: tonight's list must not deny a booking of next week. */
export function FilterBar({ filters, places, total, isOff = false, onChange }: FilterBarProps) {
  return (
    <FilterFold
      isSign
      isOff={isOff}
      set={[
        ...setFilter(STATUS_FILTERS, filters.status, (status) => onChange({ status })),
        ...setLocation(filters.location, places, () => onChange({ location: undefined })),
      ]}
      search={
        <>
          <FilterSelect
            label="Date"
            value={filters.date}
            options={datesWith(filters.date)}
            // The search keeps its words where a line does not hold both.
            className="@max-[19rem]:basis-full"
            onChange={(date) => onChange({ date, page: 1 })}
          />
          <SearchBox
            label="Search"
            placeholder="Search"
            className="basis-40 max-sm:basis-24"
            hasSign
            value={filters.search}
            onSearch={(search) =>
              onChange({ search, ...(search !== '' && filters.date === 'today' && { date: 'all' as const }) })
            }
          />
        </>
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

/** A day that is picked in the strip is one of them, so that both say the same; the line above the list has its year. */
function datesWith(date: ListFilters['date']): readonly (readonly [ListFilters['date'], string])[] {
  const [first, ...others] = DATE_FILTERS
  const day = askedDay(date)
  return day === undefined ? DATE_FILTERS : [first, [day, shortDate(day, day)], ...others]
}
