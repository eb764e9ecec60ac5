import { randomUUID } from 'node:crypto'
import { getKitchen, pauseOrders, resumeOrders } from '@sizzle/contract/kitchen.ts'
import { getActiveLocations, getLocation } from '@sizzle/contract/locations.ts'
import { validatePricing } from '@sizzle/contract/pricing.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague, worksAt } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// A Friday evening, 12 seconds after 6:58 in Halifax and 7:28 in St. John's.
const EVENING = new Date('2026-11-20T22:58:12Z')
let now = EVENING
const app = useTestApp({}, () => now)
let admin: Caller
let staff: Caller
let guest: Caller
const { aNew, audited } = locationOffice(app, () => admin)

const DAY = { open: '11:30', close: '22:00', closed: false }
const WEEK = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, DAY]),
)
const HALIFAX = { timeZone: 'America/Halifax', hours: WEEK, features: ['Takeout', 'Delivery', 'Dine-in'] }

beforeAll(async () => {
  admin = await app().admin()
  staff = await aColleague(app(), 'staff', [], 'Sam Staff')
  guest = await app().guest()
})
beforeEach(() => {
  now = EVENING
})

/** A kitchen of its own, where Sam works too. */
async function aKitchen(changes: object = HALIFAX) {
  const { id } = await aNew(changes)
  await worksAt(app(), staff, id)
  const send = (more: object, by = staff) =>
    by.post('/pauseOrders', {
      locationId: id,
      orderType: 'delivery',
      channel: null,
      length: { for: 'minutes', minutes: 30 },
      ...more,
    })
  const pause = async (more: object = {}, by = staff) => bodyOf(pauseOrders, await send(more, by)).kitchen
  const kitchen = async () => bodyOf(getKitchen, await staff.get(`/getKitchen?locationId=${id}`)).kitchen
  const said = async () => {
    const { location } = bodyOf(getLocation, await guest.get(`/getLocation?id=${id}`))
    return location.pauses.map(({ text }) => text)
  }
  const resume = (pauseId: string, by = staff) => by.post('/resumeOrders', { locationId: id, pauseId })
  return { id, send, pause, kitchen, said, resume }
}

const later = (minutes: number) => new Date(EVENING.getTime() + minutes * 60_000)

describe('a pause', () => {
  it.each<[object, string, string]>([
    [{ for: 'minutes', minutes: 15 }, '2026-11-20T23:14:00.000Z', '7:14 p.m.'],
    [{ for: 'minutes', minutes: 30 }, '2026-11-20T23:29:00.000Z', '7:29 p.m.'],
    [{ for: 'minutes', minutes: 60 }, '2026-11-20T23:59:00.000Z', '7:59 p.m.'],
    [{ for: 'until_tomorrow' }, '2026-11-21T15:30:00.000Z', 'tomorrow at 11:30 a.m.'],
    [{ for: 'until_date', date: '2026-11-23' }, '2026-11-23T15:30:00.000Z', 'Monday at 11:30 a.m.'],
    [{ for: 'until_date', date: '2026-12-20' }, '2026-12-20T15:30:00.000Z', 'Sunday 2026-12-20 at 11:30 a.m.'],
  ])('of %j ends at %s, and site and kitchen say so (times 6, 18)', async (length, until, words) => {
    const { pause, said } = await aKitchen()
    const { pauses } = await pause({ length, reason: ' The driver is ill ' })
    expect(pauses).toMatchObject([
      {
        orderType: 'delivery',
        until,
        text: `Delivery paused until ${words}`,
        byName: 'Sam Staff',
        reason: 'The driver is ill',
      },
    ])
    expect(await said()).toEqual([`Not taking delivery orders until ${words}`])
  })

  it('until tomorrow ends with the opening there, on the clock of St. John’s', async () => {
    const { pause, said } = await aKitchen({ hours: WEEK })
    const { pauses } = await pause({ orderType: null, length: { for: 'until_tomorrow' } })
    expect(pauses).toMatchObject([{ until: '2026-11-21T15:00:00.000Z' }])
    expect(await said()).toEqual(['Not taking orders until tomorrow at 11:30 a.m.'])
  })

  it('ends by itself, for kitchen and site at once (times 5)', async () => {
    const { pause, kitchen, said } = await aKitchen()
    await pause()
    now = new Date('2026-11-20T23:28:59.999Z')
    expect([(await kitchen()).pauses.length, (await said()).length]).toEqual([1, 1])
    now = new Date('2026-11-20T23:29:00Z')
    expect([(await kitchen()).pauses.length, (await said()).length]).toEqual([0, 0])
  })

  it('stands in the list of locations, in the price of a cart, and not for orders by staff only', async () => {
    const { id, pause, said } = await aKitchen()
    await pause({ channel: 'staff' })
    expect(await said()).toEqual([])
    await pause({ channel: 'site' })
    const text = 'Not taking delivery orders until 7:29 p.m.'
    const { locations } = bodyOf(getActiveLocations, await guest.get('/getActiveLocations'))
    expect(locations.find((one) => one.id === id)?.pauses).toMatchObject([{ orderType: 'delivery', text }])
    const quoted = await guest.post('/validatePricing', {
      items: [{ id: 'no-such-dish', quantity: 1 }],
      tipAmount: 0,
      frontendPricing: { subtotal: 0, tax: 0, tip: 0, total: 0 },
      location: { id, name: 'Here' },
    })
    expect(bodyOf(validatePricing, quoted).location.pauses).toMatchObject([{ text }])
  })

  it('is announced to everybody, is audited, and leaves the version that an editor knows', async () => {
    const { id, pause, resume } = await aKitchen()
    const live = await readLive(app().url)
    const { pauses } = await pause({ reason: 'Snow' })
    await live.until(({ event, data }) => event === 'change' && data.topic === 'location.changed' && data.id === id)
    live.close()
    await resume(pauses[0]?.id ?? '')
    const rows = (await audited(id)).slice(-2)
    expect(rows).toMatchObject([
      { action: 'pauseOrders', actor_name: 'Sam Staff', after: { orderType: 'delivery', reason: 'Snow' } },
      { action: 'resumeOrders', actor_name: 'Sam Staff', before: { pauseId: pauses[0]?.id } },
    ])
    const edited = await admin.post('/updateLocation', { id, expectedVersion: 1, updates: { capacity: 12 } })
    expect(edited.status).toBe(200)
  })
})

