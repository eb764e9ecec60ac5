import { expect, test } from 'vitest'
import { allergensFor, saysAllergy, warnsOfAllergens } from './allergy-note.ts'

test.each([
  ['PEANUT ALLERGY please', ['peanuts'], ['milk']],
  ['no nuts', ['peanuts'], ['milk']],
  ['Lactose intolerant', ['milk'], ['peanuts']],
  ['I am allergic to kiwi', [], ['peanuts', 'milk']],
] as const)('"%s" makes %j loud (kitchen 31)', (note, clashing, others) => {
  expect(allergensFor(['peanuts', 'milk'], note)).toEqual({ clashing, others })
})

test.each(['', 'No coriander, sauce on the side', 'Coconut on top'])(
  '"%s" is not about what dishes contain',
  (note) => {
    expect(allergensFor(['peanuts', 'tree nuts', 'milk'], note)).toBeNull()
  },
)

test.each([
  ['tree nuts', 'cashews make me ill'],
  ['gluten', 'celiac'],
  ['wheat', 'coeliac'],
  ['crustaceans', 'no shellfish'],
  ['shellfish', 'no shrimp'],
  ['shellfish', 'no mussels'],
  ['eggs', 'vegan'],
  ['lupin', 'Lupin!'],
])('%s are meant by "%s"', (allergen, note) => {
  expect(allergensFor([allergen], note)?.clashing).toEqual([allergen])
})

test.each([
  ['Coeliac, please', true],
  ['One guest carries an EpiPen', true],
  ['Window seat please', false],
])('"%s" warns of an allergy: %s', (note, warns) => {
  expect(saysAllergy(note)).toBe(warns)
})

test.each([
  ['Allergic to kiwi', true],
  ['No peanuts', true],
  ['Sans lait', true],
  ['Extra cheese', false],
  ['No cutlery, please', false],
])('"%s" is a warning about what the dishes contain: %s', (note, warns) => {
  expect(warnsOfAllergens(note)).toBe(warns)
})
