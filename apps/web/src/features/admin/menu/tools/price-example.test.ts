import { expect, it } from 'vitest'
import { exampleOf } from './price-example.ts'
import { type PriceForm, ruleOf } from './price-form.ts'

const ITEMS = [
  { name: 'Thali', category: 'combos', price: 20, hasSizes: true },
  { name: 'Samosas', category: 'appetizers', price: 6.49, hasSizes: false },
  { name: 'Lassi', category: 'drinks', price: 4.5, hasSizes: false },
]
const FORM: PriceForm = {
  category: '',
  direction: 'raise',
  way: 'percent',
  typed: '5',
  rounding: 'none',
  includeOptions: false,
}
const said = (changes: Partial<PriceForm>) => {
  const rule = ruleOf({ ...FORM, ...changes })
  return rule && exampleOf(rule, ITEMS)
}

it.each<[Partial<PriceForm>, string | undefined]>([
  [{}, 'Samosas: $6.49 becomes $6.81.'],
  [{ direction: 'lower', way: 'amount', typed: '0.50', category: 'drinks' }, 'Lassi: $4.50 becomes $4.00.'],
  [{ rounding: '.99' }, 'Samosas: $6.49 becomes $6.99.'],
  [{ direction: 'lower', way: 'amount', typed: '9' }, undefined],
  [{ category: 'combos' }, undefined],
])('%j says %j', (changes, words) => {
  expect(said(changes)).toBe(words)
})