describe('two who pause the same', () => {
  it('make one pause, of which the later end holds (times 19)', async () => {
    const { pause } = await aKitchen()
    const [first] = (await pause({ length: { for: 'minutes', minutes: 60 }, reason: 'Snow' })).pauses
    now = later(5)
    expect((await pause({ length: { for: 'minutes', minutes: 15 } })).pauses).toEqual([first])
    const longer = await pause({ length: { for: 'minutes', minutes: 60 } }, admin)
    expect(longer.pauses).toMatchObject([
      { id: first?.id, from: first?.from, until: '2026-11-21T00:04:00.000Z', reason: 'Snow' },
    ])
    expect(longer.pauses[0]?.byName).not.toBe('Sam Staff')
  })

  it('of a hundred at once all are answered, and one pause stands', async () => {
    const { id, pause, kitchen } = await aKitchen()
    const lengths = Array.from({ length: 100 }, (_, n) => ({ for: 'minutes', minutes: [15, 30, 60][n % 3] ?? 15 }))
    await Promise.all(lengths.map((length) => pause({ length })))
    expect((await kitchen()).pauses).toMatchObject([{ until: '2026-11-20T23:59:00.000Z' }])
    const rows = await app().database.db.one<{ pauses: number }>(
      sql`select count(*)::int as pauses from pauses where location_id = ${id}`,
    )
    expect(rows.pauses).toBe(1)
  })

  it('pause different things apart', async () => {
    const { pause } = await aKitchen()
    await pause()
    await pause({ orderType: 'pickup' })
    expect((await pause({ orderType: null })).pauses).toHaveLength(3)
  })
})

describe('resuming', () => {
  it('ends the pause now, also when it is pressed twice or too late', async () => {
    const { id, pause, resume, said } = await aKitchen()
    const [open] = (await pause()).pauses
    const pauseId = open?.id ?? ''
    expect(bodyOf(resumeOrders, await resume(pauseId)).kitchen.pauses).toEqual([])
    expect(await said()).toEqual([])
    expect((await resume(pauseId, admin)).status).toBe(200)
    const row = await app().database.db.one<{ ended_by_name: string; ended_at: Date }>(
      sql`select ended_by_name, ended_at from pauses where location_id = ${id}`,
    )
    expect(row).toEqual({ ended_by_name: 'Sam Staff', ended_at: EVENING })
    const [again] = (await pause()).pauses
    now = later(90)
    expect((await resume(again?.id ?? '')).status).toBe(200)
  })

  it('of a pause of another kitchen finds none', async () => {
    const [here, there] = [await aKitchen(), await aKitchen()]
    const [open] = (await there.pause()).pauses
    const reply = await here.resume(open?.id ?? '')
    expect([reply.status, reply.body.code]).toEqual([404, 'pause_not_found'])
    expect((await here.resume(randomUUID())).status).toBe(404)
    expect((await there.kitchen()).pauses).toHaveLength(1)
  })
})

describe('what is refused', () => {
  it.each<[object]>([
    [{ for: 'minutes', minutes: 45 }],
    [{ for: 'minutes', minutes: -15 }],
    [{ for: 'until_date', date: '2026-11-20' }],
    [{ for: 'until_date', date: '2026-11-19' }],
    [{ for: 'until_date', date: '2026-12-21' }],
    [{ for: 'until_date', date: '2027-02-31' }],
    [{ for: 'until_date', date: 'tomorrow' }],
  ])('a pause of %j (times 6)', async (length) => {
    const { send, kitchen } = await aKitchen()
    const reply = await send({ length })
    expect([reply.status, reply.body.code]).toEqual([400, 'pause_invalid'])
    expect((await kitchen()).pauses).toEqual([])
  })

  it.each<[object]>([
    [{ length: { for: 'ever' } }],
    [{ length: { for: 'minutes', minutes: 15.5 } }],
    [{ orderType: 'catering' }],
    [{ channel: 'fax' }],
    [{ reason: 'x'.repeat(201) }],
  ])('the form %j', async (more) => {
    const { send } = await aKitchen()
    expect((await send(more)).status).toBe(400)
  })

  it('a customer, and for staff of another place the kitchen does not exist', async () => {
    const { id, send, pause, kitchen } = await aKitchen()
    const [open] = (await pause()).pauses
    const elsewhere = await aColleague(app(), 'staff', ['truro'])
    const customer = await app().signUp()
    const calls: ((by: Caller) => ReturnType<Caller['get']>)[] = [
      (by) => send({}, by),
      (by) => by.post('/resumeOrders', { locationId: id, pauseId: open?.id }),
      (by) => by.post('/bumpQuotes', { locationId: id, minutes: 10, forMinutes: 30 }),
      (by) => by.post('/endBump', { locationId: id }),
      (by) => by.get(`/getKitchen?locationId=${id}`),
    ]
    for (const call of calls) {
      // The key of a customer opens nothing of the back office.
      expect((await call(customer)).status).toBe(401)
      expect((await call(elsewhere)).body.code).toBe('location_not_found')
    }
    expect(await kitchen()).toMatchObject({ pauses: [open], bump: null })
  })
})
