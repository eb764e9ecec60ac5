import { describe, expect, it } from 'vitest'
import { changeDue, isPartInCash, likelyCash, likelyParts } from './cash-given.ts'

describe('what people hand over is offered: the exact amount and what notes make (money 73)', () => {
  it.each([
    [3135, [3135, 3500, 4000, 5000, 10_000]],
    [2000, [2000, 5000, 10_000]],
    [485, [485, 500, 1000, 2000, 5000]],
    [23_295, [23_295, 23_500, 24_000, 25_000, 30_000]],
    [5, [5, 500, 1000, 2000, 5000]],
  ])('%i: %j', (due, offered) => expect(likelyCash(due)).toEqual(offered))
})

describe('change (money 73)', () => {
  it.each([
    [3135, 4000, 865],
    [3135, 3135, 0],
    [3135, 3134, null],
    [3135, 0, null],
  ])('for %i out of %i is %j', (due, given, change) => expect(changeDue(due, given)).toBe(change))
})

describe('a part in cash (money 79)', () => {
  it.each([
    [3135, [500, 1000, 2000]],
    [500, []],
    [23_295, [500, 1000, 2000, 5000, 10_000]],
  ])('of %i is offered as %j', (total, offered) => expect(likelyParts(total)).toEqual(offered))

  it.each([
    [3135, 2000, true],
    [3135, 3130, true],
    [3135, 3135, false],
    [3135, 4000, false],
    [3135, 1001, false],
    [3135, 0, false],
    [3135, -500, false],
    [3135, Number.NaN, false],
  ])('of %i may be %i: %j', (total, part, may) => expect(isPartInCash(total, part)).toBe(may))
})
