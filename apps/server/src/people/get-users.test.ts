import { randomUUID } from 'node:crypto'
import { getUser, getUserAnalytics, getUsers } from '@sizzle/contract/users.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import {
  type ListedUser,
  matchesUserFilters,
  USER_SORTS,
  type UserFilters,
  userFigures,
} from '@sizzle/domain/people/user-list.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
const db = () => app().database.db

const PEOPLE: readonly (readonly [
  name: string,
  email: string,
  phone: string | null,
  role: string,
  isActive: boolean,
])[] = [
  ['Priya Nair', 'priya@example.test', '+19025550123', 'customer', true],
  ['Ångström Öz', 'oz@example.test', null, 'customer', true],
  ['100% Real_Name', 'percent@example.test', '+442071234567', 'customer', false],
  ['Sam Oduya', 'sam@kitchen.test', '+19025550177', 'staff', true],
  ['Mia Chen', 'mia@example.test', null, 'manager', true],
  ['Zoë', 'back\\slash@example.test', null, 'staff', false],
]

beforeAll(async () => {
  admin = await app().admin()
  for (const [at, [name, email, phone, role, isActive]] of PEOPLE.entries()) {
    const id = randomUUID()
    await db().run(sql`
      insert into users (id, name, email, phone_number, role, is_active, created_at)
      values (${id}, ${name}, ${email}, ${phone}, ${role}, ${isActive}, '2026-10-01'::timestamptz + ${at} * interval '1 microsecond')`)
    await db().run(sql`
      insert into ledger (user_id, kind, points, orders, spent, actor_id, at)
      values (${id}, 'adjusted', ${(at * 7) % 4}, ${(at * 5) % 3}, ${(at * 1111) % 5000}, ${id}, now())`)
  }
})

