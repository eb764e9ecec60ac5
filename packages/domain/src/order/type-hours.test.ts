import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { DEFAULT_HOURS } from '../hours/opening-hours.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { everyDay, scheduleOf } from '../testing/schedules.ts'
import { typesInWords } from './order-type.ts'
import { type TypeHours, typeStates } from './type-hours.ts'

// 2026-11-19 is a Thursday: open from 11:30 to 22:00.
const THURSDAY = '2026-11-19'
const evening = everyDay(['17:00', '21:00'])

test.each<[string, TypeHours, string, object]>([
  ['without hours of its own', {}, '12:00', {}],
  ['off', { delivery: evening }, '12:00', { delivery: { isOn: false, text: 'Delivery 5 p.m. - 9 p.m.' } }],
  ['on', { delivery: evening }, '20:59', { delivery: { isOn: true, text: 'Delivery 5 p.m. - 9 p.m.' } }],
  ['over', { delivery: evening }, '21:00', { delivery: { isOn: false, text: 'Delivery 5 p.m. - 9 p.m.' } }],
  ['with the hours of the location', { pickup: everyDay(['11:30', '22:00']) }, '12:00', {}],
  [
    'on another day',
    { 'dine-in': scheduleOf({ sunday: [['12:00', '15:00']] }) },
    '12:00',
    { 'dine-in': { isOn: false, text: 'Dine-in Sunday 12 p.m. - 3 p.m.' } },
  ],
  [
    'never',
    { delivery: scheduleOf({}) },
    '12:00',
    { delivery: { isOn: false, text: 'Delivery is not offered for now' } },
  ],
])('an order type %s (menu 62)', (_, typeHours, time, expected) => {
  const location = { hours: DEFAULT_HOURS, timeZone: HALIFAX }
  expect(typeStates(location, typeHours, instantOf(HALIFAX, THURSDAY, time))).toEqual(expected)
})

test.each([
  [['pickup'], 'pickup'],
  [['pickup', 'dine-in'], 'pickup and dine-in'],
  [['pickup', 'delivery', 'dine-in'], 'pickup, delivery and dine-in'],
] as const)('%j in words', (types, words) => expect(typesInWords(types)).toBe(words))
