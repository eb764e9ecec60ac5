import { expect, onTestFinished, test, vi } from 'vitest'
import { LINK, SHOWN_LINK } from '../../../testing/samples-links.ts'
import { endedWords, expiryInRow } from './link-words.ts'
import type { ShownLink } from './payment-link-query.ts'

const ORDER = { id: 'o1', shortNumber: 'TRU-007' }
const words = (standing: ShownLink['standing'], order: ShownLink['order']) => {
  const { title, text } = endedWords({ ...SHOWN_LINK, standing, order }) ?? {}
  return title === undefined ? undefined : `${title}. ${text}`
}

test.each<[ShownLink['standing'], ShownLink['order'], string | undefined]>([
  ['waiting', null, undefined],
  ['paid', ORDER, 'Paid: $28.50. Order TRU-007 is with the kitchen.'],
  [
    'returned',
    null,
    'Paid, but no order could be made. The money goes back automatically, and the customer gets an email about it.',
  ],
  [
    'returned',
    ORDER,
    'Paid, and the money goes back automatically. Order TRU-007 says whether anything is left to pay.',
  ],
  ['review', null, 'This payment does not match its order. No order was made. A manager finds it under Payments.'],
  [
    'review',
    ORDER,
    'This payment does not match its order. It does not count for order TRU-007. A manager finds it under Payments.',
  ],
  [
    'withdrawn',
    null,
    'This payment link was withdrawn. It can no longer be paid. If it was paid just before, its order appears on the board.',
  ],
  [
    'withdrawn',
    ORDER,
    'This payment link was withdrawn. It can no longer be paid. If it was paid just before, order TRU-007 says so.',
  ],
])('a link that is %s, with the order %j, says what is true', (standing, order, sentence) => {
  expect(words(standing, order)).toBe(sentence)
})

test.each([
  [
    false,
    'Paid: $28.50. Order TRU-007 costs less now: $24.00 of it counts, and $4.50 goes back to the card automatically.',
  ],
  [
    true,
    'Paid: $28.50. Order TRU-007 costs less now: $24.00 of it counts, and $4.50 went back to the card automatically.',
  ],
])(
  'a link that brought more than its order costs now says what counts and what goes back (back: %s)',
  (isDone, said) => {
    const notNeeded = { amount: 4.5, isDone }
    const { title, text } = endedWords({ ...SHOWN_LINK, standing: 'paid', order: ORDER, notNeeded }) ?? {}
    expect(`${title}. ${text}`).toBe(said)
  },
)

test.each([
  [91 * 60, true, 'Expires at 2:30 p.m.'],
  [13 * 60, true, 'Expires in 13 min'],
  [0, true, 'Expires any moment now'],
  [13 * 60, false, 'Expires at 2:30 p.m.'],
])('a link with %i seconds left, online: %s, says "%s"', (secondsLeft, isOnline, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-11-20T18:10:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  // On a device elsewhere the zone follows.
  const words = expiryInRow({ ...LINK, expiresAt: '2030-11-20T18:30:00.000Z' }, secondsLeft, isOnline)
  expect(words.replace(/ AST$/, '')).toBe(said)
})

test('of money that goes back the customer hears from whoever took the order, where no email leaves the house', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { mail: 'none' } } })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(words('returned', null)).toBe(
    'Paid, but no order could be made. The money goes back automatically. Please tell the customer: email is not set up here.',
  )
})
