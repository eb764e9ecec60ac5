import { expect, test } from 'vitest'
import { mergeDishes } from './merged-dishes.ts'

const HEATS = { 1: 'Mild', 2: 'Medium', 3: 'Hot' } as const
const option = (name: string, choices: ReturnType<typeof leaf>[] = []) => ({ name, quantity: 1, choices })
const leaf = (name: string) => ({ name, quantity: 1, choices: [] })

function dish(name: string, quantity: number, level: 1 | 2 | 3 = 1, change: object = {}) {
  const id = name.toLowerCase()
  return {
    id,
    name,
    quantity,
    selectedSpiceLevel: level,
    spiceLevelName: HEATS[level],
    options: [],
    note: '',
    ...change,
  }
}
const words = (lines: Parameters<typeof mergeDishes>[0]) =>
  mergeDishes(lines).map(
    ({ line, quantity, heats }) =>
      `${quantity} ${line.name}: ${heats.map((heat) => `${heat.quantity} ${heat.name}`).join(', ')}`,
  )

test.each([
  ['nothing', [], []],
  ['one line', [dish('Naan', 2)], ['2 Naan: 2 Mild']],
  ['two heats, the mildest first', [dish('Curry', 1, 3), dish('Curry', 2, 2)], ['3 Curry: 2 Medium, 1 Hot']],
  [
    'lines in the order of their first',
    [dish('Curry', 1, 2), dish('Naan', 1), dish('Curry', 1, 2)],
    ['2 Curry: 2 Medium', '1 Naan: 1 Mild'],
  ],
  [
    'another note is another dish',
    [dish('Curry', 1), dish('Curry', 1, 1, { note: 'No coriander' })],
    ['1 Curry: 1 Mild', '1 Curry: 1 Mild'],
  ],
  [
    'other choices are another dish',
    [dish('Thali', 1, 2, { options: [option('Dal')] }), dish('Thali', 1, 2, { options: [option('Paneer')] })],
    ['1 Thali: 1 Medium', '1 Thali: 1 Medium'],
  ],
  [
    'so are other choices below a choice',
    [
      dish('Thali', 1, 2, { options: [option('Naan', [leaf('Butter')])] }),
      dish('Thali', 1, 2, { options: [option('Naan', [leaf('Garlic')])] }),
    ],
    ['1 Thali: 1 Medium', '1 Thali: 1 Medium'],
  ],
  [
    'the same choices are the same dish',
    [dish('Thali', 1, 3, { options: [option('Dal')] }), dish('Thali', 2, 3, { options: [option('Dal')] })],
    ['3 Thali: 3 Hot'],
  ],
])('%s (kitchen 38)', (_which, lines, expected) => expect(words(lines)).toEqual(expected))

test('a dish knows where its lines stand (stations 27)', () => {
  const dishes = mergeDishes([dish('Curry', 1, 2), dish('Naan', 1), dish('Curry', 1, 3)])
  expect(dishes.map(({ places }) => places)).toEqual([[1, 3], [2]])
})
