import { expect, it } from 'vitest'
import { type PriceForm, ruleOf } from './price-form.ts'

const FORM: PriceForm = {
  category: '',
  direction: 'raise',
  way: 'percent',
  typed: '5',
  rounding: '.49',
  includeOptions: false,
}

it.each([
  ['raise', '5', { percent: 5 }],
  ['lower', ' 2.5 ', { percent: -2.5 }],
  ['raise', '0.25', { percent: 0.25 }],
  ['raise', '12,50', { percent: 12.5 }],
  ['raise', '500', { percent: 500 }],
  ['lower', '90', { percent: -90 }],
] as const)('%s by %j percent can be asked for', (direction, typed, change) => {
  expect(ruleOf({ ...FORM, direction, typed })).toEqual({
    what: { kind: 'menu' },
    change,
    rounding: '.49',
    includeOptions: false,
  })
})

it.each(['', '0', 'x', '12,505', '1e3', '5.255', '501', '-5', '99999'])('%j percent cannot', (typed) => {
  expect(ruleOf({ ...FORM, typed })).toBeUndefined()
})

it('nothing is lowered by more than 90 percent', () => {
  expect(ruleOf({ ...FORM, direction: 'lower', typed: '91' })).toBeUndefined()
})

it('an amount is in dollars, and a category narrows it', () => {
  expect(ruleOf({ ...FORM, direction: 'lower', way: 'amount', typed: '0.50', category: 'drinks' })).toMatchObject({
    what: { kind: 'categories', ids: ['drinks'] },
    change: { amount: -0.5 },
  })
})
