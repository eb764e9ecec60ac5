import { expect, test } from 'vitest'
import type { HandMoney } from './hand-money.ts'
import {
  customerMoney,
  customerMoneySentences,
  customerNoteIfCancelled,
  moneyBackNote,
  moneyBackStanding,
  noteIfCancelled,
  sentBackSentence,
} from './money-back.ts'

const nothing = { refunded: 0, underWay: 0, failed: 0, left: 3415 }
const card = {
  status: 'cancelled',
  paymentStatus: 'paid',
  paymentMethod: 'online',
  payments: [],
  moneyBack: nothing,
} as const
const cash = { ...card, paymentMethod: 'cash' }
const back = (moneyBack: Partial<typeof nothing>) => ({ ...card, moneyBack: { ...nothing, ...moneyBack } })
const handOf = (part: Partial<HandMoney>) => ({ tender: 'cash' as const, toGive: 0, returned: 0, refunded: 0, ...part })
const byHand = (part: Partial<HandMoney>, left = 3417, ...others: Partial<HandMoney>[]) => ({
  ...card,
  paymentMethod: 'manual',
  moneyBack: { ...nothing, left, refunded: part.refunded ?? 0, hand: [part, ...others].map(handOf) },
})
const ON_ITS_WAY = '$24.15 is on its way back to the card you paid with. We’ll write again once it’s confirmed.'
const HELD_UP = 'Your refund of $24.15 has not gone through yet. We are working on it.'

test.each([
  ['unpaid', { ...card, paymentStatus: 'unpaid' as const }, 'none', null, null],
  ['paid and eaten', { ...card, status: 'completed' }, 'none', null, null],
  ['cash and eaten', { ...cash, status: 'completed' }, 'none', null, null],
  [
    'asked for',
    back({ underWay: 2415, refunded: 1000, left: 0 }),
    'under_way',
    'Refund of $24.15 not confirmed yet',
    ON_ITS_WAY,
  ],
  ['failed', back({ failed: 2415, refunded: 1000, left: 2415 }), 'failed', 'Refund of $24.15 failed', HELD_UP],
  [
    'failed in part, and the rest asked for',
    back({ failed: 2415, underWay: 1000, left: 2415 }),
    'failed',
    'Refund of $24.15 failed',
    `${HELD_UP} $10.00 is on its way back to the card you paid with. We’ll write again once it’s confirmed.`,
  ],
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
    'You paid $34.15 in cash. Please come by or call, and we’ll give it back.',
  ],
  [
    'cash that was given back',
    { ...cash, paymentStatus: 'refunded' as const, moneyBack: { ...nothing, refunded: 3415, left: 0 } },
    'refunded',
    null,
    '$34.15 was given back in cash.',
  ],
  [
    'an edit had made cheaper before, by card and in cash: what its total counts (money 108)',
    {
      ...byHand({}, 0),
      paymentStatus: 'refunded' as const,
      moneyBack: {
        ...nothing,
        refunded: 1507 + 2391,
        edited: 456,
        left: 0,
        hand: [handOf({ returned: 2390, refunded: 2391, edited: 1255 })],
      },
    },
    'refunded',
    null,
    '$10.51 was refunded to the card you paid with. Banks take 5-10 business days to show it. $11.35 was given back in cash.',
  ],
  [
    'an edit had made cheaper before, whose cash is still to go back (money 108)',
    {
      ...byHand({}, 1000),
      moneyBack: { ...nothing, refunded: 1507, edited: 456, left: 1000, hand: [handOf({ toGive: 1000 })] },
    },
    'by_hand',
    '$10.00 has to go back by hand',
    '$10.51 was refunded to the card you paid with. Banks take 5-10 business days to show it. You paid $10.00 in cash. Please come by or call, and we’ll give it back.',
  ],
  [
    'an edit made cheaper, and that stands',
    { ...back({ refunded: 456, left: 1051 }), status: 'ready', moneyBack: { ...nothing, refunded: 456, edited: 456 } },
    'part',
    '$4.56 refunded',
    '$4.56 was refunded to the card you paid with. Banks take 5-10 business days to show it.',
  ],
  [
    'paid at the counter, nobody knows how',
    { ...card, paymentMethod: 'manual' },
    'by_hand',
    '$34.15 has to go back by hand',
    'You paid $34.15. Please come by or call, and we’ll give it back.',
  ],
  [
    'a card at the terminal (money 98)',
    byHand({ tender: 'card', toGive: 3417 }),
    'by_hand',
    '$34.17 has to go back by hand',
    'You paid $34.17 by card. Please come by or call, and we’ll give it back.',
  ],
  [
    'a card at the terminal that is back (money 98)',
    { ...byHand({ tender: 'card', returned: 3417, refunded: 3417 }, 0), paymentStatus: 'refunded' as const },
    'refunded',
    null,
    '$34.17 that you paid by card was given back.',
  ],
  [
    'cash and a card at the terminal (money 98)',
    byHand({ tender: 'cash', toGive: 1255 }, 3670, { tender: 'card', toGive: 2417 }),
    'by_hand',
    '$36.72 has to go back by hand',
    'You paid $12.55 in cash. Please come by or call, and we’ll give it back. You paid $24.17 by card. Please come by or call, and we’ll give it back.',
  ],
  [
    'cash, beside a refund to the card',
    {
      ...byHand({ tender: 'cash', toGive: 1255 }),
      moneyBack: { ...nothing, refunded: 500, left: 1253, hand: [handOf({ toGive: 1255 })] },
    },
    'by_hand',
    '$12.55 has to go back by hand',
    '$5.00 was refunded to the card you paid with. Banks take 5-10 business days to show it. You paid $12.55 in cash. Please come by or call, and we’ll give it back.',
  ],
  [
    'an edit made it cheaper while it stands (money 97)',
    {
      ...byHand({ tender: 'cash', toGive: 1255 }, 2391),
      status: 'ready',
      moneyBack: { ...nothing, byHand: 1253, hand: [handOf({ toGive: 1255 })] },
    },
    'by_hand',
    '$12.55 has to go back by hand',
    '$12.55 of what you paid in cash is yours to collect. Please come by or call.',
  ],
  [
    'a card link of an order that was paid by hand as well went back (money 98)',
    {
      ...card,
      status: 'ready',
      paymentMethod: 'manual',
      payments: [{ tender: 'card' as const }, { tender: 'cash' as const }],
      moneyBack: { ...nothing, refunded: 1000 },
    },
    'part',
    '$10.00 refunded',
    '$10.00 was refunded to the card you paid with. Banks take 5-10 business days to show it.',
  ],
])('%s', (_, order, standing, note, sentence) => {
  expect([
    moneyBackStanding(order),
    moneyBackNote(order),
    customerMoneySentences(customerMoney(order)) || null,
  ]).toEqual([standing, note, sentence])
})

