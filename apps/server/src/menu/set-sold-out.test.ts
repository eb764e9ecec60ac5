import { getLocationMenu, getTodaysSpecials } from '@sizzle/contract/menu.ts'
import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { markDish, putMenu } from '../testing/a-menu-with-options.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const NOW = new Date('2026-11-20T16:00:30Z')
const app = useTestApp({}, () => NOW)
const office = menuOffice(app)
const DISH = { kind: 'item', id: 'mango-lassi' }
const OPTION = { kind: 'option', id: 'bread/garlic-naan' }
const say = (about: object, state: object, by?: Caller) => office.post('/setSoldOut', { ...about, state }, by)
const publicMenu = async () =>
  bodyOf(getLocationMenu, await (await app().guest()).get('/getLocationMenu?locationId=truro'))
const isOut = async (id: string) => (await publicMenu()).items.find((item) => item.id === id)?.isSoldOut

beforeAll(async () => {
  await putMenu(app())
  const day = { open: '11:30', close: '22:00', closed: false }
  const week = Object.fromEntries(WEEKDAYS.map((name) => [name, day]))
  await app().database.db.run(sql`update locations set hours = ${JSON.stringify(week)}::jsonb where id = 'truro'`)
})
afterEach(async () => {
  await say(DISH, { for: 'none' })
  await say(OPTION, { for: 'none' })
})

describe('what has run out (menu 71)', () => {
  it.each([
    [{ for: 'minutes', minutes: 30 }, '2026-11-20T16:31:00.000Z'],
    [{ for: 'minutes', minutes: 60 }, '2026-11-20T17:01:00.000Z'],
    [{ for: 'minutes', minutes: 120 }, '2026-11-20T18:01:00.000Z'],
    [{ for: 'tomorrow' }, '2026-11-21T15:30:00.000Z'],
  ])('%j ends by itself at %s', async (state, until) => {
    expect((await say(DISH, state)).body).toMatchObject({ soldOut: { until }, unitsLeft: null })
    expect(await isOut('mango-lassi')).toBe(true)
    expect(await office.item('mango-lassi')).toMatchObject({ soldOut: { until } })
  })

  it('is out until somebody lifts it', async () => {
    expect((await say(DISH, { for: 'lifted' })).body).toMatchObject({ soldOut: { until: null } })
    expect(await isOut('mango-lassi')).toBe(true)
    expect((await say(DISH, { for: 'none' })).body).toMatchObject({ soldOut: null })
    expect(await isOut('mango-lassi')).toBe(false)
    expect((await office.audited('menu_item:mango-lassi')).slice(-2)).toMatchObject([
      { action: 'setSoldOut', after: { soldOutUntil: 'infinity' } },
      { action: 'setSoldOut', after: { soldOutUntil: null } },
    ])
  })

  it('may be an option, which is out wherever it is offered', async () => {
    expect((await say(OPTION, { for: 'tomorrow' })).status).toBe(200)
    const group = (await publicMenu()).optionGroups.find(({ id }) => id === 'bread')
    expect(group?.options.find(({ id }) => id === 'garlic-naan')?.isSoldOut).toBe(true)
  })

  it('takes a special with it whose group has too little left (menu 40)', async () => {
    const { db } = app().database
    const special = async () => {
      const { specials } = bodyOf(getTodaysSpecials, await (await app().guest()).get('/getTodaysSpecials'))
      return specials.find(({ locationId, item }) => locationId === 'truro' && item.id === 'lunch-combo')?.item
    }
    await db.run(sql`update menu_items set is_todays_special = true where location_id = 'truro' and id = 'lunch-combo'`)
    expect(await special()).toMatchObject({ isSoldOut: false, soldOutReason: null })
    const drink = { kind: 'option', id: 'drink/pop' }
    await say(drink, { for: 'tomorrow' })
    expect(await special()).toMatchObject({ isSoldOut: true, soldOutReason: 'Sold out: Drink' })
    await say(drink, { for: 'none' })
    // The dish that an option puts on the plate.
    await say({ kind: 'item', id: 'pop' }, { for: 'tomorrow' })
    expect(await special()).toMatchObject({ isSoldOut: true, soldOutReason: 'Sold out: Drink' })
    await say({ kind: 'item', id: 'pop' }, { for: 'none' })
    await db.run(
      sql`update menu_items set is_todays_special = false where location_id = 'truro' and id = 'lunch-combo'`,
    )
  })

  it('says when it is back, on the menu and as a special', async () => {
    const { db } = app().database
    await markDish(app(), 'mango-lassi', new Date('2027-05-01T03:00:00Z'))
    await db.run(sql`update menu_items set is_todays_special = true where location_id = 'truro' and id = 'mango-lassi'`)
    const { specials } = bodyOf(getTodaysSpecials, await (await app().guest()).get('/getTodaysSpecials'))
    for (const items of [(await publicMenu()).items, specials.map(({ item }) => item)]) {
      const lassi = items.find(({ id }) => id === 'mango-lassi')
      expect(lassi).toMatchObject({ isSoldOut: true, soldOutReason: 'Back in May' })
    }
    await db.run(
      sql`update menu_items set is_todays_special = false where location_id = 'truro' and id = 'mango-lassi'`,
    )
  })

  it('is there', async () => {
    expect((await say({ kind: 'item', id: 'nothing' }, { for: 'lifted' })).body.code).toBe('menu_item_not_found')
    expect((await say({ kind: 'option', id: 'bread' }, { for: 'lifted' })).body.code).toBe('option_not_found')
    expect((await say({ kind: 'option', id: 'bread/x' }, { for: 'lifted' })).body.code).toBe('option_not_found')
    expect((await say(DISH, { for: 'minutes', minutes: 45 })).status).toBe(400)
  })

  it('is said by staff of the location', async () => {
    const there = await aColleague(app(), 'staff', ['truro'])
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    expect((await say(DISH, { for: 'lifted' }, there)).status).toBe(200)
    expect((await say(DISH, { for: 'none' }, elsewhere)).body.code).toBe('location_unavailable')
  })
})
