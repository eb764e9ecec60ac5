import { changeSetting, getSettings } from '@sizzle/contract/settings.ts'
import { SETTING_NAMES, SETTINGS, type SettingName } from '@sizzle/domain/settings/settings.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ MAX_UNPAID_ORDERS: '7' })
let admin: Caller

beforeAll(async () => {
  admin = await app().admin()
})
beforeEach(() => app().database.db.run(sql`delete from settings`))

const PER_ITEM = { name: 'kitchen.minutesPerItem', locationId: 'truro', value: 4, expectedVersion: 0 }
const change = (changes: object = {}, by = admin) => by.post('/changeSetting', { ...PER_ITEM, ...changes })
const audited = () =>
  app().database.db.many<{ actor_name: string; location_id: string | null; before: object; after: object }>(sql`
    select actor_name, location_id, before, after from audit where subject = 'setting:kitchen.minutesPerItem' order by id`)
async function shown(name: SettingName, locationId?: string) {
  const reply = await admin.get(`/getSettings${locationId ? `?locationId=${locationId}` : ''}`)
  return bodyOf(getSettings, reply).settings.find((setting) => setting.name === name)
}

describe('asking for the settings', () => {
  it('shows all of the house, with what each is about and where it is from', async () => {
    const { settings } = bodyOf(getSettings, await admin.get('/getSettings'))
    expect(settings.map(({ name }) => name)).toEqual(SETTING_NAMES)
    for (const { name, about, standard, version } of settings)
      expect({ about, standard, version }).toEqual({
        about: SETTINGS[name].about,
        standard: SETTINGS[name].standard,
        version: 0,
      })
    expect(await shown('kitchen.minutesPerItem')).toMatchObject({ value: 3, from: 'standard', locationId: null })
    expect(await shown('orders.maxUnpaid')).toMatchObject({ value: 7, from: 'environment', standard: 3 })
  })

  it('shows of a location what may differ there', async () => {
    const { settings } = bodyOf(getSettings, await admin.get('/getSettings?locationId=truro'))
    expect(settings.map(({ name }) => name)).toEqual(
      SETTING_NAMES.filter((name) => SETTINGS[name].scope === 'location'),
    )
    expect(settings.every(({ locationId }) => locationId === 'truro')).toBe(true)
  })

  it('knows no other location', async () => {
    const reply = await admin.get('/getSettings?locationId=halifax')
    expect([reply.status, reply.body.code]).toEqual([404, 'location_not_found'])
  })
})

describe('changing a setting', () => {
  it('holds at the location, then for the house where the location has none, then as the standard says', async () => {
    expect((await change({ value: 5, locationId: undefined })).status).toBe(200)
    expect(await shown('kitchen.minutesPerItem', 'truro')).toMatchObject({ value: 5, from: 'house', version: 0 })
    const { setting } = bodyOf(changeSetting, await change())
    expect(setting).toMatchObject({ value: 4, from: 'location', locationId: 'truro', version: 1 })
    expect(setting.updatedBy).toEqual(expect.stringMatching(/\S/))
    expect(await shown('kitchen.minutesPerItem', 'truro')).toEqual(setting)
    expect(await shown('kitchen.minutesPerItem', 'new-glasgow')).toMatchObject({ value: 5, from: 'house' })
    expect(await shown('kitchen.minutesPerItem')).toMatchObject({ value: 5, from: 'house', version: 1 })

    const back = bodyOf(changeSetting, await change({ value: null, expectedVersion: 1 }))
    expect(back.setting).toMatchObject({ value: 5, from: 'house', version: 2 })
    await change({ value: null, locationId: undefined, expectedVersion: 1 })
    expect(await shown('kitchen.minutesPerItem', 'truro')).toMatchObject({ value: 3, from: 'standard', version: 2 })
  })

  it('keeps the tax number as it is printed', async () => {
    const wish = { name: 'business.taxNumber', locationId: undefined, value: '123456789RT0001' }
    expect(bodyOf(changeSetting, await change(wish)).setting.value).toBe('123456789 RT0001')
    const taken = bodyOf(changeSetting, await change({ ...wish, value: null, expectedVersion: 1 }))
    expect(taken.setting).toMatchObject({ value: null, from: 'standard', version: 2 })
  })

  it('leaves who did it, before and after', async () => {
    const earlier = (await audited()).length
    await change()
    await change({ value: 99, expectedVersion: 1 })
    await change({ value: null, expectedVersion: 1 })
    const rows = (await audited()).slice(earlier)
    expect(rows.map(({ before, after, location_id }) => ({ before, after, location_id }))).toEqual([
      { before: { value: 3, from: 'standard' }, after: { value: 4 }, location_id: 'truro' },
      { before: { value: 4, from: 'location' }, after: { value: null }, location_id: 'truro' },
    ])
    expect(rows[0]?.actor_name).toMatch(/\S/)
  })

  it('is told to admins, with the name and nothing else', async () => {
    const [owner, customer] = [await readLive(app().url, { cookie: admin.cookie }), await app().signUp()]
    const stranger = await readLive(app().url, { cookie: customer.cookie })
    await Promise.all([owner, stranger].map((reader) => reader.until(({ event }) => event === 'hello')))
    await change({ name: 'kitchen.deliveryMinutes', value: 40 })
    const told = await owner.until(({ data }) => data.id === 'kitchen.deliveryMinutes')
    expect(told.data).toEqual({
      topic: 'settings.changed',
      id: 'kitchen.deliveryMinutes',
      locationId: 'truro',
      version: 1,
    })
    await app().database.transaction((tx) => announce(tx, 'menu.changed', { id: 'after', version: 1 }))
    await stranger.until(({ data }) => data.id === 'after')
    expect(stranger.events.filter(({ data }) => data.topic === 'settings.changed')).toEqual([])
    owner.close()
    stranger.close()
  })
})

