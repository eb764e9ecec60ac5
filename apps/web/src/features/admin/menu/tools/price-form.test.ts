import { expect, it } from 'vitest'
import { type PriceForm, ruleOf } from './price-form.ts'

const FORM: PriceForm = { category: '', way: 'percent', typed: '5', rounding: '.49', includeOptions: false }

it.each([
  ['5', { percent: 5 }],
  [' -2.5 ', { percent: -2.5 }],
  ['0.25', { percent: 0.25 }],
])('%j percent can be asked for', (typed, change) => {
  expect(ruleOf({ ...FORM, typed })).toEqual({ what: { kind: 'menu' }, change, rounding: '.49', includeOptions: false })
})

it.each(['', '0', 'x', '12,50', '1e3', '5.255', '501', '-91', '99999'])('%j percent cannot', (typed) => {
  expect(ruleOf({ ...FORM, typed })).toBeUndefined()
})

it('an amount is in dollars, and a category narrows it', () => {
  expect(ruleOf({ ...FORM, way: 'amount', typed: '-0.50', category: 'drinks' })).toMatchObject({
    what: { kind: 'categories', ids: ['drinks'] },
    change: { amount: -0.5 },
  })
})
