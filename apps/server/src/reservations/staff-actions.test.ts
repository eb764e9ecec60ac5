import { createReservation } from '@sizzle/contract/reservations.ts'
import { getAllReservations, getReservationsToCancel } from '@sizzle/contract/reservations-office.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { expectCountersTrue } from '../testing/slot-counters.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const NOON = instantOf(HALIFAX, '2026-11-20', '12:00')
const clock = { now: NOON }
const app = useTestApp({ TRUST_PROXY: '127.0.0.1' }, () => clock.now)
let guest: Caller
let staff: Caller
let manager: Caller
let colleague: Caller
let elsewhere: Caller
let day = 0
let date = ''

beforeAll(async () => {
  guest = await app().guest()
  staff = await staffAt(app(), 'staff', ['truro'])
  manager = await staffAt(app(), 'manager', ['truro'])
  colleague = await staffAt(app(), 'manager', ['truro'])
  elsewhere = await staffAt(app(), 'manager', ['new-glasgow'])
})
beforeEach(() => {
  clock.now = NOON
  day += 1
  date = `2026-12-${String(day).padStart(2, '0')}`
})
async function booked(details: object = {}, customer: object = {}, address = '198.51.100.1') {
  const wish = aReservation({ date, ...details }, { ...customer })
  return bodyOf(createReservation, await guest.post('/createReservation', wish, { 'x-forwarded-for': address }))
    .reservation
}
const mark = (id: string, status: string, by = staff) => by.post('/updateReservationStatus', { id, status })
const at = (time: string, seconds = 0) => {
  clock.now = new Date(instantOf(HALIFAX, date, time).getTime() + seconds * 1000)
}
const history = async (id: string) => {
  const { body } = await staff.get(`/getReservationHistory?id=${id}`)
  return (body.history as { status: string }[]).map(({ status }) => status)
}

describe('a mark', () => {
  it('waits for the evening: seated for two hours before, no-show for a quarter past, completed for the time (tables 16)', async () => {
    const { id } = await booked()
    for (const status of ['seated', 'completed', 'no-show']) {
      const reply = await mark(id, status)
      expect([reply.status, reply.body.code]).toEqual([409, 'reservation_mark_too_early'])
    }
    at('16:59')
    expect((await mark(id, 'seated')).body.userMessage).toMatch(/^This can be marked from .+ at 5 p\.m\.$/)
    at('19:14')
    expect((await mark(id, 'no-show')).body.code).toBe('reservation_mark_too_early')
    at('17:00')
    expect((await mark(id, 'completed')).body.code).toBe('reservation_mark_too_early')
    expect((await mark(id, 'seated')).status).toBe(200)
    expect((await mark(id, 'completed')).status).toBe(200)
    const second = await booked({ time: '20:00' })
    at('20:15')
    expect((await mark(second.id, 'no-show')).status).toBe(200)
  })

  it('is taken back by its author within five seconds, and by nobody else', async () => {
    const { id } = await booked()
    at('19:20')
    await mark(id, 'no-show')
    expect((await manager.post('/undoMark', { id })).body.code).toBe('reservation_undo_over')
    expect((await elsewhere.post('/undoMark', { id })).status).toBe(404)
    at('19:20', 5)
    expect((await staff.post('/undoMark', { id })).body).toMatchObject({ reservation: { status: 'confirmed' } })
    expect((await staff.post('/undoMark', { id })).body.code).toBe('reservation_undo_over')
    expect((await mark(id, 'seated')).status).toBe(200)
    at('19:20', 20)
    expect((await staff.post('/undoMark', { id })).body.code).toBe('reservation_undo_over')
    expect(await history(id)).toEqual(['confirmed', 'no-show', 'confirmed', 'seated'])
    await expectCountersTrue(app())
  })

  it('taken back twice at once is taken back once', async () => {
    const { id } = await booked()
    at('17:30')
    await mark(id, 'seated')
    const replies = await Promise.all(Array.from({ length: 8 }, () => staff.post('/undoMark', { id })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await history(id)).toEqual(['confirmed', 'seated', 'confirmed'])
  })

  it('taken back lets nobody have two active bookings', async () => {
    const email = 'twice@example.test'
    const { id } = await booked({ time: '18:00' }, { email })
    at('17:00')
    await mark(id, 'seated')
    await booked({ time: '20:00' }, { email })
    expect((await staff.post('/undoMark', { id })).body.code).toBe('reservation_undo_over')
    const { n } = await app().database.db.one<{ n: number }>(
      sql`select count(*)::int as n from reservations where email_key = ${email} and is_active`,
    )
    expect(n).toBe(1)
  })
})

describe('two colleagues who cancel one reservation', () => {
  it('at once: the second hears who was first and when, and the first reason stays', async () => {
    const { id } = await booked()
    const [one, two] = await Promise.all([
      manager.post('/cancelReservation', { id, reason: 'Kitchen emergency' }),
      colleague.post('/cancelReservation', { id, reason: 'Staff shortage' }),
    ])
    const refused = one.status === 409 ? one : two
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]))
    const kept = one.status === 200 ? 'Kitchen emergency' : 'Staff shortage'
    expect(refused.body).toMatchObject({
      code: 'reservation_already_cancelled',
      userMessage: 'This reservation was already cancelled.',
      current: { status: 'cancelled', by: 'A manager', at: NOON.toISOString(), reason: kept },
    })
    const row = await app().database.db.one(
      sql`select cancellation_reason as reason from reservations where id = ${id}`,
    )
    expect(row).toEqual({ reason: kept })
  })

  it('who sends the same again hears that it is cancelled', async () => {
    const { id } = await booked()
    for (let n = 0; n < 2; n++)
      expect((await manager.post('/cancelReservation', { id, reason: 'Kitchen emergency' })).status).toBe(200)
  })
})

