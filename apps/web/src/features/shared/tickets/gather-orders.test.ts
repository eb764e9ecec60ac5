import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherOrders } from './gather-orders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('changes of one moment are asked about together, each order once (stations 26)', async () => {
  const asked: (readonly string[])[] = []
  const hear = gatherOrders(async (ids) => void asked.push(ids))
  for (const id of ['a', 'b', 'a']) hear(id)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual([['a', 'b']])
})

test('what changes while an answer is under way is asked about after it, also when that failed (stations 26)', async () => {
  const asked: (readonly string[])[] = []
  let fail: () => void = () => undefined
  const hear = gatherOrders((ids) => {
    asked.push(ids)
    return asked.length > 1 ? Promise.resolve() : new Promise((_, reject) => (fail = () => reject(new Error('lost'))))
  })
  hear('a')
  await vi.advanceTimersByTimeAsync(200)
  hear('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
  fail()
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual([['a'], ['a']])
})
