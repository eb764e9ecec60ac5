import { expect, test } from 'vitest'
import { checkExceptionTimes, checkWeek } from './weekly-hours.ts'

const day = (open: string, close: string, closed = false) => ({ open, close, closed })

test.each([
  [{}],
  [{ monday: day('11:30', '22:00') }],
  [{ friday: day('17:00', '02:00'), saturday: day('11:00', '23:00') }],
  [{ friday: day('17:00', '04:00'), saturday: day('04:00', '23:00') }],
  [{ monday: day('00:00', '00:00'), tuesday: day('00:00', '00:00') }],
  [{ monday: day('11:30', '10:00', true) }],
  [{ monday: day('', '') }],
])('the week %j is fine, also past midnight (menu 53)', (hours) => expect(checkWeek(hours, '04:00')).toEqual([]))

test.each([
  [{ monday: day('11:30', '10:00') }, 'monday', 'Closing at 10 a.m. is after the business day ends at 4 a.m.'],
  [{ sunday: day('17:00', '05:00') }, 'sunday', 'Closing at 5 a.m. is after the business day ends at 4 a.m.'],
  [{ friday: day('17:00', '02:00'), saturday: day('01:00', '23:00') }, 'friday', 'These times overlap'],
  [{ sunday: day('17:00', '02:00'), monday: day('00:00', '23:00') }, 'sunday', 'These times overlap'],
  [{ monday: day('11:30', '11:30'), tuesday: day('11:00', '22:00') }, 'monday', 'These times overlap'],
])('the week %j is a mistake on %s: "%s"', (hours, weekday, sentence) => {
  expect(checkWeek(hours, '04:00')).toEqual([{ field: `hours.${weekday}`, sentence }])
})

test('a business day that ends later lets the kitchen stay open', () => {
  expect(checkWeek({ sunday: day('17:00', '05:00') }, '06:00')).toEqual([])
})

test('a date with times of its own ends with its business day too', () => {
  const exceptions = [
    { date: '2026-12-24', closed: false, open: '11:00', close: '10:00' },
    { date: '2026-12-31', closed: false, open: '17:00', close: '02:00' },
    { date: '2026-12-25', closed: true },
    { date: '2026-12-26', closed: false, open: '12:00' },
  ]
  expect(checkExceptionTimes(exceptions, '04:00')).toEqual([
    { field: 'exceptions.0.times', sentence: 'Closing at 10 a.m. is after the business day ends at 4 a.m.' },
  ])
})
