import { makeBill, sumOf } from '@sizzle/domain/pricing/bill.ts'
import { taxesOn } from '@sizzle/domain/pricing/taxes.ts'
import fc from 'fast-check'
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

test('whatever the sequence of refunds and failures, the taxes that went back end at the taxes (money 55)', () => {
  const step = fc.record({ percent: fc.integer({ min: 1, max: 100 }), isFailed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let left = bill.total
      const refunds = steps.flatMap(({ percent, isFailed }) => {
        const amount = Math.ceil((left * percent) / 100)
        if (amount === 0) return []
        if (!isFailed) left -= amount
        return [{ amount, state: isFailed ? ('failed' as const) : ('succeeded' as const) }]
      })
      const parts = refundsWithTaxes(bill, left > 0 ? [...refunds, went(left)] : refunds)
      for (const [n, tax] of bill.taxes.entries())
        expect(sumOf(parts.map((one) => ({ amount: one.parts?.taxes[n] ?? 0 })))).toBe(tax.amount)
    }),
  )
})
