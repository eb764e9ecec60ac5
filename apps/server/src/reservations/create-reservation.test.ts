import { HALIFAX, instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const MONDAY = '2026-10-19'
const clock = { now: instantOf(HALIFAX, MONDAY, '12:00') }
const app = useTestApp({}, () => clock.now)
let guest: Caller

beforeAll(async () => {
  guest = await app().guest()
})
beforeEach(() => {
  clock.now = instantOf(HALIFAX, MONDAY, '12:00')
})

const set = (changes: string) => app().database.pool.query(`update locations set ${changes} where id = 'truro'`)
const book = (details: object = {}, customer: object = {}) =>
  guest.post('/createReservation', aReservation({ date: MONDAY, ...details }, { ...customer }))
const slotsOn = async (date: string, partySize = 2) => {
  const reply = await guest.get(`/getReservationSlots?locationId=truro&date=${date}&partySize=${partySize}`)
  return reply.body as unknown as { slots: { time: string; label: string }[]; isClosed: boolean; code?: string }
}

describe('a booking', () => {
  it('is confirmed, has the id for people, the wish as it was made, and a private link', async () => {
    const email = 'Anjali@Example.TEST'
    const device = { userAgent: 'Mozilla/5.0', platform: 'Linux' }
    const wish = aReservation(
      { date: MONDAY, partySize: 4, specialRequests: ' window ' },
      { email, name: ' Anjali R. ' },
    )
    const { status, body } = await guest.post('/createReservation', { ...wish, deviceInfo: device })
    expect(status).toBe(200)
    expect(body.reservation).toMatchObject({
      reservationId: expect.stringMatching(/^RES-TRU-20261019-[A-Z]{4}$/),
      status: 'confirmed',
      location: 'truro',
      locationInfo: { name: 'Truro Heights', timeZone: HALIFAX },
      customerInfo: { name: 'Anjali R.', email: 'anjali@example.test', phone: '+19025550123', firebaseId: null },
      reservationDetails: {
        date: MONDAY,
        time: '19:00',
        timeLabel: '7:00 PM',
        partySize: 4,
        specialRequests: 'window',
      },
      startsAt: '2026-10-19T22:00:00.000Z',
      cancelledAt: null,
      cancellationReason: null,
      source: 'web',
      deviceInfo: device,
    })
    const { reservationId } = body.reservation as { reservationId: string }
    const link = new URL(String(body.link))
    expect(link.pathname).toBe('/reservations')
    expect(Object.fromEntries(link.searchParams)).toEqual({ reservation: reservationId, token: body.token })
    // At least 128 bits.
    expect(String(body.token).length).toBeGreaterThanOrEqual(22)
  })

  it('at New Glasgow and at any other place has that place’s code', async () => {
    const at = { ...aReservation({ date: MONDAY }), location: 'new-glasgow' }
    const { reservation } = (await guest.post('/createReservation', at)).body
    expect(reservation).toMatchObject({ reservationId: expect.stringMatching(/^RES-NGL-/) })
  })

  it('no longer blocks the next one once its time has passed', async () => {
    const email = 'regular@example.test'
    expect((await book({ time: '13:00' }, { email })).status).toBe(200)
    expect((await book({ time: '19:00' }, { email })).body.code).toBe('already_booked_here')
    clock.now = instantOf(HALIFAX, MONDAY, '13:00')
    expect((await book({ time: '19:00' }, { email })).status).toBe(200)
  })

  it('belongs to the session it was made in, whatever id the client claims', async () => {
    const person = await app().signUp()
    const wish = aReservation({ date: MONDAY }, { firebaseId: '00000000-0000-4000-8000-000000000000' })
    const made = (await person.post('/createReservation', wish)).body.reservation as {
      customerInfo: object
      id: string
    }
    const mine = (await person.get('/getMyReservations')).body.reservations as { id: string; customerInfo: object }[]
    expect(mine.map(({ id }) => id)).toEqual([made.id])
    expect(made.customerInfo).not.toMatchObject({ firebaseId: '00000000-0000-4000-8000-000000000000' })
    // The same person again: the booking that is in the way comes along, so that it can be cancelled.
    const again = await person.post(
      '/createReservation',
      aReservation({ date: MONDAY }, { email: wish.customerInfo.email }),
    )
    expect(again.body).toMatchObject({ code: 'already_booked_here', reservation: { id: made.id } })
  })

  it('finds a free id when most are taken, also for many at once', async () => {
    // The database lets only the last letter differ: 26 ids for 20 bookings.
    await app().database.pool.query(`
      create function few_ids() returns trigger language plpgsql as $$
        begin new.reservation_id := left(new.reservation_id, 17) || 'AAA' || right(new.reservation_id, 1); return new; end $$;
      create trigger few_ids before insert on reservations for each row execute function few_ids()`)
    const times = ['18:00', '18:30', '19:00', '19:30']
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book({ date: '2026-12-01', time: times[n % 4] })),
    )
    await app().database.pool.query('drop trigger few_ids on reservations')
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const ids = replies.map(({ body }) => (body.reservation as { reservationId: string }).reservationId)
    expect(new Set(ids).size).toBe(20)
    for (const id of ids) expect(id).toMatch(/^RES-TRU-20261201-AAA[A-Z]$/)
  })
})

