import { expect, test } from 'vitest'
import { handedOver } from '../pricing/tenders.ts'
import { type HandPayment, handMoney, keptOf } from './hand-money.ts'

const NOTHING = { amount: 0, cashRounding: 0 }
const PAID: HandPayment = {
  tender: 'cash',
  isByProvider: false,
  amount: 2391,
  cashRounding: -1,
  freed: 0,
  askedBack: 0,
  refunded: 0,
  roundedBack: 0,
  edited: NOTHING,
}
const TWELVE = { askedBack: 1253, refunded: 1253, roundedBack: 2, edited: { amount: 1253, cashRounding: 2 } }
const ALL = { askedBack: 2391, refunded: 2391, roundedBack: -1 }
const CARD: Partial<HandPayment> = { tender: 'card', cashRounding: 0 }

test.each([
  ['as it was taken', {}, 2391, 2390],
  ['cheaper by $12.53, of which $12.55 goes back', { freed: 1253 }, 1138, 1135],
  ['cheaper, and the $12.55 is back', { freed: 1253, ...TWELVE }, 1138, 1135],
  ['cheaper once more by $1.01', { freed: 1354, ...TWELVE }, 1037, 1035],
  ['cheaper by all of it', { freed: 2391 }, 0, 0],
  ['cheaper, then cancelled and all of it is back', { freed: 1253, ...ALL }, 1138, 1135],
  ['cancelled and all of it is back', ALL, 2391, 2390],
  ['by card and cheaper', { ...CARD, freed: 1253 }, 1138, 1138],
] as const)('of $23.91 paid in cash with $23.90, %s, stays (money 97)', (_, change, settles, stays) => {
  const kept = keptOf({ ...PAID, ...change })
  expect([kept.amount, handedOver(kept)]).toEqual([settles, stays])
})

const cash = (toGive: number, returned: number, refunded: number, edited?: number) => [
  { tender: 'cash', toGive, returned, refunded, edited },
]
test.each([
  ['stands', false, [PAID], []],
  ['stands and is cheaper', false, [{ ...PAID, freed: 1253 }], cash(1255, 0, 0)],
  ['stands and has it back', false, [{ ...PAID, freed: 1253, ...TWELVE }], cash(0, 1255, 1253, 1255)],
  ['is cancelled', true, [PAID], cash(2390, 0, 0)],
  ['is cancelled and has it back', true, [{ ...PAID, ...ALL }], cash(0, 2390, 2391)],
  ['is cancelled after a part went back', true, [{ ...PAID, freed: 1253, ...TWELVE }], cash(1135, 1255, 1253, 1255)],
  [
    'is cancelled and was paid by a card at the terminal',
    true,
    [{ ...PAID, ...CARD }],
    [{ tender: 'card', toGive: 2391, returned: 0, refunded: 0 }],
  ],
  ['is cancelled and was paid to a provider', true, [{ ...PAID, ...CARD, isByProvider: true }], []],
  [
    'is cancelled and was paid in parts',
    true,
    [
      { ...PAID, amount: 1000, cashRounding: 0 },
      { ...PAID, ...CARD, amount: 1138 },
      { ...PAID, amount: 253, cashRounding: 2 },
    ],
    [...cash(1255, 0, 0), { tender: 'card', toGive: 1138, returned: 0, refunded: 0 }],
  ],
] as const)('of an order that %s (cancelled: %j) a person gives back (money 58)', (_, isCancelled, payments, all) =>
  expect(handMoney(payments, isCancelled)).toEqual(all),
)
