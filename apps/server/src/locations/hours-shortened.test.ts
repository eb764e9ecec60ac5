import { getChainHours, setChainHours } from '@sizzle/contract/chain-hours.ts'
import { getAllLocations, updateLocation } from '@sizzle/contract/locations-office.ts'
import { createReservation } from '@sizzle/contract/reservations.ts'
import { getReservationDay } from '@sizzle/contract/reservations-office.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { everyDay } from '@sizzle/domain/testing/schedules.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { useReservationApp } from '../testing/reservation-app.ts'
import type { Caller } from '../testing/test-app.ts'

const { app, book, guest, slotsOn } = useReservationApp()
let admin: Caller
let customer: Caller
const { update } = locationOffice(app, () => admin)

const WEDNESDAY = '2026-10-21'
const THURSDAY = '2026-10-22'
const closed = (date: string) => ({ date, closed: true, open: null, close: null, name: null })

beforeAll(async () => {
  admin = await app().admin()
  customer = await app().signUp()
})
beforeEach(async () => {
  await app().database.pool.query(`
    delete from reservation_events; delete from reservations; delete from slot_guests;
    update orders set status = 'cancelled';
    update locations set hours = '{}', exceptions = '[]', type_hours = '{}', chain_exceptions = '[]';
    update chain_hours set exceptions = '[]'`)
})

const version = async () =>
  bodyOf(getAllLocations, await admin.get('/getAllLocations?search=truro')).locations[0]?.version ?? 0
const change = async (updates: object, more: object = {}) =>
  admin.post('/updateLocation', { id: 'truro', expectedVersion: await version(), updates, ...more })
const chainVersion = async () => bodyOf(getChainHours, await admin.get('/getChainHours')).version
const setChain = async (exceptions: readonly object[], more: object = {}) =>
  admin.post('/setChainHours', { exceptions, expectedVersion: await chainVersion(), ...more })
async function aBooking(details: object = {}) {
  return bodyOf(createReservation, await book({ date: WEDNESDAY, ...details }))
}
/** An order of now that is wanted later. */
async function anOrderFor(date: string, time: string) {
  const placed = await customer.post('/createCustomerOrderCash', await anOrder(app()))
  const at = instantOf(HALIFAX, date, time)
  await app().database.db.run(sql`
    update orders set scheduled_for = ${at}, business_date = ${date}::date where id = ${String(placed.body.orderId)}`)
  return String(placed.body.orderId)
}

describe('closing a day on which people come', () => {
  it('lists their orders and bookings first, in order of time, and saves nothing (times 16)', async () => {
    const six = await aBooking({ time: '18:00', partySize: 4 })
    await aBooking({ time: '19:00' })
    await aBooking({ date: THURSDAY })
    const orderId = await anOrderFor(WEDNESDAY, '18:30')
    const reply = await change({ exceptions: [closed(WEDNESDAY)] })
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'hours_shortened',
        userMessage: '1 order and 2 bookings lie in these hours',
        orders: 1,
        bookings: 2,
        visits: [
          {
            kind: 'booking',
            id: six.reservation.id,
            number: six.reservation.reservationId,
            name: 'Priya Sharma',
            locationId: 'truro',
            locationName: 'Truro Heights',
            date: WEDNESDAY,
            time: '18:00',
            partySize: 4,
            orderType: null,
          },
          { kind: 'order', id: orderId, time: '18:30', orderType: 'pickup' },
          { kind: 'booking', time: '19:00' },
        ],
      },
    })
    expect((await slotsOn(WEDNESDAY)).isClosed).toBe(false)
  })

  it('keeps them when that is wanted: the guest’s page, the day’s list and cancelling go on', async () => {
    const { reservation, token } = await aBooking()
    const kept = await change({ exceptions: [closed(WEDNESDAY)] }, { keepThem: true })
    expect(bodyOf(updateLocation, kept).location.exceptions).toEqual([closed(WEDNESDAY)])
    expect((await slotsOn(WEDNESDAY)).isClosed).toBe(true)
    const page = await guest().get(`/getReservation?id=${reservation.id}&token=${token}`)
    expect(page.body.reservation).toMatchObject({ id: reservation.id, status: 'confirmed' })
    const day = bodyOf(getReservationDay, await admin.get(`/getReservationDay?location=truro&date=${WEDNESDAY}`))
    expect(day.isClosed).toBe(true)
    expect(day.slots.map(({ time, reservations }) => [time, reservations.length])).toEqual([['19:00', 1]])
    // What was kept is not asked about again.
    expect((await change({ exceptions: [{ ...closed(WEDNESDAY), name: 'Festival' }] })).status).toBe(200)
    const cancelled = await guest().post('/cancelReservation', { id: reservation.id, token, reason: 'Closed' })
    expect(cancelled.status).toBe(200)
  })

  it('asks for what is cut off and for nothing else', async () => {
    await aBooking({ time: '20:00' })
    const evening = { date: WEDNESDAY, closed: false, open: null, name: null }
    expect((await change({ exceptions: [{ ...evening, close: '20:30' }] })).status).toBe(200)
    expect((await change({ exceptions: [{ ...evening, close: '20:00' }] })).body.code).toBe('hours_shortened')
    const week = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        { open: '11:30', close: '22:00', closed: day === 'tuesday' },
      ]),
    )
    expect((await change({ exceptions: [], hours: week })).status).toBe(200)
    const wednesdays = { ...week, wednesday: { open: '11:30', close: '22:00', closed: true } }
    expect((await change({ hours: wednesdays })).body).toMatchObject({ code: 'hours_shortened', bookings: 1 })
    expect((await change({ hours: wednesdays, phone: '(902) 555-0199' }, { keepThem: true })).status).toBe(200)
  })

  it('knows the hours of an order type', async () => {
    await anOrderFor(WEDNESDAY, '18:30')
    await aBooking({ time: '18:30' })
    const lunch = everyDay(['11:30', '15:00'])
    expect((await change({ typeHours: { delivery: lunch } })).status).toBe(200)
    expect((await change({ typeHours: { pickup: lunch } })).body).toMatchObject({ orders: 1, bookings: 0 })
  })

  it('does not ask about cancelled ones, or about other fields', async () => {
    const { reservation, token } = await aBooking()
    await guest().post('/cancelReservation', { id: reservation.id, token })
    expect((await change({ exceptions: [closed(WEDNESDAY)] })).status).toBe(200)
    await change({ exceptions: [] })
    await aBooking()
    expect((await change({ phone: '(902) 555-0198' })).status).toBe(200)
  })
})

