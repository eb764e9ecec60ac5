import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { planOf } from '../testing/plan-of.ts'
import { useTestApp } from '../testing/test-app.ts'
import { dishesByIds, menuOf, orderableItems } from './menu.sql.ts'

// A cart asks for a few dishes of a location that has hundreds, beside many other locations.
const app = useTestApp()
const PLACES = 40

beforeAll(async () => {
  const { db } = app().database
  await db.run(sql`
    insert into locations (id, name, code, address, postal_code, phone, email, features, hours)
    select 'place-' || n, 'Place ' || n, 'P' || chr(65 + n / 26) || chr(65 + n % 26), '1 Main St', 'B2N 5E3', '+19025550100', 'p@example.test', '{}', l.hours
    from generate_series(1, ${PLACES}::int) n, locations l where l.id = 'truro'`)
  await db.run(sql`
    insert into categories (location_id, id, name, position) select 'place-' || n, 'all', 'All', 0 from generate_series(1, ${PLACES}::int) n`)
  await db.run(sql`
    insert into menu_items (location_id, id, category_id, name, description, price)
    select 'place-' || p, 'dish-' || d, 'all', 'Dish ' || d, 'A dish of many words', 1000
    from generate_series(1, ${PLACES}::int) p, generate_series(1, 300) d`)
  await db.run(sql`
    insert into option_groups (location_id, id, name, kind, min, max, max_distinct, max_each)
    select 'place-' || p, 'group-' || g, 'Group ' || g, 'choice', 0, 20, 20, 1
    from generate_series(1, ${PLACES}::int) p, generate_series(1, 60) g`)
  await db.run(sql`
    insert into options (location_id, group_id, id, name, price)
    select 'place-' || p, 'group-' || g, 'option-' || o, 'Option ' || o, 100
    from generate_series(1, ${PLACES}::int) p, generate_series(1, 60) g, generate_series(1, 20) o`)
  await db.run(sql`
    insert into item_option_groups (location_id, item_id, group_id)
    select 'place-' || p, 'dish-' || d, 'group-' || (1 + (d * 7 + g * 11) % 60)
    from generate_series(1, ${PLACES}::int) p, generate_series(1, 300) d, generate_series(1, 4) g`)
  for (const table of [
    sql`analyze menu_items`,
    sql`analyze option_groups`,
    sql`analyze options`,
    sql`analyze item_option_groups`,
  ])
    await db.run(table)
})

const TABLES = ['menu_items', 'option_groups', 'options', 'item_option_groups']

describe('on a chain of forty long menus', () => {
  it.each([1, 5, 20])('a cart of %i dishes reads them and their groups by their keys', async (count) => {
    const ids = Array.from({ length: count }, (_, n) => `dish-${n * 14 + 3}`)
    const plan = await planOf(app(), (db) => dishesByIds(db, 'place-7', ids, new Date()))
    expect(plan).not.toMatch(/Seq Scan on/)
    for (const table of TABLES) expect(plan).toContain(`${table}_pkey`)
    // The groups that are asked for, and not all of the location.
    expect(plan).not.toMatch(/Index Cond: \(location_id = 'place-7'::text\)$/m)
  })

  it('a whole menu reads nothing of other locations', async () => {
    const plan = await planOf(app(), (db) => menuOf(db, 'place-7', new Date()))
    expect(plan).not.toMatch(/Seq Scan on/)
  })

  it('the check of paid dishes reads them by their keys', async () => {
    const plan = await planOf(app(), (db) => orderableItems(db, 'place-7', ['dish-3', 'dish-17']))
    expect(plan).toContain('menu_items_pkey')
  })
})
