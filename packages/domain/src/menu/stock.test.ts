import { expect, test } from 'vitest'
import { tooFewLeft, wantedUnits } from './stock.ts'

const choice = (optionId: string, quantity: number, more: object = {}) => ({
  groupId: 'g',
  optionId,
  name: optionId.toUpperCase(),
  quantity,
  itemId: null,
  choices: [],
  ...more,
})

test('lines take units of dishes, of options, and of the dishes in a combo (menu 72)', () => {
  const lines = [
    { item_id: 'thali', name: 'Thali', quantity: 2, options: [choice('naan', 3)] },
    {
      item_id: 'combo',
      name: 'Combo',
      quantity: 1,
      options: [choice('main', 1, { itemId: 'thali', choices: [choice('naan', 2)] })],
    },
  ]
  expect(wantedUnits(lines).map(({ kind, id, units }) => `${units} ${kind} ${id}`)).toEqual([
    '3 item thali',
    '8 option g/naan',
    '1 item combo',
    '1 option g/main',
  ])
})

test.each([
  ['item', 2, 'Only 2 left: Naan.'],
  ['item', 0, 'No longer available: Naan.'],
  ['option', 0, 'No longer available: Naan in Thali.'],
] as const)('too few of an %s of which %i are left: %s', (kind, left, sentence) => {
  expect(tooFewLeft({ kind, id: 'x', units: 3, name: 'Naan', line: { id: 'thali', name: 'Thali' } }, left)).toBe(
    sentence,
  )
})
