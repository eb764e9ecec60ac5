import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { DEFAULT_HOURS } from '../hours/opening-hours.ts'
import { HALIFAX } from '../testing/halifax.ts'
import { bumpAt, isPaused, newBump, type Pause, type PauseLength, pausedUntil, pauseEnd } from './pause.ts'

const FRIDAY = '2026-11-20'
const at = (time: string, date = FRIDAY) => instantOf(HALIFAX, date, time)
const halfPast = (minute: Date) => new Date(minute.getTime() + 30_000)
const delivery: Pause = { orderType: 'delivery', channel: null, from: at('19:00'), until: at('19:30') }
const kind = { orderType: 'delivery', channel: 'site' } as const

test.each([
  ['before', [delivery], kind, '18:59', null],
  ['at its start', [delivery], kind, '19:00', '19:30'],
  ['when it has ended by itself', [delivery], kind, '19:30', null],
  ['for another order type', [delivery], { ...kind, orderType: 'pickup' }, '19:10', null],
  ['for every order type', [{ ...delivery, orderType: null }], { ...kind, orderType: 'pickup' }, '19:10', '19:30'],
  ['on another channel', [{ ...delivery, channel: 'site' }], { ...kind, channel: 'staff' }, '19:10', null],
  [
    'with another right after it',
    [delivery, { ...delivery, from: at('19:30'), until: at('20:00') }],
    kind,
    '19:10',
    '20:00',
  ],
  [
    'with a longer one over it',
    [delivery, { ...delivery, orderType: null, until: at('21:00') }],
    kind,
    '19:10',
    '21:00',
  ],
  [
    'with another after a gap',
    [delivery, { ...delivery, from: at('19:31'), until: at('20:00') }],
    kind,
    '19:10',
    '19:30',
  ],
] as const)('a pause of delivery %s (times 5)', (_, pauses, asked, time, until) => {
  expect(pausedUntil(pauses, asked, at(time))).toEqual(until && at(until))
  expect(isPaused(pauses, asked, at(time))).toBe(until !== null)
})

const truro = {
  hours: { ...DEFAULT_HOURS, friday: { open: '11:30', close: '02:00', closed: false } },
  exceptions: [{ date: '2026-11-24', closed: true }],
  timeZone: HALIFAX,
  dayEndsAt: '04:00',
}
const tomorrow: PauseLength = { for: 'until_tomorrow' }

test.each<[string, PauseLength, Date, Date]>([
  ['15 minutes', { for: 'minutes', minutes: 15 }, at('19:00'), at('19:15')],
  ['15 minutes, up to the next full minute', { for: 'minutes', minutes: 15 }, halfPast(at('18:59')), at('19:15')],
  ['60 minutes', { for: 'minutes', minutes: 60 }, at('19:00'), at('20:00')],
  ['until tomorrow, in the evening', tomorrow, at('19:00'), at('11:30', '2026-11-21')],
  ['until tomorrow, before today has opened', tomorrow, at('09:00'), at('11:30', '2026-11-21')],
  ['until tomorrow, at half past midnight', tomorrow, at('00:30', '2026-11-21'), at('11:30', '2026-11-21')],
  ['until tomorrow, which is closed', tomorrow, at('19:00', '2026-11-23'), at('11:30', '2026-11-25')],
  ['until a date', { for: 'until_date', date: '2026-12-20' }, at('19:00'), at('12:00', '2026-12-20')],
])('a pause of %s (times 6)', (_, length, now, expected) => {
  expect(pauseEnd(truro, length, now)).toEqual({ ok: true, value: expected })
})

test.each<[PauseLength]>([
  [{ for: 'minutes', minutes: 45 }],
  [{ for: 'until_date', date: FRIDAY }],
  [{ for: 'until_date', date: '2026-12-21' }],
  [{ for: 'until_date', date: '2026-11-31' }],
])('a pause of %j is refused (times 6)', (length) => {
  expect(pauseEnd(truro, length, at('19:00'))).toEqual({ ok: false, refusal: { code: 'pause_invalid' } })
})

test('a location without any opening comes back with the day', () => {
  const closed = Object.fromEntries(
    Object.entries(truro.hours).map(([day, hours]) => [day, { ...hours, closed: true }]),
  )
  expect(pauseEnd({ ...truro, hours: closed }, tomorrow, at('19:00'))).toEqual({
    ok: true,
    value: at('04:00', '2026-11-21'),
  })
})

test('a location that never closes comes back with the day', () => {
  const always = { open: '00:00', close: '00:00', closed: false }
  const hours = Object.fromEntries(Object.keys(truro.hours).map((day) => [day, always]))
  expect(pauseEnd({ ...truro, hours, exceptions: [] }, tomorrow, at('19:00'))).toEqual({
    ok: true,
    value: at('04:00', '2026-11-21'),
  })
})

test('a bump holds for its time and ends by itself (times 7)', () => {
  const bump = newBump({ minutes: 20, forMinutes: 60 }, at('18:00'))
  expect(bump).toEqual({ ok: true, value: { minutes: 20, until: at('19:00') } })
  expect(bump.ok && [bumpAt(bump.value, at('18:59')), bumpAt(bump.value, at('19:00'))]).toEqual([20, 0])
  expect(bumpAt(null, at('18:00'))).toBe(0)
})

test.each([[{ minutes: 15, forMinutes: 60 }], [{ minutes: 10, forMinutes: 45 }]])(
  'a bump of %j is refused',
  (asked) => {
    expect(newBump(asked, at('18:00'))).toEqual({ ok: false, refusal: { code: 'bump_invalid' } })
  },
)
