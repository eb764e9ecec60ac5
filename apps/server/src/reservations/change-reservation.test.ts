import { createReservation } from '@sizzle/contract/reservations.ts'
import { changeReservation } from '@sizzle/contract/reservations-office.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { expectCountersTrue } from '../testing/slot-counters.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// A year with the weekdays of 2026, so far ahead that no reminder falls due by the database's own clock.
const NOON = instantOf(HALIFAX, '2037-11-20', '12:00')
const clock = { now: NOON }
const app = useTestApp({}, () => clock.now)
let guest: Caller
let staff: Caller
let colleague: Caller
let elsewhere: Caller
let person: Caller
let day = 0
let date = ''

beforeAll(async () => {
  guest = await app().guest()
  person = await app().signUp()
  staff = await staffAt(app(), 'staff', ['truro'])
  colleague = await staffAt(app(), 'manager', ['truro'])
  elsewhere = await staffAt(app(), 'manager', ['new-glasgow'])
})
beforeEach(() => {
  clock.now = NOON
  day += 1
  date = `2037-12-${String(day).padStart(2, '0')}`
})

async function booked(details: object = {}, customer: object = {}) {
  const wish = aReservation({ date, ...details }, { ...customer })
  return bodyOf(createReservation, await guest.post('/createReservation', wish)).reservation
}
type Booked = Awaited<ReturnType<typeof booked>>

function change({ id, version, reservationDetails: had }: Booked, to: object, by = staff, key = {}) {
  const { date, time, partySize, specialRequests } = had
  const reservationDetails = { date, time, partySize, specialRequests, ...to }
  return by.post('/changeReservation', { id, version, reservationDetails }, key)
}
const seatsAt = async (on: string, time: string) =>
  (await expectCountersTrue(app())).find((slot) => slot.date === on && slot.slot === time)?.guests ?? 0
const messagesAbout = (id: string) =>
  app().database.db.many<{ template: string; subject: string | null; text: string }>(sql`
    select template, subject, text from messages where about_id = ${id} order by id`)
const reminderOf = async (id: string) =>
  (
    await app().database.db.maybe<{ due_at: Date }>(sql`
    select due_at from jobs where key = ${`remind-of-reservation:${id}`}`)
  )?.due_at

describe('a table that staff change (tables 30)', () => {
  it('has its new time and number, its seats move along, and its guest is told what was before', async () => {
    const had = await booked()
    const reply = bodyOf(changeReservation, await change(had, { date: '2037-12-28', time: '20:00', partySize: 5 }))
    expect(reply).toMatchObject({
      isTold: true,
      reservation: {
        reservationId: had.reservationId,
        version: had.version + 1,
        status: 'confirmed',
        startsAt: instantOf(HALIFAX, '2037-12-28', '20:00').toISOString(),
        reservationDetails: { date: '2037-12-28', time: '20:00', timeLabel: '8 p.m.', partySize: 5 },
      },
    })
    expect([await seatsAt(date, '19:00'), await seatsAt('2037-12-28', '20:00')]).toEqual([0, 5])
    const letter = (await messagesAbout(had.id)).at(-1)
    expect(letter?.template).toBe('reservation_moved')
    expect(letter?.subject).toMatch(/^Your table is now .*Dec 28 at 8 p\.m\. - /)
    expect(letter?.text).toContain('Tuesday, December 1, 2037, 7 p.m., 2 guests')
    expect(await reminderOf(had.id)).toEqual(instantOf(HALIFAX, '2037-12-27', '10:00'))
    const { body } = await staff.get(`/getReservationHistory?id=${had.id}`)
    expect((body.history as { note: string | null }[]).at(-1)?.note).toBe(
      'Moved from Tue, Dec 1, 7 p.m. to Mon, Dec 28, 8 p.m. · For 5 guests instead of 2',
    )
    clock.now = instantOf(HALIFAX, '2037-12-28', '19:30')
    expect((await staff.post('/updateReservationStatus', { id: had.id, status: 'seated' })).status).toBe(200)
  })

  it('keeps quiet about a note, and does nothing when nothing is other', async () => {
    const had = await booked()
    const noted = bodyOf(changeReservation, await change(had, { specialRequests: ' High chair ' }))
    expect(noted).toMatchObject({
      isTold: false,
      reservation: { reservationDetails: { specialRequests: 'High chair' } },
    })
    const again = bodyOf(changeReservation, await change(noted.reservation, {}))
    expect(again.reservation.version).toBe(noted.reservation.version)
    expect((await messagesAbout(had.id)).map(({ template }) => template)).toEqual(['reservation_confirmation'])
  })

  it('of people at the door takes more chairs though its time has passed, and moves without notice', async () => {
    const had = await booked()
    clock.now = instantOf(HALIFAX, date, '19:20')
    const grown = bodyOf(changeReservation, await change(had, { partySize: 4 }))
    expect(await seatsAt(date, '19:00')).toBe(4)
    expect((await change(grown.reservation, { time: '19:30' })).status).toBe(200)
    expect(await seatsAt(date, '19:30')).toBe(4)
  })
})