describe('a refused booking', () => {
  it.each([
    ['slot_in_past', { date: '2026-10-18' }],
    ['slot_in_past', { time: '12:00' }],
    ['slot_outside_hours', { time: '22:00' }],
    ['slot_outside_hours', { time: '11:30' }],
    ['slot_outside_hours', { time: '19:10' }],
    ['slot_too_far_ahead', { date: '2027-01-18' }],
  ])('%s: %j', async (code, details) => {
    expect(await book(details)).toMatchObject({ status: 409, body: { code, userMessage: expect.stringMatching(/\S/) } })
  })

  it('half an hour of notice is asked for, to the minute, and 90 days ahead are allowed', async () => {
    clock.now = instantOf(HALIFAX, MONDAY, '12:01')
    expect((await book({ time: '12:30' })).body.code).toBe('slot_too_soon')
    clock.now = instantOf(HALIFAX, MONDAY, '12:00')
    expect((await book({ time: '12:30' })).status).toBe(200)
    expect((await book({ date: '2027-01-17' })).status).toBe(200)
  })

  it('at a place that is not there, closed for good, without tables, closed that day or without readable hours', async () => {
    const at = (location: string) => guest.post('/createReservation', { ...aReservation({ date: MONDAY }), location })
    expect(await at('atlantis')).toMatchObject({ status: 404, body: { code: 'location_not_found' } })
    const changes: [string, string, string, string][] = [
      ['location_inactive', 'Location is currently inactive', 'is_active = false', 'is_active = true'],
      ['dine_in_unavailable', '', `features = '{Takeout}'`, `features = '{Dine-in,Takeout,Delivery}'`],
      [
        'closed_day',
        '',
        `hours = jsonb_set(hours, '{monday,closed}', 'true')`,
        `hours = jsonb_set(hours, '{monday,closed}', 'false')`,
      ],
      ['closed_day', '', `exceptions = '[{"date":"2026-10-19","closed":true}]'`, `exceptions = '[]'`],
      [
        'hours_not_configured',
        'Operating hours not properly configured for this location',
        `hours = jsonb_set(hours, '{monday,open}', '"noonish"')`,
        `hours = jsonb_set(hours, '{monday,open}', '"11:30"')`,
      ],
    ]
    for (const [code, sentence, change, back] of changes) {
      await set(change)
      const reply = await book()
      expect([reply.status, reply.body.code]).toEqual([409, code])
      if (sentence) expect(reply.body.userMessage).toBe(sentence)
      await set(back)
    }
    expect((await book()).status).toBe(200)
  })

  it.each([
    [{}, { name: 'P' }, 'Name must be at least 2 characters'],
    [{}, { email: 'nobody' }, 'Please enter a valid email address'],
    [{}, { email: 'a@example.test, b@example.test' }, 'Please enter a valid email address'],
    [{}, { email: 'a@example.test\r\nBcc: b@example.test' }, 'Please enter a valid email address'],
    [{}, { phone: '12' }, 'Please enter a valid phone number'],
    [{ specialRequests: 'x'.repeat(501) }, {}, 'Special requests must be 500 characters or less'],
  ])('with %j %j is told what is wrong at which field', async (details, customer, sentence) => {
    expect(await book(details, customer)).toMatchObject({
      status: 400,
      body: { userMessage: sentence, fields: [{ sentence }] },
    })
  })

  it.each([
    { partySize: 0 },
    { partySize: 21 },
    { partySize: '2' },
    { partySize: 1.5 },
    { date: '2026-02-30' },
    { time: '7 PM' },
  ])('with %j is bad input', async (details) => expect((await book(details)).status).toBe(400))
})

