import { getChainHours, setChainHours } from '@sizzle/contract/chain-hours.ts'
import { getLocation } from '@sizzle/contract/locations.ts'
import { getAllLocations } from '@sizzle/contract/locations-office.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { locationOffice } from '../testing/location-office.ts'
import { MONDAY, useReservationApp } from '../testing/reservation-app.ts'
import type { Caller } from '../testing/test-app.ts'

const { app, book, slotsOn, guest } = useReservationApp()
let admin: Caller
const { aNew, update } = locationOffice(app, () => admin)

const WEDNESDAY = '2026-10-21'
const FESTIVAL = { date: WEDNESDAY, closed: true, name: 'Festival' }
const whole = (exception: object) => ({ open: null, close: null, name: null, ...exception })

beforeAll(async () => {
  admin = await app().admin()
})
beforeEach(async () => {
  await save([])
})

const chain = async () => bodyOf(getChainHours, await admin.get('/getChainHours'))
const send = (exceptions: unknown, expectedVersion: number, more: object = {}, by = admin) =>
  by.post('/setChainHours', { exceptions, expectedVersion, ...more })
async function save(exceptions: readonly object[], more: object = { keepThem: true }) {
  const { version } = await chain()
  return bodyOf(setChainHours, await send(exceptions, version, more))
}
const truro = async () => bodyOf(getLocation, await guest().get('/getLocation?id=truro')).location

const changes = async () => {
  const { count } = await app().database.db.one<{ count: number }>(sql`select count(*)::int as count from changes`)
  return count
}

describe('the holidays of all locations', () => {
  it('reach every location, one that is added later too, and say who set them (times 14)', async () => {
    const saved = await save([
      { ...FESTIVAL, name: ' Festival ' },
      { date: '2026-10-20', closed: false, close: '15:00' },
    ])
    expect(saved.exceptions).toEqual([whole({ date: '2026-10-20', closed: false, close: '15:00' }), whole(FESTIVAL)])
    expect(await chain()).toMatchObject({ version: saved.version, updatedBy: saved.updatedBy })
    const later = await aNew()
    expect(later.chainExceptions).toEqual(saved.exceptions)
    const rows = await app().database.db.many<{ chain: object; version: number }>(
      sql`select chain_exceptions as chain, version from locations`,
    )
    expect(rows.every((row) => JSON.stringify(row.chain) === JSON.stringify(rows[0]?.chain))).toBe(true)
    // What is open in somebody's form is not made old by it.
    expect(rows.every(({ version }) => version === 1)).toBe(true)
    const audited = await app().database.db.many<{ after: { exceptions: unknown } }>(
      sql`select after from audit where action = 'setChainHours' order by id desc limit 1`,
    )
    expect(audited[0]?.after.exceptions).toEqual(saved.exceptions)
  })

  it('are told on the site before they come, and the day itself has no times', async () => {
    await save([FESTIVAL])
    expect(await truro()).toMatchObject({
      datesAhead: ['Closed Wednesday, October 21 (Festival)'],
      exceptions: [whole(FESTIVAL)],
    })
    expect(await slotsOn(WEDNESDAY)).toMatchObject({
      slots: [],
      isClosed: true,
      notice: 'Closed Wednesday, October 21 (Festival)',
    })
    expect((await slotsOn('2026-10-22')).notice).toBeNull()
    for (const path of ['/createReservation', '/holdReservationSlot']) {
      const reply =
        path === '/createReservation'
          ? await book({ date: WEDNESDAY })
          : await guest().post(path, { location: 'truro', date: WEDNESDAY, time: '19:00', partySize: 2 })
      expect([path, reply.status, reply.body.code]).toEqual([path, 409, 'closed_day'])
    }
  })

  it('also close the doors for orders', async () => {
    await alwaysOpen(app())
    const customer = await app().signUp()
    const order = async () => customer.post('/createCustomerOrderCash', await anOrder(app()))
    expect((await order()).status).toBe(200)
    await save([
      { date: '2026-10-18', closed: true },
      { date: MONDAY, closed: true },
    ])
    expect((await order()).body).toMatchObject({
      code: 'location_closed',
      userMessage: 'Closed - Opens tomorrow at 12 a.m.',
    })
    await app().database.db.run(sql`update locations set hours = '{}'`)
  })

  it('give way to a date of the location’s own', async () => {
    await save([FESTIVAL])
    const before = bodyOf(getAllLocations, await admin.get('/getAllLocations?search=truro')).locations[0]
    const own = { date: WEDNESDAY, closed: false, open: '17:00', close: '21:00', name: 'Festival dinner' }
    const reply = await update('truro', before?.version ?? 0, { exceptions: [own] })
    expect(reply.body.location).toMatchObject({ exceptions: [own], chainExceptions: [whole(FESTIVAL)] })
    expect((await truro()).datesAhead).toEqual(['Open 5 p.m. – 9 p.m. on Wednesday, October 21 (Festival dinner)'])
    expect((await slotsOn(WEDNESDAY)).slots[0]?.time).toBe('17:30')
    await update('truro', (before?.version ?? 0) + 1, { exceptions: [] })
  })

  it('are announced once for everybody', async () => {
    const reader = await readLive(app().url, { cookie: guest().cookie })
    await reader.until(({ event }) => event === 'hello')
    const before = await changes()
    await save([FESTIVAL])
    expect(await changes()).toBe(before + 1)
    const news = await reader.until(({ event, data }) => event === 'change' && data.id === 'all')
    expect(news.data).toMatchObject({ topic: 'location.changed', locationId: null })
    reader.close()
  })

  it('of ten who save at once one wins, and the others hear who was first', async () => {
    const { version } = await chain()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send([{ date: `2027-01-${10 + n}`, closed: true }], version)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = replies.filter(({ body }) => body.code === 'chain_hours_changed')
    expect(lost).toHaveLength(9)
    expect(lost[0]).toMatchObject({
      status: 409,
      body: { current: { version: version + 1, changedBy: (await chain()).updatedBy } },
    })
    expect((await save((await chain()).exceptions)).version).toBe(version + 1)
  })

  it('are set by admins only', async () => {
    const manager = await aColleague(app(), 'manager', ['truro'])
    for (const by of [manager, await app().signUp()]) {
      expect([401, 403]).toContain((await by.get('/getChainHours')).status)
      expect([401, 403]).toContain((await send([], 1, {}, by)).status)
    }
  })

  it('come with the statutory days of the next twelve months', async () => {
    const { suggestions } = await chain()
    expect(suggestions).toHaveLength(12)
    expect(suggestions[0]).toEqual({ date: '2026-11-11', name: 'Remembrance Day' })
  })
})

