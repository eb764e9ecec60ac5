import type { Role } from '@sizzle/domain/people/rights.ts'
import type { UserFilters, UserTab } from './user-filters.ts'
import type { UserList } from './users-query.ts'

export const ROLE_LABELS: Record<Role, string> = {
  customer: 'Customer',
  staff: 'Staff',
  manager: 'Manager',
  admin: 'Admin',
}

export const ROLE_HINTS: Record<Role, string> = {
  customer: 'Customers order and book tables. They cannot open the back office.',
  staff:
    'Staff work on the order board, take orders and reservations, and mark dishes as sold out, at their locations.',
  manager:
    'Managers do what staff do. They also cancel with a refund and change the menu and hours of their locations.',
  admin: 'Admins do everything, at every location.',
}

export const ROLE_FILTERS = [
  ['all', 'All roles'],
  ['customer', 'Customers'],
  ['admin', 'Admins'],
  ['staff', 'Staff'],
  ['manager', 'Managers'],
] as const

/** On the tab of the team nobody is a customer. */
export const TEAM_ROLE_FILTERS = [
  ['team', 'All roles'],
  ['admin', 'Admins'],
  ['manager', 'Managers'],
  ['staff', 'Staff'],
] as const

export const TAB_LABELS: Readonly<Record<UserTab, string>> = { guests: 'Guests', team: 'Team', everyone: 'Everyone' }

export const STATUS_FILTERS = [
  ['all', 'All statuses'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const

export const SORTS = [
  ['newest', 'Newest first'],
  ['name', 'By name'],
  ['spent', 'Most spent'],
  ['orders', 'Most orders'],
  ['points', 'Most points'],
] as const

/** Colleagues are not looked at for what they have ordered. */
export const TEAM_SORTS = [
  ['newest', 'Newest first'],
  ['name', 'By name'],
] as const

const LOADING_FAILED = 'Failed to load users. Please try again.'

/** Asks to try again once, however the reason ends. */
export function loadingFailed(why: string): string {
  const asks = / Please try again( later)?\.$/
  return asks.test(why) ? `${why.replace(asks, '')} ${LOADING_FAILED}` : `${LOADING_FAILED} ${why}`
}

export const NOBODY_TO_EMAIL = 'No users selected for email'

type Named = { readonly id: string; readonly displayName: string }

/** What a change of this person is called while it waits for the network. */
export function keptAs(verb: string, user: Named) {
  return { label: `${verb} ${user.displayName}`, about: nameInQueue(user) }
}

export function nameInQueue({ id }: Pick<Named, 'id'>): string {
  return `user ${id}`
}

export function usersOf(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'user' : 'users'}`
}

export function loadedWords(count: number): string {
  return count === 1 ? 'Loaded 1 user' : `Loaded ${count.toLocaleString('en-CA')} users`
}

export function exportedWords(count: number): string {
  return count === 1 ? 'Exported 1 user' : `Exported ${count.toLocaleString('en-CA')} users`
}

const COUNTED: Record<UserFilters['role'], readonly [one: string, many: string]> = {
  all: ['user', 'users'],
  customer: ['customer', 'customers'],
  staff: ['member of staff', 'staff'],
  manager: ['manager', 'managers'],
  admin: ['admin', 'admins'],
  team: ['person on the team', 'people on the team'],
}

/** '2 managers' where all are in sight; 'Showing 50 of 304 guests'. */
export function countLine(
  { users, total, isMore }: UserList,
  tab: UserTab,
  { role }: Pick<UserFilters, 'role'>,
): string {
  const [one, many] = tab === 'guests' ? ['guest', 'guests'] : COUNTED[role]
  if (total === 0) return `No ${many}`
  const all = `${total.toLocaleString('en-CA')} ${total === 1 ? one : many}`
  if (users.length === total && !isMore) return all
  return `Showing ${users.length.toLocaleString('en-CA')} of ${isMore ? 'more than ' : ''}${all}`
}

/** What stands there when the filters leave nobody. Whoever is not found may be on another tab. */
export function noMatch(tab: UserTab, { search }: UserFilters): string {
  const typed = search.trim()
  if (typed === '') return 'No users match these filters'
  if (tab === 'everyone') return `No users match “${typed}”`
  return `No users match “${typed}” among ${tab === 'team' ? 'the team' : 'the guests'}. The Everyone tab searches all accounts.`
}

export const NOBODY_YET: Readonly<Record<UserTab, string>> = {
  guests: 'Guests appear here once they sign up.',
  team: 'Invite somebody who works here.',
  everyone: 'No users have been created yet',
}
