import { describe, expect, test } from 'vitest'
import { givePickKeys, givePlaceKeys, isDeadPress, orderAtKey } from './one-press.ts'

const LONG_AGO = -10_000

describe('one press is one step', () => {
  test.each([
    // since when it lies there, since when it means that, pressed by, how long later: dead?
    [LONG_AGO, LONG_AGO, 'pointer', 0, false],
    [LONG_AGO, LONG_AGO, 'keys', 0, false],
    [0, LONG_AGO, 'pointer', 0, true],
    [0, LONG_AGO, 'pointer', 699, true],
    [0, LONG_AGO, 'pointer', 700, false],
    [0, LONG_AGO, 'keys', 0, false],
    [LONG_AGO, 0, 'pointer', 699, true],
    [LONG_AGO, 0, 'keys', 699, true],
    [LONG_AGO, 0, 'keys', 700, false],
    [0, 0, 'keys', 120, true],
  ] as const)('placed at %i, meant at %i, pressed by %s at %i (kitchen 22)', (placedAt, meantAt, by, now, isDead) => {
    expect(isDeadPress({ placedAt, meantAt }, by, now)).toBe(isDead)
  })
})

describe('the number of a card', () => {
  const numbers = (keys: ReturnType<typeof givePickKeys>) => [...keys].map(([id, { key }]) => `${key}${id}`).join(' ')
  const first = givePickKeys(new Map(), ['a', 'b', 'c'], 0)

  test('stays with its card when cards change their order (kitchen 23)', () => {
    expect(numbers(first)).toBe('1a 2b 3c')
    expect(numbers(givePickKeys(first, ['c', 'a', 'b'], 5_000))).toBe('3c 1a 2b')
  })
  test('is given on when its card leaves, and picks nothing until the hand has noticed', () => {
    const next = givePickKeys(first, ['b', 'c', 'd'], 5_000)
    expect(numbers(next)).toBe('2b 3c 1d')
    expect(orderAtKey(next, 1, 5_300)).toBe(null)
    expect(orderAtKey(next, 1, 5_700)).toBe('d')
    expect(orderAtKey(next, 2, 5_300)).toBe('b')
  })
  test('ends at nine', () => {
    const many = givePickKeys(new Map(), 'abcdefghijk'.split(''), 0)
    expect(many.size).toBe(9)
    expect(orderAtKey(many, 9, 1_000)).toBe('i')
    expect(orderAtKey(first, 9, 1_000)).toBe(null)
  })
})

describe('the number of a place', () => {
  const first = givePlaceKeys(new Map(), ['a', 'b', 'c'], 0)

  test('goes to the ticket that comes to stand there, and strikes off nothing until the hand has noticed (stations 23)', () => {
    expect(orderAtKey(first, 1, 10)).toBe('a')
    const next = givePlaceKeys(first, ['b', 'c', 'd'], 5_000)
    expect([...next.keys()]).toEqual(['b', 'c', 'd'])
    for (const [key, id] of [
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
    ] as const)
      expect([orderAtKey(next, key, 5_150), orderAtKey(next, key, 5_700)]).toEqual([null, id])
  })
  test('holds for what has not moved', () => {
    const next = givePlaceKeys(first, ['a', 'c'], 5_000)
    expect([orderAtKey(next, 1, 5_150), orderAtKey(next, 2, 5_150)]).toEqual(['a', null])
    expect(orderAtKey(givePlaceKeys(next, ['a', 'c'], 5_500), 2, 5_700)).toBe('c')
  })
  test('ends at nine', () => {
    expect(givePlaceKeys(new Map(), 'abcdefghijk'.split(''), 0).size).toBe(9)
  })
})
