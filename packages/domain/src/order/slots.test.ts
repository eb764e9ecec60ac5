import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localAt, minutesOf, timeOf, WEEKDAYS } from '../hours/local-time.ts'
import { openingsOf } from '../hours/opening-hours.ts'
import { periodAt } from '../hours/periods.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { CLOCK_CHANGES, everyDay, scheduleOf } from '../testing/schedules.ts'
import { asapReady } from './asap.ts'
import type { SlotLoad } from './kitchen-load.ts'
import { checkScheduledFor, firstOffered, ORDER_TIMES, offeredOn, type TimeFacts } from './slots.ts'

const FRIDAY = '2026-11-20'
const at = (time: string, date = FRIDAY) => instantOf(HALIFAX, date, time)
const hours = (open: string, close: string) =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, { open, close, closed: false }]))
const facts: TimeFacts = {
  location: { hours: hours('11:30', '22:00'), timeZone: HALIFAX },
  times: ORDER_TIMES,
  orderType: 'pickup',
  channel: 'site',
  typeSchedule: null,
  pauses: [],
  dishes: [],
  kitchen: { capacity: { orders: 10, items: null }, loads: new Map(), items: 4 },
  quoteMinutes: 30,
}
const delivery: TimeFacts = { ...facts, orderType: 'delivery' }
const full = (...times: string[]): TimeFacts => ({
  ...facts,
  kitchen: { ...facts.kitchen, loads: new Map(times.map((time) => [at(time).getTime(), { orders: 10, items: 30 }])) },
})
const pause = { orderType: null, channel: null, from: at('17:00'), until: at('19:30') }
const thali = {
  id: 'thali',
  name: 'Thali',
  sale: { isHidden: false, soldOut: null, schedule: null, menus: [everyDay(['11:30', '15:00'])] },
}
const times = (asked: TimeFacts, date: string, now: Date) => offeredOn(asked, date, now).map(({ time }) => time)
const range = (from: string, until: string) => {
  const count = (minutesOf(until) - minutesOf(from)) / 15 + 1
  return Array.from({ length: count }, (_, n) => timeOf(minutesOf(from) + n * 15))
}

describe('what is offered, at nine in the morning (open from 11:30 to 22:00)', () => {
  test.each([
    ['pickup', facts, range('11:45', '21:45')],
    ['delivery', delivery, range('11:45', '21:30')],
    [
      'delivery with hours of its own',
      { ...delivery, typeSchedule: everyDay(['17:00', '18:00']) },
      range('17:00', '17:45'),
    ],
    ['a lunch dish', { ...facts, dishes: [thali] }, range('11:45', '14:45')],
    ['during a pause', { ...facts, pauses: [{ ...pause, from: at('09:00') }] }, range('19:30', '21:45')],
    ['around a full slot', full('18:30'), [...range('11:45', '18:15'), ...range('18:45', '21:45')]],
    [
      'on a day that ends early',
      { ...facts, location: { ...facts.location, exceptions: [{ date: FRIDAY, closed: false, close: '13:00' }] } },
      range('11:45', '12:45'),
    ],
    ['on a holiday', { ...facts, location: { ...facts.location, exceptions: [{ date: FRIDAY, closed: true }] } }, []],
  ])('%s (times 10)', (_, asked, expected) => {
    expect(times(asked, FRIDAY, at('09:00'))).toEqual(expected)
  })

  test('at 12:01 with 30 minutes to prepare the first is 12:45', () => {
    expect(times(facts, FRIDAY, at('12:01'))[0]).toBe('12:45')
    expect(times(facts, FRIDAY, at('12:00'))[0]).toBe('12:30')
  })

  test('today and seven more days, and none before or after (times 10)', () => {
    const counts = [-1, 0, 1, 7, 8].map((ahead) => times(facts, addDays(FRIDAY, ahead), at('09:00')).length)
    expect(counts).toEqual([0, 41, 41, 41, 0])
  })

  test('a night is offered on the date of its clock', () => {
    const night = { ...facts, location: { ...facts.location, hours: hours('17:00', '02:00') } }
    expect(times(night, '2026-11-21', at('09:00'))).toEqual([...range('00:00', '01:45'), ...range('17:15', '23:45')])
  })

  test('who never closes has slots around the clock', () => {
    const always = { ...facts, location: { ...facts.location, hours: hours('06:00', '06:00') } }
    expect(times(always, '2026-11-21', at('09:00'))).toHaveLength(96)
  })
})

