import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { type App, openApp } from '../app.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { TEMPLATE_WITH_MENUS } from '../testing/db/cluster.ts'
import { freshDatabase } from '../testing/db/fresh-database.ts'
import { openPages } from './open-pages.ts'

// What guests read of a kitchen that has no dish yet, from the whole program over HTTP.
const distFolder = join(import.meta.dirname, '../../../web/dist')
const log = openLog('error')
const WOLFVILLE = 'The menu of Wolfville is not here yet'
const AT_HOME = 'Its menu is not here yet'

let database: Database
let app: App

beforeAll(async () => {
  await ensureBuilt()
  database = await freshDatabase(TEMPLATE_WITH_MENUS)
  await database.db.run(sql`
    insert into locations (id, code, name, address, postal_code, phone, email, hours)
    values ('wolfville', 'WOL', 'Wolfville', '1 Main St', 'B4P 1A1', '(902) 555-0123', 'a@example.test', '{}')`)
  await database.db.run(
    sql`insert into categories (location_id, id, name, position) values ('wolfville', 'breads', 'Breads', 1)`,
  )
  const settings = parseSettings({ PORT: '0', LOG_LEVEL: 'error' })
  app = await openApp({ settings, database, log, openPages: (parts) => openPages({ ...parts, distFolder, log }) })
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

const read = (path: string) => fetch(`http://127.0.0.1:${app.port}${path}`).then((answer) => answer.text())
const change = (statement: ReturnType<typeof sql>) =>
  database.transaction(async (tx) => {
    await tx.run(statement)
    await announce(tx, 'menu.changed', { id: 'wolfville', version: 2, locationId: 'wolfville' })
  })

it('a kitchen without a dish says so, with its phone and the other kitchens, and nobody is told to order there', async () => {
  const menu = await read('/menu/wolfville')
  expect(menu).toContain(WOLFVILLE)
  expect(menu).toContain('tel:')
  expect(menu).toContain('Menu in <!-- -->Truro Heights')
  expect(menu).toContain('its menu is not here yet. Call (902) 555-0123.')
  for (const gone of [
    'menu-search',
    'filter-chips',
    'Order now',
    'to order online',
    'Ordering here needs',
    '"@type":"Menu"',
  ])
    expect(menu.replace(/<style.*?<\/style>/gs, ''), gone).not.toContain(gone)
  const home = await read('/')
  expect(home).toContain(AT_HOME)
  expect(home).toMatch(/Menu in(?:<!-- -->| )+Wolfville/)
  expect(home).not.toMatch(/Order (?:for later )?from(?:<!-- -->| )+Wolfville/)
  expect(await read('/menu/truro')).not.toContain('is not here yet')
})

it('a hidden dish is none, and with the first that shows the menu is there', async () => {
  await change(sql`
    insert into menu_items (location_id, id, category_id, name, description, price, is_available)
    values ('wolfville', 'naan', 'breads', 'Naan', 'From the tandoor.', 399, false)`)
  await read('/menu/wolfville')
  expect(await read('/menu/wolfville')).toContain(WOLFVILLE)
  expect(await read('/')).toContain(AT_HOME)
  await change(sql`update menu_items set is_available = true where location_id = 'wolfville'`)
  await expect.poll(() => read('/menu/wolfville')).toContain('From the tandoor.')
  await expect.poll(() => read('/')).not.toContain(AT_HOME)
  expect(await read('/menu/wolfville')).not.toContain(WOLFVILLE)
})
