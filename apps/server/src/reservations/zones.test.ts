import { createReservation, getReservationSlots } from '@sizzle/contract/reservations.ts'
import { getAllReservations } from '@sizzle/contract/reservations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { CHANGES, moveToZone, wall } from '../testing/bar-in-zone.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

let now = new Date('2026-11-20T16:00:00Z')
const app = useTestApp({}, () => now)
let guest: Caller
let admin: Caller

beforeAll(async () => {
  guest = await app().guest()
  admin = await app().admin()
  // A reminder whose time is over by the clock of this machine runs at once, and is gone.
  await app().database.pool.query(`
    create table planned (key text, due_at timestamptz);
    create function note_planned() returns trigger language plpgsql as
      $$ begin insert into planned values (new.key, new.due_at); return null; end $$;
    create trigger note_planned after insert on jobs for each row execute function note_planned()`)
})

const book = async (date: string, time: string) =>
  bodyOf(createReservation, await guest.post('/createReservation', aReservation({ date, time }))).reservation
const remindedAt = async (id: string) =>
  (
    await app().database.db.one<{ due_at: Date }>(
      sql`select due_at from planned where key = ${`remind-of-reservation:${id}`}`,
    )
  ).due_at
const slotsOn = async (date: string) =>
  bodyOf(getReservationSlots, await guest.get(`/getReservationSlots?locationId=truro&date=${date}&partySize=2`)).slots
const bookedToday = async (instant: Date) => {
  now = instant
  return bodyOf(getAllReservations, await admin.get('/getAllReservations?location=truro&date=today')).reservations
    .length
}
const listedOn = async (day: string) =>
  bodyOf(getAllReservations, await admin.get(`/getAllReservations?location=truro&date=${day}`)).reservations.map(
    ({ id }) => id,
  )

describe.each(CHANGES)('in $zone, where the clocks change on $date', ({ zone, eve, date, next, before, after }) => {
  beforeAll(() => moveToZone(app(), zone))

  it('tables are booked, reminded of and listed by the clock of the location', async () => {
    now = wall(eve, '09:00', before)
    const first = await book(eve, '18:00')
    const second = await book(date, '18:00')
    const third = await book(next, '18:00')
    expect([first, second, third].map(({ startsAt }) => new Date(startsAt))).toEqual([
      wall(eve, '18:00', before),
      wall(date, '18:00', after),
      wall(next, '18:00', after),
    ])
    expect(await remindedAt(second.id)).toEqual(wall(eve, '10:00', before))
    expect(await remindedAt(third.id)).toEqual(wall(date, '10:00', after))

    expect(await bookedToday(wall(eve, '23:59:59', before))).toBe(1)
    expect(await bookedToday(wall(date, '00:00', before))).toBe(1)
    expect(await bookedToday(wall(next, '00:00', after))).toBe(1)
    now = wall(eve, '23:59:59', before)
    const [listed] = bodyOf(
      getAllReservations,
      await admin.get('/getAllReservations?location=truro&date=today'),
    ).reservations
    expect(listed?.reservationId).toBe(first.reservationId)
    // Whenever it is asked for, a day is the one that people there live through (tables 33).
    for (now of [wall(eve, '23:59:59', before), wall(date, '00:00', before), wall(next, '00:00', after)])
      expect(await Promise.all([eve, date, next].map(listedOn))).toEqual([[first.id], [second.id], [third.id]])
  })

  it('a day’s slots begin as far ahead as its clock says', async () => {
    now = wall(date, '18:05', after)
    const [slot] = await slotsOn(date)
    expect(slot?.time).toBe('19:00')
  })
})
