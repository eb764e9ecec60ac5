import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { type ListedUser, matchesUserFilters, userFigures } from './user-list.ts'

const aUser = (change: Partial<ListedUser> = {}): ListedUser => ({
  name: 'Priya Nair',
  email: 'priya@example.ca',
  phone: '+19025550123',
  role: 'customer',
  isActive: true,
  totalOrders: 2,
  totalSpent: 3001,
  createdAt: instantOf(HALIFAX, '2026-11-01', '00:00'),
  ...change,
})

const all = { search: '', role: 'all' as const, status: 'all' as const }
test.each([
  [{}, true],
  [{ search: 'NAIR' }, true],
  [{ search: 'example' }, true],
  [{ search: '5550' }, true],
  [{ search: 'bob' }, false],
  [{ role: 'customer' as const }, true],
  [{ role: 'staff' as const }, false],
  [{ role: 'team' as const }, false],
  [{ status: 'active' as const }, true],
  [{ status: 'inactive' as const }, false],
])('%j shows the user: %s (people 22)', (filters, expected) => {
  expect(matchesUserFilters(aUser(), { ...all, ...filters })).toBe(expected)
})

test.each(["d'arcy", 'zoe', 'ZOÉ D’ARCY'])('“%s” finds Zoé D’Arcy (people 66)', (search) => {
  expect(matchesUserFilters(aUser({ name: 'Zoé D’Arcy' }), { ...all, search })).toBe(true)
})

test.each([
  ['customer', false],
  ['staff', true],
  ['manager', true],
  ['admin', true],
] as const)('%s is of the team: %s (people 22)', (role, expected) => {
  expect(matchesUserFilters(aUser({ role }), { ...all, role: 'team' })).toBe(expected)
})

test('figures of the users (people 23)', () => {
  const before = new Date(instantOf(HALIFAX, '2026-11-01', '00:00').getTime() - 1)
  const users = [aUser(), aUser({ role: 'admin', isActive: false, totalOrders: 0, totalSpent: 0, createdAt: before })]
  const now = instantOf(HALIFAX, '2026-11-20', '12:00')
  expect(userFigures(users, HALIFAX, now)).toEqual({
    totalUsers: 2,
    activeUsers: 1,
    customers: 1,
    admins: 1,
    newThisMonth: 1,
    totalRevenue: 3001,
    totalOrders: 2,
    averageOrderValue: 1501,
    guests: { people: 1, active: 1, newThisMonth: 1, totalOrders: 2, totalRevenue: 3001, averageOrderValue: 1501 },
    team: { people: 1, active: 0, staff: 0, managers: 0, admins: 1 },
  })
  expect(userFigures([], HALIFAX, now).averageOrderValue).toBe(0)
})
