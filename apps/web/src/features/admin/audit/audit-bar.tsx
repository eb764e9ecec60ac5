import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import type { ReactNode } from 'react'
import type { OwnLocation } from '../../../kit/locations.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import type { AuditFilters } from './audit-filters.ts'
import { actionWords, readSearch, settingIn } from './audit-words.ts'
import { RangeFilter } from './range-filter.tsx'

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
  /** On phones what else is done with the list has its place here. */
  tools: ReactNode
  onChange: (changes: Partial<AuditFilters>) => void
}

export function AuditBar({ filters, places, total, actions, today, tools, onChange }: AuditBarProps) {
  const count = [filters.location, filters.action, filters.from ?? filters.to].filter(Boolean).length
  const setting = settingIn(filters.subject)
  // One that was not done lately stays chosen.
  const known = [...new Set([...actions, ...(filters.action === '' ? [] : [filters.action])])]
  const named = known.map((action) => [action, actionWords(action)] as const)
  const sorted = named.toSorted(([, a], [, b]) => a.localeCompare(b))
  return (
    <FilterFold
      isSign
      more={tools}
      count={count}
      search={
        <>
          {setting && (
            <button
              type="button"
              className={button('quiet', 'min-w-0 max-w-full px-4!')}
              aria-label={`${setting}: take this filter away`}
              onClick={() => onChange({ subject: '' })}
            >
              <span className="truncate">{setting}</span> <Icon name="close" className="size-4 shrink-0" />
            </button>
          )}
          <SearchBox
            label="Search people and subjects"
            placeholder="Who or what"
            className="basis-40"
            hasSign
            value={setting ? '' : filters.subject || filters.person}
            onSearch={(typed) => onChange(readSearch(typed))}
          />
        </>
      }
    >
      <LocationFilter
        className="min-w-0 grow basis-36"
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
        options={[['', 'All actions'], ...sorted]}
        onChange={(action) => onChange({ action })}
      />
      <RangeFilter filters={filters} today={today} onChange={onChange} />
      {count > 0 && (
        <button type="button" className={button('bare', 'px-3!')} onClick={() => onChange(UNFILTERED)}>
          Clear filters
        </button>
      )}
    </FilterFold>
  )
}
