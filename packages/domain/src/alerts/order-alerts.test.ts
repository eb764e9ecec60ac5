import { describe, expect, test } from 'vitest'
import {
  type AlertState,
  acceptedItselfIds,
  alertsPlayHere,
  clampVolume,
  dueReminders,
  isPopupOver,
  isSilent,
  isUrgentOrder,
  isUrgentReservation,
  isVolume,
  joinReminders,
  justFiredIds,
  lookFirst,
  maySound,
  newOrderIds,
  popupNote,
  popupSoundDue,
  watch,
} from './order-alerts.ts'

const start = new Date('2026-11-20T16:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const pending = (...ids: string[]) => ids.map((id) => ({ id, status: 'pending' }))

describe('new orders', () => {
  test('the first list alerts nothing', () => expect(newOrderIds(null, pending('a'))).toEqual([]))
  test('later only what was not there before, and only while pending (kitchen 6)', () => {
    expect(newOrderIds(pending('a'), [...pending('a', 'b'), { id: 'c', status: 'preparing' }])).toEqual(['b'])
    expect(newOrderIds([], pending('a'))).toEqual(['a'])
  })

  test('an order whose start was taken back is new again (kitchen 21)', () => {
    const before = [...pending('a'), { id: 'b', status: 'preparing' }, { id: 'c', status: 'preparing' }]
    expect(newOrderIds(before, [...pending('a', 'b'), { id: 'c', status: 'ready' }])).toEqual(['b'])
  })

  test('the first list calls for an order for later whose time came during a reload, once', () => {
    const at = (fireAt: string | null, status = 'pending') => [{ id: 'a', status, fireAt }]
    const fired = (list: ReturnType<typeof at>, alerted: string[] = []) => justFiredIds(list, new Set(alerted), start)
    expect(fired(at(start.toISOString()))).toEqual(['a'])
    expect(fired(at(after(-59_000).toISOString()))).toEqual(['a'])
    expect(fired(at(after(-60_000).toISOString()))).toEqual([])
    expect(fired(at(after(1).toISOString()))).toEqual([])
    expect(fired(at(null))).toEqual([])
    expect(fired(at(start.toISOString()), ['a'])).toEqual([])
    expect(fired(at(start.toISOString(), 'preparing'))).toEqual([])
  })

  test('a pending order sounds again every 20 seconds, each time 0.2 louder, up to 1 (kitchen 7)', () => {
    let state = watch(new Map(), ['a'], pending('a'), start)
    const heard: number[] = []
    for (let second = 1; second <= 100; second += 1) {
      const due = dueReminders(state, 0.5, after(second * 1000))
      heard.push(...due.alerts.map(({ volume }) => volume))
      state = due.state
    }
    expect(heard).toEqual([0.7, 0.9, 1, 1, 1])
  })

  test('it falls silent once it is accepted, though it stays pending, and is not shown again (kitchen 8)', () => {
    const accepted = [{ id: 'a', status: 'pending', acceptedAt: '2026-11-20T16:00:10.000Z' }]
    const state = watch(watch(new Map(), ['a'], pending('a'), start), [], accepted, after(10_000))
    expect(dueReminders(state, 0.5, after(60_000)).alerts).toEqual([])
    expect(newOrderIds([], accepted)).toEqual([])
  })

  test('it falls silent once it leaves pending or disappears', () => {
    const state = watch(new Map(), ['a', 'b'], pending('a', 'b'), start)
    const left = watch(state, [], [{ id: 'a', status: 'preparing' }], after(1))
    expect([...left.keys()]).toEqual([])
    expect(dueReminders(left, 0.8, after(60_000)).alerts).toEqual([])
  })

  test('an order seen twice keeps its own clock', () => {
    const state = watch(new Map(), ['a'], pending('a'), start)
    const again: AlertState = watch(state, ['a'], pending('a'), after(19_000))
    expect(dueReminders(again, 0.8, after(20_000)).alerts).toEqual([{ orderId: 'a', volume: 1, isReminder: true }])
  })
})

describe('the popup', () => {
  test('repeats every two seconds, and no two sounds are closer than one', () => {
    expect([popupSoundDue(null, start), popupSoundDue(start, after(1999)), popupSoundDue(start, after(2000))]).toEqual([
      true,
      false,
      true,
    ])
    expect([maySound(null, start), maySound(start, after(999)), maySound(start, after(1000))]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('notes the first three items (kitchen 29)', () => {
    const items = ['Dal', 'Naan', 'Chai', 'Raita'].map((name) => ({ name, quantity: 2 }))
    expect(popupNote(items)).toBe('2x Dal, 2x Naan, 2x Chai +1 more')
    expect(popupNote(items.slice(0, 1))).toBe('2x Dal')
  })
})

describe('urgent', () => {
  test.each([
    [{ total: 10_000, itemCount: 5 }, false],
    [{ total: 10_001, itemCount: 1 }, true],
    [{ total: 100, itemCount: 6 }, true],
    [{ total: 100, itemCount: 1, priority: 'high' }, true],
  ])('order %j: %s', (order, expected) => expect(isUrgentOrder(order)).toBe(expected))

  test.each([
    [{ partySize: 6, date: '2026-11-21', specialRequests: null }, false],
    [{ partySize: 7, date: '2026-11-21', specialRequests: null }, true],
    [{ partySize: 2, date: '2026-11-20', specialRequests: null }, true],
    [{ partySize: 2, date: '2026-11-21', specialRequests: 'URGENT please' }, true],
  ])('reservation %j: %s (kitchen 9)', (reservation, expected) => {
    expect(isUrgentReservation(reservation, '2026-11-20')).toBe(expected)
  })
})

test.each([
  [0, true],
  [1, true],
  [0.35, true],
  [-0.1, false],
  [1.1, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('%j is a volume: %s (kitchen 11)', (value, expected) => expect(isVolume(value)).toBe(expected))

test('volumes stay between 0 and 1', () => expect([-1, 0.5, 2].map(clampVolume)).toEqual([0, 0.5, 1]))

test.each([
  ['/admin', false, true],
  ['/admin/dashboard', false, true],
  ['/administrator', false, false],
  ['/menu/truro', false, false],
  ['/menu', true, true],
])('at %s, native: %s, alerts play: %s (kitchen 10)', (path, native, expected) =>
  expect(alertsPlayHere(path, native)).toBe(expected),
)

test.each([
  ['in the first list', null, '2026-11-20T16:00:00Z', []],
  ['in a later list', [], '2026-11-20T16:00:00Z', ['a']],
  ['that was there before', [{ id: 'a', status: 'pending' }], '2026-11-20T16:00:00Z', []],
  ['that somebody accepted', [], '2026-11-20T16:00:05Z', []],
  ['that nobody accepted', [], null, []],
])('an order accepted by itself, %s, is heard: %j %s %j (kitchen 34)', (_which, before, acceptedAt, expected) => {
  const orderTime = '2026-11-20T16:00:00Z'
  expect(acceptedItselfIds(before, [{ id: 'a', status: 'pending', acceptedAt, orderTime }])).toEqual(expected)
})

test.each([
  [0, false],
  [14_999, false],
  [15_000, true],
])('a popup that was touched %d ms ago is over: %s (kitchen 8)', (ago, expected) => {
  const now = new Date('2026-11-20T16:00:00Z')
  expect(isPopupOver(now.getTime() - ago, now)).toBe(expected)
})

describe('"Look at the board first"', () => {
  const start = new Date('2026-11-20T16:00:00Z')
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

  test('is quiet for 20 seconds, then for 40, then for 60 at a time, whatever waits (kitchen 17)', () => {
    let silence = lookFirst(null, ['a', 'b'], start)
    const lengths = []
    for (let round = 0; round < 4; round += 1) {
      lengths.push((silence.until - start.getTime()) / 1000)
      silence = lookFirst(silence, ['a', 'b'], start)
    }
    expect(lengths).toEqual([20, 40, 60, 60])
  })
  test.each([
    [['a', 'b'], 19.9, true],
    [['a', 'b'], 20, false],
    [['b'], 10, true],
    [['a', 'b', 'c'], 1, false],
    [[], 1, true],
  ] as const)('with %j waiting after %d seconds: quiet is %s', (waiting, seconds, isQuiet) => {
    expect(isSilent(lookFirst(null, ['a', 'b'], start), waiting, after(seconds))).toBe(isQuiet)
  })
  test('counts anew after an order that nobody had seen', () => {
    const long = lookFirst(lookFirst(null, ['a'], start), ['a'], start)
    expect(lookFirst(long, ['a', 'b'], start)).toMatchObject({ times: 1, until: after(20).getTime() })
    expect(lookFirst(long, [], start)).toMatchObject({ times: 3 })
  })
  test('brings the reminders of all orders together', () => {
    const state = new Map([
      ['a', { lastAt: after(-15).getTime(), times: 2 }],
      ['b', { lastAt: after(-3).getTime(), times: 1 }],
    ])
    const joined = joinReminders(state, start)
    expect(dueReminders(joined, 0.2, after(19)).alerts).toEqual([])
    expect(dueReminders(joined, 0.2, after(20)).alerts.map(({ volume }) => volume)).toEqual([0.6, 0.4])
  })
})
