import { expect, test } from 'vitest'
import { choicesInOneRow, lineInOneRow, readLine, rowsUnder } from './line-words.ts'

const plain = (name: string, change: { quantity?: number; price?: number } = {}) => ({
  name,
  quantity: 1,
  price: 0,
  choices: [],
  ...change,
})
const THALI = {
  name: 'Thali',
  quantity: 2,
  note: 'No onions',
  options: [plain('Dal'), { ...plain('Naan', { quantity: 2, price: 150 }), choices: [plain('Butter', { price: 50 })] }],
}

test('choices stand under their dish, in each of several plates, with what they cost (menu 44)', () => {
  expect(readLine(THALI)).toEqual({
    name: 'Thali',
    quantity: 2,
    isEach: true,
    note: 'No onions',
    choices: [
      { text: 'Dal', price: 0, depth: 0 },
      { text: 'Naan ×2', price: 150, depth: 0 },
      { text: 'Butter', price: 50, depth: 1 },
    ],
  })
  expect(readLine({ ...THALI, quantity: 1 }).isEach).toBe(false)
  expect(readLine({ ...THALI, options: [] }).isEach).toBe(false)
})

test('a choice that takes something off shows no price (menu 44)', () => {
  expect(readLine({ ...THALI, options: [plain('No rice', { price: -100 })] }).choices).toEqual([
    { text: 'No rice', price: 0, depth: 0 },
  ])
})

test.each([
  [THALI, 'each: Dal, Naan ×2 (Butter)'],
  [{ ...THALI, quantity: 1 }, 'Dal, Naan ×2 (Butter)'],
  [{ ...THALI, options: [] }, ''],
])('in one row it reads %#', (line, row) => {
  expect(choicesInOneRow(line)).toBe(row)
})

test('a dish with its choices in one row', () => {
  expect(lineInOneRow(THALI)).toBe('2 × Thali (each: Dal, Naan ×2 (Butter))')
  expect(lineInOneRow({ ...THALI, options: [] })).toBe('2 × Thali')
})

test('the rows under a dish: each, the choices with prices on papers of money only, the note in quotes (menu 45)', () => {
  const indented = (shown: 'priced' | 'plain', quantity = 2) =>
    rowsUnder(readLine({ ...THALI, quantity }), shown).map(({ text, depth }) => `${'> '.repeat(depth)}${text}`)
  expect(indented('priced')).toEqual(['each:', '> Dal', '> Naan ×2 ($1.50)', '> > Butter ($0.50)', '“No onions”'])
  expect(rowsUnder(readLine({ ...THALI, note: '', options: [plain('Oat Milk', { price: 75 })] }), 'priced')).toEqual([
    { kind: 'choice', text: 'each: Oat Milk ($0.75)', depth: 0 },
  ])
  expect(indented('plain', 1)).toEqual(['Dal', 'Naan ×2', '> Butter', '“No onions”'])
  expect(rowsUnder(readLine({ ...THALI, options: [], note: '' }), 'priced')).toEqual([])
})
