import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bill, makeBill, netOf } from './bill.ts'
import { leftToRefund, netOfUnits, type RefundParts, refundAmount, refundItems } from './bill-refunds.ts'
import { PROVINCES } from './presets.ts'
import { TAX_CLASSES } from './tax-class.ts'
import { taxesOn } from './taxes.ts'

const DAY = '2026-11-20'
const NS = taxesOn({ kind: 'preset', province: 'NS' }, DAY)

function dish(price: number, quantity = 1) {
  return { label: 'Dish', price, quantity, taxClass: 'prepared' } as const
}

function made(result: ReturnType<typeof refundItems | typeof refundAmount>): RefundParts {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const delivered = makeBill({
  lines: [dish(1749, 2), dish(349)],
  charges: [
    { kind: 'discount', label: 'Welcome 10%', amount: 385 },
    { kind: 'delivery_fee', label: 'Delivery', amount: 399 },
  ],
  taxes: NS,
  tip: 660,
})

describe('a refund of certain parts', () => {
  test('the naan of a discounted order gives back what was paid for it, and its tax (money 48)', () => {
    expect(made(refundItems(delivered, [], { lines: [{ n: 1, amount: 314 }] }))).toEqual({
      lines: [0, 314],
      charges: [0, 0],
      taxes: [44],
      tip: 0,
      total: 358,
    })
  })

  test('29.95 in parts of 10.00, 10.00 and 9.95 comes back as 34.14', () => {
    const bill = makeBill({ lines: [dish(2995)], charges: [], taxes: NS, tip: 0 })
    const before: RefundParts[] = []
    for (const amount of [1000, 1000, 995]) before.push(made(refundItems(bill, before, { lines: [{ n: 0, amount }] })))
    expect(before.map(({ total }) => total)).toEqual([1140, 1140, 1134])
    expect(bill.total).toBe(3414)
  })

  test('150 and 60 with 20 percent off: the 150 comes back as 120 and its tax', () => {
    const charges = [{ kind: 'discount', label: 'Off', amount: 4200 }] as const
    const bill = makeBill({ lines: [dish(15_000), dish(6000)], charges, taxes: NS, tip: 0 })
    expect(made(refundItems(bill, [], { lines: [{ n: 0, amount: 12_000 }] }))).toMatchObject({
      taxes: [1680],
      total: 13_680,
    })
  })

  test('units of a line come to the line, cent by cent', () => {
    const [line] = makeBill({
      lines: [dish(333, 3)],
      charges: [{ kind: 'discount', label: 'Off', amount: 1 }],
      taxes: NS,
      tip: 0,
    }).lines
    if (!line) throw new Error('The bill has a line')
    const each = [3, 2, 1].map((left) => netOfUnits(line, { left, back: 1 }))
    expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(netOf(line))
    expect(netOfUnits(line, { left: 3, back: 3 })).toBe(998)
  })

  test('the tax of an order that was rounded otherwise is still given back whole', () => {
    const older: Bill = {
      ...delivered,
      taxes: delivered.taxes.map((tax) => ({ ...tax, amount: tax.amount - 1 })),
      tax: delivered.tax - 1,
      total: delivered.total - 1,
    }
    const all = {
      lines: [
        { n: 0, amount: 3148 },
        { n: 1, amount: 314 },
      ],
      charges: [{ n: 1, amount: 399 }],
      tip: 660,
    }
    expect(made(refundItems(older, [], all)).total).toBe(older.total)
    expect(made(refundItems(older, [], { tip: 660 }))).toMatchObject({ taxes: [0], total: 660 })
  })

  test.each([
    [{}, 'refund_amount_invalid'],
    [{ tip: 0 }, 'refund_amount_invalid'],
    [{ tip: -1 }, 'refund_amount_invalid'],
    [{ tip: 0.5 }, 'refund_amount_invalid'],
    [
      {
        lines: [
          { n: 0, amount: -5 },
          { n: 0, amount: 6 },
        ],
      },
      'refund_amount_invalid',
    ],
    [{ tip: 661 }, 'refund_exceeds_payment'],
    [{ lines: [{ n: 1, amount: 315 }] }, 'refund_exceeds_payment'],
    [{ charges: [{ n: 0, amount: 1 }] }, 'refund_exceeds_payment'],
  ])('%j is refused: %s', (back, code) => {
    expect(refundItems(delivered, [], back)).toMatchObject({ ok: false, refusal: { code } })
  })
})

describe('a refund of an amount', () => {
  test('is divided over lines, charges, taxes and tip', () => {
    const half = made(refundAmount(delivered, [], 2531))
    expect(half).toEqual({ lines: [1574, 157], charges: [0, 200], taxes: [270], tip: 330, total: 2531 })
    expect(made(refundAmount(delivered, [half], 2531)).tip).toBe(330)
  })

  test.each([
    [0, 'refund_amount_invalid'],
    [1.5, 'refund_amount_invalid'],
    [5063, 'refund_exceeds_payment'],
  ])('%f is refused: %s', (amount, code) => {
    expect(refundAmount(delivered, [], amount)).toMatchObject({ ok: false, refusal: { code } })
  })
})

const anyBill = fc
  .record({
    lines: fc.array(
      fc.record({
        label: fc.constant('Dish'),
        price: fc.integer({ min: 1, max: 5000 }),
        quantity: fc.integer({ min: 1, max: 5 }),
        taxClass: fc.constantFrom(...TAX_CLASSES),
        apart: fc.array(fc.record({ taxClass: fc.constantFrom(...TAX_CLASSES), amount: fc.nat(1000) }), {
          maxLength: 2,
        }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    charges: fc.tuple(
      fc.record({ kind: fc.constant('discount'), label: fc.constant('Off'), amount: fc.nat(3000) }),
      fc.record({
        kind: fc.constantFrom('delivery_fee', 'packaging_fee', 'deposit'),
        label: fc.constant('Fee'),
        amount: fc.nat(1000),
      }),
    ),
    taxes: fc.oneof(
      fc.constantFrom(...PROVINCES).map((province) => taxesOn({ kind: 'preset', province }, DAY)),
      fc.constantFrom('B2N', 'H2X', 'V1N').map((postalCode) => taxesOn({ kind: 'postal', postalCode }, DAY)),
    ),
    tip: fc.nat(2000),
  })
  .map(makeBill)

type Step = { readonly isAmount: boolean; readonly place: number; readonly part: number }
const step: fc.Arbitrary<Step> = fc.record({
  isAmount: fc.boolean(),
  place: fc.nat(20),
  part: fc.integer({ min: 1, max: 100 }),
})

/** The next refund of a sequence: a part of what is left somewhere. Null where nothing is left there. */
function refundNext(bill: Bill, before: readonly RefundParts[], { isAmount, place, part }: Step) {
  const left = leftToRefund(bill, before)
  const partOf = (amount: number) => Math.ceil((amount * part) / 100)
  if (isAmount) return left.total === 0 ? null : refundAmount(bill, before, partOf(left.total))
  const places = [
    ...left.lines.map((amount, n) => ({ amount, back: { lines: [{ n, amount: partOf(amount) }] } })),
    ...left.charges.map((amount, n) => ({ amount, back: { charges: [{ n, amount: partOf(amount) }] } })),
    { amount: left.tip, back: { tip: partOf(left.tip) } },
  ].filter(({ amount }) => amount > 0)
  const chosen = places[place % Math.max(1, places.length)]
  return chosen ? refundItems(bill, before, chosen.back) : null
}

function expectSound(bill: Bill, before: readonly RefundParts[]) {
  const left = leftToRefund(bill, before)
  for (const parts of [left, ...before]) {
    const amounts = [...parts.lines, ...parts.charges, ...parts.taxes, parts.tip]
    expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(parts.total)
  }
  return left
}

test('any sequence of refunds, by parts or by amount, ends at exactly the whole in every part (money 49)', () => {
  fc.assert(
    fc.property(anyBill, fc.array(step, { maxLength: 25 }), (bill, steps) => {
      const before: RefundParts[] = []
      for (const one of steps) {
        const next = refundNext(bill, before, one)
        if (next) before.push(made(next))
      }
      const left = expectSound(bill, before)
      if (left.total > 0) before.push(made(refundAmount(bill, before, left.total)))
      const none = expectSound(bill, before)
      expect(
        [...none.lines, ...none.charges, ...none.taxes, none.tip, none.total].every((amount) => amount === 0),
      ).toBe(true)
      expect(before.reduce((sum, { total }) => sum + total, 0)).toBe(bill.total)
    }),
    { numRuns: 500 },
  )
})

test('any sequence of refunds by parts alone ends at exactly the whole, taxes too', () => {
  fc.assert(
    fc.property(anyBill, fc.array(step, { maxLength: 15 }), (bill, steps) => {
      const before: RefundParts[] = []
      for (const one of steps) {
        const next = refundNext(bill, before, { ...one, isAmount: false })
        if (next) before.push(made(next))
      }
      for (let place = 0; place < 20; place += 1) {
        const next = refundNext(bill, before, { isAmount: false, place: 0, part: 100 })
        if (next) before.push(made(next))
      }
      expect(expectSound(bill, before).total).toBe(0)
    }),
    { numRuns: 500 },
  )
})
