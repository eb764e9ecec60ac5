import { expect, test } from 'vitest'
import { asCents, fromDollars, readItem, readOrder, readPayments, readRefunds } from './read-order.ts'

const CLASSES = ['prepared', 'service_charge'] as const
const BUTTER = { name: 'Butter', quantity: 1, price: 0.5, choices: [] }
/** As it travels: 35.98 of dinners, of which a dollar of beer in each, 10 % off, and a fee. */
const ON_WIRE = {
  items: [
    {
      name: 'Thali',
      quantity: 2,
      price: 17.99,
      discount: 3.6,
      note: 'No onions',
      options: [{ name: 'Naan', quantity: 2, price: 1.5, choices: [BUTTER] }],
      taxParts: [
        { taxClass: 'prepared', amount: 30.58 },
        { taxClass: 'alcohol', amount: 1.8 },
      ],
    },
  ],
  charges: [
    { kind: 'discount', label: 'Welcome 10%', amount: 3.6, taxClass: null },
    { kind: 'packaging_fee', label: 'Boxes', amount: 1.1, taxClass: 'service_charge' },
  ],
  taxes: [
    { name: 'GST', ratePer100k: 5000, base: 33.48, amount: 1.67, registration: '1', classes: [...CLASSES, 'alcohol'] },
    { name: 'PST', ratePer100k: 6000, base: 31.68, amount: 1.9, registration: '', classes: CLASSES },
  ],
  pricing: { subtotal: 33.48, tax: 3.57, tip: 2, total: 39.05 },
} as const

/** The same as the server has it. */
function inCents<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, amount: unknown) =>
    typeof amount === 'number' && !['quantity', 'ratePer100k'].includes(key) ? Math.round(amount * 100) : amount,
  ) as T
}

test('an order reads the same in cents and in dollars (money 63)', () => {
  const read = readOrder(ON_WIRE, fromDollars, 'receipt')
  expect(readOrder(inCents(ON_WIRE), asCents, 'receipt')).toEqual(read)
  expect(read.lines).toEqual([
    {
      name: 'Thali',
      quantity: 2,
      isEach: true,
      note: 'No onions',
      choices: [
        { text: 'Naan ×2', price: 150, depth: 0 },
        { text: 'Butter', price: 50, depth: 1 },
      ],
      unitPrice: 1799,
      amount: 3598,
      mark: 'AB',
    },
  ])
  expect(read.sums.map(({ label, amount, mark }) => [label, amount, mark])).toEqual([
    ['Welcome 10%', -360, ''],
    ['Boxes', 110, 'A'],
    ['Subtotal (without tax)', 3348, ''],
    ['GST (5%)', 167, 'AB'],
    ['PST (6%)', 190, 'A'],
    ['Tip', 200, ''],
    ['Total CAD', 3905, ''],
  ])
  expect(readItem(ON_WIRE.items[0], fromDollars).choices).toEqual(read.lines[0]?.choices)
})

test('payments and refunds read the same in cents and in dollars (money 63)', () => {
  const back = [{ amount: 3.58, cashRounding: 0.02, on: '2026-11-20', isDone: true, taxes: [0.44] }]
  const cents = [{ amount: 358, cashRounding: 2, on: '2026-11-20', isDone: true, taxes: [44] }]
  expect(readRefunds(back, fromDollars)).toEqual(cents)
  expect(readRefunds(cents, asCents)).toEqual(cents)

  const paid = [{ tender: 'cash', amount: 39.03, cashRounding: 0.02 }] as const
  const read = [{ tender: 'cash', amount: 3903, cashRounding: 2 }]
  expect(readPayments(paid, fromDollars)).toEqual(read)
  expect(readPayments(inCents(paid), asCents)).toEqual(read)
})