describe('closing a day of all locations', () => {
  it('lists what lies in it everywhere, but not where a date of the location’s own holds', async () => {
    await aBooking()
    const elsewhere = await guest().post('/createReservation', {
      location: 'new-glasgow',
      customerInfo: { name: 'Ana', email: 'ana@example.test', phone: '(902) 555-0124', firebaseId: null },
      reservationDetails: { date: WEDNESDAY, time: '18:00', partySize: 3, specialRequests: null },
    })
    expect(elsewhere.status).toBe(200)
    const reply = await setChain([closed(WEDNESDAY)])
    expect(reply.body).toMatchObject({ code: 'hours_shortened', bookings: 2, orders: 0 })
    expect((reply.body.visits as { locationName: string }[]).map(({ locationName }) => locationName)).toEqual([
      'New Glasgow',
      'Truro Heights',
    ])
    const open = { date: WEDNESDAY, closed: false, open: '11:30', close: '22:00', name: null }
    expect((await change({ exceptions: [open] })).status).toBe(200)
    expect((await setChain([closed(WEDNESDAY)])).body).toMatchObject({
      bookings: 1,
      userMessage: '1 booking lies in these hours',
    })
    expect(bodyOf(setChainHours, await setChain([closed(WEDNESDAY)], { keepThem: true })).exceptions).toHaveLength(1)
    // The own date goes, and with it what kept the day open.
    expect((await change({ exceptions: [] })).body).toMatchObject({ code: 'hours_shortened', bookings: 1 })
  })

  it('counts all and lists the first fifty', async () => {
    for (let n = 0; n < 55; n += 1) await aBooking({ time: n % 2 ? '18:00' : '19:00', partySize: 1 })
    const reply = await setChain([closed(WEDNESDAY)])
    expect(reply.body).toMatchObject({ bookings: 55, userMessage: '55 bookings lie in these hours' })
    expect(reply.body.visits).toHaveLength(50)
  })
})

describe('at the same moment', () => {
  it.each(['a location', 'the chain'])(
    'a booking is on the list or is refused, whoever closes the day: %s',
    async (who) => {
      for (let round = 0; round < 8; round += 1) {
        const date = `2026-11-${10 + round}`
        const [place, chain] = [await version(), await chainVersion()]
        const closing = () =>
          who === 'a location'
            ? update('truro', place, { exceptions: [closed(date)] })
            : admin.post('/setChainHours', { exceptions: [closed(date)], expectedVersion: chain })
        const [reply, ...bookings] = await Promise.all([
          closing(),
          ...Array.from({ length: 8 }, (_, n) => book({ date, time: n % 2 ? '18:00' : '19:00' })),
        ])
        const made = bookings.filter(({ status }) => status === 200).length
        const codes = new Set(bookings.map(({ body }) => body.code ?? 'ok'))
        if (reply?.status === 200) expect([made, [...codes]]).toEqual([0, ['closed_day']])
        else {
          expect(reply?.body.code).toBe('hours_shortened')
          // Those that came after the list was made found the day open.
          expect(made).toBeGreaterThanOrEqual(Number(reply?.body.bookings))
          expect(made).toBe(8)
        }
      }
    },
  )
})
