import { expect, test } from 'vitest'
import { asCents, readOrder } from '../order/read-order.ts'
import { receiptLines } from './receipt-lines.ts'

const ITEM = {
  name: 'Thali',
  quantity: 2,
  price: 1800,
  discount: 0,
  note: 'No onions',
  options: [{ name: 'Garlic Naan', quantity: 2, price: 150, choices: [] }],
  taxParts: [{ taxClass: 'prepared' as const, amount: 3600 }],
}
const HST = {
  name: 'HST',
  ratePer100k: 14_000,
  base: 3600,
  amount: 504,
  registration: '',
  classes: ['prepared' as const],
}
const { lines, sums } = readOrder(
  { items: [ITEM], charges: [], taxes: [HST], pricing: { subtotal: 3600, tax: 504, tip: 0, total: 4104 } },
  asCents,
  'receipt',
)
const RECEIPT = {
  business: 'Sizzle & Spice',
  place: ['Truro Heights', '395 Truro Heights Road'],
  registration: '123456789 RT0001',
  number: 'TRU-042',
  standing: 'PAID',
  facts: [['Type', 'Pickup']] as const,
  carry: [],
  lines: lines.map((line) => ({ ...line, heat: 'Hot' })),
  sums,
  payment: 'Cash',
  settled: [],
  greeting: 'Thank you, and enjoy your meal!',
}

test('a receipt has the rows of the bill with their amounts at the right (printing 3)', () => {
  const right = (label: string, amount: string) => `${label}${' '.repeat(32 - label.length - amount.length)}${amount}`
  expect(receiptLines(RECEIPT, { copy: 0, isMaybeTwice: false }, 58).map(({ text }) => text)).toEqual([
    'Sizzle & Spice',
    'Truro Heights',
    '395 Truro Heights Road',
    'GST/HST no. 123456789 RT0001',
    '-'.repeat(32),
    'TRU-042',
    'PAID',
    right('Type', 'Pickup'),
    '-'.repeat(32),
    right('2 × Thali', '$36.00'),
    '  Hot, $18.00 each',
    '  each: Garlic Naan ×2 ($1.50)',
    '  “No onions”',
    '-'.repeat(32),
    right('Subtotal (without tax)', '$36.00'),
    right('HST (14%)', '$5.04'),
    right('Total CAD', '$41.04'),
    right('Payment', 'Cash'),
    '-'.repeat(32),
    'Thank you, and enjoy your meal!',
  ])
})

test('where it goes stands in whole lines below whose it is (printing 3)', () => {
  const carry = ['Deliver to: 12 Main St, Apt 4, Truro', 'Instructions: Door code 1234']
  const paper = receiptLines({ ...RECEIPT, carry }, { copy: 0, isMaybeTwice: false }, 58).map(({ text }) => text)
  const at = paper.findIndex((text) => text.startsWith('Type'))
  expect(paper.slice(at + 1, at + 5)).toEqual([
    'Deliver to: 12 Main St, Apt 4,',
    '  Truro',
    'Instructions: Door code 1234',
    '-'.repeat(32),
  ])
})

test('without a greeting it ends with the bill', () => {
  const paper = receiptLines({ ...RECEIPT, greeting: null }, { copy: 0, isMaybeTwice: false }, 58)
  expect(paper.at(-1)?.text).toMatch(/^Payment +Cash$/)
})

test.each([58, 80] as const)('a name as long as the strip of %i mm goes on beside its label (printing 3)', (width) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralter'
  const facts = [
    ['Name', name],
    ['Name', 'Maximiliane Wolfeschlegelsteinhausen von Bergerdorff'],
  ] as const
  const paper = receiptLines({ ...RECEIPT, facts }, { copy: 0, isMaybeTwice: false }, width).map(({ text }) => text)
  const columns = width === 58 ? 32 : 48
  expect(Math.max(...paper.map(({ length }) => length))).toBe(columns)
  const [long, words] = [
    paper.findIndex((row) => row.startsWith('Name')),
    paper.findLastIndex((row) => row.startsWith('Name')),
  ]
  const end = paper.indexOf('-'.repeat(columns), words)
  const read = (from: number, to: number) => paper.slice(from, to).map((row) => row.replace('Name', '').trim())
  expect(read(long, words).join('')).toBe(name)
  expect(read(words, end).join(' ')).toBe('Maximiliane Wolfeschlegelsteinhausen von Bergerdorff')
})

test('printed again it says that it is a copy (printing 8)', () => {
  expect(receiptLines(RECEIPT, { copy: 1, isMaybeTwice: false }, 80)[0]).toMatchObject({
    text: 'COPY 1',
    isInverse: true,
  })
})
