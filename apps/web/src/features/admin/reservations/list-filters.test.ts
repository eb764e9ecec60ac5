import { expect, it } from 'vitest'
import { read, wrongIn } from './list-filters.ts'

it.each([
  ['status=zzz', ['status']],
  ['page=abc', ['page']],
  ['page=0&date=never', ['date', 'page']],
  ['page=10001', ['page']],
  ['day=2026-02-30', ['day']],
  ['status=confirmed&date=today&page=3&day=2026-11-20&search=priya', []],
  ['', []],
])('of "%s" %j leaves the address', (text, expected) => {
  const query = new URLSearchParams(text)
  expect(wrongIn(query, read(query))).toEqual(expected)
})
