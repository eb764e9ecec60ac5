import { randomUUID } from 'node:crypto'
import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { getMenus, saveMenu } from '@sizzle/contract/menus.ts'
import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { everyDay, scheduleOf } from '@sizzle/domain/testing/schedules.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let manager: Caller
const LUNCH = everyDay(['11:30', '15:00'])

beforeAll(async () => {
  manager = await staffAt(app(), 'manager', ['truro'])
})
beforeEach(() => app().database.db.run(sql`delete from menus`))

const save = (changes: object = {}, by = manager) =>
  by.post('/saveMenu', {
    locationId: 'truro',
    id: null,
    expectedVersion: null,
    name: 'Lunch',
    schedule: LUNCH,
    categoryIds: ['drinks'],
    orderTypes: [],
    ...changes,
  })
const menus = async () => bodyOf(getMenus, await manager.get('/getMenus?locationId=truro')).menus
const aMenu = async (changes: object = {}) => bodyOf(saveMenu, await save(changes)).menu

describe('the menus of a location (menu 63)', () => {
  it('are added last, changed and taken away, and the audit says by whom', async () => {
    const lunch = await aMenu({ name: ' Lunch ' })
    const dinner = await aMenu({ name: 'Dinner', orderTypes: ['dine-in', 'pickup'] })
    expect(lunch).toMatchObject({ name: 'Lunch', schedule: LUNCH, categoryIds: ['drinks'], orderTypes: [], version: 1 })
    expect(await menus()).toEqual([lunch, { ...dinner, orderTypes: ['pickup', 'dine-in'] }])

    const late = scheduleOf({ friday: [['17:00', '02:00']] })
    const changed = await save({ id: lunch.id, expectedVersion: 1, schedule: late, categoryIds: ['drinks', 'drinks'] })
    expect(bodyOf(saveMenu, changed).menu).toEqual({ ...lunch, schedule: late, version: 2 })
    const gone = await manager.post('/deleteMenu', { locationId: 'truro', id: lunch.id, expectedVersion: 2 })
    expect(gone.body).toMatchObject({ success: true, id: lunch.id })
    expect((await menus()).map(({ id }) => id)).toEqual([dinner.id])

    const audited = await app().database.db.many<{ action: string; actor_name: string; before: object; after: object }>(
      sql`select action, actor_name, before, after from audit where subject = ${`menu:${lunch.id}`} order by id`,
    )
    expect(audited).toMatchObject([
      { action: 'saveMenu', actor_name: 'A manager', before: null, after: { name: 'Lunch' } },
      { action: 'saveMenu', before: { schedule: LUNCH }, after: { schedule: late } },
      { action: 'deleteMenu', before: { name: 'Lunch' }, after: null },
    ])
  })

  it('for every order type are for those that come later too', async () => {
    expect((await aMenu({ orderTypes: ['pickup', 'delivery', 'dine-in'] })).orderTypes).toEqual([])
  })

  it('are news to every open menu page of the location', async () => {
    const version = async () => bodyOf(getLocationMenu, await manager.get('/getLocationMenu?locationId=truro')).version
    const before = await version()
    const live = await readLive(app().url)
    await live.until(({ event }) => event === 'hello')
    await aMenu()
    const news = await live.until(({ data }) => data.topic === 'menu.changed' && data.version === before + 1)
    live.close()
    expect(news.data).toMatchObject({ id: 'truro', locationId: 'truro' })
    expect(await version()).toBe(before + 1)
  })

  it('of ten who change one at once one wins, and of ten who add one name', async () => {
    const { id } = await aMenu()
    const changes = await Promise.all(Array.from({ length: 10 }, () => save({ id, expectedVersion: 1 })))
    expect(changes.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = changes.filter(({ status }) => status === 409)
    expect(lost).toHaveLength(9)
    expect(lost[0]?.body).toMatchObject({
      code: 'menu_changed',
      current: { version: 2, changedBy: 'A manager', changedAt: expect.any(String) },
    })
    const added = await Promise.all(Array.from({ length: 10 }, () => save({ name: 'Brunch' })))
    expect(added.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ])
  })

  it('that are gone, or of another place, are not there', async () => {
    const { id } = await aMenu()
    const other = await staffAt(app(), 'manager', ['new-glasgow'])
    expect(await save({ id, expectedVersion: 1, locationId: 'new-glasgow' }, other)).toMatchObject({
      status: 404,
      body: { code: 'menu_not_found' },
    })
    expect((await save({ id: randomUUID(), expectedVersion: 1 })).body.code).toBe('menu_not_found')
    expect((await save({ locationId: 'nowhere' }, await app().admin())).body.code).toBe('location_not_found')
    for (const reply of [
      await save({ id, expectedVersion: 1 }, other),
      await other.get('/getMenus?locationId=truro'),
      await other.post('/deleteMenu', { locationId: 'truro', id, expectedVersion: 1 }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'location_not_found' } })
    expect((await save({}, await staffAt(app(), 'staff', ['truro']))).status).toBe(403)
    expect((await menus()).map(({ version }) => version)).toEqual([1])
  })
})

describe('what is wrong with a menu is told at its field', () => {
  const monday = (...times: [string, string][]) => ({ schedule: scheduleOf({ monday: times }) })
  const five = [1, 2, 3, 4, 5].map((hour): [string, string] => [`0${hour}:00`, `0${hour}:30`])
  it.each<[object, string, string]>([
    [{ name: '' }, 'name', 'Menu name is required'],
    [{ name: 'DINNER' }, 'name', 'There is a menu of this name already'],
    [monday(['11:00', '15:00'], ['14:00', '16:00']), 'schedule.days.monday.0', 'These times overlap'],
    [monday(['25:00', '26:00']), 'schedule.days.monday.0', 'Please enter valid times'],
    [monday(...five), 'schedule.days.monday', 'At most 4 times a day'],
    [monday(), 'schedule', 'Please add a time on at least one day'],
    [{ schedule: { ...LUNCH, from: '2027-02-31' } }, 'schedule.dates', 'Please enter a valid date'],
    [
      { schedule: { ...LUNCH, from: '2027-02-02', until: '2027-02-01' } },
      'schedule.dates',
      'The last day must not be before the first',
    ],
    [{ categoryIds: [] }, 'categoryIds', 'Please choose at least one category'],
    [{ categoryIds: ['soup'] }, 'categoryIds', 'Please choose categories from the list'],
  ])('%j: %s', async (changes, field, sentence) => {
    await aMenu({ name: 'Dinner' })
    const { status, body } = await save(changes)
    expect({ status, code: body.code, said: body.userMessage }).toEqual({
      status: 400,
      code: 'invalid_input',
      said: sentence,
    })
    expect(body.fields).toContainEqual({ field, sentence })
    expect(await menus()).toHaveLength(1)
  })

  it('what cannot be a week at all does not get that far', async () => {
    const [, ...rest] = WEEKDAYS
    const days = Object.fromEntries(rest.map((weekday) => [weekday, []]))
    for (const schedule of [{ ...LUNCH, days }, { ...LUNCH, days: { ...LUNCH.days, someday: [] } }, null])
      expect((await save({ schedule })).status).toBe(400)
    expect((await save({ orderTypes: ['drone'] })).status).toBe(400)
    expect(await menus()).toEqual([])
  })
})
