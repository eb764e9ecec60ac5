import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashRounding, handedBack, handedOver, leftToPay, payPart, TENDERS, type TenderPayment } from './tenders.ts'

const DAY = '2026-11-20'

function made(result: ReturnType<typeof payPart>): TenderPayment {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

test.each([
  ['cash', 5068, 5070],
  ['cash', 5066, 5065],
  ['cash', 5067, 5065],
  ['cash', 5062, 5060],
  ['cash', 5063, 5065],
  ['cash', 5065, 5065],
  ['cash', 2, 0],
  ['cash', 3, 5],
  ['card', 5068, 5068],
  ['gift_card', 5068, 5068],
] as const)('%s for %i is %i (money 50)', (tender, total, handed) => {
  const payment = made(payPart({ total, tip: 0 }, [], { tender, amount: total, businessDate: DAY }))
  expect(handedOver(payment)).toBe(handed)
  expect(payment).toMatchObject({ amount: total, cashRounding: handed - total, businessDate: DAY })
  expect(handedBack(tender, total)).toBe(handed)
})

test('cash is rounded only where it settles the rest, and several payments settle one order', () => {
  const sums = { total: 5068, tip: 660 }
  const cash = made(payPart(sums, [], { tender: 'cash', amount: 2003, businessDate: DAY }))
  expect(cash).toMatchObject({ cashRounding: 0, tipPart: 261 })
  expect(leftToPay(sums.total, [cash])).toBe(3065)
  const gift = made(payPart(sums, [cash], { tender: 'gift_card', amount: 1003, businessDate: DAY }))
  const rest = made(payPart(sums, [cash, gift], { tender: 'cash', amount: 2062, businessDate: '2026-11-21' }))
  expect(rest).toMatchObject({ cashRounding: -2, businessDate: '2026-11-21' })
  expect([cash, gift, rest].reduce((sum, { tipPart }) => sum + tipPart, 0)).toBe(660)
  expect(leftToPay(sums.total, [cash, gift, rest])).toBe(0)
})

test.each([
  [0, 'payment_amount_invalid'],
  [-1, 'payment_amount_invalid'],
  [10.5, 'payment_amount_invalid'],
  [3069, 'payment_exceeds_order'],
])('a payment of %f is refused: %s', (amount, code) => {
  const result = payPart({ total: 5068, tip: 0 }, [{ amount: 2000 }], { tender: 'card', amount, businessDate: DAY })
  expect(result).toMatchObject({ ok: false, refusal: { code } })
})

test('cash rounding is to the nearest coin and never more than 2 cents', () => {
  for (let amount = 0; amount <= 100_000; amount += 1) {
    const rounding = cashRounding(amount)
    if ((amount + rounding) % 5 !== 0 || Math.abs(rounding) > 2 || Object.is(rounding, -0)) expect.fail(`${amount}`)
  }
})

test('any way of paying ends with nothing left, and the tip parts are the tip (money 51)', () => {
  const way = fc.record({ tender: fc.constantFrom(...TENDERS), part: fc.integer({ min: 1, max: 100 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.nat(100),
      fc.array(way, { maxLength: 12 }),
      (total, percent, ways) => {
        const sums = { total, tip: Math.floor((total * percent) / 100) }
        const payments: TenderPayment[] = []
        for (const { tender, part } of [...ways, { tender: 'cash' as const, part: 100 }]) {
          const left = leftToPay(total, payments)
          if (left === 0) break
          const amount = Math.ceil((left * part) / 100)
          payments.push(made(payPart(sums, payments, { tender, amount, businessDate: DAY })))
        }
        expect(leftToPay(total, payments)).toBe(0)
        expect(payments.reduce((sum, { tipPart }) => sum + tipPart, 0)).toBe(sums.tip)
        expect(payments.every(({ tipPart, amount }) => tipPart >= 0 && tipPart <= amount)).toBe(true)
        expect(payments.slice(0, -1).every((payment) => payment.cashRounding === 0)).toBe(true)
      },
    ),
  )
})
