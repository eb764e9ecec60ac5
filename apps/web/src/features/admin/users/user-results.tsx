import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { isTriedAgain } from '../../../kit/server/heal.ts'
import { button } from '../../../ui/button.ts'
import { FilterFold } from '../../../ui/list/filter-fold.tsx'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { setFilter } from '../../../ui/list/set-filters.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isFiltered, NO_FILTERS, type UserFilters, type UserTab } from './user-filters.ts'
import type { RowActions } from './user-row.tsx'
import { toCome, UserTable } from './user-table.tsx'
import {
  countLine,
  loadingFailed,
  NOBODY_YET,
  noMatch,
  ROLE_FILTERS,
  SORTS,
  STATUS_FILTERS,
  TEAM_ROLE_FILTERS,
  TEAM_SORTS,
} from './user-words.ts'
import type { UserList } from './users-query.ts'

type UserResultsProps = RowActions & {
  list: UseInfiniteQueryResult<UserList>
  tab: UserTab
  /** On phones what else is done with the list has its place beside the search. */
  tools: ReactNode
  filters: UserFilters
  chosen: ReadonlySet<string>
  onChooseAll: (ids: readonly string[]) => void
  onChange: (changes: Partial<UserFilters>) => void
}

export function UserResults({
  list,
  tab,
  tools,
  filters,
  chosen,
  onChooseAll,
  onChange,
  ...actions
}: UserResultsProps) {
  const more = list.hasNextPage && !list.isFetchNextPageError ? () => void list.fetchNextPage() : undefined
  const isNarrowed = isFiltered(tab, filters)
  // The tab above says how many they are, until not all of them are shown; a team mostly is.
  const isWhole = !isNarrowed && (list.data ? list.data.users.length === list.data.total : tab === 'team')
  // Without them, and without a count, nothing stands beside the search, and no gap for it.
  const hasUsers = list.data !== undefined && list.data.users.length > 0
  const isComing = list.data === undefined && !list.error
  const isOff = !isNarrowed && list.data === undefined && list.error !== null
  const [isAsked, setAsked] = useState(false)
  // Also those that were chosen in a table, before the window became narrow.
  const isSelecting = isAsked || chosen.size > 0
  const leave = () => {
    setAsked(false)
    onChooseAll([])
  }
  return (
    <div className="@container flex flex-col gap-4 max-sm:gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,26rem)] grow basis-0">
          <FilterBar tab={tab} tools={tools} isOff={isOff} filters={filters} onChange={onChange} />
        </div>
        {/* Above cards a line of its own. The count alone has one where it has no room beside the search. */}
        <div
          className={`flex flex-wrap items-center justify-between gap-x-4 @max-[38rem]:-mb-2 @max-[38rem]:min-h-11 @max-[38rem]:w-full @max-[38rem]:gap-x-2 ${hasUsers || isComing ? '@min-[38rem]:@max-[49rem]:contents' : '@min-[38rem]:contents'}`}
        >
          <p role="status" className={`text-soft empty:hidden max-sm:text-sm ${isWhole ? 'sr-only' : COUNT_BELOW}`}>
            {list.data && countLine(list.data, tab, filters)}
          </p>
          {isComing && !isWhole && (
            <div className={COUNT_BELOW}>
              <Skeleton className="h-4 w-40 @min-[38rem]:w-46 @min-[38rem]:@max-[49rem]:my-1" />
            </div>
          )}
          {isComing && (
            <div className="flex items-center gap-x-3 @max-[38rem]:ml-auto">
              <Skeleton className="h-4 w-12 @min-[38rem]:hidden" />
              <Skeleton className="h-4 w-24 @min-[38rem]:h-11 @min-[38rem]:w-35" />
            </div>
          )}
          {hasUsers && (
            <div className="flex items-center @max-[38rem]:-mr-3 @max-[38rem]:ml-auto">
              <button
                type="button"
                className={button('bare', 'px-2! @min-[38rem]:hidden')}
                onClick={() => (isSelecting ? leave() : setAsked(true))}
              >
                {isSelecting ? 'Done' : 'Select'}
              </button>
              <FilterSelect
                label="Order"
                className="@max-[38rem]:border-transparent @max-[38rem]:bg-transparent @max-[38rem]:pl-1"
                value={filters.sort}
                options={tab === 'team' ? TEAM_SORTS : SORTS}
                onChange={(sort) => onChange({ sort })}
              />
            </div>
          )}
        </div>
      </div>
      <ListBody
        query={list}
        problem={
          list.error
            ? { sentence: loadingFailed(sentenceOf(list.error)), isTriedAgain: isTriedAgain(list.error) }
            : undefined
        }
        things="users"
        failed={{ title: 'Error Loading Users' }}
        countOf={({ users }) => users.length}
        empty={{ title: 'No users found', hint: NOBODY_YET[tab] }}
        narrowed={{ title: 'No users found', hint: noMatch(tab, filters) }}
        isNarrowed={isNarrowed}
        onClear={() => onChange(NO_FILTERS)}
        skeleton={
          <>
            <div className="@max-[38rem]:hidden">
              <RowsSkeleton rows={8} row="h-16" columns={toCome(tab)} />
            </div>
            <div className="grid gap-2 @min-[38rem]:hidden">
              {Array.from('abcdefgh', (key) => (
                <RowsSkeleton key={key} rows={1} row="h-22.5" />
              ))}
            </div>
          </>
        }
      >
        {({ users }) => (
          <UserTable
            users={users}
            tab={tab}
            isByDate={filters.sort === 'newest'}
            isSelecting={isSelecting}
            chosen={chosen}
            onChooseAll={onChooseAll}
            onMore={more}
            {...actions}
          />
        )}
      </ListBody>
    </div>
  )
}

/** Where it has no room between the search and the order. */
const COUNT_BELOW = '@min-[38rem]:@max-[49rem]:order-1 @min-[38rem]:@max-[49rem]:w-full'

function FilterBar({
  tab,
  tools,
  isOff,
  filters,
  onChange,
}: Pick<UserResultsProps, 'tab' | 'tools' | 'filters' | 'onChange'> & { isOff: boolean }) {
  const roles = tab === 'team' ? TEAM_ROLE_FILTERS : ROLE_FILTERS
  return (
    <FilterFold
      isSign
      isOff={isOff}
      more={tools}
      set={[
        ...(tab === 'guests' ? [] : setFilter(roles, filters.role, (role) => onChange({ role }))),
        ...setFilter(STATUS_FILTERS, filters.status, (status) => onChange({ status })),
      ]}
      search={
        <SearchBox
          key={tab}
          label={SEARCH[tab]}
          placeholder="Name, email or phone"
          className="basis-40"
          hasSign
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      {tab !== 'guests' && (
        <FilterSelect label="Role" value={filters.role} options={roles} onChange={(role) => onChange({ role })} />
      )}
      <FilterSelect
        label="Status"
        value={filters.status}
        options={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
    </FilterFold>
  )
}

const SEARCH: Readonly<Record<UserTab, string>> = {
  guests: 'Search guests',
  team: 'Search the team',
  everyone: 'Search users',
}
