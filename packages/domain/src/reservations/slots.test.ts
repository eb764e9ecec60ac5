import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localAt, minutesOf, WEEKDAYS } from '../hours/local-time.ts'
import type { DayHours } from '../hours/opening-hours.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { bookTable, slotFor, takesReservations } from './booking.ts'
import { freeSlots, lastSlotOn, nearestSlots, SLOT_CAPACITY, slotsOn } from './slots.ts'

const everyDay = (open: string, close: string): Record<string, DayHours> =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, { open, close, closed: false }]))
const truro = { isActive: true, features: ['Dine-in'], hours: everyDay('11:30', '22:00'), timeZone: HALIFAX }
const at = (date: string, time: string) => instantOf(HALIFAX, date, time)
const times = (location: typeof truro, date: string) => slotsOn(location, date).map(({ time }) => time)
const FRIDAY = '2026-11-20'
const GUEST = { isKnown: false, isBelieved: true }
const closedDay: DayHours = { open: '', close: '', closed: true }

describe('slots of a day', () => {
  test('are every 30 minutes from half an hour after opening to half an hour before closing (tables 1)', () => {
    expect(times(truro, FRIDAY)).toHaveLength(20)
    expect(times(truro, FRIDAY)).toEqual(expect.arrayContaining(['12:00', '12:30', '21:30']))
    expect(slotsOn(truro, FRIDAY)[0]).toMatchObject({ time: '12:00', label: '12 p.m.', at: at(FRIDAY, '12:00') })
    expect(times(truro, FRIDAY).at(-1)).toBe('21:30')
  })

  test('a closed day and a holiday have none', () => {
    expect(times({ ...truro, hours: { ...truro.hours, friday: closedDay } }, FRIDAY)).toEqual([])
    expect(slotsOn({ ...truro, exceptions: [{ date: FRIDAY, closed: true }] }, FRIDAY)).toEqual([])
    expect(lastSlotOn({ ...truro, exceptions: [{ date: FRIDAY, closed: true }] }, FRIDAY)).toBeUndefined()
  })

  test('a day that is not configured has those of 11:00 to 23:00', () => {
    const { friday: _, ...hours } = truro.hours
    expect([times({ ...truro, hours }, FRIDAY)[0], times({ ...truro, hours }, FRIDAY).at(-1)]).toEqual([
      '11:30',
      '22:30',
    ])
  })

  test('a location may set its own slot length, capacity and notice', () => {
    const own = { ...truro, slotMinutes: 60, slotCapacity: 10, noticeMinutes: 120 }
    expect(times(own, FRIDAY)).toEqual(expect.arrayContaining(['12:00', '13:00', '21:00']))
    expect(times(own, FRIDAY)).toHaveLength(10)
    const free = freeSlots(slotsOn(own, FRIDAY), new Map([['15:00', 7]]), 4, at(FRIDAY, '11:00'), own)
    expect(free.map(({ time }) => time)).toEqual([
      '13:00',
      '14:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
    ])
    expect(slotFor(own, { date: FRIDAY, time: '12:00' }, at(FRIDAY, '11:00'))).toMatchObject({
      refusal: { code: 'slot_too_soon' },
    })
    const [slot] = slotsOn(own, FRIDAY)
    expect(slot && bookTable(slot, 4, { guestsInSlot: 7, pendingInSlot: 0, activeHere: 0 }, GUEST, 10)).toMatchObject({
      ok: false,
    })
    expect(slotFor({ ...own, noticeMinutes: 0 }, { date: FRIDAY, time: '12:00' }, at(FRIDAY, '12:00'))).toMatchObject({
      refusal: { code: 'slot_in_past' },
    })
  })

  test('hours of under an hour have none, of exactly an hour one', () => {
    expect(times({ ...truro, hours: everyDay('12:00', '12:59') }, FRIDAY)).toEqual([])
    expect(times({ ...truro, hours: everyDay('12:00', '13:00') }, FRIDAY)).toEqual(['12:30'])
  })

  test('after midnight they belong to the next date', () => {
    const hours = { ...everyDay('11:30', '22:00'), friday: { open: '20:00', close: '02:00', closed: false } }
    const late = { ...truro, hours }
    expect(times(late, FRIDAY)).toEqual(['20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30'])
    expect(times(late, '2026-11-21').slice(0, 5)).toEqual(['00:00', '00:30', '01:00', '01:30', '12:00'])
  })

  test('in spring the skipped times are missing, in autumn the doubled ones are there once', () => {
    const night = { ...truro, hours: everyDay('00:00', '06:00') }
    expect(times(night, '2027-03-14')).toEqual([
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
    expect(times(night, '2026-11-01')).toEqual(times(night, FRIDAY))
    expect(new Set(times(night, '2026-11-01')).size).toBe(times(night, '2026-11-01').length)
  })

  test('whatever the hours, slots are sorted, unique, real and inside them', () => {
    const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const total = quarter * 15
      return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
    })
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 0, max: 800 }), (open, close, day) => {
        const location = { ...truro, hours: everyDay(open, close) }
        const date = addDays('2026-01-01', day)
        const slots = slotsOn(location, date)
        expect(lastSlotOn(location, date)).toEqual(slots.at(-1))
        const instants = slots.map((slot) => slot.at.getTime())
        expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b))
        for (const slot of slots) {
          expect(localAt(HALIFAX, slot.at)).toMatchObject({ date, time: slot.time })
          const sinceOpening = (minutesOf(slot.time) - minutesOf(open) + 1440) % 1440
          const length = (minutesOf(close) - minutesOf(open) + 1440) % 1440 || 1440
          expect(sinceOpening).toBeGreaterThanOrEqual(30)
          expect(sinceOpening).toBeLessThanOrEqual(length - 30)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('what a party can still have', () => {
  const slots = slotsOn(truro, FRIDAY)
  const morning = at(FRIDAY, '08:00')

  test('a slot is hidden when the party no longer fits (tables 2)', () => {
    const guests = new Map([
      ['12:00', 38],
      ['12:30', 40],
    ])
    expect(freeSlots(slots, guests, 2, morning).map(({ time }) => time)).toEqual(expect.not.arrayContaining(['12:30']))
    expect(freeSlots(slots, guests, 2, morning)[0]?.time).toBe('12:00')
    expect(freeSlots(slots, guests, 3, morning)[0]?.time).toBe('13:00')
  })

  test('half an hour of notice is needed, to the minute (tables 4)', () => {
    expect(freeSlots(slots, new Map(), 2, at(FRIDAY, '11:30'))[0]?.time).toBe('12:00')
    expect(freeSlots(slots, new Map(), 2, at(FRIDAY, '11:31'))[0]?.time).toBe('12:30')
  })

  test('the nearest free times surround the wished one (tables 26)', () => {
    const free = slots.filter(({ time }) => time !== '18:00' && time !== '18:30')
    expect(nearestSlots(free, '18:00').map(({ time }) => time)).toEqual(['17:00', '17:30', '19:00'])
    expect(nearestSlots([], '18:00')).toEqual([])
  })

  test('no sequence of bookings passes the capacity of a slot', () => {
    const parties = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 })
    fc.assert(
      fc.property(parties, (sizes) => {
        const [slot] = slots
        let guestsInSlot = 0
        for (const size of sizes) {
          const booked = slot && bookTable(slot, size, { guestsInSlot, pendingInSlot: 0, activeHere: 0 }, GUEST)
          if (booked?.ok) guestsInSlot = booked.value.guestsInSlot
          else expect(guestsInSlot + size).toBeGreaterThan(SLOT_CAPACITY)
        }
        expect(guestsInSlot).toBeLessThanOrEqual(SLOT_CAPACITY)
      }),
    )
  })
})

