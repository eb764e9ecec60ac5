import { instantOf, localAt } from '../hours/local-time.ts'
import type { Cents } from '../money/cents.ts'
import { foldText } from '../naming/fold-text.ts'
import { INVITED_ROLES } from './invitation.ts'
import { ROLES, type Role } from './rights.ts'

export type ListedUser = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly role: Role
  readonly isActive: boolean
  readonly totalOrders: number
  readonly totalSpent: Cents
  readonly createdAt: Date
}

/** The first one is the usual order. */
export const USER_SORTS = ['newest', 'name', 'spent', 'orders', 'points'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Whose accounts a list shows: one role, everybody who works here, or everybody. */
export const ROLE_FILTERS = ['all', ...ROLES, 'team'] as const
export type RoleFilter = (typeof ROLE_FILTERS)[number]

/** The roles that a list is narrowed to; null: any. */
export function rolesIn(filter: RoleFilter): readonly Role[] | null {
  if (filter === 'all') return null
  return filter === 'team' ? INVITED_ROLES : [filter]
}

export type UserFilters = {
  readonly search: string
  readonly role: RoleFilter
  readonly status: 'all' | 'active' | 'inactive'
}

/** Part of name or email as people type it, plain part of the phone (people 22). */
export function matchesUserFilters(user: ListedUser, filters: UserFilters): boolean {
  if (rolesIn(filters.role)?.includes(user.role) === false) return false
  if (filters.status !== 'all' && user.isActive !== (filters.status === 'active')) return false
  const wanted = foldText(filters.search)
  return [user.name, user.email].some((text) => foldText(text).includes(wanted)) || user.phone.includes(wanted)
}

/** User analytics (people 23); the month begins on the restaurant's calendar. */
export function userFigures(users: readonly ListedUser[], zone: string, now: Date) {
  const began = monthBegan(zone, now)
  const count = (isOne: (user: ListedUser) => boolean) => users.filter(isOne).length
  const guests = users.filter(({ role }) => role === 'customer')
  const guestSpent = guests.reduce((sum, { totalSpent }) => sum + totalSpent, 0)
  const guestOrders = guests.reduce((sum, user) => sum + user.totalOrders, 0)
  const totalRevenue = users.reduce((sum, { totalSpent }) => sum + totalSpent, 0)
  const totalOrders = users.reduce((sum, user) => sum + user.totalOrders, 0)
  return {
    totalUsers: users.length,
    activeUsers: count(({ isActive }) => isActive),
    customers: count(({ role }) => role === 'customer'),
    admins: count(({ role }) => role === 'admin'),
    newThisMonth: count(({ createdAt }) => createdAt >= began),
    totalRevenue,
    totalOrders,
    averageOrderValue: averageOf(totalRevenue, totalOrders),
    guests: {
      people: guests.length,
      active: guests.filter(({ isActive }) => isActive).length,
      newThisMonth: guests.filter(({ createdAt }) => createdAt >= began).length,
      totalOrders: guestOrders,
      totalRevenue: guestSpent,
      averageOrderValue: averageOf(guestSpent, guestOrders),
    },
    team: {
      people: users.length - guests.length,
      active: count(({ role, isActive }) => role !== 'customer' && isActive),
      staff: count(({ role }) => role === 'staff'),
      managers: count(({ role }) => role === 'manager'),
      admins: count(({ role }) => role === 'admin'),
    },
  }
}

export function monthBegan(zone: string, now: Date): Date {
  return instantOf(zone, `${localAt(zone, now).date.slice(0, 7)}-01`, '00:00')
}

export function averageOf(total: Cents, orders: number): Cents {
  return orders <= 0 ? 0 : Math.round(total / orders)
}

export function deactivateQuestion(name: string): string {
  return `Deactivate user ${name}? This will disable their authentication.`
}
