import { describe, expect, test } from 'vitest'
import { freePayments, owedByHand, type PaidPart, settledBy } from './free-payments.ts'

/** 'card 50', 'cash 20 freed 5 back 5'; a card is held by its provider, 'terminal' is a card that none holds. */
function paid(text: string, n: number): PaidPart {
  const [, kind = '', amount = '', freed = '0', back = '0'] =
    /^(\w+) (\d+)(?: freed (\d+))?(?: back (\d+))?$/.exec(text) ?? []
  const tender = kind === 'terminal' ? 'card' : (kind as PaidPart['tender'])
  const isByProvider = kind === 'card'
  return { id: `${kind}${n}`, tender, isByProvider, amount: +amount, freed: +freed, askedBack: +back }
}
const freed = (total: number, payments: string[]) =>
  freePayments(total, payments.map(paid)).map(({ id, freed: part, back }) => `${id} ${part} ${back}`)

describe('what of which payment goes back when an order got cheaper', () => {
  test.each<[string, number, string[], string[]]>([
    ['nothing of what is just enough', 50, ['card 50'], []],
    ['nothing where something is owed', 60, ['card 50'], []],
    ['what is too much', 40, ['card 50'], ['card0 10 10']],
    ['the card first, however it was paid in turn', 30, ['cash 20', 'card 30', 'cash 10'], ['card1 30 30']],
    [
      'then a card at the terminal, then the latest cash',
      15,
      ['cash 20', 'terminal 5', 'cash 10'],
      ['terminal1 5 5', 'cash2 10 10', 'cash0 5 5'],
    ],
    ['a gift card last', 10, ['gift_card 20', 'cash 10'], ['cash1 10 10', 'gift_card0 10 10']],
    ['once: what an earlier edit freed settles nothing', 30, ['card 50 freed 10 back 10'], ['card0 10 10']],
    ['also while its refund has failed', 30, ['card 50 freed 10'], ['card0 10 10']],
    ['not what went back as a favour before', 40, ['card 50 back 45'], ['card0 10 5']],
    ['from another payment, before a favour counts', 40, ['cash 20', 'card 30 back 30'], ['cash0 10 10']],
  ])('%s (money 68)', (_, total, payments, expected) => {
    expect(freed(total, payments).toSorted()).toEqual(expected.toSorted())
  })

  test('afterwards the payments settle exactly the total, and no more goes back than there is', () => {
    for (let total = 1; total <= 60; total += 7) {
      const payments = ['cash 20 freed 5 back 2', 'card 30 back 10', 'gift_card 10'].map(paid)
      const parts = freePayments(total, payments)
      const after = payments.map((one) => {
        const part = parts.find(({ id }) => id === one.id)
        expect(part?.back ?? 0).toBeLessThanOrEqual(one.amount - one.askedBack)
        return { ...one, freed: one.freed + (part?.freed ?? 0) }
      })
      expect(settledBy(after)).toBe(Math.min(total, settledBy(payments)))
    }
  })
})

test.each([
  ['cash 50', 0],
  ['cash 50 freed 10', 10],
  ['cash 50 freed 10 back 10', 0],
  ['card 50 freed 10', 0],
])('of %s a person still has to give back %i', (text, owed) => {
  expect(owedByHand(paid(text, 0))).toBe(owed)
})
