import { expect, test } from 'vitest'
import { wideColumn } from './wide-column.ts'

test.each([
  ['what is being made is wide', 'preparing', { pending: 2, preparing: 7, ready: 3 }, 'preparing'],
  ['a few more elsewhere move nothing', 'preparing', { pending: 6, preparing: 3, ready: 0 }, 'preparing'],
  ['many more elsewhere take the place', 'preparing', { pending: 7, preparing: 3, ready: 0 }, 'pending'],
  ['and keep it while they are more', 'pending', { pending: 5, preparing: 4, ready: 0 }, 'pending'],
  ['until what is being made is as many', 'pending', { pending: 4, preparing: 4, ready: 0 }, 'preparing'],
  ['handed over too slowly', 'preparing', { pending: 0, preparing: 1, ready: 6 }, 'ready'],
  ['an empty board', 'preparing', { pending: 0, preparing: 0, ready: 0 }, 'preparing'],
] as const)('%s (kitchen 42)', (_, now, lengths, wide) => {
  expect(wideColumn(now, lengths)).toBe(wide)
})
