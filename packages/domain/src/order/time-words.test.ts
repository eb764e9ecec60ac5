import { expect, test } from 'vitest'
import { asapLabel, dayLabel, readyFor, readyLabel, scheduledAt, scheduledInWords, timeOnPaper } from './time-words.ts'

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-26', 'Thursday, November 26'],
  ['2026-12-25', 'Friday, December 25'],
])('the day %s is called %s', (date, label) => {
  expect(dayLabel('2026-11-21', date)).toBe(label)
})

test('the chosen time has its day, on the clock of the location', () => {
  expect(scheduledInWords('America/Halifax', new Date('2026-11-26T22:30:00Z'))).toBe(
    'Thursday, November 26 at 6:30 p.m.',
  )
  expect(scheduledInWords('America/St_Johns', new Date('2026-11-27T03:15:00Z'))).toBe(
    'Thursday, November 26 at 11:45 p.m.',
  )
})

test('of a chosen time that the clocks show twice that night the zone is named (menu 22)', () => {
  expect(scheduledAt('America/Halifax', new Date('2026-11-01T04:30:00Z'))).toBe('Sunday, November 1 at 1:30 a.m. ADT')
  expect(scheduledAt('America/Halifax', new Date('2026-11-02T04:30:00Z'))).toBe('Monday, November 2 at 12:30 a.m.')
})

test.each([
  ['2026-11-26T22:30:00Z', '2026-11-26T04:01:00Z', '6:30 p.m.'],
  ['2026-11-26T22:30:00Z', '2026-11-25T22:30:00Z', 'Thu, Nov 26, 6:30 p.m.'],
  // In UTC it is the next day already.
  ['2026-11-27T03:15:00Z', '2026-11-26T22:30:00Z', '11:15 p.m.'],
  ['2026-11-27T04:15:00Z', '2026-11-27T03:15:00Z', 'Fri, Nov 27, 12:15 a.m.'],
  ['2027-01-02T16:00:00Z', '2026-12-30T16:00:00Z', 'Sat, Jan 2, 2027, 12 p.m.'],
])(
  'a paper of the kitchen names the day of %s when it is printed on another (%s): %s (printing 1)',
  (at, on, words) => {
    expect(timeOnPaper('America/Halifax', new Date(at), new Date(on))).toBe(words)
  },
)

test('at once has its minutes', () => {
  expect(asapLabel(35)).toBe('As soon as possible (about 35 min)')
})

test('a chosen time says what the order is then', () => {
  expect(readyFor('pickup')).toBe('Ready for pickup')
  expect(readyFor('dine-in')).toBe('Ready to serve')
})

test.each([
  ['pickup', false, 'Ready about'],
  ['pickup', true, 'Ready for pickup'],
  ['dine-in', false, 'Ready about'],
  ['dine-in', true, 'Ready to serve'],
  ['delivery', false, 'At your door about'],
  ['delivery', true, 'At your door'],
] as const)(
  'a time of %s (chosen: %s) is told as %s: of a delivery it is the time at the door (ordering 61)',
  (type, isChosen, label) => {
    expect(readyLabel(type, isChosen)).toBe(label)
  },
)
