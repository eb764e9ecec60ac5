import { getLocation } from '@sizzle/contract/locations.ts'
import { getLocationMenu, getTodaysSpecials } from '@sizzle/contract/menu.ts'
import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { everyDay, scheduleOf } from '@sizzle/domain/testing/schedules.ts'
import { beforeEach, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useTestApp } from '../testing/test-app.ts'
import { saleFactsOf } from './dish-hours.ts'
import { dishesByIds } from './menu.sql.ts'

// 2026-11-20 is a Friday; Truro is four hours behind UTC then.
const clock = { now: new Date() }
const app = useTestApp({}, () => clock.now)
const at = (utc: string) => {
  clock.now = new Date(utc)
}
const NOON = '2026-11-20T16:00:00Z'
const LUNCH = everyDay(['11:30', '15:00'])
const CURRY = 'butter-chicken'
const DRINK = 'mango-lassi'

beforeEach(async () => {
  const { db } = app().database
  at(NOON)
  await db.run(sql`delete from menus`)
  await db.run(sql`update categories set schedule = null`)
  await db.run(sql`update menu_items set schedule = null`)
  await db.run(sql`update locations set type_hours = '{}', time_zone = 'America/Halifax'`)
})

type MenuToPut = { id: string; schedule?: WeeklySchedule; categories?: string[]; orderTypes?: OrderType[] }

const put = ({ id, schedule = LUNCH, categories = ['drinks'], orderTypes = [] }: MenuToPut) =>
  app().database.db.run(sql`
    insert into menus (location_id, id, name, schedule, category_ids, order_types, updated_at)
    values ('truro', ${id}, ${id}, ${JSON.stringify(schedule)}::jsonb, ${categories}::text[], ${orderTypes}::text[], now())`)

async function theMenu() {
  const guest = await app().guest()
  return bodyOf(getLocationMenu, await guest.get('/getLocationMenu?locationId=truro'))
}
const notNow = async (id = DRINK) => (await theMenu()).items.find((item) => item.id === id)?.notNow

it('a dish that is in no menu can be had at any hour, and the clock changes nothing before midnight (menu 64)', async () => {
  const menu = await theMenu()
  expect(menu.items.filter((item) => Object.keys(item.notNow).length > 0)).toEqual([])
  expect(menu.changesAt).toBe('2026-11-21T04:00:00.000Z')
})

it('a dish of the lunch menu is off from the minute in which lunch ends, and the menu says when that is (menu 64)', async () => {
  await put({ id: 'Lunch' })
  expect([await notNow(), (await theMenu()).changesAt]).toEqual([{}, '2026-11-20T19:00:00.000Z'])
  at('2026-11-20T18:59:59.999Z')
  expect(await notNow()).toEqual({})
  at('2026-11-20T19:00:00Z')
  const off = { text: 'Lunch only, 11:30 a.m. - 3 p.m.', until: '2026-11-21T15:30:00.000Z', isForLater: true }
  expect(await notNow()).toEqual({ pickup: off, delivery: off, 'dine-in': off })
  expect((await theMenu()).changesAt).toBe('2026-11-21T04:00:00.000Z')
  const others = (await theMenu()).items.filter(({ category }) => category !== 'drinks')
  expect(others.every((item) => Object.keys(item.notNow).length === 0)).toBe(true)
})

it('a menu for pickup alone has its dishes for nothing else', async () => {
  await put({ id: 'Lunch', orderTypes: ['pickup'] })
  await put({ id: 'Dinner', schedule: everyDay(['17:00', '22:00']), orderTypes: ['delivery'] })
  expect(await notNow()).toMatchObject({
    delivery: { text: 'Dinner only, 5 p.m. - 10 p.m.', until: '2026-11-20T21:00:00.000Z' },
    'dine-in': { text: 'Pickup and delivery only', until: null, isForLater: false },
  })
  expect(await notNow()).not.toHaveProperty('pickup')
})

