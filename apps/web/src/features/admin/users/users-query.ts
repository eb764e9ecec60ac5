import type { getInvitations } from '@sizzle/contract/invitations.ts'
import type { getLocationGroups } from '@sizzle/contract/location-groups.ts'
import type { getUserLedger } from '@sizzle/contract/loyalty.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { getUserAnalytics, getUsers } from '@sizzle/contract/users.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, askPagesByKey } from '../../../kit/server/ask.ts'
import type { UserFilters } from './user-filters.ts'

export type User = WireOutputOf<typeof getUsers>['users'][number]
export type UserList = { readonly users: readonly User[]; readonly total: number; readonly isMore: boolean }
export type Invitation = WireOutputOf<typeof getInvitations>['invitations'][number]
export type LocationGroup = WireOutputOf<typeof getLocationGroups>['groups'][number]
export type LedgerEntry = WireOutputOf<typeof getUserLedger>['entries'][number]
export type Analytics = WireOutputOf<typeof getUserAnalytics>['analytics']

/** Somebody who moves up between two readings may come twice. */
export function usersQuery({ search, role, status, sort }: UserFilters) {
  return infiniteQueryOptions({
    ...askPagesByKey(
      '/getUsers',
      (after) => ({ search: search.trim(), role, status, sort, ...(after === undefined ? {} : { after }) }),
      ({ next }) => next ?? undefined,
    ),
    placeholderData: keepPreviousData,
    select: ({ pages }): UserList => {
      const byId = new Map(pages.flatMap(({ users }) => users).map((user) => [user.id, user]))
      return { users: [...byId.values()], total: pages[0]?.total ?? 0, isMore: pages[0]?.isMore ?? false }
    },
  })
}

export function userQuery(userId: string) {
  return queryOptions({ ...ask('/getUser', { userId }), select: ({ user }) => user })
}

const LINK_COMES_MS = 60_000

/** Without a mail server each has its link, a moment after it was made: until then it is asked for again. */
export function invitationsQuery(isByHand: boolean) {
  return queryOptions({
    ...ask('/getInvitations', {}),
    select: ({ invitations }) => invitations,
    refetchInterval: ({ state: { data } }) =>
      isByHand && data?.invitations.some((one) => one.link === null && isNew(one)) ? 1000 : false,
  })
}

const isNew = ({ madeAt }: Invitation) => Date.now() - Date.parse(madeAt) < LINK_COMES_MS

export function groupsQuery() {
  return queryOptions({ ...ask('/getLocationGroups', {}), select: ({ groups }) => groups })
}

export function ledgerQuery(userId: string, page: number) {
  return queryOptions({
    ...ask('/getUserLedger', { userId, page: String(page) }),
    placeholderData: keepPreviousData,
  })
}

export function historyQuery(userId: string) {
  return queryOptions(ask('/getUserHistory', { userId }))
}

export function notesQuery(userId: string) {
  return queryOptions({ ...ask('/getUserNotes', { userId }), select: ({ notes }) => notes })
}

export function analyticsQuery() {
  return queryOptions({ ...ask('/getUserAnalytics', {}), select: ({ analytics }) => analytics })
}