async function pageOf(query: Record<string, string>) {
  const reply = await admin.get(`/getUsers?${String(new URLSearchParams(query))}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(getUsers, reply)
}

async function everybody(): Promise<ListedUser[]> {
  const { users } = await pageOf({})
  return users.map((user) => ({
    name: user.displayName,
    email: user.email,
    phone: user.phoneNumber ?? '',
    role: user.role,
    isActive: user.isActive,
    totalOrders: user.totalOrders,
    totalSpent: Math.round(user.totalSpent * 100),
    createdAt: new Date(user.createdAt),
  }))
}

describe('the list of people', () => {
  const SEARCHES = [
    '',
    'nair',
    'PRIYA',
    'ÅNG',
    'öz',
    '555',
    '%',
    '_',
    '\\',
    'example',
    'kitchen.test',
    'nobody',
    'a',
    '  sam ',
  ]
  const FILTERS: UserFilters[] = SEARCHES.flatMap((search) => [
    { search, role: 'all' as const, status: 'all' as const },
    { search, role: 'staff' as const, status: 'inactive' as const },
    { search, role: 'customer' as const, status: 'active' as const },
    { search, role: 'team' as const, status: 'all' as const },
  ])
  it.each(FILTERS)('holds what the rule says for %o (people 22)', async (filters) => {
    const expected = (await everybody()).filter((user) => matchesUserFilters(user, filters)).map(({ email }) => email)
    const { users, total, next, isMore } = await pageOf(filters)
    expect(users.map(({ email }) => email)).toEqual(expected)
    expect({ total, next, isMore }).toEqual({ total: expected.length, next: null, isMore: false })
  })

  it.each([
    ['(902) 555-0123', 'priya@example.test'],
    ['902.555.0123', 'priya@example.test'],
    ['+1 902 555 0123', 'priya@example.test'],
  ])('finds a number however it is typed: %s', async (search, email) => {
    expect((await pageOf({ search })).users.map((user) => user.email)).toEqual([email])
  })

  it('never holds who has left', async () => {
    const gone = await app().signUp('gone@example.test', 'Gone Person')
    await gone.post('/deleteMyAccount', { confirm: 'DELETE', password: 'Turmeric-42' })
    expect((await pageOf({ search: 'gone' })).users).toEqual([])
    expect((await pageOf({ search: 'deleted' })).users).toEqual([])
  })

  it.each(USER_SORTS)('comes page by page by %s: nobody twice, nobody left out (people 39)', async (sort) => {
    const marker = `many-${sort}`
    await db().run(sql`
      insert into users (id, name, email, created_at)
      select gen_random_uuid(), 'Twin', ${marker} || n || '@example.test', '2026-09-01'::timestamptz + (n / 3) * interval '1 microsecond'
      from generate_series(1, 120) n`)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf({
        search: marker,
        sort,
        ...(after === null ? {} : { after }),
      })
      expect(page.total).toBe(after === null ? 120 : null)
      seen.push(...page.users.map(({ email }) => email))
      after = page.next
    } while (after !== null)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })

  it('is ordered as asked', async () => {
    const spent = (await pageOf({ sort: 'spent' })).users.map(({ totalSpent }) => totalSpent)
    expect(spent).toEqual(spent.toSorted((a, b) => b - a))
    const points = (await pageOf({ sort: 'points' })).users.map(({ loyaltyPoints }) => loyaltyPoints)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    const orders = (await pageOf({ sort: 'orders' })).users.map(({ totalOrders }) => totalOrders)
    expect(orders).toEqual(orders.toSorted((a, b) => b - a))
  })

  it.each([
    'x',
    'bm9uZQ',
    Buffer.from('["name","a","not-an-id"]').toString('base64url'),
    Buffer.from(`["newest","1 or 1","${randomUUID()}"]`).toString('base64url'),
  ])('refuses a page that it never named: %s', async (after) => {
    const reply = await admin.get(`/getUsers?${String(new URLSearchParams({ after }))}`)
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
  })

  it('counts matches of a search up to 1,000', async () => {
    await db().run(sql`
      insert into users (id, name, email) select gen_random_uuid(), 'Crowd', 'crowd' || n || '@example.test' from generate_series(1, 1001) n`)
    expect(await pageOf({ search: 'crowd' })).toMatchObject({ total: 1000, isMore: true })
    expect((await pageOf({ role: 'customer' })).total).toBeGreaterThan(1000)
  })
})

describe('one person', () => {
  it('is shown with figures; who is not there is not', async () => {
    const [sam] = (await pageOf({ search: 'sam@' })).users
    const reply = await admin.get(`/getUser?userId=${sam?.id ?? ''}`)
    expect(bodyOf(getUser, reply).user).toEqual(sam)
    expect((await admin.get(`/getUser?userId=${randomUUID()}`)).body.code).toBe('user_not_found')
  })
})

it('the figures above the list are those of the rule, and of the rows (people 23)', async () => {
  const users = await db().many<{
    name: string
    email: string
    role: ListedUser['role']
    is_active: boolean
    created_at: Date
    orders: number
    spent: number
  }>(sql`
    select u.name, u.email, u.role, u.is_active, u.created_at, coalesce(sum(l.orders), 0)::bigint as orders, coalesce(sum(l.spent), 0)::bigint as spent
    from users u left join ledger l on l.user_id = u.id where u.deleted_at is null group by u.id`)
  const listed = users.map((user) => ({
    name: user.name,
    email: user.email,
    phone: '',
    role: user.role,
    isActive: user.is_active,
    totalOrders: user.orders,
    totalSpent: user.spent,
    createdAt: user.created_at,
  }))
  const { totalRevenue, averageOrderValue, guests, ...counts } = userFigures(listed, HOUSE_ZONE, new Date())
  const { analytics } = bodyOf(getUserAnalytics, await admin.get('/getUserAnalytics'))
  expect(analytics).toEqual({
    ...counts,
    totalRevenue: totalRevenue / 100,
    averageOrderValue: averageOrderValue / 100,
    guests: {
      ...guests,
      totalRevenue: guests.totalRevenue / 100,
      averageOrderValue: guests.averageOrderValue / 100,
    },
  })
})

it('an open list hears of who signs up and of a role that another admin gives, and customers hear nothing', async () => {
  const customer = await app().signUp()
  const [ofAdmin, ofCustomer] = [
    await readLive(app().url, { cookie: admin.cookie }),
    await readLive(app().url, { cookie: customer.cookie }),
  ]
  const id = await idOf(await app().signUp())
  await ofAdmin.until(({ event, data }) => event === 'change' && data.topic === 'user.changed' && data.id === id)
  const other = await aColleague(app(), 'admin', [], 'Mia Chen')
  const given = { role: 'staff', locationIds: ['truro'] }
  expect((await other.post('/updateUser', { userId: id, updates: given })).status).toBe(200)
  await ofAdmin.until(({ event, data }) => event === 'change' && data.id === id && data.version === 2)
  await app().database.transaction((tx) => announce(tx, 'menu.changed', { id: 'x' }))
  await ofCustomer.until(({ event, data }) => event === 'change' && data.topic === 'menu.changed')
  for (const stream of [ofAdmin, ofCustomer]) stream.close()
})