test.each([
  [false, '$14.76 is going back to the card you paid with. Banks take 5-10 business days to show it.'],
  [true, '$14.76 was refunded to the card you paid with. Banks take 5-10 business days to show it.'],
])('money that made no order is told with its amount (done: %j)', (isDone, sentence) => {
  expect(sentBackSentence({ amount: 1476, isDone })).toBe(sentence)
})

const standing = { ...card, status: 'pending', moneyBack: { ...nothing, left: 2300 } }
const [IN_CASH, AT_TERMINAL, BY_GIFT_CARD] = [
  { tender: 'cash', amount: 1252, toGive: 1250 },
  { tender: 'card', amount: 1048, toGive: 1048 },
  { tender: 'gift_card', amount: 1048, toGive: 1048 },
] as const
type Held = typeof IN_CASH | typeof AT_TERMINAL | typeof BY_GIFT_CARD
/** One payment of each part of it, and of what is left by a provider, if there is any. */
const paidBy = (paymentMethod: string, ...hand: Held[]) => ({
  ...standing,
  paymentMethod,
  payments: [{ tender: 'card' as const }, ...hand],
  moneyBack: { ...standing.moneyBack, ...(hand.length > 0 && { handIfCancelled: hand }) },
})
const CASH_BACK = 'You paid $12.50 in cash. Please come by or call, and we’ll give it back.'
const TO_CARD = (money: string) => `${money} will be refunded automatically to the original card (5-10 business days).`

test.each([
  [
    'a card and cash',
    paidBy('manual', IN_CASH),
    `${TO_CARD('$10.48')} ${CASH_BACK}`,
    `${TO_CARD('$10.48')} Paid in cash: please refund $12.50 by hand.`,
  ],
  [
    'cash and a card at the terminal',
    paidBy('cash', IN_CASH, AT_TERMINAL),
    `${CASH_BACK} You paid $10.48 by card. Please come by or call, and we’ll give it back.`,
    'Paid in cash: please refund $12.50 by hand. Please review the payment of $10.48 and refund it by hand.',
  ],
  [
    'a gift card and a card',
    paidBy('card', BY_GIFT_CARD),
    `${TO_CARD('$12.52')} You paid $10.48 by gift card. Please come by or call, and we’ll give it back.`,
    `${TO_CARD('$12.52')} Please review the payment of $10.48 and refund it by hand.`,
  ],
  ['a link, though cash was meant', paidBy('cash'), TO_CARD('$23.00'), TO_CARD('$23.00')],
  [
    'cash of which no payment is known',
    { ...standing, paymentMethod: 'cash' },
    'You paid $23.00 in cash. Please come by or call, and we’ll give it back.',
    'Paid in cash: please refund $23.00 by hand.',
  ],
  [
    'nothing',
    { ...standing, paymentStatus: 'unpaid' as const, moneyBack: { ...nothing, left: 0 } },
    'No payment was taken. No refund is needed.',
    'No payment was taken. No refund is needed.',
  ],
])('whoever asks to cancel what was paid by %s reads how each part goes back (money 60)', (_, order, guest, staff) => {
  expect(customerNoteIfCancelled(order)).toBe(guest)
  expect(noteIfCancelled(order)).toBe(staff)
})
