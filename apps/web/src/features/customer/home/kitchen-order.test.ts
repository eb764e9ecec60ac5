import { expect, test } from 'vitest'
import { inGuestOrder, stepsBack } from './kitchen-order.ts'

const shut = { id: 'new-glasgow', hasMenu: true, openState: { isOpen: false } }
const open = { id: 'truro', hasMenu: true, openState: { isOpen: true } }
const ids = (kitchens: readonly { id: string }[]) => kitchens.map(({ id }) => id)

test('an open kitchen stands before a closed one, and the rest keep their order', () => {
  expect(ids(inGuestOrder(undefined, [shut, open]))).toEqual(['truro', 'new-glasgow'])
  const third = { id: 'halifax', hasMenu: true, openState: { isOpen: true } }
  expect(ids(inGuestOrder(undefined, [open, third]))).toEqual(['truro', 'halifax'])
})

test('the kitchen of the guest comes first, closed or not', () => {
  expect(ids(inGuestOrder('new-glasgow', [open, shut]))).toEqual(['new-glasgow', 'truro'])
  expect(ids(inGuestOrder('gone', [shut, open]))).toEqual(['truro', 'new-glasgow'])
})

test('a closed kitchen steps back only behind an open one', () => {
  expect(stepsBack(shut, [shut, open])).toBe(true)
  expect(stepsBack(open, [shut, open])).toBe(false)
  expect(stepsBack(shut, [shut])).toBe(false)
})

test('a kitchen whose menu is not here yet is one of the last, open or not', () => {
  const empty = { id: 'wolfville', hasMenu: false, openState: { isOpen: true } }
  expect(ids(inGuestOrder(undefined, [empty, open, shut]))).toEqual(['truro', 'wolfville', 'new-glasgow'])
  expect(stepsBack(empty, [empty, open])).toBe(true)
  expect(stepsBack(shut, [empty, shut])).toBe(false)
})
