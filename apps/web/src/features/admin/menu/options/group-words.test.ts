import { expect, test } from 'vitest'
import { anOption } from './group-draft.ts'
import { hasName, limitsSentence, optionWords } from './group-words.ts'

test.each([
  [['0', '1', '1', '0'], 'Guests may choose one. Each costs what its line says.'],
  [['0', '6', '3', '0'], 'Guests may choose up to 6, at most 3 of the same option. Each costs what its line says.'],
  [['0', '4', '4', '2'], 'Guests may choose up to 4. The 2 dearest are free.'],
  [['1', '1', '1', '1'], 'Guests must choose one. All of them are free.'],
  [['2', '2', '2', '1'], 'Guests must choose 2. The dearest one is free.'],
  [['1', '3', '3', '0'], 'Guests must choose 1 to 3. Each costs what its line says.'],
  [['', '3', '3', '0'], ''],
  [['3', '2', '1', '0'], ''],
] as const)('at least, at most, of each and free %o is read back as: %s', ([min, max, maxEach, free], said) => {
  expect(limitsSentence({ min, max, maxEach, free })).toBe(said)
})

test('the line of an option says what its fields do not', () => {
  expect(optionWords(anOption('Mint'))).toBe('More')
  const naan = { ...anOption('Naan'), allergens: 'wheat, milk', groupIds: ['butter'], diets: ['vegetarian' as const] }
  expect(optionWords(naan)).toBe('Contains wheat, milk\u00a0· opens 1 group\u00a0· vegetarian')
})

test.each(["chef's", 'CREME', 'Crème  du chef’s'])('“%s” finds an option (people 66)', (typed) => {
  expect(hasName({ name: 'Crème du chef’s own' }, typed)).toBe(true)
})
