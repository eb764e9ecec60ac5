import { expect, it } from 'vitest'
import { isOneName } from './one-name.ts'

it.each([
  ['Nora MacLeod', 'Nora MacLeod', true],
  ['nora', 'Nora MacLeod', true],
  ['Nóra  Macleod', 'MacLeod Nora', true],
  ['Nora Jane MacLeod', 'Nora MacLeod', true],
  ['Tom MacLeod', 'Nora MacLeod', false],
  ['Nora', 'Norah', false],
  ['', 'Nora', false],
  ['Nora', ' ', false],
])('%j and %j are one name: %s (people 67)', (one, other, is) => {
  expect([isOneName(one, other), isOneName(other, one)]).toEqual([is, is])
})