describe('the free times', () => {
  it('are every half hour from half an hour after opening to half an hour before closing, in 12-hour words', async () => {
    const { slots, isClosed } = await slotsOn('2026-10-20')
    expect([slots.length, slots[0], slots.at(-1), isClosed]).toEqual([
      20,
      { time: '12:00', label: '12:00 PM' },
      { time: '21:30', label: '9:30 PM' },
      false,
    ])
  })

  it('leave out what is full for the party, and what is over today', async () => {
    const date = '2026-10-21'
    await book({ date, partySize: 20 })
    await book({ date, partySize: 18 })
    const times = async (size: number) => (await slotsOn(date, size)).slots.map(({ time }) => time)
    expect(await times(2)).toContain('19:00')
    expect(await times(3)).not.toContain('19:00')
    expect((await slotsOn(MONDAY)).slots[0]?.time).toBe('12:30')
  })

  it('are none on a closed day, and no answer on a day that cannot be booked', async () => {
    await set(`exceptions = '[{"date":"2026-10-22","closed":true}]'`)
    expect(await slotsOn('2026-10-22')).toMatchObject({ slots: [], isClosed: true })
    await set(`exceptions = '[]'`)
    expect((await slotsOn('2026-10-18')).code).toBe('slot_in_past')
    expect((await slotsOn('2027-01-18')).code).toBe('slot_too_far_ahead')
  })

  it('follow what the location sets for itself: seats, minutes between slots, notice', async () => {
    await set('slot_capacity = 10, slot_minutes = 60, notice_minutes = 180')
    const date = '2026-10-23'
    expect((await slotsOn(date)).slots.map(({ time }) => time).slice(0, 3)).toEqual(['12:00', '13:00', '14:00'])
    expect((await slotsOn(MONDAY)).slots[0]?.time).toBe('15:00')
    expect((await book({ date, partySize: 6 })).status).toBe(200)
    expect((await book({ date, partySize: 6 })).body.code).toBe('slot_full')
    expect((await book({ date, partySize: 4 })).status).toBe(200)
    // A capacity that shrinks below what is taken only closes the slot.
    await set('slot_capacity = 5')
    expect((await book({ date, partySize: 1 })).body.code).toBe('slot_full')
    await set('slot_capacity = 40, slot_minutes = 30, notice_minutes = 30')
    expect((await book({ date, partySize: 20 })).status).toBe(200)
    await expect(set('slot_capacity = 0')).rejects.toThrow('check')
    await expect(set('slot_minutes = 5')).rejects.toThrow('check')
    await expect(set('notice_minutes = -1')).rejects.toThrow('check')
  })

  it('when a whole day is full, the next day with a table is named', async () => {
    const date = '2026-11-10'
    await set(`exceptions = '[{"date":"2026-11-10","closed":false,"open":"18:00","close":"19:00"}]'`)
    for (const partySize of [20, 20]) await book({ date, time: '18:30', partySize })
    expect((await book({ date, time: '18:30' })).body).toMatchObject({
      code: 'slot_full',
      nearest: [{ date: '2026-11-11', time: '18:00' }, { time: '18:30' }, { time: '19:00' }],
    })
    await set(`exceptions = '[]'`)
  })

  it('are asked of active locations with Dine-in, by name', async () => {
    const { locations } = (await guest.get('/getDineInLocations')).body as unknown as { locations: { name: string }[] }
    expect(locations.map(({ name }) => name)).toEqual(['New Glasgow', 'Truro Heights'])
    await set(`features = '{Takeout}'`)
    const fewer = (await guest.get('/getDineInLocations')).body as unknown as { locations: { name: string }[] }
    expect(fewer.locations.map(({ name }) => name)).toEqual(['New Glasgow'])
    await set(`features = '{Dine-in,Takeout,Delivery}'`)
  })
})

