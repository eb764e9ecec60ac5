import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HALIFAX } from '../testing/halifax.ts'
import { CLOCK_CHANGES, everyDay, scheduleOf } from '../testing/schedules.ts'
import { addDays, instantOf, localAt, timeOf } from './local-time.ts'
import { DEFAULT_HOURS, hoursOn, nearestExceptions, openingsOf } from './opening-hours.ts'
import { periodAt, timesAt } from './periods.ts'
import { intervalsOf, intervalsOn, isOn, nextOn, nextTurn } from './schedule.ts'
import { scheduleProblems } from './schedule-check.ts'

const at = (date: string, time: string) => instantOf(HALIFAX, date, time)
const FRIDAY = '2026-11-20'
const lunch = everyDay(['11:30', '15:00'])
const late = scheduleOf({ friday: [['17:00', '02:00']] })

describe('what is on when (2026-11-20 is a Friday)', () => {
  test.each([
    ['lunch', lunch, FRIDAY, '11:29', false],
    ['lunch', lunch, FRIDAY, '11:30', true],
    ['lunch', lunch, FRIDAY, '14:59', true],
    ['lunch', lunch, FRIDAY, '15:00', false],
    ['Friday night', late, FRIDAY, '16:59', false],
    ['Friday night', late, '2026-11-21', '01:59', true],
    ['Friday night', late, '2026-11-21', '02:00', false],
    ['Friday night', late, FRIDAY, '01:00', false],
    ['a whole day', scheduleOf({ friday: [['00:00', '00:00']] }), FRIDAY, '23:59', true],
    ['a whole day', scheduleOf({ friday: [['00:00', '00:00']] }), '2026-11-21', '00:00', false],
    ['until Thursday', { ...late, until: '2026-11-19' }, FRIDAY, '18:00', false],
    ['until Friday, into the night', { ...late, until: FRIDAY }, '2026-11-21', '01:00', true],
    ['from Saturday, not from the night', { ...late, from: '2026-11-21' }, '2026-11-21', '01:00', false],
  ])('%s %#: on %s', (_, schedule, date, time, expected) => {
    expect(isOn(schedule, HALIFAX, at(date, time))).toBe(expected)
  })

  test('the night belongs to the day on which it starts (times 1)', () => {
    expect(intervalsOn(late, HALIFAX, FRIDAY)).toEqual([
      {
        date: FRIDAY,
        open: '17:00',
        close: '02:00',
        closesNextDay: true,
        opens: at(FRIDAY, '17:00'),
        closes: at('2026-11-21', '02:00'),
      },
    ])
    expect(intervalsOn(late, HALIFAX, '2026-11-21')).toEqual([])
  })

  test.each([
    [FRIDAY, '12:00', FRIDAY, '12:00'],
    [FRIDAY, '15:00', '2026-11-21', '11:30'],
    [FRIDAY, '09:00', FRIDAY, '11:30'],
  ])('from %s %s lunch is on next at %s %s', (date, time, nextDate, nextTime) => {
    expect(nextOn(lunch, HALIFAX, at(date, time))).toEqual(at(nextDate, nextTime))
  })

  test('what never comes, or only in a season far away, has no next', () => {
    expect(nextOn(scheduleOf({}), HALIFAX, at(FRIDAY, '12:00'))).toBeNull()
    expect(nextOn({ ...lunch, from: '2027-06-01' }, HALIFAX, at(FRIDAY, '12:00'))).toBeNull()
    expect(nextOn({ ...lunch, from: '2026-12-01' }, HALIFAX, at(FRIDAY, '12:00'))).toEqual(at('2026-12-01', '11:30'))
  })

  test.each([
    [[], '12:00', '2026-11-21', '00:00'],
    [[lunch], '09:00', FRIDAY, '11:30'],
    [[lunch], '11:30', FRIDAY, '15:00'],
    [[lunch, late], '15:00', FRIDAY, '17:00'],
    [[late], '18:00', '2026-11-21', '00:00'],
  ])('of %j something turns after %s next at %s %s', (schedules, time, nextDate, nextTime) => {
    expect(nextTurn(schedules, HALIFAX, at(FRIDAY, time))).toEqual(at(nextDate, nextTime))
  })

  test('a night of yesterday ends today', () => {
    expect(nextTurn([late], HALIFAX, at('2026-11-21', '00:00'))).toEqual(at('2026-11-21', '02:00'))
  })

  test('times without a gap are one, and a week of them has no end', () => {
    const halves = everyDay(['09:00', '12:00'], ['12:00', '15:00'])
    expect(timesAt(intervalsOf(halves, HALIFAX), HALIFAX, at(FRIDAY, '10:00'))).toMatchObject({
      isOn: true,
      until: at(FRIDAY, '15:00'),
      next: { opens: at('2026-11-21', '09:00') },
    })
    const always = everyDay(['06:00', '06:00'])
    expect(timesAt(intervalsOf(always, HALIFAX), HALIFAX, at(FRIDAY, '03:00'))).toEqual({
      isOn: true,
      until: null,
      next: null,
    })
    expect(timesAt(intervalsOf(late, HALIFAX), HALIFAX, at(FRIDAY, '10:00'))).toMatchObject({
      isOn: false,
      until: null,
      next: { opens: at(FRIDAY, '17:00') },
    })
  })
})

