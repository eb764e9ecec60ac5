import { randomUUID } from 'node:crypto'
import { exportUsers } from '@sizzle/contract/users.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { USER_SORTS } from '@sizzle/domain/people/user-list.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../kit/db/sql.ts'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { planOf } from '../testing/plan-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { filterOf } from './user-page.ts'
import { countUsers, listUsers } from './users.sql.ts'

const app = useTestApp()
let admin: Caller
const db = () => app().database.db
beforeAll(async () => {
  admin = await app().admin()
  await db().run(sql`
    insert into users (id, name, email, role, is_active) values
      (gen_random_uuid(), 'Sam Oduya', 'sam@kitchen.test', 'manager', true),
      (gen_random_uuid(), 'Mia Chen', 'mia@example.test', 'staff', false)`)
})

/** A slow machine takes more than a statement of the program may. */
async function withoutLimit(statement: string): Promise<void> {
  const client = await app().database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(statement)
  } finally {
    // Closed, so that nobody else goes on without one.
    client.release(true)
  }
}

describe('the export', () => {
  const rowsOf = (csv: string) => csv.split('\r\n').filter((line) => line !== '')

  it('holds what the list holds, and a name that is a formula only as text', async () => {
    const id = randomUUID()
    await db().run(sql`
      insert into users (id, name, email, phone_number, role, created_at)
      values (${id}, '=HYPERLINK("http://x","y")', 'formula@example.test', '+19025550188', 'manager', '2026-05-02T02:30:00Z')`)
    const reply = bodyOf(exportUsers, await admin.post('/exportUsers', { search: 'formula@' }))
    expect(reply).toMatchObject({
      count: 1,
      next: null,
      fileName: expect.stringMatching(/^users-export-\d{4}-\d\d-\d\d\.csv$/),
    })
    expect(rowsOf(reply.csv)).toEqual([
      '\uFEFF"ID","Name","Email","Phone","Role","Status","Orders","Spent","Loyalty Points","Created"',
      `"${id}","'=HYPERLINK(""http://x"",""y"")","formula@example.test","(902) 555-0188","manager","Active","0","0.00","0","2026-05-01"`,
    ])
    const { after } = await db().one<{ after: object }>(sql`
      select after from audit where action = 'exportUsers' order by id desc limit 1`)
    expect(after).toEqual({ isSearch: true, count: 1 })
  })

  it('of nobody is refused', async () => {
    const reply = await admin.post('/exportUsers', { search: 'nobody at all' })
    expect([reply.status, reply.body.code, reply.body.userMessage]).toEqual([
      400,
      'no_users_to_export',
      'No users to export',
    ])
  })

  it('of many comes in parts that make one file (people 39)', async () => {
    await db().run(sql`
      insert into users (id, name, email) select gen_random_uuid(), 'Part', 'part' || n || '@parts.test' from generate_series(1, 5001) n`)
    const first = bodyOf(exportUsers, await admin.post('/exportUsers', { search: '@parts.test' }))
    const rest = bodyOf(
      exportUsers,
      await admin.post('/exportUsers', { search: '@parts.test', after: first.next ?? '' }),
    )
    expect([first.count, rest.count, rest.next]).toEqual([5000, 1, null])
    const rows = rowsOf(first.csv + rest.csv)
    expect(rows).toHaveLength(5002)
    expect(new Set(rows).size).toBe(5002)
  })
})

it.each(['é', 'ÉM', '#', '(9', 'zq'])(
  '“%s” finds who has it in name, email or phone, however short',
  async (search) => {
    await db().run(sql`
    insert into users (id, name, email, phone_number) values
      (gen_random_uuid(), 'Émile #1', ${`${randomUUID()}@short.test`}, '+19025550123')`)
    const { rows } = await db().one<{ rows: number }>(sql`
    select count(*)::int as rows from users where deleted_at is null and position(${foldText(search)} in search_key) > 0`)
    expect(await countUsers(db(), filterOf({ search }), 1001)).toBe(Math.min(rows, 1001))
  },
)

describe('with many people', () => {
  const NOBODY = { search: '', role: 'all', status: 'all' } as const
  const LISTS: readonly (readonly [list: string, index: RegExp, read: (db: Db) => Promise<unknown>])[] = [
    ...USER_SORTS.map(
      (sort) =>
        [
          `by ${sort}`,
          /Index (Only )?Scan using users_(newest|by_)/,
          (on: Db) => listUsers(on, filterOf(NOBODY), { sort, after: null, limit: 51 }),
        ] as const,
    ),
    [
      'by role',
      /Index (Only )?Scan using users_newest_of_role/,
      (on) => listUsers(on, filterOf({ ...NOBODY, role: 'manager' }), { sort: 'newest', after: null, limit: 51 }),
    ],
    [
      'of the team',
      /Scan (using|on) users_newest_of_role/,
      (on) => listUsers(on, filterOf({ ...NOBODY, role: 'team' }), { sort: 'newest', after: null, limit: 51 }),
    ],
    [
      'inactive ones',
      /Scan (using|on) users_newest_inactive/,
      (on) => listUsers(on, filterOf({ ...NOBODY, status: 'inactive' }), { sort: 'newest', after: null, limit: 51 }),
    ],
    [
      'a search',
      /users_searched/,
      (on) => listUsers(on, filterOf({ ...NOBODY, search: 'oduya' }), { sort: 'newest', after: null, limit: 51 }),
    ],
    [
      'a search of two letters',
      /users_searched_short/,
      (on) => listUsers(on, filterOf({ ...NOBODY, search: 'yz' }), { sort: 'newest', after: null, limit: 51 }),
    ],
    [
      'the count of a search of one letter',
      /users_searched_short/,
      (on) => countUsers(on, filterOf({ ...NOBODY, search: '#' }), 1001),
    ],
    ['the count of a search', /users_searched/, (on) => countUsers(on, filterOf({ ...NOBODY, search: 'oduya' }), 1001)],
  ]
  beforeAll(async () => {
    // In parts, each well within the limit of a statement.
    for (let last = 1000; last <= 20_000; last += 1000)
      await db().run(sql`
        insert into users (id, name, email, created_at)
        select gen_random_uuid(), 'Guest ' || md5(n::text), md5(n::text) || '@many.test', now() - n * interval '1 minute'
        from generate_series(${last}::int - 999, ${last}::int) n`)
    // As autovacuum does: what waits to be sorted into an index for searching makes it look dear.
    await withoutLimit('vacuum analyze users')
  })
  it.each(LISTS)('a page %s is read from an index', async (_, index, read) => {
    const plan = await planOf(app(), read)
    expect(plan).not.toMatch(/Seq Scan on users\b/)
    expect(plan).toMatch(index)
  })
})