describe('when the clocks change', () => {
  const NIGHT = `hours = (select jsonb_object_agg(key, '{"open":"00:00","close":"06:00","closed":false}'::jsonb) from jsonb_each(hours))`

  it('a time that autumn shows twice is one slot, booked for the first of the two', async () => {
    const { hours } = await app().database.db.one<{ hours: object }>(
      sql`select hours from locations where id = 'truro'`,
    )
    await set(NIGHT)
    const date = '2026-11-01'
    const { slots } = await slotsOn(date)
    expect(slots.map(({ time }) => time)).toEqual([
      '00:30',
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
      '04:00',
      '04:30',
      '05:00',
      '05:30',
    ])
    expect((await book({ date, time: '01:30' })).body.reservation).toMatchObject({
      startsAt: '2026-11-01T04:30:00.000Z',
    })
    expect((await book({ date, time: '02:00' })).body.reservation).toMatchObject({
      startsAt: '2026-11-01T06:00:00.000Z',
    })
    await app().database.db.run(sql`update locations set hours = ${JSON.stringify(hours)}::jsonb where id = 'truro'`)
  })

  it('an evening of that day is four hours behind, and the one before three', async () => {
    expect((await book({ date: '2026-10-31' })).body.reservation).toMatchObject({
      startsAt: '2026-10-31T22:00:00.000Z',
    })
    expect((await book({ date: '2026-11-01' })).body.reservation).toMatchObject({
      startsAt: '2026-11-01T23:00:00.000Z',
    })
  })

  it('a time that spring skips is not offered and cannot be booked', async () => {
    clock.now = instantOf(HALIFAX, '2027-03-13', '12:00')
    const { hours } = await app().database.db.one<{ hours: object }>(
      sql`select hours from locations where id = 'truro'`,
    )
    await set(NIGHT)
    const date = '2027-03-14'
    expect((await slotsOn(date)).slots.map(({ time }) => time)).toEqual([
      '00:30',
      '01:00',
      '01:30',
      '03:00',
      '03:30',
      '04:00',
      '04:30',
      '05:00',
      '05:30',
    ])
    expect((await book({ date, time: '02:30' })).body.code).toBe('slot_outside_hours')
    expect((await book({ date, time: '03:00' })).body.reservation).toMatchObject({
      startsAt: '2027-03-14T06:00:00.000Z',
    })
    await app().database.db.run(sql`update locations set hours = ${JSON.stringify(hours)}::jsonb where id = 'truro'`)
    expect((await book({ date })).body.reservation).toMatchObject({ startsAt: '2027-03-14T22:00:00.000Z' })
  })

  it('notice is counted in real minutes across the gap', async () => {
    clock.now = instantOf(HALIFAX, '2027-03-14', '01:40')
    await set(`exceptions = '[{"date":"2027-03-14","closed":false,"open":"00:00","close":"06:00"}]'`)
    // From 01:40 to 03:00 on the wall are 20 minutes.
    expect((await book({ date: '2027-03-14', time: '03:00' })).body.code).toBe('slot_too_soon')
    expect((await book({ date: '2027-03-14', time: '03:30' })).status).toBe(200)
    await set(`exceptions = '[]'`)
  })
})
