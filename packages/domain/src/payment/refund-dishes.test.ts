import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bill, makeBill } from '../pricing/bill.ts'
import { taxesOn } from '../pricing/taxes.ts'
import { dishesReason, refundOfDishes, refundOfDishesWords } from './refund-dishes.ts'

const NS = taxesOn({ kind: 'preset', province: 'NS' }, '2026-11-20')
const dish = (label: string, price: number, quantity = 1) => ({ label, price, quantity, taxClass: 'prepared' }) as const
const CHARGES = {
  plain: [],
  discount: [{ kind: 'discount', label: 'Welcome 10%', amount: 385 }],
  fee: [{ kind: 'delivery_fee', label: 'Delivery', amount: 399 }],
} as const

/** Two dals at 17.49 and a naan at 3.49. */
function bill(charges: keyof typeof CHARGES = 'plain', tip = 0): Bill {
  return makeBill({ lines: [dish('Dal', 1749, 2), dish('Naan', 349)], charges: CHARGES[charges], taxes: NS, tip })
}

describe('what chosen dishes come to (money 95)', () => {
  test.each<[string, Bill, number[], number, [amount: number, goods: number, tax: number]]>([
    ['nothing without a dish', bill(), [0, 0], 5000, [0, 0, 0]],
    ['a dish with its tax', bill(), [0, 1], 5000, [398, 349, 49]],
    ['one of two pieces', bill(), [1, 0], 5000, [1994, 1749, 245]],
    ['both pieces', bill(), [2, 0], 5000, [3988, 3498, 490]],
    ['all dishes, which is the whole bill', bill(), [2, 1], 5000, [4386, 3847, 539]],
    ['what was paid for it after the discount', bill('discount'), [0, 1], 5000, [358, 314, 44]],
    ['without the delivery fee, whose tax stays', bill('fee'), [2, 1], 5000, [4385, 3847, 538]],
    ['without the tip', bill('plain', 660), [0, 1], 5000, [398, 349, 49]],
    ['no more pieces than were ordered', bill(), [9, -1], 5000, [3988, 3498, 490]],
    ['never more than is left', bill(), [2, 1], 1000, [1000, 3847, 539]],
    ['nothing where nothing is left', bill(), [0, 1], 0, [0, 349, 49]],
  ])('%s', (_, of, pieces, left, [amount, goods, tax]) => {
    expect(refundOfDishes(of, pieces, left)).toEqual({ amount, goods, tax })
  })

  test('a dish that was free comes to nothing', () => {
    const free = makeBill({ lines: [dish('Dal', 1749), dish('Papad', 0)], charges: [], taxes: NS, tip: 0 })
    expect(refundOfDishes(free, [0, 1], 5000)).toEqual({ amount: 0, goods: 0, tax: 0 })
  })

  test('whatever is chosen, it is whole cents, at most what is left, and more dishes never come to less', () => {
    const piece = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), piece), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 60_000 }),
        (lines, discount, left) => {
          const of = makeBill({
            lines: lines.map(([price]) => dish('Dish', price, 4)),
            charges: [{ kind: 'discount', label: 'Off', amount: discount }],
            taxes: NS,
            tip: 0,
          })
          const pieces = lines.map(([, count]) => count)
          const { amount } = refundOfDishes(of, pieces, left)
          const all = refundOfDishes(
            of,
            lines.map(() => 4),
            left,
          )
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeLessThanOrEqual(Math.min(left, of.total))
          expect(all.amount).toBeGreaterThanOrEqual(amount)
        },
      ),
    )
  })
})

test.each([
  [{ amount: 398, goods: 349, tax: 49 }, 'Dishes $3.49 and tax $0.49.'],
  [{ amount: 300, goods: 349, tax: 49 }, 'Dishes $3.49 and tax $0.49. Only $3.00 is left of this payment.'],
])('%j reads "%s"', (refund, words) => expect(refundOfDishesWords(refund)).toBe(words))

test.each<[number[], string]>([
  [[0, 0], ''],
  [[0, 1], 'For 1 × Naan'],
  [[2, 1], 'For 2 × Dal and 1 × Naan'],
])('the reason for %j reads "%s" (money 95)', (pieces, words) => expect(dishesReason(bill(), pieces, 500)).toBe(words))

test('a reason too long for its field counts the dishes', () => {
  expect(dishesReason(bill(), [2, 1], 20)).toBe('For 3 dishes')
})
