import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../kit/db/sql.ts'
import { sql } from '../kit/db/sql.ts'
import { markedSpecials } from '../menu/menu.sql.ts'
import { planOf } from '../testing/plan-of.ts'
import { useTestApp } from '../testing/test-app.ts'
import { activeLocationsNow } from './locations.sql.ts'
import { listLocations } from './managed.sql.ts'
import { ownLocations } from './own-locations.sql.ts'

// A page of twelve out of two thousand: what is read does not grow with the chain.
const app = useTestApp()
const NOW = new Date('2026-11-20T22:00:00Z')
const PAGE = { limit: 12, offset: 0 }

beforeAll(async () => {
  const { db } = app().database
  await db.run(sql`
    insert into locations (id, name, code, address, postal_code, phone, email, features, hours)
    select 'place-' || n, 'Place ' || n, 'P' || chr(65 + n / 676) || chr(65 + n / 26 % 26) || chr(65 + n % 26), '1 Main St', 'B2N 5E3',
      '+19025550100', 'p@example.test', l.features, l.hours
    from generate_series(1, 2000) n, locations l where l.id = 'truro'`)
  await db.run(sql`analyze locations`)
})

const LISTS: readonly (readonly [list: string, read: (db: Db) => Promise<unknown>])[] = [
  ['the site', (db) => activeLocationsNow(db, NOW, { search: '' }, PAGE)],
  ['the booking page', (db) => activeLocationsNow(db, NOW, { search: '', withTables: true, also: 'truro' }, PAGE)],
  ['the selectors', (db) => ownLocations(db, { ids: null, search: '', also: 'truro' }, PAGE)],
  ['the back office', (db) => listLocations(db, { ids: null, search: '', status: 'all' }, PAGE)],
  ['the active ones', (db) => listLocations(db, { ids: null, search: '', status: 'active' }, PAGE)],
  ['the specials', (db) => markedSpecials(db, NOW)],
]

describe('a page of two thousand locations', () => {
  it.each(LISTS)('for %s is read from an index, with its total', async (_, read) => {
    const plan = await planOf(app(), read)
    expect(plan).not.toMatch(/Seq Scan on locations\b/)
    expect(plan).toMatch(/Index (Only )?Scan using locations_(listed|on_site|with_tables)/)
  })
})
