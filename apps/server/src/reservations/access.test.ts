import { randomUUID } from 'node:crypto'
import { createReservation } from '@sizzle/contract/reservations.ts'
import { getReservationDay } from '@sizzle/contract/reservations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation, dayAfter } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let guest: Caller
let owner: Caller
let stranger: Caller
let staff: Caller
let manager: Caller
let elsewhere: Caller
let admin: Caller

beforeAll(async () => {
  guest = await app().guest()
  owner = await app().signUp()
  stranger = await app().signUp()
  admin = await app().admin()
  staff = await staffAt(app(), 'staff', ['truro'])
  manager = await staffAt(app(), 'manager', ['truro'])
  elsewhere = await staffAt(app(), 'manager', ['new-glasgow'])
})

type Booking = { id: string; reservationId: string; token: string }
async function booked(by: Caller, details: object = {}): Promise<Booking> {
  const body = bodyOf(createReservation, await by.post('/createReservation', aReservation({ ...details })))
  const { id, reservationId } = body.reservation
  return { id, reservationId, token: String(body.token) }
}
const see = (by: Caller, id: string, token?: string) =>
  by.get(`/getReservation?id=${id}${token ? `&token=${token}` : ''}`)
const cancel = (by: Caller, id: string, more: object = {}) => by.post('/cancelReservation', { id, ...more })

describe('a booking', () => {
  it('is seen by its session and by who has the private link, with either id (tables 9)', async () => {
    const { id, reservationId, token } = await booked(owner)
    for (const any of [id, reservationId]) {
      expect((await see(owner, any)).status).toBe(200)
      expect((await see(guest, any, token)).status).toBe(200)
      expect((await see(stranger, any, token)).status).toBe(200)
    }
  })

  it('is unknown to everybody else, in the same words as one that never was; the id for people proves nothing', async () => {
    const { id, reservationId, token } = await booked(owner)
    const other = await booked(guest)
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const tries = [
      () => see(guest, reservationId),
      () => see(stranger, id),
      () => see(guest, id, wrong),
      () => see(guest, id, other.token),
      () => see(elsewhere, id),
      () => cancel(guest, reservationId, { reason: 'mine, honestly' }),
      () => cancel(stranger, id),
      () => cancel(guest, id, { token: other.token }),
      () => cancel(elsewhere, id, { reason: 'Weather conditions' }),
      () => see(guest, randomUUID(), token),
      () => cancel(guest, 'RES-TRU-20261120-ZZZZ'),
    ]
    for (const attempt of tries) {
      const reply = await attempt()
      expect([reply.status, reply.body.code]).toEqual([404, 'reservation_not_found'])
      expect(reply.body.userMessage).toMatch(/^Reservation not found: /)
      expect(JSON.stringify(reply.body)).not.toContain('Priya')
    }
    expect((await see(owner, id)).body.reservation).toMatchObject({ status: 'confirmed' })
  })

  it('of a guest is not given to a session with the same email address', async () => {
    const email = `${randomUUID()}@example.test`
    const body = bodyOf(createReservation, await guest.post('/createReservation', aReservation({}, { email })))
    const { id } = body.reservation
    const same = await app().signUp(email)
    expect((await see(same, id)).status).toBe(404)
    expect((await same.get('/getMyReservations')).body.reservations).toEqual([])
  })

  it('tells nobody its token afterwards', async () => {
    const { id, token } = await booked(owner)
    for (const reply of [
      await see(owner, id),
      await owner.get('/getMyReservations'),
      await admin.get(`/getReservationHistory?id=${id}`),
      await admin.get('/getAllReservations'),
    ])
      expect(JSON.stringify(reply.body)).not.toContain(token)
  })

  it('is heard of by its owner and the staff there, with ids only', async () => {
    const [mine, theirs, office, away] = await Promise.all(
      [owner, stranger, staff, elsewhere].map(({ cookie }) => readLive(app().url, { cookie })),
    )
    const { id } = await booked(owner)
    const isIt = ({ data }: { data: Record<string, unknown> }) => data.id === id
    for (const stream of [mine, office]) {
      const event = await stream?.until(isIt)
      expect(event?.data.topic).toBe('reservation.changed')
      expect(JSON.stringify(event?.data)).not.toContain('Priya')
    }
    await cancel(owner, id)
    await office?.until((event) => isIt(event) && event.data.version === 2)
    for (const stream of [theirs, away]) expect(stream?.events.filter(isIt)).toEqual([])
    for (const stream of [mine, theirs, office, away]) stream?.close()
  })
})

