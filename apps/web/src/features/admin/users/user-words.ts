import type { Role } from '@sizzle/domain/people/rights.ts'
import type { UserFilters } from './user-filters.ts'
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

export const LOADING_FAILED = 'Failed to load users. Please try again.'
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
}

/** '2 managers' where all are in sight; 'Showing 50 of 304 customers'. */
export function countLine({ users, total, isMore }: UserList, { role }: Pick<UserFilters, 'role'>): string {
  const [one, many] = COUNTED[role]
  if (total === 0) return `No ${many}`
  const all = `${total.toLocaleString('en-CA')} ${total === 1 ? one : many}`
  if (users.length === total && !isMore) return all
  return `Showing ${users.length.toLocaleString('en-CA')} of ${isMore ? 'more than ' : ''}${all}`
}

/** What stands there when the filters leave nobody. */
export function noMatch({ search }: UserFilters): string {
  const typed = search.trim()
  return typed === '' ? 'No users match these filters' : `No users match “${typed}”`
}
