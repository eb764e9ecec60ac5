import { createReservation } from '@sizzle/contract/reservations.ts'
import { getMyReservations } from '@sizzle/contract/reservations-guest.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { describe, expect, it } from 'vitest'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { MONDAY, useReservationApp } from '../testing/reservation-app.ts'
import { insertReservation, type NewReservation } from './reservations.sql.ts'

const { app, clock, guest, set, book } = useReservationApp()

describe('a booking', () => {
  it('is confirmed, has the id for people, the wish as it was made, and a private link', async () => {
    const email = 'Anjali@Example.TEST'
    const device = { userAgent: 'Mozilla/5.0', platform: 'Linux' }
    const wish = aReservation(
      { date: MONDAY, partySize: 4, specialRequests: ' window ' },
      { email, name: ' Anjali R. ' },
    )
    const reply = await guest().post('/createReservation', { ...wish, deviceInfo: device })
    expect(reply.status).toBe(200)
    const body = bodyOf(createReservation, reply)
    expect(body.reservation).toMatchObject({
      reservationId: expect.stringMatching(/^RES-TRU-20261019-[A-Z]{4}$/),
      status: 'confirmed',
      location: 'truro',
      locationInfo: { name: 'Truro Heights', timeZone: HALIFAX },
      customerInfo: { name: 'Anjali R.', email: 'anjali@example.test', phone: '+19025550123', firebaseId: null },
      reservationDetails: {
        date: MONDAY,
        time: '19:00',
        timeLabel: '7 p.m.',
        partySize: 4,
        specialRequests: 'window',
      },
      startsAt: '2026-10-19T22:00:00.000Z',
      cancelledAt: null,
      cancellationReason: null,
      source: 'web',
      deviceInfo: device,
    })
    const { reservationId } = body.reservation
    const link = new URL(String(body.link))
    expect(link.pathname).toBe('/reservations')
    expect(Object.fromEntries(link.searchParams)).toEqual({ reservation: reservationId, token: body.token })
    // At least 128 bits.
    expect(String(body.token).length).toBeGreaterThanOrEqual(22)
  })

  it('at New Glasgow and at any other place has that place’s code', async () => {
    const at = { ...aReservation({ date: MONDAY }), location: 'new-glasgow' }
    const { reservation } = (await guest().post('/createReservation', at)).body
    expect(reservation).toMatchObject({ reservationId: expect.stringMatching(/^RES-NGL-/) })
  })

  it('no longer blocks the next one once its time has passed', async () => {
    const email = 'regular@example.test'
    const statusOf = async (time: string) =>
      bodyOf(createReservation, await book({ time }, { email })).reservation.status
    expect([await statusOf('13:00'), await statusOf('19:00')]).toEqual(['confirmed', 'pending'])
    clock.now = instantOf(HALIFAX, MONDAY, '13:00')
    expect(await statusOf('19:00')).toBe('confirmed')
  })

  it('belongs to the session it was made in, whatever id the client claims', async () => {
    const person = await app().signUp()
    const wish = aReservation({ date: MONDAY }, { firebaseId: '00000000-0000-4000-8000-000000000000' })
    const made = bodyOf(createReservation, await person.post('/createReservation', wish)).reservation
    const mine = bodyOf(getMyReservations, await person.get('/getMyReservations')).reservations
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
    const ids = replies.map((reply) => bodyOf(createReservation, reply).reservation.reservationId)
    expect(new Set(ids).size).toBe(20)
    for (const id of ids) expect(id).toMatch(/^RES-TRU-20261201-AAA[A-Z]$/)
  })
})

it('a number for people is given once in the whole house, also where two locations ask for the same at once', async () => {
  const rowAt = (location_id: string): NewReservation => ({
    location_id,
    id: crypto.randomUUID(),
    reservation_id: 'RES-SAM-20261201-SAME',
    status: 'confirmed',
    customer_name: 'Priya Sharma',
    customer_email: null,
    email_key: null,
    customer_phone: '+19025550123',
    date: '2026-12-01',
    slot: '18:00',
    starts_at: new Date('2026-12-01T22:00:00Z'),
    party_size: 2,
    special_requests: null,
    source: 'phone',
    user_agent: null,
    platform: null,
    user_id: null,
    booked_by: null,
    reserved_at: new Date(),
    source_key: null,
    pending_until: null,
  })
  const places = ['truro', 'new-glasgow', 'truro', 'new-glasgow', 'truro', 'new-glasgow']
  const made = await Promise.all(
    places.map((place) =>
      app().database.transaction(async (tx) => {
        const row = rowAt(place)
        return (await insertReservation(tx, row)) !== undefined
      }),
    ),
  )
  expect(made.filter((isMade) => isMade)).toHaveLength(1)
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
    const at = (location: string) => guest().post('/createReservation', { ...aReservation({ date: MONDAY }), location })
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
    [{}, { name: 'P' }, 'Name must be at least 2 characters', 'customerInfo.name'],
    [{}, { email: 'nobody' }, 'Please enter a valid email address', 'customerInfo.email'],
    [{}, { email: 'a@example.test, b@example.test' }, 'Please enter a valid email address', 'customerInfo.email'],
    [
      {},
      { email: 'a@example.test\r\nBcc: b@example.test' },
      'Please enter a valid email address',
      'customerInfo.email',
    ],
    [{}, { phone: '12' }, 'Please enter a valid phone number', 'customerInfo.phone'],
    [
      { specialRequests: 'x'.repeat(501) },
      {},
      'Special requests must be 500 characters or less',
      'reservationDetails.specialRequests',
    ],
  ])('with %j %j is told what is wrong at which field, by its path', async (details, customer, sentence, field) => {
    expect(await book(details, customer)).toMatchObject({
      status: 400,
      body: { userMessage: sentence, fields: [{ field, sentence }] },
    })
  })

  it.each([
    { partySize: 0 },
    { partySize: 21 },
    { partySize: '2' },
    { partySize: 1.5 },
    { date: '2026-02-30' },
    { time: '7 p.m.' },
  ])('with %j is bad input', async (details) => expect((await book(details)).status).toBe(400))
})
