import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../kit/failure.ts'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { isTriedAgain } from '../../../kit/server/heal.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type CardActions, LocationCard } from './location-card.tsx'
import { type LocationFilters, STATUS_FILTERS } from './location-filters.ts'
import { LOADING } from './location-words.ts'
import type { LocationList } from './locations-query.ts'

type LocationResultsProps = CardActions & {
  list: UseQueryResult<LocationList>
  filters: LocationFilters
  isOnline: boolean
  onChange: (changes: Partial<LocationFilters>) => void
}

export function LocationResults({ list, filters, isOnline, onChange, ...actions }: LocationResultsProps) {
  const { data } = list
  // Only what another room has asked for before.
  const { data: known } = useQuery({ ...ownLocationsQuery(), enabled: false })
  const failure = list.error ? failureOf(list.error, LOADING) : undefined
  const isNarrowed = filters.search.trim() !== '' || filters.status !== 'all'
  const isLong = (data?.stats.totalLocations ?? 0) >= SEARCHED_FROM
  return (
    <>
      {(isLong || isNarrowed) && <Filters filters={filters} onChange={onChange} />}
      {data && (isLong || isNarrowed) && <CountLine total={data.total} shown={data.locations.length} />}
      <ListBody
        query={list}
        problem={failure && { sentence: failure.sentence, isTriedAgain: isTriedAgain(list.error) }}
        things="locations"
        failed={{ ...(failure && { title: failure.title }) }}
        countOf={({ total }) => total}
        empty={{ title: 'No locations found', hint: 'Locations appear here once you add one.' }}
        narrowed={{
          title: 'No locations found',
          hint: 'Try another status, or a part of the name, id, code or address.',
        }}
        isNarrowed={isNarrowed}
        onClear={() => onChange({ search: '', status: 'all' })}
        pages={{ page: filters.page, count: data?.pages ?? 1, onPage: (page) => onChange({ page }) }}
        skeleton={
          <div className={GRID}>
            {Array.from({ length: Math.min(known?.total ?? FEW, MOST_TO_COME) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
              <CardSkeleton key={at} lines={6}>
                <Skeleton className="h-15" />
                <Skeleton className="h-6.5 w-3/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
              </CardSkeleton>
            ))}
          </div>
        }
      >
        {({ locations }) => (
          <div className={GRID}>
            {locations.map((location) => (
              <LocationCard key={location.id} location={location} isOnline={isOnline} {...actions} />
            ))}
          </div>
        )}
      </ListBody>
    </>
  )
}

/** Of a chain of which nothing is known yet. */
const FEW = 2
const MOST_TO_COME = 6

/** So few that they are all seen at once need no search. */
const SEARCHED_FROM = 7

type FiltersProps = Pick<LocationResultsProps, 'filters' | 'onChange'>

function Filters({ filters, onChange }: FiltersProps) {
  return (
    <FilterFold
      set={setFilter(STATUS_FILTERS, filters.status, (status) => onChange({ status }))}
      search={
        <SearchBox
          label="Search"
          placeholder="Name, id, code or address"
          className="basis-40"
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label="Status"
        value={filters.status}
        options={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
    </FilterFold>
  )
}

const GRID =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4 xl:grid-cols-[repeat(auto-fit,minmax(27rem,1fr))] [&>:only-child]:max-w-3xl'

function CountLine({ total, shown }: { total: number; shown: number }) {
  return (
    <p role="status" className={`text-soft ${shown === total ? 'max-sm:sr-only' : ''}`}>
      {total === 0 ? 'No locations' : `Showing ${shown} of ${total} ${total === 1 ? 'location' : 'locations'}`}
    </p>
  )
}
