import { isLocalDate, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { type ReactNode, useId } from 'react'
import type { OwnLocation } from '../../../kit/locations.ts'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import type { AuditFilters } from './audit-filters.ts'
import { actionWords, readSearch } from './audit-words.ts'

const ALL_LOCATIONS = ['', 'All locations'] as const

type AuditBarProps = {
  filters: AuditFilters
  places: readonly OwnLocation[]
  total: number
  actions: readonly string[]
  /** On phones what else is done with the list has its place here. */
  tools: ReactNode
  onChange: (changes: Partial<AuditFilters>) => void
}

export function AuditBar({ filters, places, total, actions, tools, onChange }: AuditBarProps) {
  // One that was not done lately stays chosen.
  const known = [...new Set([...actions, ...(filters.action === '' ? [] : [filters.action])])]
  const named = known.map((action) => [action, actionWords(action)] as const)
  const sorted = named.toSorted(([, a], [, b]) => a.localeCompare(b))
  return (
    <FilterFold
      isAlways
      more={tools}
      count={[filters.location, filters.action, filters.from, filters.to].filter(Boolean).length}
      search={
        <SearchBox
          label="Search people and subjects"
          placeholder="Person or subject"
          className="basis-40"
          value={filters.subject || filters.person}
          onSearch={(typed) => onChange(readSearch(typed))}
        />
      }
    >
      <LocationFilter
        className="min-w-0 max-sm:basis-36"
        value={filters.location ?? ''}
        places={places}
        total={total}
        all={ALL_LOCATIONS}
        onChange={(location) => onChange({ location: location || undefined })}
      />
      <FilterSelect
        label="Action"
        className="min-w-0 max-sm:basis-36"
        value={filters.action}
        options={[['', 'All actions'], ...sorted]}
        onChange={(action) => onChange({ action })}
      />
      <div className="flex min-w-0 gap-x-3 max-sm:basis-full max-sm:gap-x-2">
        <Day label="From" value={filters.from} most={filters.to} onChange={(from) => onChange({ from })} />
        <Day label="To" value={filters.to} least={filters.from} onChange={(to) => onChange({ to })} />
      </div>
    </FilterFold>
  )
}

type DayProps = {
  label: string
  value: LocalDate | undefined
  least?: LocalDate | undefined
  most?: LocalDate | undefined
  onChange: (date: LocalDate | undefined) => void
}

function Day({ label, value, least, most, onChange }: DayProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 grow items-center gap-2">
      <label htmlFor={id} className="shrink-0 font-semibold text-soft max-sm:text-sm">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-paper px-3 font-semibold max-sm:px-2"
        value={value ?? ''}
        min={least}
        max={most}
        onChange={({ target }) => {
          if (target.value === '') onChange(undefined)
          else if (isLocalDate(target.value)) onChange(target.value)
        }}
      />
    </div>
  )
}
