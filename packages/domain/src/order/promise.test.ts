import { describe, expect, test } from 'vitest'
import { movedFireAt, movePromise, type PromisedOrder } from './promise.ts'
import { ORDER_STATUSES } from './status.ts'

const now = new Date('2026-11-20T22:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const AT_ONCE: PromisedOrder = {
  status: 'pending',
  promisedAt: inMinutes(20),
  scheduledFor: null,
  fireAt: null,
  quotedMinutes: 20,
}
const laterIn = (minutes: number): PromisedOrder => ({
  ...AT_ONCE,
  promisedAt: inMinutes(minutes),
  scheduledFor: inMinutes(minutes),
  fireAt: inMinutes(minutes - 30),
  quotedMinutes: 30,
})
const codeOf = (order: PromisedOrder, minutes: number) => {
  const answer = movePromise(order, inMinutes(minutes), now)
  return answer.ok ? undefined : answer.refusal.code
}
const INVALID = 'promise_time_invalid'

test.each(ORDER_STATUSES)('the promise of a %s order is moved only while it is being made', (status) => {
  const answer = movePromise({ ...AT_ONCE, status }, inMinutes(40), now)
  if (status === 'pending' || status === 'preparing')
    expect(answer).toEqual({ ok: true, value: { promisedAt: inMinutes(40), changed: true } })
  else expect(answer).toMatchObject({ refusal: { code: 'promise_not_open' } })
})

test.each([
  [-1, INVALID],
  [0, INVALID],
  [1, undefined],
  [240, undefined],
  [241, INVALID],
])('to %i minutes from now: %s', (minutes, code) => {
  expect(codeOf(AT_ONCE, minutes)).toBe(code)
})

const DAY = 24 * 60
test.each([
  [DAY, DAY - 241, INVALID],
  [DAY, DAY - 240, undefined],
  [DAY, DAY + 20, undefined],
  [DAY, DAY + 240, undefined],
  [DAY, DAY + 241, INVALID],
  [DAY, 20, INVALID],
  [60, 1, undefined],
  [60, 0, INVALID],
  [60, 300, undefined],
  // Its time is over: what the kitchen can mean counts from now.
  [-30, 20, undefined],
  [-30, 240, undefined],
  [-30, 241, INVALID],
])('of an order for later, %i minutes ahead, to %i minutes from now: %s', (ahead, minutes, code) => {
  expect(codeOf(laterIn(ahead), minutes)).toBe(code)
})

test('to the same time changes nothing', () => {
  const { promisedAt } = AT_ONCE
  expect(movePromise(AT_ONCE, promisedAt, now)).toMatchObject({ value: { changed: false } })
})

describe('the kitchen begins', () => {
  test.each([
    ['later with an order that is moved back', 60, 80, 50],
    ['earlier with one that is moved forward', 60, 45, 15],
    ['at once where the time before it is short', 60, 20, 0],
    ['when it was to, where that is over', 20, 25, -10],
    ['again later where there is time', 20, 60, 30],
  ])('%s', (_, ahead, promised, begins) => {
    expect(movedFireAt(laterIn(ahead), inMinutes(promised), now)).toEqual(inMinutes(begins))
  })

  test('with an order for now as before', () => {
    expect(movedFireAt(AT_ONCE, inMinutes(60), now)).toBeNull()
  })
})