describe('cancelling', () => {
  it('needs no reason from the guest; the seats are free again, and so is the person', async () => {
    const date = dayAfter(5)
    const email = `${randomUUID()}@example.test`
    const body = bodyOf(
      createReservation,
      await guest.post('/createReservation', aReservation({ date, partySize: 20 }, { email })),
    )
    await booked(guest, { date, partySize: 20 })
    const { id } = body.reservation
    const reply = await cancel(guest, id, { token: body.token })
    expect(reply.body).toMatchObject({
      message: 'Reservation cancelled successfully',
      reservation: {
        status: 'cancelled',
        cancellationReason: 'Customer requested cancellation',
        cancelledAt: expect.any(String),
      },
    })
    expect(
      (await guest.post('/createReservation', aReservation({ date, partySize: 20 }, { email }))).body,
    ).toMatchObject({ reservation: { status: 'confirmed' } })
  })

  it('by the back office needs a reason that is more than blanks, and is kept with who did it', async () => {
    const { id, reservationId } = await booked(guest)
    for (const reason of [undefined, '', '   ']) {
      const refused = await cancel(manager, id, reason === undefined ? {} : { reason })
      expect(refused).toMatchObject({
        status: 400,
        body: {
          code: 'reservation_reason_required',
          userMessage: 'Please select or enter a cancellation reason',
        },
      })
    }
    expect((await cancel(manager, reservationId, { reason: 'Kitchen emergency' })).status).toBe(200)
    const { body } = await staff.get(`/getReservationHistory?id=${id}`)
    expect(body.history).toMatchObject([
      { status: 'confirmed', by: 'Priya Sharma', note: null },
      { status: 'cancelled', by: 'A manager', note: 'Kitchen emergency' },
    ])
  })

  it('with a reason of more than 500 characters is refused at the field, for one and for several, and cuts none', async () => {
    const { id } = await booked(guest)
    const longest = 'x'.repeat(500)
    const refusal = {
      status: 400,
      body: { code: 'invalid_input', fields: [{ field: 'reason', sentence: 'At most 500 characters' }] },
    }
    expect(await cancel(manager, id, { reason: `${longest}y` })).toMatchObject(refusal)
    expect(await manager.post('/cancelReservations', { ids: [id], reason: `${longest}y` })).toMatchObject(refusal)
    expect((await see(manager, id)).body).toMatchObject({ reservation: { status: 'confirmed' } })
    expect((await cancel(manager, id, { reason: longest })).body).toMatchObject({
      reservation: { cancellationReason: longest },
    })
  })

  it('is for managers: staff see the booking but may not cancel it', async () => {
    const { id } = await booked(guest)
    expect(await cancel(staff, id, { reason: 'Staff shortage' })).toMatchObject({
      status: 403,
      body: { code: 'permission-denied' },
    })
  })

  it('by the guest is over once the time has come; the back office still may (tables 10)', async () => {
    const { id, token } = await booked(guest)
    await app().database.db.run(sql`update reservations set starts_at = now() - interval '1 minute' where id = ${id}`)
    expect(await cancel(guest, id, { token })).toMatchObject({ status: 409, body: { code: 'reservation_past' } })
    expect((await cancel(manager, id, { reason: 'Customer no-show' })).status).toBe(200)
  })
})

describe('marking how the evening went', () => {
  const mark = (by: Caller, id: string, status: string) => by.post('/updateReservationStatus', { id, status })
  /** The booking's time is this far away. */
  const begins = (id: string, minutes: number) =>
    app().database.db.run(
      sql`update reservations set starts_at = now() + ${minutes} * interval '1 minute' where id = ${id}`,
    )

  it('is for the staff of the place, keeps the seats counted and counts as confirmed', async () => {
    const date = dayAfter(6)
    const { id, reservationId } = await booked(guest, { date, partySize: 7 })
    await begins(id, 60)
    for (const by of [guest, owner]) expect((await mark(by, id, 'seated')).status).toBe(401)
    expect((await mark(elsewhere, id, 'seated')).status).toBe(404)
    expect(await mark(staff, reservationId, 'seated')).toMatchObject({
      status: 200,
      body: { oldStatus: 'confirmed', newStatus: 'seated' },
    })
    expect((await mark(staff, id, 'seated')).body).toMatchObject({ oldStatus: 'seated', newStatus: 'seated' })
    const body = bodyOf(getReservationDay, await staff.get(`/getReservationDay?location=truro&date=${date}`))
    expect(body.slots.find(({ time }) => time === '19:00')).toMatchObject({ guests: 7, reservations: [{ id }] })
    const list = await staff.get(`/getAllReservations?status=confirmed&search=${reservationId}`)
    expect(list.body.total).toBe(1)
  })

  it('follows the table; the loser of two learns what is there now and who did it', async () => {
    const { id } = await booked(guest)
    await begins(id, -20)
    await mark(staff, id, 'completed')
    expect(await mark(manager, id, 'no-show')).toMatchObject({
      status: 409,
      body: { code: 'invalid_reservation_transition', from: 'completed', to: 'no-show', current: { by: 'A staff' } },
    })
    expect((await mark(staff, id, 'cancelled')).status).toBe(400)
  })

  it('frees the guest to book again, but a cancelled booking is never revived', async () => {
    const email = `${randomUUID()}@example.test`
    const body = bodyOf(createReservation, await guest.post('/createReservation', aReservation({}, { email })))
    const { id } = body.reservation
    await begins(id, 60)
    await mark(staff, id, 'seated')
    expect((await guest.post('/createReservation', aReservation({}, { email }))).body).toMatchObject({
      reservation: { status: 'confirmed' },
    })
    const other = await booked(owner)
    await cancel(owner, other.id)
    expect((await mark(staff, other.id, 'seated')).body.code).toBe('invalid_reservation_transition')
  })
})
