import { randomUUID } from 'node:crypto'
import { getActiveLocations, getLocation } from '@sizzle/contract/locations.ts'
import { addLocation, updateLocation } from '@sizzle/contract/locations-office.ts'
import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { DEFAULT_HOURS } from '@sizzle/domain/hours/opening-hours.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLocation } from '../testing/a-location.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
const { add, aNew, audited } = locationOffice(app, () => admin)

beforeAll(async () => {
  admin = await app().admin()
})

describe('adding a location', () => {
  it('takes the form, and fills in what was left out', async () => {
    const reply = await add('signal-hill')
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(bodyOf(addLocation, reply).location).toMatchObject({
      ...aLocation(),
      id: 'signal-hill',
      code: 'SIG',
      province: 'NL',
      manager: null,
      capacity: null,
      openingDate: null,
      isActive: true,
      tax: { kind: 'postal' },
      dayEndsAt: '04:00',
      slotCapacity: 40,
      slotMinutes: 30,
      noticeMinutes: 30,
      totalOrders: 0,
      averageOrderValue: 0,
      monthlyRevenue: 0,
      version: 1,
    })
    expect(await audited('signal-hill')).toMatchObject([
      { action: 'addLocation', before: null, after: { code: 'SIG' } },
    ])
  })

  it('without hours it has the usual week, which guests are told as well (menu 19)', async () => {
    const added = await add('lunenburg', { hours: undefined })
    expect(bodyOf(addLocation, added).location.hours).toEqual({})
    const reply = await admin.get('/getLocation?id=lunenburg')
    expect(bodyOf(getLocation, reply).location.hours).toEqual(DEFAULT_HOURS)
  })

  it('has a postal code as the post writes it, however it was typed (menu 17)', async () => {
    const added = await add('wolfville', { postalCode: ' b4p1c1 ' })
    const { location } = bodyOf(addLocation, added)
    expect(location).toMatchObject({ postalCode: 'B4P 1C1', province: 'NS' })
    const wish = { id: 'wolfville', expectedVersion: location.version, updates: { postalCode: 'b4h 3a8' } }
    const changed = await admin.post('/updateLocation', wish)
    expect(bodyOf(updateLocation, changed).location.postalCode).toBe('B4H 3A8')
  })

  it('keeps everything that the form can say', async () => {
    const wish = {
      code: 'lhi',
      province: 'BC',
      manager: 'Anita Rao',
      capacity: 60,
      openingDate: '2027-02-28',
      isActive: false,
      legalName: 'Sizzle and Spice Ltd.',
      latitude: -31.55,
      longitude: 159.08,
      timeZone: 'Australia/Lord_Howe',
      dayEndsAt: '05:00',
      slotCapacity: 20,
      slotMinutes: 15,
      noticeMinutes: 60,
      hours: { friday: { open: '17:00', close: '02:00', closed: false } },
      exceptions: [{ date: '2027-01-01', closed: true, open: null, close: null }],
      taxRegistrations: { GST: '123456789 RT0001' },
      tax: {
        kind: 'own',
        lines: [{ name: 'PST', ratePer100k: 10_000, from: '2027-01-01', until: null, classes: ['alcohol'] }],
      },
    }
    expect(await aNew(wish)).toMatchObject({
      ...wish,
      code: 'LHI',
      openState: { text: 'Location is currently inactive' },
    })
  })

  it('shows on the site with the default categories and a menu without dishes', async () => {
    const { id } = await aNew({ name: 'Empty Plate' })
    const guest = await app().guest()
    const menu = bodyOf(getLocationMenu, await guest.get(`/getLocationMenu?locationId=${id}`))
    expect(menu.items).toEqual([])
    expect(menu.categories).toHaveLength(7)
    expect(menu.categories.every(({ isDefault }) => isDefault)).toBe(true)
    const { locations } = bodyOf(getActiveLocations, await guest.get('/getActiveLocations'))
    expect(locations.find((one) => one.id === id)).toMatchObject({ hasMenu: false })
    expect(locations.find((one) => one.id === 'truro')).toMatchObject({ hasMenu: true })
    const { location } = bodyOf(getLocation, await guest.get(`/getLocation?id=${id}`))
    expect(location.hasMenu).toBe(false)
  })

  it.each([
    ['Truro West', 400, 'location_id_invalid', 'Location ID must contain only lowercase letters, numbers, and hyphens'],
    ['', 400, 'invalid_input', 'Location ID is required'],
    ['a', 400, 'invalid_input', 'Invalid location ID'],
    ['a'.repeat(51), 400, 'invalid_input', 'Invalid location ID'],
    ['--', 400, 'invalid_input', 'Invalid location ID'],
    ['all', 400, 'invalid_input', 'Invalid location ID'],
    ['truro', 409, 'location_id_taken', 'Location ID "truro" already exists'],
  ])('refuses the id %j', async (id, status, code, userMessage) => {
    expect(await add(id, { code: 'QQQQ' })).toMatchObject({ status, body: { code, userMessage } })
  })

  it('of three at once with one id or one code, one wins and the others read why (menu 55)', async () => {
    const sameId = await Promise.all([1, 2, 3].map(() => add('twice', {})))
    expect(sameId.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(sameId.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'location_id_taken',
      userMessage: 'Location ID "twice" already exists',
    })
    const sameCode = await Promise.all([1, 2, 3].map((n) => add(`same-code-${n}`, { code: 'SAME' })))
    expect(sameCode.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(sameCode.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'location_code_taken',
      userMessage: 'Order code SAME is in use at another location',
    })
  })

  it('sent again with its key is one location', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { id: 'once-only', ...aLocation() }
    const [first, second] = [
      await admin.post('/addLocation', body, headers),
      await admin.post('/addLocation', body, headers),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await audited('once-only')).toHaveLength(1)
  })
})