describe('booking', () => {
  const now = at(FRIDAY, '12:00')
  const wish = (date: string, time: string) => ({ date, time })

  test.each([
    ['slot_in_past', truro, wish('2026-11-19', '12:00')],
    ['slot_in_past', truro, wish(FRIDAY, '12:00')],
    ['slot_in_past', truro, wish('20-11-2026', '12:00')],
    ['slot_too_soon', { ...truro, hours: everyDay('11:45', '22:00') }, wish(FRIDAY, '12:15')],
    ['slot_too_far_ahead', truro, wish('2027-02-19', '12:00')],
    ['slot_outside_hours', truro, wish(FRIDAY, '11:30')],
    ['slot_outside_hours', truro, wish(FRIDAY, '22:00')],
    ['slot_outside_hours', truro, wish(FRIDAY, '18:10')],
    ['closed_day', { ...truro, hours: { ...truro.hours, saturday: closedDay } }, wish('2026-11-21', '12:00')],
    [
      'hours_not_configured',
      { ...truro, hours: { ...truro.hours, saturday: { ...closedDay, closed: false } } },
      wish('2026-11-21', '12:00'),
    ],
    ['location_inactive', { ...truro, isActive: false }, wish('2026-11-21', '12:00')],
    ['dine_in_unavailable', { ...truro, features: ['Takeout'] }, wish('2026-11-21', '12:00')],
  ])('%s', (code, location, wished) => {
    expect(slotFor(location, wished, now)).toEqual({ ok: false, refusal: { code } })
  })

  test.each([
    [FRIDAY, '12:30'],
    ['2026-11-21', '21:30'],
    ['2027-02-18', '12:00'],
  ])('%s %s can be booked', (date, time) => {
    expect(slotFor(truro, wish(date, time), now)).toMatchObject({ ok: true, value: { date, time } })
  })

  test.each([
    [{ guestsInSlot: 38 }, {}, 2, 'confirmed'],
    [{ guestsInSlot: 38 }, {}, 3, 'slot_full'],
    [{ activeHere: 1 }, { isKnown: true }, 2, 'already_booked_here'],
    [{ activeHere: 1 }, { isKnown: true, isBelieved: false }, 2, 'already_booked_here'],
    [{ activeHere: 1 }, {}, 2, 'pending'],
    [{ activeHere: 1, guestsInSlot: 39 }, {}, 2, 'slot_full'],
    [{}, { isBelieved: false }, 20, 'pending'],
    [{ pendingInSlot: 18, guestsInSlot: 18 }, { isBelieved: false }, 2, 'pending'],
    [{ pendingInSlot: 18, guestsInSlot: 18 }, { isBelieved: false }, 3, 'slot_full'],
    [{ pendingInSlot: 18, guestsInSlot: 18 }, {}, 3, 'confirmed'],
    [{}, { isKnown: true, isBelieved: false }, 2, 'pending'],
  ])('with %j, booked by %j, a party of %i: %s', (counted, trust, partySize, expected) => {
    const [slot] = slotsOn(truro, FRIDAY)
    const facts = { guestsInSlot: 0, pendingInSlot: 0, activeHere: 0, ...counted }
    const booked = slot && bookTable(slot, partySize, facts, { ...GUEST, ...trust })
    expect(booked?.ok ? booked.value.status : booked?.refusal.code).toBe(expected)
  })

  test('only an active location with Dine-in takes reservations (tables 5)', () => {
    expect([truro, { ...truro, isActive: false }, { ...truro, features: [] }].map(takesReservations)).toEqual([
      true,
      false,
      false,
    ])
  })
})
