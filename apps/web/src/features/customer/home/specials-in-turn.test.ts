import { expect, test } from 'vitest'
import { inTurn } from './specials-in-turn.ts'

const kitchen = (id: string, isOpen = true) => ({ id, openState: { isOpen } })
const [TRURO, GLASGOW] = [kitchen('truro'), kitchen('new-glasgow')]
const special = (name: string, location: typeof TRURO) => ({ name, location })
const names = (specials: readonly { name: string }[]) => specials.map(({ name }) => name)

test('each kitchen shows one special before a second one of the same', () => {
  const specials = [
    special('Dal', TRURO),
    special('Poori', TRURO),
    special('Kheer', TRURO),
    special('Thali', GLASGOW),
    special('Biryani', GLASGOW),
  ]
  expect(names(inTurn(specials))).toEqual(['Dal', 'Thali', 'Poori', 'Biryani', 'Kheer'])
})

test('all of an open kitchen come before those of a closed one', () => {
  const closed = kitchen('truro', false)
  const specials = [special('Dal', closed), special('Thali', GLASGOW), special('Biryani', GLASGOW)]
  expect(names(inTurn(specials))).toEqual(['Thali', 'Biryani', 'Dal'])
})

test('where all are closed they keep their turn', () => {
  const [one, other] = [kitchen('truro', false), kitchen('new-glasgow', false)]
  const specials = [special('Dal', one), special('Poori', one), special('Thali', other)]
  expect(names(inTurn(specials))).toEqual(['Dal', 'Thali', 'Poori'])
})
