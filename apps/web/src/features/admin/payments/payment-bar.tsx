import { useQuery } from '@tanstack/react-query'
import { locationsQuery } from '../../../kit/locations.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { PaymentFilters } from './payment-filters.ts'

type PaymentBarProps = {
  filters: PaymentFilters
  onChange: (changes: Record<string, string | null>) => void
}

const REFUNDS = [
  ['', 'All payments'],
  ['any', 'With refunds'],
  ['under_way', 'Refund on its way'],
  ['failed', 'Refund failed'],
] as const

export function PaymentBar({ filters, onChange }: PaymentBarProps) {
  const locations = useQuery(locationsQuery())
  const filter = (changes: Record<string, string | null>) => onChange({ ...changes, page: null })
  const places = (locations.data ?? []).map(({ id, name }) => [id, name] as const)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilterSelect
        label="Location"
        className="max-sm:w-full"
        value={filters.locationId ?? ''}
        options={[['', 'All my locations'], ...places]}
        onChange={(location) => filter({ location })}
      />
      <FilterSelect
        label="Refunds"
        className="max-sm:w-full"
        value={filters.refunds ?? ''}
        options={REFUNDS}
        onChange={(refunds) => filter({ refunds })}
      />
      <SearchBox
        label="Search number, customer or payment id"
        placeholder="Number, customer, payment id"
        className="sm:max-w-96"
        value={filters.search}
        onSearch={(search) => filter({ search })}
      />
    </div>
  )
}