describe('a wished time', () => {
  const nine = at('09:00')
  test.each([
    [facts, FRIDAY, '18:30'],
    [facts, FRIDAY, '21:45'],
    [delivery, FRIDAY, '21:30'],
    [{ ...facts, dishes: [thali] }, '2026-11-21', '12:00'],
    [{ ...facts, pauses: [pause] }, FRIDAY, '19:30'],
    [{ ...facts, times: { ...ORDER_TIMES, daysAhead: 30 } }, '2026-12-20', '18:30'],
  ])('%# is taken while the location is closed (times 11)', (asked, date, time) => {
    expect(checkScheduledFor(asked, { date, time }, nine)).toMatchObject({
      ok: true,
      value: { at: at(time, date), time },
    })
  })

  const holiday = { ...facts.location, exceptions: [{ date: FRIDAY, closed: true }] }
  test.each([
    ['22:00', facts, { code: 'scheduled_after_last_order', time: '9:45 p.m.' }],
    ['21:45', delivery, { code: 'scheduled_after_last_order', time: '9:30 p.m.' }],
    ['23:30', facts, { code: 'scheduled_after_last_order', time: '9:45 p.m.' }],
    ['18:32', facts, { code: 'scheduled_time_invalid' }],
    ['6 p.m.', facts, { code: 'scheduled_time_invalid' }],
    ['08:00', facts, { code: 'scheduled_too_soon', time: '11:45 a.m.' }],
    ['11:30', facts, { code: 'scheduled_too_soon', time: '11:45 a.m.' }],
    ['18:30', { ...facts, pauses: [pause] }, { code: 'orders_paused', orderType: 'pickup', time: '7:30 p.m.' }],
    [
      '18:30',
      { ...delivery, typeSchedule: everyDay(['19:30', '22:00']) },
      { code: 'orders_paused', orderType: 'delivery', time: '7:30 p.m.' },
    ],
    [
      '18:30',
      { ...delivery, typeSchedule: scheduleOf({ sunday: [['12:00', '22:00']] }) },
      { code: 'orders_paused', orderType: 'delivery', time: 'Sunday at 12 p.m.' },
    ],
    ['18:30', { ...delivery, typeSchedule: scheduleOf({}) }, { code: 'order_type_unavailable', orderType: 'delivery' }],
    ['15:15', { ...facts, dishes: [thali] }, { code: 'item_not_then', item: 'Thali', times: '11:30 a.m. - 3 p.m.' }],
    ['18:30', { ...facts, location: holiday }, { code: 'scheduled_closed' }],
  ])('%s of today is refused %#: %o (times 11)', (time, asked, refusal) => {
    expect(checkScheduledFor(asked, { date: FRIDAY, time }, nine)).toEqual({ ok: false, refusal })
  })

  test.each([
    ['2027-02-31', facts, { code: 'scheduled_time_invalid' }],
    ['2026-11-19', facts, { code: 'scheduled_too_soon', time: '11:45 a.m.' }],
    ['2026-11-28', facts, { code: 'scheduled_too_far_ahead', days: 7 }],
    [
      '2026-12-21',
      { ...facts, times: { ...ORDER_TIMES, daysAhead: 30 } },
      { code: 'scheduled_too_far_ahead', days: 30 },
    ],
  ])('18:30 on %s is refused: day %# (times 11)', (date, asked, refusal) => {
    expect(checkScheduledFor(asked, { date, time: '18:30' }, nine)).toEqual({ ok: false, refusal })
  })

  test('too soon for the kitchen: the first time that it can keep is said', () => {
    expect(checkScheduledFor(facts, { date: FRIDAY, time: '18:00' }, at('17:40'))).toMatchObject({
      refusal: { code: 'scheduled_too_soon', time: '6:15 p.m.' },
    })
    expect(checkScheduledFor(facts, { date: FRIDAY, time: '21:45' }, at('21:40'))).toMatchObject({
      refusal: { code: 'scheduled_too_soon', time: 'tomorrow at 11:45 a.m.' },
    })
  })

  test('of 60 for half past six ten have it, and the others hear the nearest three (times 9)', () => {
    const loads = new Map<number, SlotLoad>()
    const results = Array.from({ length: 60 }, () => {
      const kitchen = { ...facts.kitchen, loads }
      const checked = checkScheduledFor({ ...facts, kitchen }, { date: FRIDAY, time: '18:30' }, nine)
      const load = loads.get(at('18:30').getTime())
      if (checked.ok)
        loads.set(at('18:30').getTime(), { orders: (load?.orders ?? 0) + 1, items: (load?.items ?? 0) + 4 })
      return checked
    })
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    const [, last] = results.slice(-2)
    expect(last).toMatchObject({ refusal: { code: 'slot_unavailable' } })
    const nearest = last && !last.ok && last.refusal.code === 'slot_unavailable' ? last.refusal.nearest : []
    expect(nearest.map(({ time }) => time)).toEqual(['18:15', '18:45', '19:00'])
  })

  test('pieces count too; an order that is larger than a slot takes an empty one', () => {
    const kitchen = {
      capacity: { orders: null, items: 20 },
      loads: new Map([[at('18:30').getTime(), { orders: 1, items: 17 }]]),
      items: 4,
    }
    const asked = (time: string, items: number) =>
      checkScheduledFor({ ...facts, kitchen: { ...kitchen, items } }, { date: FRIDAY, time }, nine).ok
    expect([asked('18:30', 3), asked('18:30', 4), asked('18:45', 50)]).toEqual([true, false, true])
  })

  test.each([
    ['2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T04:30:00.000Z'],
  ])('%s %s, when clocks change, is %s (times 11)', (date, time, expected) => {
    const night = { ...facts, location: { ...facts.location, hours: hours('18:00', '05:00') } }
    const checked = checkScheduledFor(night, { date, time }, at('12:00', addDays(date, -1)))
    expect(checked.ok && [checked.value.at.toISOString(), checked.value.time]).toEqual([
      expected,
      localAt(HALIFAX, new Date(expected)).time,
    ])
  })
})

