import { expect, it } from 'vitest'
import { exceptionRows, hoursRows } from './hours-rows.ts'

const day = (open: string, close: string, closed = false) => ({ open, close, closed })
const week = (hours: ReturnType<typeof day>) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, hours]),
  )

it('says it once when every day is the same', () => {
  expect(hoursRows(week(day('11:30', '22:00')))).toEqual([{ days: 'Every day', times: '11:30 a.m. – 10 p.m.' }])
})

it('puts days that follow each other with the same hours on one line', () => {
  const hours = { ...week(day('11:30', '21:00')), friday: day('11:30', '22:00'), saturday: day('11:30', '22:00') }
  expect(hoursRows(hours)).toEqual([
    { days: 'Mon – Thu', times: '11:30 a.m. – 9 p.m.' },
    { days: 'Fri – Sat', times: '11:30 a.m. – 10 p.m.' },
    { days: 'Sun', times: '11:30 a.m. – 9 p.m.' },
  ])
})

it('names a day off', () => {
  expect(hoursRows({ ...week(day('12:00', '00:00')), monday: day('', '', true) })[0]).toEqual({
    days: 'Mon',
    times: 'Closed',
  })
})

it('says of a day without an end that it is open all day', () => {
  const day = { open: '00:00', close: '00:00', closed: false }
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  expect(hoursRows(Object.fromEntries(days.map((name) => [name, day])))).toEqual([
    { days: 'Every day', times: 'Open 24 hours' },
  ])
})

it('names the dates that have hours of their own', () => {
  const hours = { thursday: { open: '11:30', close: '22:00', closed: false } }
  const exceptions = [
    { date: '2026-12-24', closed: false, open: null, close: '15:00', name: null },
    { date: '2026-12-25', closed: true, open: null, close: null, name: 'Christmas Day' },
  ]
  expect(exceptionRows({ hours, exceptions }, '2026-12-24')).toEqual([
    { days: 'Today', times: '11:30 a.m. – 3 p.m.', isToday: true },
    { days: 'Fri, Dec 25 · Christmas Day', times: 'Closed', isToday: false },
  ])
  expect(exceptionRows({ hours, exceptions })).toEqual([
    { days: 'Thu, Dec 24', times: '11:30 a.m. – 3 p.m.', isToday: false },
    { days: 'Fri, Dec 25 · Christmas Day', times: 'Closed', isToday: false },
  ])
})
