import { expect, it } from 'vitest'
import { nextPollMs, stillWaiting } from './payment-polling.ts'

it.each([
  [0, 2_000],
  [1, 3_000],
  [19, 3_000],
  [20, 15_000],
  [400, 15_000],
])('after %i tries it looks again in %i ms', (tries, pause) => {
  expect(nextPollMs(tries)).toBe(pause)
})

it.each([
  [19, false, 'waiting'],
  [19, true, 'waiting'],
  [20, false, 'unheard'],
  [20, true, 'paid_unseen'],
  [90, false, 'unheard'],
] as const)('after %i tries of a payment that the server calls paid: %s, it is %s', (tries, isPaid, said) => {
  expect(stillWaiting(tries, isPaid)).toBe(said)
})