it('the hours of a dish go before those of its category', async () => {
  const { db } = app().database
  const evening = JSON.stringify(everyDay(['17:00', '20:00']))
  await db.run(sql`update categories set schedule = ${evening}::jsonb where location_id = 'truro' and id = 'drinks'`)
  expect(await notNow()).toMatchObject({ pickup: { text: 'Only 5 p.m. - 8 p.m.' } })
  expect((await theMenu()).changesAt).toBe('2026-11-20T21:00:00.000Z')
  const noon = JSON.stringify(scheduleOf({ friday: [['12:00', '12:30']] }))
  await db.run(sql`update menu_items set schedule = ${noon}::jsonb where location_id = 'truro' and id = ${DRINK}`)
  expect(await notNow()).toEqual({})
  expect((await theMenu()).changesAt).toBe('2026-11-20T16:30:00.000Z')
})

it('a special of today says it too', async () => {
  await put({ id: 'Dinner', schedule: everyDay(['17:00', '22:00']) })
  await app().database.db.run(
    sql`update menu_items set is_todays_special = true where location_id = 'truro' and id = ${DRINK}`,
  )
  const { specials } = bodyOf(getTodaysSpecials, await (await app().guest()).get('/getTodaysSpecials'))
  const special = specials.find(({ locationId, item }) => locationId === 'truro' && item.id === DRINK)
  expect(special?.item.notNow).toMatchObject({ pickup: { text: 'Dinner only, 5 p.m. - 10 p.m.' } })
})

it('at Lord Howe lunch begins by the wall, on the day of the half hour too', async () => {
  await put({ id: 'Lunch' })
  await app().database.db.run(sql`update locations set time_zone = 'Australia/Lord_Howe' where id = 'truro'`)
  at('2026-10-04T00:29:00Z')
  expect(await notNow()).toMatchObject({ pickup: { until: '2026-10-04T00:30:00.000Z' } })
  at('2026-10-04T00:30:00Z')
  expect(await notNow()).toEqual({})
})

it('delivery with hours of its own says them beside those of the location', async () => {
  const typeHours = JSON.stringify({ delivery: everyDay(['17:00', '21:00']) })
  await app().database.db.run(sql`update locations set type_hours = ${typeHours}::jsonb where id = 'truro'`)
  const { location } = bodyOf(getLocation, await (await app().guest()).get('/getLocation?id=truro'))
  expect(location.typeHours).toEqual({ delivery: everyDay(['17:00', '21:00']) })
  expect(location.typeStates).toEqual({ delivery: { isOn: false, text: 'Delivery 5 p.m. - 9 p.m.' } })
  expect((await theMenu()).changesAt).toBe('2026-11-20T21:00:00.000Z')
})

it('what a cart asks for has the facts of its sale with it', async () => {
  const { db } = app().database
  await put({ id: 'Lunch', orderTypes: ['pickup', 'dine-in'] })
  await db.run(
    sql`update menu_items set sold_out_until = '2026-11-20T20:00Z' where location_id = 'truro' and id = ${DRINK}`,
  )
  await db.run(sql`update menu_items set sold_out_until = 'infinity' where location_id = 'truro' and id = ${CURRY}`)
  const { items } = await dishesByIds(db, 'truro', [DRINK, CURRY], clock.now)
  const factsOf = (id: string, orderType: OrderType) => {
    const row = items.find((item) => item.id === id)
    return row && saleFactsOf(row, orderType)
  }
  const until = new Date('2026-11-20T20:00:00Z')
  expect(factsOf(DRINK, 'pickup')).toEqual({ isHidden: false, soldOut: { until }, schedule: null, menus: [LUNCH] })
  expect(factsOf(DRINK, 'delivery')).toMatchObject({ menus: [], onlyFor: ['pickup', 'dine-in'] })
  expect(factsOf(CURRY, 'pickup')).toEqual({ isHidden: false, soldOut: { until: null }, schedule: null, menus: [] })
})