describe('cancelling many', () => {
  const preview = (asked: Record<string, string>, by = manager) =>
    by.get(`/getReservationsToCancel?${new URLSearchParams({ location: 'truro', ...asked }).toString()}`)
  const found = async (asked: Record<string, string>) => {
    const { reservations, total } = bodyOf(getReservationsToCancel, await preview(asked))
    expect(reservations).toHaveLength(total)
    return reservations.map(({ id }) => id).sort()
  }

  it('shows first what it would cancel, by day, slot, phone, email and source', async () => {
    const one = await booked({}, { phone: '902 555 7001', email: 'one@example.test' }, '198.51.100.7')
    const two = await booked({ time: '20:00' }, { phone: '902 555 7002' }, '198.51.100.7')
    const three = await booked({ time: '20:00' }, { phone: '902 555 7003' }, '198.51.100.8')
    const gone = await booked({ time: '20:00' })
    await manager.post('/cancelReservation', { id: gone.id, reason: 'Other' })
    const { source } = (await staff.get(`/getReservationHistory?id=${one.id}`)).body
    expect(await found({ date })).toEqual([one.id, two.id, three.id].sort())
    expect(await found({ date, time: '20:00' })).toEqual([two.id, three.id].sort())
    expect(await found({ phone: '(902) 555-7002' })).toEqual([two.id])
    expect(await found({ email: ' ONE@example.test' })).toEqual([one.id])
    expect(await found({ source: String(source) })).toEqual([one.id, two.id].sort())
    expect((await preview({})).body.code).toBe('reservation_filter_missing')
    expect((await preview({ date }, staff)).status).toBe(403)
    expect((await preview({ date }, elsewhere)).status).toBe(404)
  })

  it('cancels what was looked at, tells each guest once with the reason, and gives the seats back, also twice at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        booked({ time: n % 2 ? '19:00' : '18:30', partySize: 3 }, {}, '198.51.100.9'),
      ),
    )
    const later = await booked({ time: '20:00' })
    const ids = made.map(({ id }) => id)
    const cancel = (by: Caller) => by.post('/cancelReservations', { ids, reason: 'Overbooking issue' })
    const replies = await Promise.all([cancel(manager), cancel(colleague), cancel(manager)])
    expect(replies.reduce((sum, { body }) => sum + Number(body.cancelled), 0)).toBe(20)
    const letters = await app().database.db.many(sql`
      select about_id from messages where template = 'reservation_cancelled' and about_id = any(${ids}) and state <> 'skipped'
        and text like '%Overbooking issue%'`)
    expect(letters).toHaveLength(20)
    expect(await found({ date })).toEqual([later.id])
    await expectCountersTrue(app())
  })

  it('is refused without a reason, to staff, and for a booking of another place, where nothing is cancelled', async () => {
    const { id } = await booked()
    const other = bodyOf(
      createReservation,
      await guest.post('/createReservation', { ...aReservation({ date }), location: 'new-glasgow' }),
    ).reservation
    expect((await manager.post('/cancelReservations', { ids: [id], reason: ' ' })).body.code).toBe(
      'reservation_reason_required',
    )
    expect((await staff.post('/cancelReservations', { ids: [id], reason: 'Other' })).status).toBe(403)
    const ids = [id, other.id]
    expect((await manager.post('/cancelReservations', { ids, reason: 'Other' })).status).toBe(404)
    expect(await history(id)).toEqual(['confirmed'])
  })
})

describe('a source that fills a slot', () => {
  it('is shown to staff and written once to the managers; it can be put away, and comes back with more seats', async () => {
    const alerts = async (by = staff) => bodyOf(getAllReservations, await by.get('/getAllReservations')).alerts
    const address = '198.51.100.77'
    await booked({ partySize: 19 }, {}, address)
    expect(await alerts()).toEqual([])
    await booked({ partySize: 2 }, {}, address)
    await booked({ partySize: 2 }, {}, address)
    const [alert, ...others] = await alerts()
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      date,
      time: '19:00',
      seats: 23,
      bookings: 3,
      capacity: 40,
      locationName: 'Truro Heights',
    })
    expect(await alerts(elsewhere)).toEqual([])
    const letters = () =>
      app().database.db.many<{ text: string }>(
        sql`select text from messages where dedupe_key like ${`slot-filled:truro:${date}%`}`,
      )
    expect(await letters()).toHaveLength(2)
    expect((await letters())[0]?.text).not.toMatch(/Priya|198\.51|@example/)
    expect((await elsewhere.post('/resolveReservationAlert', { alertId: alert?.id })).status).toBe(404)
    expect((await staff.post('/resolveReservationAlert', { alertId: alert?.id })).status).toBe(200)
    expect(await alerts()).toEqual([])
    await booked({ partySize: 4 }, {}, address)
    expect(await alerts()).toMatchObject([{ seats: 27 }])
    expect(await letters()).toHaveLength(2)
  })
})
