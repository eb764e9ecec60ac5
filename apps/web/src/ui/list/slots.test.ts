import { expect, it } from 'vitest'
import { NO_SLOTS, nextSlots, type Slots } from './slots.ts'

type Said = { key?: string; mayHandOn?: boolean }

function after(before: Slots, ids: string, { key = 'all', mayHandOn = true }: Said = {}): Slots {
  return nextSlots(before, { key, ids: ids.split(' ').filter(Boolean), mayHandOn })
}
const shown = ({ of }: Slots) => [...of].map(([id, slot]) => `${id}${slot}`).join(' ')

const whole = after(NO_SLOTS, 'a b c d')

it.each([
  ['a first list has new cards', whole, 'a0 b1 c2 d3'],
  ['items keep their cards when one goes', after(whole, 'a c d'), 'a0 c2 d3'],
  ['an item that comes has a new card', after(whole, 'a x b c d'), 'a0 x4 b1 c2 d3'],
  ['items keep their cards in another order', after(whole, 'd a c b'), 'd3 a0 c2 b1'],
  ['a narrower list takes the cards from the top', after(whole, 'c d', { key: 'cd' }), 'c0 d1'],
  ['a list that grows again has new cards', after(after(whole, 'c', { key: 'c' }), 'a b c'), 'a0 b4 c5'],
  ['cards are handed on in the order of the list', after(after(whole, 'd a c b'), 'x y', { key: 'xy' }), 'x3 y0'],
  ['a card in use stays with its item', after(whole, 'c x', { key: 'cx', mayHandOn: false }), 'c2 x4'],
  ['nothing leaves no cards', after(whole, '', { key: 'none' }), ''],
])('%s', (_name, slots, wanted) => {
  expect(shown(slots)).toBe(wanted)
})

it('no two items share a card', () => {
  let slots = whole
  for (const ids of ['c x', 'y x a b', 'b', 'q w e r t', 'r q']) {
    slots = after(slots, ids, { key: ids })
    slots = after(slots, `${ids} more`, { key: ids })
    expect(new Set(slots.of.values()).size).toBe(slots.of.size)
  }
})
