import { expect, test } from 'vitest'
import {
  customerMoney,
  customerMoneySentence,
  moneyBackNote,
  moneyBackStanding,
  sentBackSentence,
} from './money-back.ts'

const nothing = { refunded: 0, underWay: 0, failed: 0, left: 3415 }
const card = { status: 'cancelled', paymentStatus: 'paid', paymentMethod: 'online', moneyBack: nothing } as const
const cash = { ...card, paymentMethod: 'cash' }
const back = (moneyBack: Partial<typeof nothing>) => ({ ...card, moneyBack: { ...nothing, ...moneyBack } })
const LATE = 'Your refund of $24.15 has not gone through yet. We are working on it.'

test.each([
  ['unpaid', { ...card, paymentStatus: 'unpaid' as const }, 'none', null, null],
  ['paid and eaten', { ...card, status: 'completed' }, 'none', null, null],
  ['cash and eaten', { ...cash, status: 'completed' }, 'none', null, null],
  [
    'asked for',
    back({ underWay: 2415, refunded: 1000, left: 0 }),
    'under_way',
    'Refund of $24.15 not confirmed yet',
    LATE,
  ],
  ['failed', back({ failed: 2415, refunded: 1000, left: 2415 }), 'failed', 'Refund of $24.15 failed', LATE],
  [
    'failed, and given back in another way since',
    { ...back({ failed: 3415, refunded: 3415, left: 0 }), paymentStatus: 'refunded' as const },
    'refunded',
    null,
    '$34.15 was refunded to the card you paid with. Banks take 5-10 business days to show it.',
  ],
  [
    'a part of it',
    { ...back({ refunded: 1000, left: 2415 }), status: 'ready' },
    'part',
    '$10.00 refunded',
    '$10.00 was refunded to the card you paid with. Banks take 5-10 business days to show it.',
  ],
  [
    'cash',
    cash,
    'by_hand',
    '$34.15 has to go back by hand',
    'You paid $34.15 in cash. Please come by or call, and we give it back.',
  ],
  [
    'cash that was given back',
    { ...cash, paymentStatus: 'refunded' as const, moneyBack: { ...nothing, refunded: 3415, left: 0 } },
    'refunded',
    null,
    '$34.15 was given back in cash.',
  ],
  [
    'a card order that was paid at the counter',
    { ...card, paymentMethod: 'manual' },
    'by_hand',
    '$34.15 has to go back by hand',
    'You paid $34.15 in cash. Please come by or call, and we give it back.',
  ],
])('%s', (_, order, standing, note, sentence) => {
  const told = customerMoney(order)
  expect([moneyBackStanding(order), moneyBackNote(order), told && customerMoneySentence(told)]).toEqual([
    standing,
    note,
    sentence,
  ])
})

test.each([
  [false, '$14.76 is going back to the card you paid with. Banks take 5-10 business days to show it.'],
  [true, '$14.76 was refunded to the card you paid with. Banks take 5-10 business days to show it.'],
])('money that made no order is told with its amount (done: %j)', (isDone, sentence) => {
  expect(sentBackSentence({ amount: 1476, isDone })).toBe(sentence)
})
