import { businessDateOf, DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { RangeFilter, setDays } from '../../../ui/list/range-filter.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { LocationFilter, setLocation } from '../../shared/own-locations/location-filter.tsx'
import type { PaymentFilters } from './payment-filters.ts'

type PaymentBarProps = {
  filters: PaymentFilters
  /** Nothing could be loaded. */
  isOff?: boolean
  onChange: (changes: Partial<PaymentFilters>) => void
}

const ALL = ['', 'All locations'] as const
const REFUNDS = [
  ['', 'All payments'],
  ['any', 'With refunds'],
  ['under_way', 'Refund on its way'],
  ['failed', 'Refund failed'],
] as const

export function PaymentBar({ filters, isOff = false, onChange }: PaymentBarProps) {
  const own = useQuery(ownLocationsQuery(filters.location)).data
  const zone = own?.locations.find(({ id }) => id === filters.location)?.timeZone ?? HOUSE_ZONE
  // After midnight it is still the day before, as in the books.
  const today = businessDateOf({ zone, dayEndsAt: DEFAULT_DAY_ENDS_AT }, new Date())
  return (
    <FilterFold
      isOff={isOff}
      set={[
        ...setLocation(filters.location, own?.locations ?? [], () => onChange({ location: undefined })),
        ...setFilter(REFUNDS, filters.refunds ?? '', () => onChange({ refunds: undefined })),
        ...setDays(filters, today, onChange),
      ]}
      search={
        <SearchBox
          label="Search number, customer or payment id"
          placeholder="Number, name or id"
          className="basis-48"
          hasSign
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <LocationFilter
        className="min-w-0 grow basis-36"
        cap="max-w-full"
        value={filters.location ?? ''}
        places={own?.locations ?? []}
        total={own?.total ?? 0}
        all={ALL}
        onChange={(location) => onChange({ location: location || undefined })}
      />
      <FilterSelect
        label="Refunds"
        className="min-w-0 grow basis-36"
        value={filters.refunds ?? ''}
        options={REFUNDS}
        onChange={(refunds) => onChange({ refunds: REFUNDS.find(([one]) => one === refunds)?.[0] || undefined })}
      />
      <RangeFilter filters={filters} today={today} onChange={onChange} />
    </FilterFold>
  )
}
