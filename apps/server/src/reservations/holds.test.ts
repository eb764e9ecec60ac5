import { getReservationSlots } from '@sizzle/contract/reservations.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { expectCountersTrue } from '../testing/slot-counters.ts'
import { type Caller, openTestApp, useTestApp } from '../testing/test-app.ts'
import { reservationJobs } from './jobs.ts'
import { privateLinks } from './private-link.ts'

const NOON = instantOf(HALIFAX, '2026-11-20', '12:00')
const clock = { now: NOON }
const app = useTestApp({}, () => clock.now)
let guest: Caller
let day = 0
let date = ''

beforeAll(async () => {
  guest = await app().guest()
})
beforeEach(() => {
  clock.now = NOON
  day += 1
  date = `2026-12-${String(day).padStart(2, '0')}`
})

const later = (minutes: number) => {
  clock.now = new Date(NOON.getTime() + minutes * 60_000)
}
const hold = (details: object = {}) =>
  guest.post('/holdReservationSlot', { location: 'truro', date, time: '19:00', partySize: 20, ...details })
const book = (details: object = {}, holdId?: unknown) =>
  guest.post('/createReservation', { ...aReservation({ date, ...details }), ...(holdId ? { holdId } : {}) })
const times = async (partySize: number, own = '') => {
  const query = `locationId=truro&date=${date}&partySize=${partySize}${own ? `&hold=${own}` : ''}`
  const { slots } = bodyOf(getReservationSlots, await guest.get(`/getReservationSlots?${query}`))
  return slots.map(({ time }) => time)
}

describe('held seats', () => {
  it('are not free for others, but for who holds them; with them the booking succeeds', async () => {
    const { body } = await hold()
    expect(body.expiresAt).toBe(new Date(NOON.getTime() + 5 * 60_000).toISOString())
    await book({ partySize: 20 })
    expect(await times(1)).not.toContain('19:00')
    expect(await times(20, String(body.holdId))).toContain('19:00')
    expect((await book({ partySize: 1 })).body).toMatchObject({ code: 'slot_full', nearest: [{}, {}, {}] })
    expect((await book({ partySize: 20 }, body.holdId)).status).toBe(200)
    await expectCountersTrue(app())
    expect((await book({ partySize: 1 }, body.holdId)).body.code).toBe('slot_full')
  })

  it('go back by themselves after five minutes, for the list, for a booking and for another hold', async () => {
    await hold()
    await hold()
    later(4.9)
    expect(await times(1)).not.toContain('19:00')
    expect((await book({ partySize: 2 })).body.code).toBe('slot_full')
    expect((await hold({ partySize: 2 })).body.code).toBe('slot_full')
    later(5)
    expect(await times(20)).toContain('19:00')
    expect((await hold({ partySize: 20 })).status).toBe(200)
    expect((await book({ partySize: 20 })).status).toBe(200)
    await expectCountersTrue(app())
  })

  it('that expired while the form was filled in are taken anew when they are still there, and refused when not', async () => {
    const first = (await hold()).body.holdId
    later(6)
    await book({ partySize: 20 })
    expect((await book({ partySize: 20 }, first)).status).toBe(200)
    expect((await book({ partySize: 20 }, first)).body.code).toBe('slot_full')
    await expectCountersTrue(app())
  })

  it('move with the guest: the old ones are free at once, also when the new slot is full', async () => {
    const first = (await hold()).body.holdId
    const second = await hold({ time: '20:00', holdId: first })
    expect(second.status).toBe(200)
    expect((await hold()).status).toBe(200)
    expect((await hold()).status).toBe(200)
    await expectCountersTrue(app())
    expect((await hold({ holdId: second.body.holdId })).body.code).toBe('slot_full')
  })

  it('of 60 who want them at once and of people who swap slots never pass the capacity', async () => {
    const sizes = [2, 3, 4, 6]
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const partySize = sizes[n % 4]
        const one = await hold({ partySize, time: n % 2 ? '19:00' : '19:30' })
        if (one.status === 200) await hold({ partySize, time: n % 2 ? '19:30' : '19:00', holdId: one.body.holdId })
      }),
    )
    await expectCountersTrue(app())
  })

  it('are limited for each address and person, so that nobody empties an evening', async () => {
    const strict = await openTestApp({ LIMITS_FACTOR: '1' }, app().database, () => clock.now)
    try {
      const caller = await strict.signUp()
      const ask = (n: number) =>
        caller.post('/holdReservationSlot', { location: 'truro', date, time: `${12 + n}:00`, partySize: 1 })
      for (let n = 0; n < 9; n++) expect((await ask(n)).status).toBe(200)
      expect((await ask(0)).status).toBe(200)
      expect(await ask(1)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
      later(5)
      expect((await ask(1)).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })

  it('of one person are twenty seats at once, however many are asked for together; one that moves is not counted twice', async () => {
    const strict = await openTestApp({ LIMITS_FACTOR: '1' }, app().database, () => clock.now)
    try {
      const caller = await strict.signUp()
      const ask = (time: string, holdId?: unknown) =>
        caller.post('/holdReservationSlot', {
          location: 'truro',
          date,
          time,
          partySize: 5,
          ...(holdId ? { holdId } : {}),
        })
      const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(`1${3 + (n % 6)}:00`)))
      const held = replies.filter(({ status }) => status === 200)
      expect(held).toHaveLength(4)
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(8)
      expect((await ask('20:00', held[0]?.body.holdId)).status).toBe(200)
      await expectCountersTrue(app())
    } finally {
      await strict.stop()
    }
  })

  it('are refused where a booking would be', async () => {
    expect((await hold({ time: '23:00' })).body.code).toBe('slot_outside_hours')
    expect((await hold({ date: '2026-11-19' })).body.code).toBe('slot_in_past')
    expect((await hold({ location: 'atlantis' })).body.code).toBe('location_not_found')
  })

  it('that nobody released are cleared away by the job', async () => {
    await hold()
    later(60)
    const tidy = reservationJobs(privateLinks('x', app().url))['tidy-reservation-holds']
    await tidy?.({}, { database: app().database, log: openLog('silent'), now: () => clock.now, attempt: 1 })
    const left = await app().database.db.one<{ n: number }>(sql`select count(*)::int as n from reservation_holds`)
    expect(left.n).toBe(0)
    await expectCountersTrue(app())
  })
})