describe('a change is refused', () => {
  it.each([
    ['a time that passed', { date: '2037-11-19' }, 'slot_in_past'],
    ['too far ahead', { date: '2038-06-01' }, 'slot_too_far_ahead'],
    ['outside the hours', { time: '03:00' }, 'slot_outside_hours'],
    ['between the times', { time: '19:05' }, 'slot_outside_hours'],
    ['nobody', { partySize: 0 }, undefined],
    ['a crowd', { partySize: 21 }, undefined],
    ['no day', { date: '2037-02-31' }, undefined],
    ['an endless note', { specialRequests: 'x'.repeat(501) }, 'invalid_input'],
  ])('for %s, and everything stays', async (_, to, code) => {
    const had = await booked()
    const reply = await change(had, to)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
    if (code) expect(reply.body.code).toBe(code)
    expect(await seatsAt(date, '19:00')).toBe(2)
    expect((await messagesAbout(had.id)).length).toBe(1)
  })

  it('when the new time is full, with the nearest free ones, and the old table is still there', async () => {
    const had = await booked()
    await booked({ time: '20:00', partySize: 20 })
    await booked({ time: '20:00', partySize: 19 })
    const reply = await change(had, { time: '20:00' })
    expect([reply.status, reply.body.code]).toEqual([409, 'slot_full'])
    expect(reply.body.nearest).toHaveLength(3)
    expect([await seatsAt(date, '19:00'), await seatsAt(date, '20:00')]).toEqual([2, 39])
    expect((await messagesAbout(had.id)).length).toBe(1)
  })

  it('to people of other locations, guests and strangers, who learn of no table', async () => {
    const had = await booked()
    expect((await change(had, { time: '20:00' }, elsewhere)).body.code).toBe('reservation_not_found')
    expect([401, 403]).toContain((await change(had, { time: '20:00' }, person)).status)
    expect((await change(had, { time: '20:00' }, guest)).status).toBe(401)
  })

  it('once it is seated or cancelled', async () => {
    const had = await booked()
    await staff.post('/cancelReservation', { id: had.id, reason: 'Weather conditions' })
    await colleague.post('/cancelReservation', { id: had.id, reason: 'Weather conditions' })
    const reply = await change(had, { time: '20:00' })
    expect([reply.body.code, reply.body.status]).toEqual(['reservation_not_changeable', 'cancelled'])
  })

  it('when the same guest has another table to come here', async () => {
    const email = 'two-tables@example.test'
    const late = await booked({}, { email })
    clock.now = instantOf(HALIFAX, date, '19:10')
    const other = await booked({ time: '20:30' }, { email })
    expect((await change(late, { time: '21:00' })).body.code).toBe('already_booked_here')
    expect((await change(late, { partySize: 3 })).status).toBe(200)
    await colleague.post('/cancelReservation', { id: other.id, reason: 'Weather conditions' })
    expect(await seatsAt(date, '20:30')).toBe(0)
  })
})

describe('at once', () => {
  it('two colleagues change a table: one is first, and the other hears who', async () => {
    const had = await booked()
    const times = ['18:00', '18:30', '20:00', '20:30', '21:00']
    const replies = await Promise.all(times.map((time, n) => change(had, { time }, n % 2 === 0 ? staff : colleague)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of replies.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code: 'reservation_changed_meanwhile', current: { status: 'confirmed' } })
    await expectCountersTrue(app())
  })

  it('the same press sent ten times changes it once', async () => {
    const had = await booked()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(had, { partySize: 6 }, staff, key)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await seatsAt(date, '19:00')).toBe(6)
    expect((await messagesAbout(had.id)).length).toBe(2)
  })

  it('tables swap their times back and forth, and no seat is lost', async () => {
    const tables = await Promise.all(
      Array.from({ length: 10 }, (_, n) => booked({ time: n % 2 === 0 ? '18:00' : '20:00' })),
    )
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all(
        tables.map((table, n) => change(table, { time: (n + round) % 2 === 0 ? '20:00' : '18:00' })),
      )
      for (const [n, reply] of replies.entries()) tables[n] = bodyOf(changeReservation, reply).reservation
    }
    expect([await seatsAt(date, '18:00'), await seatsAt(date, '20:00')]).toEqual([10, 10])
  })
})
