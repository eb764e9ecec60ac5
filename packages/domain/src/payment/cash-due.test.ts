import { expect, test } from 'vitest'
import { makeBill } from '../pricing/bill.ts'
import { shownAmount } from '../pricing/bill-rows.ts'
import { askedFor, cashNeeded, cashStillNeeded, receiptRows, roundedForCash, sumsRounded } from './cash-due.ts'

test.each([
  [5068, '$50.70 in cash'],
  [5067, '$50.65 in cash'],
  [5065, null],
])('%i cents need in coins %s (money 64)', (total, words) => expect(cashNeeded(total)).toBe(words))

const WAITING = { status: 'pending', paymentStatus: 'unpaid', paymentMethod: 'cash' } as const
test.each([
  [{}, '$50.70 in cash'],
  [{ paymentStatus: 'paid' }, null],
  [{ paymentMethod: 'sandbox' }, null],
  [{ status: 'cancelled' }, null],
] as const)('an order %j says %s (money 64)', (change, words) =>
  expect(cashStillNeeded({ ...WAITING, ...change }, 5068)).toBe(words),
)

const IN_CASH = { tender: 'cash', amount: 5068, cashRounding: 2 } as const
test.each([
  ['unpaid', [], 2],
  ['paid', [IN_CASH], 2],
  // Of parts, only the rest is rounded, and it is asked for by itself.
  ['unpaid', [{ tender: 'card', amount: 1000, cashRounding: 0 }], 0],
  ['paid', [{ tender: 'card', amount: 5068, cashRounding: 0 }], 0],
] as const)('cash rounds an order that is %s by %j to %i cents more (money 64)', (paymentStatus, payments, cents) =>
  expect(roundedForCash({ ...WAITING, paymentStatus }, 5068, payments)).toBe(cents),
)

test('a cancelled order that was never paid keeps the total that was told, and asks for nothing (money 64)', () => {
  const cancelled = { ...WAITING, status: 'cancelled' }
  expect(roundedForCash(cancelled, 3409, [])).toBe(1)
  expect(roundedForCash({ ...cancelled, paymentMethod: 'sandbox' }, 3409, [])).toBe(0)
  expect([cashStillNeeded(cancelled, 3409), askedFor(cancelled, 3409)]).toEqual([null, 3409])
})

test('the rounding has its row, and the total is what is handed over (money 64)', () => {
  const total = { kind: 'total', label: 'Total', amount: 5068, mark: '', note: '' } as const
  const rounded = { kind: 'rounding', label: 'Rounded for cash', amount: 2, mark: '', note: '' }
  expect(sumsRounded([total], 2)).toEqual([rounded, { ...total, amount: 5070 }])
  expect(sumsRounded([total], 0)).toEqual([total])
})

const BILL = makeBill({ lines: [], charges: [], taxes: [], tip: 0 })
const CARD = { tender: 'card', amount: 3000, cashRounding: 0 } as const
const REST = { tender: 'cash', amount: 2068, cashRounding: 2 } as const
const BACK = { amount: 1234, cashRounding: 1, on: '2026-11-20', isDone: true, taxes: null } as const
test.each([
  ['waits for its cash', 'unpaid', [], [], ['Rounded for cash +$0.02', 'Total $50.70'], []],
  ['was paid in cash', 'paid', [IN_CASH], [], ['Rounded for cash +$0.02', 'Total $50.70'], []],
  ['is paid in part', 'unpaid', [CARD], [], ['Total $50.68'], ['Card $30.00', 'Left to pay $20.68']],
  [
    'was paid by card and then in cash',
    'paid',
    [CARD, REST],
    [],
    ['Rounded for cash +$0.02', 'Total $50.70'],
    ['Card $30.00', 'Cash $20.70'],
  ],
  [
    'went back in part',
    'paid',
    [IN_CASH],
    [BACK],
    ['Rounded for cash +$0.02', 'Total $50.70'],
    ['Refunded Nov 20, 2026 −$12.34', 'Cash rounding −$0.01', 'Total after refunds $38.35'],
  ],
] as const)('a receipt of what %s adds up (money 64)', (_, paymentStatus, payments, refunds, above, below) => {
  const total = { kind: 'total', label: 'Total', amount: 5068, mark: '', note: '' } as const
  const rows = receiptRows(
    { ...WAITING, paymentStatus },
    { sums: [total], bill: { ...BILL, total: 5068 } },
    payments,
    refunds,
  )
  const read = (all: typeof rows.sums) => all.map((row) => `${row.label} ${shownAmount(row)}`)
  expect([read(rows.sums), read(rows.settled)]).toEqual([above, below])
})
