import { expect, test } from 'vitest'
import { movePromise } from './promise.ts'
import { ORDER_STATUSES } from './status.ts'

const now = new Date('2026-11-20T22:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const promisedAt = inMinutes(20)

test.each(ORDER_STATUSES)('the promise of a %s order is moved only while it is being made', (status) => {
  const answer = movePromise({ status, promisedAt }, inMinutes(40), now)
  if (status === 'pending' || status === 'preparing')
    expect(answer).toEqual({ ok: true, value: { promisedAt: inMinutes(40), changed: true } })
  else expect(answer).toMatchObject({ refusal: { code: 'promise_not_open' } })
})

test.each([
  [-1, 'promise_time_invalid'],
  [0, 'promise_time_invalid'],
  [1, undefined],
  [240, undefined],
  [241, 'promise_time_invalid'],
])('to %i minutes from now: %s', (minutes, code) => {
  const answer = movePromise({ status: 'pending', promisedAt }, inMinutes(minutes), now)
  expect(answer.ok ? undefined : answer.refusal.code).toBe(code)
})

test('to the same time changes nothing', () => {
  expect(movePromise({ status: 'pending', promisedAt }, promisedAt, now)).toMatchObject({ value: { changed: false } })
})