describe('what cannot be saved', () => {
  const many = Array.from({ length: 401 }, (_, n) => ({
    date: new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10),
    closed: true,
  }))

  it.each<[string, unknown, string | undefined, string | undefined]>([
    ['31 February', [{ date: '2027-02-31', closed: true }], 'exceptions.0.date', 'Please enter a valid date'],
    ['a date twice', [FESTIVAL, FESTIVAL], 'exceptions.1.date', 'This date is in the list already'],
    [
      'times that are none',
      [{ date: WEDNESDAY, closed: false, open: '25:00', close: '26:00' }],
      'exceptions.0.times',
      'Please enter opening and closing times, or close the day',
    ],
    [
      'a close that was meant for the evening',
      [{ date: WEDNESDAY, closed: false, open: '11:30', close: '10:00' }],
      'exceptions.0.times',
      'Closing at 10 a.m. is after the business day ends at 4 a.m.',
    ],
    ['a long name', [{ ...FESTIVAL, name: 'x'.repeat(61) }], 'exceptions.0.name', 'At most 60 characters'],
    ['401 dates', many, undefined, undefined],
    ['no list', 'closed', undefined, undefined],
  ])('%s', async (_, exceptions, field, sentence) => {
    const { version } = await chain()
    const reply = await send(exceptions, version)
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
    if (field) expect(reply.body.fields).toEqual([{ field, sentence }])
    expect((await chain()).version).toBe(version)
  })

  it('dates that are over are kept', async () => {
    const past = whole({ date: '2025-12-25', closed: true })
    expect((await save([past, FESTIVAL])).exceptions).toEqual([past, whole(FESTIVAL)])
    expect(await truro()).toMatchObject({ exceptions: [whole(FESTIVAL)] })
  })
})
