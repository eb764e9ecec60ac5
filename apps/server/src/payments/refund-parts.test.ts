import { makeBill, sumOf } from '@sizzle/domain/pricing/bill.ts'
import { taxesOn } from '@sizzle/domain/pricing/taxes.ts'
import { expect, test } from 'vitest'
import { refundsWithTaxes } from './refund-parts.ts'

const bill = makeBill({
  lines: [{ label: 'Curry', price: 4446, quantity: 1, taxClass: 'prepared' }],
  charges: [],
  taxes: taxesOn({ kind: 'preset', province: 'QC' }, '2026-11-20'),
  tip: 0,
})
const went = (amount: number) => ({ amount, state: 'succeeded' as const })

test('each refund takes its part of each tax, and together they take the taxes (money 55)', () => {
  const refunds = refundsWithTaxes(bill, [went(1000), went(2500), went(bill.total - 3500)])
  expect(refunds.map(({ parts }) => parts?.taxes)).toEqual([
    [43, 87],
    [109, 216],
    [70, 140],
  ])
  for (const [n, tax] of bill.taxes.entries())
    expect(sumOf(refunds.map(({ parts }) => ({ amount: parts?.taxes[n] ?? 0 })))).toBe(tax.amount)
})

test('a refund that failed takes no part, and one on its way does', () => {
  const refunds = refundsWithTaxes(bill, [
    { amount: bill.total, state: 'failed' },
    { amount: 1000, state: 'requested' },
  ])
  expect(refunds.map(({ parts }) => parts?.taxes ?? null)).toEqual([null, [43, 87]])
})

test('more than a bill comes to is in none of its parts', () => {
  expect(refundsWithTaxes(bill, [went(bill.total + 1)])[0]?.parts).toBeNull()
})