describe('a change is refused', () => {
  it.each([
    ['of a customer', () => app().signUp()],
    ['of staff', () => aColleague(app(), 'staff', ['truro'])],
    ['of a manager', () => aColleague(app(), 'manager', ['truro'])],
    ['of nobody', () => app().guest()],
  ])('%s, who may not see the settings either', async (_, who) => {
    const caller = await who()
    for (const reply of [await change({}, caller), await caller.get('/getSettings')])
      expect([401, 403]).toContain(reply.status)
    expect(await shown('kitchen.minutesPerItem', 'truro')).toMatchObject({ version: 0 })
  })

  it.each<[SettingName, unknown]>([
    ['kitchen.minutesPerItem', 31],
    ['kitchen.minutesPerItem', -1],
    ['kitchen.minutesPerItem', 2.5],
    ['kitchen.minutesPerItem', '4'],
    ['kitchen.pickupMinutes', 61],
    ['kitchen.deliveryMinutes', 91],
    ['orders.maxPerHour', 0],
    ['orders.maxPerHour', 1001],
    ['orders.maxUnpaid', 0],
    ['reservations.maxTablesPerDay', 0],
    ['reservations.maxSeatsPerDay', 1001],
    ['business.taxNumber', 'GST 12'],
    ['business.taxNumber', ''],
    ['business.taxNumber', 123456789],
  ])('that sets %s to %j, with the setting’s own sentence', async (name, value) => {
    const reply = await change({ name, value, locationId: undefined })
    const { sentence } = SETTINGS[name]
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', userMessage: sentence, fields: [{ field: 'value', sentence }] },
    })
    expect(await shown(name)).toMatchObject({ version: 0 })
  })

  it('that gives a location its own value of what holds for the house', async () => {
    const reply = await change({ name: 'orders.maxPerHour', value: 5 })
    const fields = [{ field: 'locationId', sentence: 'This setting holds for all locations' }]
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  it('of a setting or a location that is not there', async () => {
    const unknown = await change({ name: 'orders.anything' })
    expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: [{ field: 'name' }] } })
    const nowhere = await change({ locationId: 'halifax' })
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'location_not_found'])
  })

  it('that was decided on an older version', async () => {
    await change()
    for (const expectedVersion of [0, 2, 5]) {
      const stale = await change({ value: 6, expectedVersion })
      expect([stale.status, stale.body.code]).toEqual([409, 'setting_changed'])
    }
    const never = await change({ locationId: 'new-glasgow', expectedVersion: 3 })
    expect([never.status, never.body.code]).toEqual([409, 'setting_changed'])
    expect(await shown('kitchen.minutesPerItem', 'truro')).toMatchObject({ value: 4, version: 1 })
  })

  it('when nine others came first in the same moment', async () => {
    for (const expectedVersion of [0, 1]) {
      const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => change({ value: n, expectedVersion })))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.filter(({ body }) => body.code === 'setting_changed')).toHaveLength(9)
    }
    expect(await shown('kitchen.minutesPerItem', 'truro')).toMatchObject({ version: 2 })
  })

  it('of what the environment fixes', async () => {
    const reply = await change({ name: 'orders.maxUnpaid', value: 5, locationId: undefined })
    expect([reply.status, reply.body.code]).toEqual([409, 'setting_fixed'])
  })
})