describe('as soon as possible', () => {
  const six = at('18:05')

  test.each([
    ['with room', facts, '18:35'],
    ['with its slot full', full('18:30'), '18:45'],
    ['with an hour full', full('18:30', '18:45', '19:00', '19:15'), '19:30'],
  ])('%s an order of 18:05 is ready at the time of its slot (times 12)', (_, asked, time) => {
    expect(asapReady(asked, six)).toMatchObject({ ok: true, value: { readyAt: at(time) } })
  })

  test('behind the longest wait it is to be ordered for later (times 12)', () => {
    const crowded = full(...range('18:30', '19:45'))
    expect(asapReady(crowded, six)).toEqual({
      ok: false,
      refusal: { code: 'kitchen_full', until: '8 p.m.', time: '8 p.m.' },
    })
    expect(asapReady(crowded, six, 120)).toMatchObject({ ok: true, value: { readyAt: at('20:00') } })
    const never = { ...facts, kitchen: { ...facts.kitchen, capacity: { orders: 0, items: null } } }
    expect(asapReady(never, six)).toEqual({ ok: false, refusal: { code: 'kitchen_full_for_days' } })
  })
})

const openings = fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 95 }))
test.each(CLOCK_CHANGES)(
  'in %s around %s every slot is open, on the clock, late enough, once and in order',
  (zone, change) => {
    fc.assert(
      fc.property(
        openings,
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom(15, 30, 45),
        (quarters, minute, quote) => {
          const [open = '', close = ''] = quarters.map((quarter) => timeOf(quarter * 15))
          const location = { hours: hours(open, close), timeZone: zone }
          const asked = { ...facts, location, quoteMinutes: quote }
          const now = new Date(instantOf(zone, addDays(change, -1), '00:00').getTime() + minute * 60_000)
          const offered = [-1, 0, 1, 2].flatMap((ahead) => offeredOn(asked, addDays(change, ahead), now))
          const instants = offered.map((slot) => slot.at.getTime())
          expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b))
          const isOpenAt = openingsOf(location)
          for (const slot of offered) {
            expect(periodAt(isOpenAt, zone, slot.at)).not.toBeNull()
            expect(localAt(zone, slot.at)).toMatchObject({ date: slot.date, time: slot.time })
            expect(minutesOf(slot.time) % 15).toBe(0)
            expect(slot.at.getTime() - now.getTime()).toBeGreaterThanOrEqual(quote * 60_000)
          }
          const some = offered[Math.floor(offered.length / 2)]
          if (some) expect(checkScheduledFor(asked, some, now)).toEqual({ ok: true, value: some })
          expect(firstOffered(asked, now, now)).toEqual(offered[0] ?? null)
        },
      ),
      { numRuns: 4 },
    )
  },
)
