import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { useReservationApp } from '../testing/reservation-app.ts'

const { app, clock, set, book, slotsOn } = useReservationApp()

describe('when the clocks change', () => {
  const NIGHT = `hours = (select jsonb_object_agg(key, '{"open":"00:00","close":"06:00","closed":false}'::jsonb) from jsonb_each(hours))`

  it('a time that autumn shows twice is one slot, booked for the first of the two (tables 25)', async () => {
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
