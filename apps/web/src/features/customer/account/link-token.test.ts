import { expect, it } from 'vitest'
import { tokenIn } from './link-token.ts'

it.each([
  ['#token=abc-1_2', '', 'abc-1_2'],
  ['', '?token=abc', 'abc'],
  ['#token=newer', '?token=older', 'newer'],
  ['#orders', '', ''],
  ['', '', ''],
])('the token of %s%s is %j', (hash, search, token) => {
  expect(tokenIn({ hash, search })).toBe(token)
})