describe('the days when clocks change', () => {
  test('what lies in the skipped hour alone does not happen, what ends in it ends behind it (times 1)', () => {
    const change = '2027-03-14'
    expect(intervalsOn(everyDay(['02:30', '03:00']), HALIFAX, change)).toEqual([])
    const [night] = intervalsOn(everyDay(['01:00', '02:30']), HALIFAX, change)
    expect(night?.closes).toEqual(at(change, '03:30'))
  })

  test('of the hour that comes twice the first counts', () => {
    const [night] = intervalsOn(everyDay(['01:00', '01:30']), HALIFAX, '2026-11-01')
    expect([night?.opens.toISOString(), night?.closes.toISOString()]).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T04:30:00.000Z',
    ])
  })

  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15))
  const schedules = fc.array(fc.tuple(time, time), { minLength: 1, maxLength: 3 }).map((all) => everyDay(...all))

  test.each(CLOCK_CHANGES)('in %s around %s, what is on is what its intervals cover, every minute', (zone, change) => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const covered = new Set<number>()
        for (let day = -5; day <= 5; day += 1) {
          for (const { opens, closes } of intervalsOn(schedule, zone, addDays(change, day))) {
            for (let ms = opens.getTime(); ms < closes.getTime(); ms += 60_000) covered.add(ms)
          }
        }
        const from = instantOf(zone, addDays(change, -3), '00:00').getTime()
        const until = instantOf(zone, addDays(change, 4), '00:00').getTime()
        const wrong: string[] = []
        const intervals = intervalsOf(schedule, zone)
        for (let ms = from; ms < until; ms += 60_000) {
          const instant = new Date(ms)
          const isCovered = covered.has(ms)
          // Reading the week anew for every minute would take half a minute: every 29th must do.
          const isAgreed = ms % (29 * 60_000) > 0 || isOn(schedule, zone, instant) === isCovered
          const isFound = periodAt(intervals, zone, instant) !== null
          if (isFound !== isCovered || !isAgreed) wrong.push(localAt(zone, instant).time)
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 2 },
    )
  })
})

describe('what a schedule may be', () => {
  test.each([
    ['nothing', scheduleOf({})],
    ['lunch and dinner', everyDay(['11:30', '15:00'], ['17:00', '22:00'])],
    ['times that touch', everyDay(['11:30', '15:00'], ['15:00', '22:00'])],
    ['a night up to the next opening', everyDay(['11:30', '02:00'])],
    ['always', everyDay(['00:00', '00:00'])],
    ['one day', { ...lunch, from: FRIDAY, until: FRIDAY }],
  ])('%s is fine', (_, schedule) => expect(scheduleProblems(schedule)).toEqual([]))

  test.each([
    [
      'twice the same hour',
      {
        monday: [
          ['11:30', '15:00'],
          ['14:59', '22:00'],
        ],
      },
      ['monday.0', 'monday.1'],
    ],
    [
      'a night into the morning',
      { monday: [['17:00', '02:00']], tuesday: [['01:00', '03:00']] },
      ['monday.0', 'tuesday.0'],
    ],
    [
      'Sunday night into Monday',
      { sunday: [['17:00', '12:00']], monday: [['11:30', '15:00']] },
      ['monday.0', 'sunday.0'],
    ],
    [
      'a whole day and an hour',
      {
        friday: [
          ['00:00', '00:00'],
          ['12:00', '13:00'],
        ],
      },
      ['friday.0', 'friday.1'],
    ],
  ] as const)('%s: "These times overlap" (times 2)', (_, days, fields) => {
    expect(scheduleProblems(scheduleOf(days))).toEqual(
      fields.map((field) => ({ field: `days.${field}`, sentence: 'These times overlap' })),
    )
  })

  test.each([
    [{ ...lunch, from: '2027-02-31' }, 'dates', 'Please enter a valid date'],
    [{ ...lunch, from: '2026-12-02', until: '2026-12-01' }, 'dates', 'The last day must not be before the first'],
    [scheduleOf({ monday: [['25:00', '26:00']] }), 'days.monday.0', 'Please enter valid times'],
    [scheduleOf({ monday: [['11:30', '']] }), 'days.monday.0', 'Please enter valid times'],
    [
      scheduleOf({ monday: [1, 2, 3, 4, 5].map((hour) => [timeOf(hour * 60), timeOf(hour * 60 + 30)] as const) }),
      'days.monday',
      'At most 4 times a day',
    ],
  ])('%j: %s, "%s"', (schedule, field, sentence) => {
    expect(scheduleProblems(schedule)).toEqual([{ field, sentence }])
  })
})

describe('dated exceptions', () => {
  const christmas = '2026-12-25'
  const closed = { date: christmas, closed: true }
  const evening = { date: christmas, closed: false, open: '17:00', close: '21:00' }

  test('its own go before the ones of its group, and those before the ones of the chain (times 3)', () => {
    const boxing = { date: '2026-12-26', closed: true }
    expect(nearestExceptions([[], [evening], [boxing, closed]])).toEqual([evening, boxing])
    expect(nearestExceptions([[closed], [evening], []])).toEqual([closed])
    expect(nearestExceptions([])).toEqual([])
    const location = { hours: DEFAULT_HOURS, timeZone: HALIFAX, exceptions: nearestExceptions([[evening], [closed]]) }
    expect(hoursOn(location, christmas)).toEqual({ open: '17:00', close: '21:00', closed: false })
  })

  test('with them it is said whether a location is open, until when, and when next', () => {
    const location = { hours: DEFAULT_HOURS, timeZone: HALIFAX, exceptions: [closed] }
    const asked = (date: string, time: string) => timesAt(openingsOf(location), HALIFAX, at(date, time))
    expect(asked('2026-12-24', '21:00')).toMatchObject({
      isOn: true,
      until: at('2026-12-24', '22:00'),
      next: { opens: at('2026-12-26', '11:30') },
    })
    expect(asked(christmas, '12:00')).toMatchObject({ isOn: false, next: { date: '2026-12-26' } })
  })
})
