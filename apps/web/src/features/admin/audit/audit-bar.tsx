import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import type { ReactNode } from 'react'
import type { OwnLocation } from '../../../kit/locations.ts'
import { button } from '../../../ui/button.ts'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { RangeFilter, setDays } from '../../../ui/list/range-filter.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { LocationFilter, setLocation } from '../../shared/own-locations/location-filter.tsx'
import type { AuditFilters } from './audit-filters.ts'
import { actionWords, readSearch, settingIn } from './audit-words.ts'

const ALL_LOCATIONS = ['', 'All locations'] as const

/** What is folded away; what is searched for stays. */
const UNFILTERED = { location: undefined, action: '', from: undefined, to: undefined } as const

type AuditBarProps = {
  filters: AuditFilters
  places: readonly OwnLocation[]
  total: number
  actions: readonly string[]
  /** By the clock of the location that is looked at. */
  today: LocalDate
  /** Nothing could be loaded. */
  isOff: boolean
  /** On phones what else is done with the list has its place here. */
  tools: ReactNode
  onChange: (changes: Partial<AuditFilters>) => void
}

export function AuditBar({ filters, places, total, actions, today, isOff, tools, onChange }: AuditBarProps) {
  const setting = settingIn(filters.subject)
  // One that was not done lately stays chosen.
  const known = [...new Set([...actions, ...(filters.action === '' ? [] : [filters.action])])]
  const named = known.map((action) => [action, actionWords(action)] as const)
  const choices = [['', 'All actions'] as const, ...named.toSorted(([, a], [, b]) => a.localeCompare(b))]
  const set = [
    ...setLocation(filters.location, places, () => onChange({ location: undefined })),
    ...setFilter(choices, filters.action, (action) => onChange({ action })),
    ...setDays(filters, today, onChange),
  ]
  return (
    <FilterFold
      isSign
      isOff={isOff}
      more={tools}
      set={setting ? [{ words: setting, isOnlyHere: true, onClear: () => onChange({ subject: '' }) }, ...set] : set}
      search={
        <SearchBox
          label="Search people and subjects"
          placeholder="Who or what"
          className="basis-40"
          hasSign
          value={setting ? '' : filters.subject || filters.person}
          onSearch={(typed) => onChange(readSearch(typed))}
        />
      }
    >
      <LocationFilter
        className="min-w-0 grow basis-36"
        cap="max-w-full"
        value={filters.location ?? ''}
        places={places}
        total={total}
        all={ALL_LOCATIONS}
        onChange={(location) => onChange({ location: location || undefined })}
      />
      <FilterSelect
        label="Action"
        className="min-w-0 grow basis-36"
        value={filters.action}
        options={choices}
        onChange={(action) => onChange({ action })}
      />
      <RangeFilter filters={filters} today={today} onChange={onChange} />
      {set.length > 0 && (
        <button type="button" className={button('bare', 'px-3!')} onClick={() => onChange(UNFILTERED)}>
          Clear filters
        </button>
      )}
    </FilterFold>
  )
}
