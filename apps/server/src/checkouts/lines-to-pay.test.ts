import { expect, it } from 'vitest'
import type { Snapshot } from './freeze-cart.ts'
import { linesToPay } from './lines-to-pay.ts'

const plain = (name: string, price: number, quantity: number): Snapshot['lines'][number] => ({
  item_id: name,
  name,
  category: 'mains',
  price,
  base_price: price,
  quantity,
  spice_level: 1,
  spice_name: 'Mild',
  allergens: [],
  description: '',
  options: [],
  note: '',
  discount: 0,
  tax_parts: [{ taxClass: 'prepared', amount: price * quantity }],
})
const choice = { groupId: 'g', optionId: 'o', group: 'G', price: 0, itemId: null, taxClass: null, choices: [] }
const THALI = {
  ...plain('Thali', 1799, 2),
  options: [
    { ...choice, name: 'Dal', quantity: 1 },
    { ...choice, name: 'Naan', quantity: 2 },
  ],
}
const HST = { rate_per_100k: 14_000, base: 3998, registration: '', classes: ['prepared' as const] }
const cart = {
  lines: [THALI, plain('Chai', 400, 1)],
  charges: [],
  taxes: [{ ...HST, name: 'HST', amount: 560 }],
  pricing: { subtotal: 3998, tax: 560, tip: 100, total: 4658, taxRate: 0.14 },
}
const read = (change: Partial<Pick<Snapshot, 'lines' | 'charges' | 'taxes' | 'pricing'>>) => {
  const lines = linesToPay({ ...cart, ...change } as Snapshot)
  return { lines, sum: lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0) }
}

it('shows each dish with its choices, the taxes and the tip, adding up to what is paid', () => {
  expect(read({})).toEqual({
    lines: [
      { name: 'Thali (each: Dal, Naan ×2)', quantity: 2, amount: 1799, isCounted: true },
      { name: 'Chai', quantity: 1, amount: 400, isCounted: true },
      { name: 'Tax (HST 14%)', quantity: 1, amount: 560 },
      { name: 'Tip', quantity: 1, amount: 100 },
    ],
    sum: 4658,
  })
})

it('names several taxes', () => {
  const taxes = [
    { ...HST, rate_per_100k: 5000, name: 'GST', amount: 200 },
    { ...HST, rate_per_100k: 9975, name: 'QST', amount: 399 },
  ]
  expect(read({ taxes }).lines.map(({ name }) => name)).toEqual([
    'Thali (each: Dal, Naan ×2)',
    'Chai',
    'GST (5%)',
    'QST (9.975%)',
    'Tip',
  ])
})

it('takes a discount off the dishes that it is for, and adds the fees', () => {
  const { lines, sum } = read({
    lines: [{ ...THALI, discount: 360 }, plain('Chai', 400, 1)],
    charges: [
      { kind: 'discount', label: 'Welcome', amount: 360, tax_class: null, source: '' },
      { kind: 'delivery_fee', label: 'Delivery', amount: 399, tax_class: 'delivery', source: '' },
    ],
    pricing: { subtotal: 4037, tax: 560, tip: 100, total: 4697, taxRate: 0.14 },
  })
  expect(lines.slice(0, 3)).toEqual([
    { name: '2 × Thali (each: Dal, Naan ×2)', quantity: 1, amount: 3238, before: 3598 },
    { name: 'Chai', quantity: 1, amount: 400, isCounted: true },
    { name: 'Delivery', quantity: 1, amount: 399 },
  ])
  expect(sum).toBe(4697)
})
