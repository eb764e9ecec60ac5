import { expect, test } from 'vitest'
import { instantOf } from '../hours/local-time.ts'
import { openState } from '../hours/open-state.ts'
import { HALIFAX } from '../testing/halifax.ts'
import type { Pause } from './pause.ts'
import { bumpInWords, isStillSo, pausedInWords, pausesOnSite } from './pause-words.ts'
import { pauseText } from './paused-type.ts'

const FRIDAY = '2026-11-20'
const at = (time: string, date = FRIDAY) => instantOf(HALIFAX, date, time)
const NOW = at('19:00')
const pause = (more: Partial<Pause>): Pause => {
  return { orderType: null, channel: null, from: at('18:00'), until: at('19:30'), ...more }
}
const day = { open: '11:30', close: '22:00', closed: false }
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const truro = {
  hours: Object.fromEntries(DAYS.map((name) => [name, day])),
  exceptions: [],
  timeZone: HALIFAX,
  features: ['Takeout', 'Delivery'],
}
const delivery = pause({ orderType: 'delivery' })

test.each<[string, Pause[], string[]]>([
  ['nothing', [], []],
  ['delivery', [delivery], ['Not taking delivery orders until 7:30 p.m.']],
  ['everything', [pause({})], ['Not taking orders until 7:30 p.m.']],
  ['each type until the same time', [delivery, pause({ orderType: 'pickup' })], ['Not taking orders until 7:30 p.m.']],
  [
    'everything, and delivery for longer',
    [pause({}), pause({ orderType: 'delivery', until: at('11:30', '2026-11-21') })],
    ['Not taking pickup orders until 7:30 p.m.', 'Not taking delivery orders until tomorrow at 11:30 a.m.'],
  ],
  ['what the location does not offer', [pause({ orderType: 'dine-in' })], []],
  ['orders by staff', [pause({ channel: 'staff' })], []],
  ['orders of the site', [pause({ channel: 'site' })], ['Not taking orders until 7:30 p.m.']],
  ['what is over', [pause({ until: NOW })], []],
])('with %s paused, the site says it (times 18)', (_, pauses, sentences) => {
  expect(pausesOnSite(truro, pauses, NOW).map(({ text }) => text)).toEqual(sentences)
})

test('a closed location says only what is still paused when it opens', () => {
  const opening = at('11:30', '2026-11-21')
  const later = at('12:00', '2026-11-21')
  const said = (until: Date, now: Date) => pausesOnSite(truro, [pause({ until })], now).map(({ text }) => text)
  expect(said(opening, at('21:00'))).toEqual(['Not taking orders until tomorrow at 11:30 a.m.'])
  expect(said(opening, at('23:00'))).toEqual([])
  expect(said(later, at('23:00'))).toEqual(['Not taking orders until tomorrow at 12 p.m.'])
})

test('what was said holds until a pause ends, its tomorrow is today, or a door opens, closes or soon will', () => {
  const until = at('12:00', '2026-11-21')
  const place = { ...truro, isActive: true }
  const said = (now: Date) => ({
    ...place,
    openState: openState(place, now),
    pauses: pausesOnSite(place, [pause({ until })], now).map((one) => ({ ...one, until: one.until.toISOString() })),
  })
  const isStill = (then: Date, now: Date) => isStillSo(said(then), now)
  const morning = at('11:30', '2026-11-21')
  expect(isStill(NOW, at('21:29'))).toBe(true)
  expect(isStill(NOW, at('21:30'))).toBe(false)
  expect(isStill(at('21:30'), at('21:59'))).toBe(true)
  expect(isStill(at('21:30'), at('22:00'))).toBe(false)
  expect(isStill(at('23:00'), at('00:00', '2026-11-21'))).toBe(false)
  expect(isStill(morning, at('11:59', '2026-11-21'))).toBe(true)
  expect(isStill(morning, until)).toBe(false)
})

test('a pause of everything is one of each order type', () => {
  const [everything] = pausesOnSite(truro, [pause({})], NOW)
  const [ofDelivery] = pausesOnSite(truro, [delivery], NOW)
  if (!everything || !ofDelivery) throw new Error('nothing is paused')
  expect(pauseText([everything], 'delivery')).toBe('Not taking orders until 7:30 p.m.')
  expect(pauseText([ofDelivery], 'delivery')).toBe('Not taking delivery orders until 7:30 p.m.')
  expect(pauseText([ofDelivery], 'pickup')).toBeUndefined()
})

test.each<[Partial<Pause>, string]>([
  [{ orderType: 'delivery' }, 'Delivery paused until 7:30 p.m.'],
  [{}, 'All orders paused until 7:30 p.m.'],
  [{ channel: 'site' }, 'All orders paused on the site until 7:30 p.m.'],
  [{ orderType: 'pickup', channel: 'staff' }, 'Pickup paused for staff until 7:30 p.m.'],
  [{ orderType: 'dine-in', until: at('12:00', '2026-11-22') }, 'Dine-in paused until Sunday at 12 p.m.'],
])('the kitchen reads of %j: %s (times 18)', (more, words) => {
  expect(pausedInWords(pause(more), HALIFAX, NOW)).toBe(words)
})

test('the kitchen reads of a bump', () => {
  expect(bumpInWords({ minutes: 20, until: at('19:30') }, HALIFAX, NOW)).toBe('Quotes +20 min until 7:30 p.m.')
})
