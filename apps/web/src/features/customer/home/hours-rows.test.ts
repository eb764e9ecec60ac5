import { expect, it } from 'vitest'
import { hoursRows } from './hours-rows.ts'

const day = (open: string, close: string, closed = false) => ({ open, close, closed })
const week = (hours: ReturnType<typeof day>) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, hours]),
  )

it('says it once when every day is the same', () => {
  expect(hoursRows(week(day('11:30', '22:00')))).toEqual([{ days: 'Every day', times: '11:30 a.m. – 10:00 p.m.' }])
})

it('puts days that follow each other with the same hours on one line', () => {
  const hours = { ...week(day('11:30', '21:00')), friday: day('11:30', '22:00'), saturday: day('11:30', '22:00') }
  expect(hoursRows(hours)).toEqual([
    { days: 'Mon – Thu', times: '11:30 a.m. – 9:00 p.m.' },
    { days: 'Fri – Sat', times: '11:30 a.m. – 10:00 p.m.' },
    { days: 'Sun', times: '11:30 a.m. – 9:00 p.m.' },
  ])
})

it('names a day off', () => {
  expect(hoursRows({ ...week(day('12:00', '00:00')), monday: day('', '', true) })[0]).toEqual({
    days: 'Mon',
    times: 'Closed',
  })
})
