import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentFilters } from './payment-filters.ts'
import { locationsQuery } from './payment-query.ts'

type PaymentBarProps = {
  filters: PaymentFilters
  onChange: (changes: Record<string, string | null>) => void
}

const SELECT = 'min-h-11 rounded-control border border-line-strong bg-paper px-3 font-semibold max-sm:w-full'
/** Back-office spec §5: searches are debounced 300 ms. */
const PAUSE_MS = 300

export function PaymentBar({ filters, onChange }: PaymentBarProps) {
  const locations = useQuery(locationsQuery())
  const filter = (changes: Record<string, string | null>) => onChange({ ...changes, page: null })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="max-sm:w-full">
        <span className="sr-only">Location</span>
        <select
          className={SELECT}
          value={filters.locationId ?? ''}
          onChange={(event) => filter({ location: event.target.value })}
        >
          <option value="">All my locations</option>
          {locations.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="max-sm:w-full">
        <span className="sr-only">Refunds</span>
        <select
          className={SELECT}
          value={filters.refunds ?? ''}
          onChange={(event) => filter({ refunds: event.target.value })}
        >
          <option value="">All payments</option>
          <option value="any">With refunds</option>
          <option value="under_way">Refund on its way</option>
          <option value="failed">Refund failed</option>
        </select>
      </label>
      <SearchBox value={filters.search} onSearch={(search) => filter({ search })} />
    </div>
  )
}

function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value)
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => search(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <input
      type="search"
      aria-label="Search number, customer or payment id"
      placeholder="Number, customer, payment id"
      maxLength={100}
      className="min-h-11 min-w-0 grow rounded-control border border-line-strong bg-paper px-3.5 sm:max-w-96"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
