import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isFiltered, NO_FILTERS, type UserFilters } from './user-filters.ts'
import type { RowActions } from './user-row.tsx'
import { UserTable } from './user-table.tsx'
import { countLine, LOADING_FAILED, noMatch, ROLE_FILTERS, SORTS, STATUS_FILTERS } from './user-words.ts'
import type { UserList } from './users-query.ts'

type UserResultsProps = RowActions & {
  list: UseInfiniteQueryResult<UserList>
  filters: UserFilters
  chosen: ReadonlySet<string>
  onChooseAll: (ids: readonly string[]) => void
  onChange: (changes: Partial<UserFilters>) => void
}

export function UserResults({ list, filters, chosen, onChooseAll, onChange, ...actions }: UserResultsProps) {
  const more = list.hasNextPage && !list.isFetchNextPageError ? () => void list.fetchNextPage() : undefined
  const isTeam = filters.role !== 'all' && filters.role !== 'customer'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FilterBar filters={filters} onChange={onChange} />
        <p
          role="status"
          className={`text-soft empty:hidden max-sm:text-sm ${isFiltered(filters) ? '' : 'max-sm:sr-only'}`}
        >
          {list.data && countLine(list.data, filters)}
        </p>
        {list.data && list.data.users.length > 0 && (
          // On a phone it shares the line of the box that selects all.
          <FilterSelect
            label="Order"
            className="max-sm:z-1 max-sm:mt-3 max-sm:-mb-14 max-sm:ml-auto max-sm:border-transparent max-sm:bg-transparent"
            value={filters.sort}
            options={SORTS}
            onChange={(sort) => onChange({ sort })}
          />
        )}
      </div>
      <ListBody
        query={list}
        sentence={list.error ? `${LOADING_FAILED} ${sentenceOf(list.error)}` : undefined}
        things="users"
        failed={{ title: 'Error Loading Users' }}
        countOf={({ users }) => users.length}
        empty={{ title: 'No users found', hint: 'No users have been created yet' }}
        narrowed={{ title: 'No users found', hint: noMatch(filters) }}
        isNarrowed={isFiltered(filters)}
        onClear={() => onChange(NO_FILTERS)}
        skeleton={Array.from('abcdefgh', (key) => <Skeleton key={key} className="h-18 w-full" />)}
      >
        {({ users }) => (
          <UserTable
            users={users}
            isTeam={isTeam}
            chosen={chosen}
            onChooseAll={onChooseAll}
            onMore={more}
            {...actions}
          />
        )}
      </ListBody>
    </>
  )
}

function FilterBar({ filters, onChange }: Pick<UserResultsProps, 'filters' | 'onChange'>) {
  return (
    <FilterFold
      set={[
        ...setFilter(ROLE_FILTERS, filters.role, (role) => onChange({ role })),
        ...setFilter(STATUS_FILTERS, filters.status, (status) => onChange({ status })),
      ]}
      search={
        <SearchBox
          label="Search users"
          placeholder="Name, email or phone"
          className="basis-40"
          hasSign
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect label="Role" value={filters.role} options={ROLE_FILTERS} onChange={(role) => onChange({ role })} />
      <FilterSelect
        label="Status"
        value={filters.status}
        options={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
    </FilterFold>
  )
}
