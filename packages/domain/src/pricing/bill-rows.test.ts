import { expect, test } from 'vitest'
import { makeBill } from './bill.ts'
import { refundItems } from './bill-refunds.ts'
import { billRows, settledRows } from './bill-rows.ts'
import { taxesOn } from './taxes.ts'

const DAY = '2026-11-20'
const NS = taxesOn({ kind: 'preset', province: 'NS' }, DAY, { HST: '123456789 RT0001' })

const delivered = makeBill({
  lines: [
    { label: 'Curry', price: 1749, quantity: 2, taxClass: 'prepared' },
    { label: 'Naan', price: 349, quantity: 1, taxClass: 'prepared' },
  ],
  charges: [
    { kind: 'delivery_fee', label: 'Delivery', amount: 399 },
    { kind: 'discount', label: 'Welcome 10%', amount: 385 },
  ],
  taxes: NS,
  tip: 660,
})

function shown(rows: ReturnType<typeof billRows>) {
  return rows.map(({ kind, label, amount }) => [kind, label, amount])
}

test('a bill reads from its lines to its total (money 53)', () => {
  const rows = billRows(delivered)
  expect(shown(rows)).toEqual([
    ['line', '2 × Curry', 3498],
    ['line', '1 × Naan', 349],
    ['discount', 'Welcome 10%', -385],
    ['fee', 'Delivery', 399],
    ['subtotal', 'Subtotal (without tax)', 3861],
    ['tax', 'HST (14%)', 541],
    ['tip', 'Tip', 660],
    ['total', 'Total CAD', 5062],
  ])
  expect(rows.map(({ mark }) => mark).join('')).toBe('')
  expect(rows.find(({ kind }) => kind === 'tax')?.note).toBe('123456789 RT0001')
})

test('a bill without charges and tip reads as receipts do today', () => {
  const bill = makeBill({
    lines: [{ label: 'Naan', price: 349, quantity: 1, taxClass: 'prepared' }],
    charges: [],
    taxes: taxesOn({ kind: 'postal', postalCode: 'H2X 1Y4' }, DAY),
    tip: 0,
  })
  expect(shown(billRows(bill))).toEqual([
    ['line', '1 × Naan', 349],
    ['subtotal', 'Subtotal (without tax)', 349],
    ['tax', 'GST + QST (14.975%)', 52],
    ['total', 'Total CAD', 401],
  ])
})

test('what bears different taxes has different letters', () => {
  const bill = makeBill({
    lines: [
      { label: 'Curry', price: 3498, quantity: 1, taxClass: 'prepared' },
      { label: 'Beer', price: 899, quantity: 1, taxClass: 'alcohol' },
      { label: 'Lunch', price: 2000, quantity: 1, taxClass: 'prepared', apart: [{ taxClass: 'alcohol', amount: 500 }] },
      {
        label: 'Beer alone',
        price: 899,
        quantity: 1,
        taxClass: 'prepared',
        apart: [{ taxClass: 'alcohol', amount: 899 }],
      },
    ],
    charges: [{ kind: 'delivery_fee', label: 'Delivery', amount: 399 }],
    taxes: taxesOn({ kind: 'preset', province: 'SK' }, DAY),
    tip: 0,
  })
  const marks = billRows(bill).map(({ label, mark }) => `${label}: ${mark}`)
  expect(marks).toEqual([
    '1 × Curry: A',
    '1 × Beer: B',
    '1 × Lunch: AB',
    '1 × Beer alone: B',
    'Delivery: A',
    'Subtotal (without tax): ',
    'GST (5%): AB',
    'PST (6%): A',
    'LCT (10%): B',
    'Total CAD: ',
  ])
})

test('payments, rounding and what is left stand under the total', () => {
  const card = { tender: 'card', amount: 3000, tipPart: 391, cashRounding: 0, businessDate: DAY } as const
  const cash = { tender: 'cash', amount: 2062, tipPart: 269, cashRounding: -2, businessDate: DAY } as const
  expect(settledRows(delivered, [], [])).toEqual([])
  expect(shown(settledRows(delivered, [card], []))).toEqual([
    ['payment', 'Card', 3000],
    ['left', 'Left to pay', 2062],
  ])
  expect(shown(settledRows(delivered, [card, cash], []))).toEqual([
    ['payment', 'Card', 3000],
    ['rounding', 'Cash rounding', -2],
    ['payment', 'Cash', 2060],
  ])
})

test('refunds stand with their taxes, and only what is done lowers the total', () => {
  const naan = refundItems(delivered, [], { lines: [{ n: 1, amount: 314 }] })
  if (!naan.ok) throw new Error(naan.refusal.code)
  const refund = { amount: 358, cashRounding: 2, on: DAY, isDone: true, taxes: naan.value.taxes }
  const open = { amount: 100, cashRounding: 0, on: '2026-11-21', isDone: false, taxes: null }
  expect(shown(settledRows(delivered, [], [refund, open]))).toEqual([
    ['refund', 'Refunded Nov 20, 2026', -358],
    ['refunded_tax', 'of it HST (14%)', -44],
    ['rounding', 'Cash rounding', -2],
    ['refund', 'Refund on its way Nov 21, 2026', -100],
    ['after_refunds', 'Total after refunds', 4704],
  ])
})

test('the only tax has the word of its place, several have their names and rates everywhere (money 61)', () => {
  const labels = (taxes: typeof NS, wording: 'receipt' | 'checkout' | 'short') => {
    const lines = [{ label: 'Curry', price: 1749, quantity: 1, taxClass: 'prepared' as const }]
    return billRows(makeBill({ lines, charges: [], taxes, tip: 0 }), wording).map(({ label }) => label)
  }
  expect(labels(NS, 'receipt')).toEqual(['1 × Curry', 'Subtotal (without tax)', 'HST (14%)', 'Total CAD'])
  expect(labels(NS, 'checkout')).toEqual(['1 × Curry', 'Subtotal', 'Tax (HST 14%)', 'Total'])
  expect(labels(NS, 'short')).toEqual(['1 × Curry', 'Subtotal', 'Tax', 'Total'])
  const QC = taxesOn({ kind: 'preset', province: 'QC' }, DAY)
  for (const wording of ['receipt', 'checkout', 'short'] as const) expect(labels(QC, wording)).toContain('QST (9.975%)')
})

test('one payment of exactly the total has no row of its own (money 62)', () => {
  const card = { tender: 'card', amount: 5062, cashRounding: 0 } as const
  expect(settledRows(delivered, [card], [])).toEqual([])
  expect(shown(settledRows(delivered, [{ ...card, tender: 'cash', cashRounding: -2 }], []))).toEqual([
    ['rounding', 'Cash rounding', -2],
    ['payment', 'Cash', 5060],
  ])
})
