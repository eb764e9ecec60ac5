import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { ADMIN_DEFAULT_REASON } from '@sizzle/domain/order/cancel.ts'
import { LATE_REASONS } from '@sizzle/domain/payment/session.ts'
import { TENDERS } from '@sizzle/domain/pricing/tenders.ts'
import { NOT_CONFIRMED } from '@sizzle/domain/reservations/pending.ts'
import { describe, expect, it } from 'vitest'
import { A_RESERVATION, AN_ORDER, LETTERS, WITH_CHOICES } from '../../testing/sample-letters.ts'
import { passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from './account-letters.ts'
import { orderChangedLetter } from './changed-letter.ts'
import { button, type Letter, type Part } from './letter.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import { lowStockLetter } from './low-stock-letter.ts'
import { orderCancelledLetter, orderConfirmationLetter } from './order-letters.ts'
import { promiseMovedLetter } from './promise-letter.ts'
import { refundedLetter } from './refund-letters.ts'
import {
  reservationCancelledLetter,
  reservationConfirmationLetter,
  reservationPendingLetter,
  reservationReminderLetter,
} from './reservation-letters.ts'
import { secondStepLetter } from './second-step-letter.ts'
import { slotFilledLetter } from './slot-filled-letter.ts'
import { invitationLetter } from './team-letters.ts'
import { welcomeLetter } from './welcome-letter.ts'

const FRENCH_ORDER = { ...AN_ORDER, order: WITH_CHOICES, language: 'fr' as const }
const FRENCH_TABLE = { ...A_RESERVATION, specialRequests: 'Une chaise haute', language: 'fr' as const }
const FRENCH_PERSON = { name: 'Priya Sharma', language: 'fr' as const }
const LINK = 'https://order.example.test/x#token=Ku6pTiz8mFgqQw2x'
const PENDING = { confirmUrl: LINK, until: new Date('2026-11-20T19:45:00Z'), timeZone: AN_ORDER.location.timeZone }
const MOVED = {
  promisedAt: new Date('2026-11-20T23:10:00Z'),
  before: AN_ORDER.promisedAt,
  scheduledFor: null,
  receiptUrl: LINK,
}
const STEPS = [
  ...(['on', 'off', 'app removed', 'passkey added', 'passkey removed', 'reset', 'new codes'] as const),
  ...[0, 1, 9].map((recoveryCodesLeft) => ({ recoveryCodesLeft })),
]
const HOSTILE = `<img src=x onerror="alert(1)">'"&</td>\r\nBcc: victim@example.test`

describe.each(Object.entries(LETTERS))('the letter "%s"', (_, letter) => {
  it('reads like this', () => {
    expect(`Subject: ${letter.subject}\nPreview: ${letter.preview}\n\n${textOf(letter)}`).toMatchSnapshot()
  })

  it('looks like this', () => {
    expect(htmlOf(letter).replaceAll('><', '>\n<')).toMatchSnapshot()
  })

  it('says who wrote it, from where and why, and loads nothing', () => {
    const html = htmlOf(letter)
    for (const text of [html.replaceAll('&amp;', '&'), textOf(letter)]) {
      expect(text).toContain(letter.from?.address ?? '395 Truro Heights Road, Truro Heights, NS B6L 1X7, Canada')
      expect(text).toContain(letter.from?.phone ?? '(902) 555-0142')
      expect(text).toContain(letter.reason)
    }
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|@import|url\(/)
  })

  it('promotes nothing', () => {
    expect(textOf(letter)).not.toMatch(/offer|discount|% off|newsletter|unsubscribe/i)
  })
})

describe('letters', () => {
  it('about a place are signed by that place, and name no other (messages 10)', () => {
    const email = 'newglasgow@sizzle.example'
    const newGlasgow = { name: 'New Glasgow', address: '610 East River Road', phone: '(902) 555-0177', email }
    const reservation = { ...A_RESERVATION, location: newGlasgow }
    const order = { ...AN_ORDER, location: { ...AN_ORDER.location, ...newGlasgow } }
    const letters = [
      reservationConfirmationLetter(reservation),
      reservationPendingLetter(reservation, PENDING),
      reservationCancelledLetter(reservation, { reason: '', by: 'house', bookUrl: LINK }),
      reservationReminderLetter(reservation),
      orderConfirmationLetter(order),
      orderCancelledLetter(order, '', []),
      promiseMovedLetter({
        customerName: 'Priya',
        shortNumber: 'NGL-042',
        when: 'about 7:10 p.m.',
        ...MOVED,
        reason: '',
        location: order.location,
      }),
      lowStockLetter({ managerName: 'Mia', name: 'Lamb Curry', left: 3, location: newGlasgow, menuUrl: LINK }),
      slotFilledLetter({
        name: 'Mia',
        when: 'Friday at 7 p.m.',
        seats: 24,
        capacity: 40,
        location: newGlasgow,
        reservationsUrl: LINK,
      }),
      refundedLetter({ customerName: 'Priya', amount: 100, reason: '', shortNumber: null, location: newGlasgow }),
    ]
    for (const letter of letters)
      for (const text of [htmlOf(letter), textOf(letter)]) {
        expect(text).toContain('610 East River Road')
        expect(text).toContain(email)
        expect(text).not.toContain(HOUSE.email)
        expect(text).not.toContain('Truro')
        expect(text).not.toContain('(902) 555-0142')
      }
  })

  it('repeat what the guest told the kitchen and the driver, and for how many (messages 64)', () => {
    const told = { deliveryInstructions: 'Side door', specialInstructions: 'Peanut allergy', partySize: 4 }
    for (const [language, said] of [
      [
        'en',
        [
          'Deliver to: 12 Main St',
          'Delivery instructions: Side door',
          'Special instructions: Peanut allergy',
          '4 guests',
        ],
      ],
      ['fr', ['À livrer à', 'Consignes de livraison', 'Consignes', '4 personnes']],
    ] as const) {
      const order = { ...AN_ORDER, ...told, orderType: 'delivery' as const, deliveryAddress: '12 Main St', language }
      for (const words of said) expect(textOf(orderConfirmationLetter(order))).toContain(words)
    }
  })

  it('escape whatever people typed', () => {
    const [item] = AN_ORDER.order.items
    const options = [{ name: HOSTILE, quantity: 1, price: 0, choices: [] }]
    const hostile = { name: HOSTILE, spiceLevelName: HOSTILE, note: HOSTILE, options }
    const html = htmlOf(
      orderConfirmationLetter({
        ...AN_ORDER,
        customerName: HOSTILE,
        deliveryAddress: HOSTILE,
        tableNumber: HOSTILE,
        order: { ...AN_ORDER.order, items: item ? [{ ...item, ...hostile }] : [] },
      }),
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('"alert(1)"')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(htmlOf(orderCancelledLetter(AN_ORDER, HOSTILE, []))).not.toContain('<img')
  })

  it.each([
    orderConfirmationLetter(FRENCH_ORDER),
    orderChangedLetter(FRENCH_ORDER, { difference: 1200, left: 1200, linkEnded: true, back: [] }),
    ...(['card', 'cash'] as const).map((tender) =>
      orderChangedLetter(FRENCH_ORDER, {
        difference: -500,
        left: 0,
        back: [{ tender, amount: 500, isByProvider: tender === 'card' }],
      }),
    ),
    ...(['refunded', 'pending', 'held_up'] as const).map((kind) =>
      orderCancelledLetter(FRENCH_ORDER, 'Kitchen emergency', [{ kind, amount: 8081 }]),
    ),
    ...TENDERS.flatMap((tender) =>
      (['by_hand', 'to_collect', 'returned'] as const).map((kind) =>
        orderCancelledLetter(FRENCH_ORDER, 'Kitchen emergency', [{ kind, tender, amount: 8081 }]),
      ),
    ),
    orderCancelledLetter(FRENCH_ORDER, ADMIN_DEFAULT_REASON, []),
    orderCancelledLetter(FRENCH_ORDER, '', [], 'customer'),
    promiseMovedLetter({
      customerName: 'Priya',
      shortNumber: 'TRU-042',
      when: 'vers 19 h 10',
      ...MOVED,
      reason: 'Le four est lent.',
      location: AN_ORDER.location,
      language: 'fr',
    }),
    ...[null, 'TRU-042'].map((shortNumber) =>
      refundedLetter({
        customerName: 'Priya',
        amount: 8081,
        reason: LATE_REASONS.item_gone,
        shortNumber,
        location: AN_ORDER.location,
        language: 'fr',
      }),
    ),
    reservationConfirmationLetter(FRENCH_TABLE),
    reservationPendingLetter(FRENCH_TABLE, PENDING),
    ...(['house', 'customer'] as const).map((by) =>
      reservationCancelledLetter(FRENCH_TABLE, { reason: NOT_CONFIRMED, by, bookUrl: LINK }),
    ),
    reservationReminderLetter(FRENCH_TABLE),
    welcomeLetter({
      name: 'Priya',
      code: 'WELCOME-7KM2QX',
      percent: 10,
      expiresAt: new Date('2027-02-20T12:00:00Z'),
      menuUrl: 'https://order.example.test/menu',
      unsubscribeUrl: 'https://order.example.test/unsubscribe/x',
      language: 'fr',
    }),
    verifyEmailLetter({ ...FRENCH_PERSON, url: LINK }),
    resetPasswordLetter({ ...FRENCH_PERSON, url: LINK, minutes: 60 }),
    passwordChangedLetter({ ...FRENCH_PERSON, resetUrl: LINK }),
    ...STEPS.map((what) => secondStepLetter({ ...FRENCH_PERSON, what, resetUrl: LINK })),
    ...(['staff', 'manager', 'admin'] as const).map((role) =>
      invitationLetter({ invitedBy: 'Mia Chen', role, locations: ['New Glasgow'], url: LINK, language: 'fr' }),
    ),
  ])('in French are French from the subject to the last line: $template, $title (messages 51)', (letter) => {
    const said = `${letter.subject}\n${letter.preview}\n${textOf(letter)}`.replaceAll(/https:\S+/g, '')
    expect(said).not.toMatch(/\b(the|your|you|order|was|is|at|of|for|guests?|call|each|reason|days|mild|medium|hot)\b/i)
    expect(said).toMatch(letter.template === 'team_invitation' ? /^Mia Chen vous invite/m : /\bBonjour /)
    expect(said).not.toMatch(/\d [ap]\.m\.|\$\d/)
    expect(htmlOf(letter)).toContain('lang="fr-CA"')
  })

  it('link to the web only', () => {
    expect(() => button('press', 'javascript:alert(1)')).toThrow('cannot link to javascript:')
    expect(() => button('press', '/relative')).toThrow()
  })

  it('carry a way out when they promote', () => {
    const letter: Letter = {
      template: 'promotion',
      subject: 'Thali week',
      preview: '',
      title: 'Thali week',
      parts: [] satisfies Part[],
      reason: 'You agreed to hear from us.',
      promotion: { unsubscribeUrl: 'https://order.example.test/unsubscribe/abc' },
    }
    expect(textOf(letter)).toContain('Unsubscribe: https://order.example.test/unsubscribe/abc')
    expect(htmlOf(letter)).toContain('href="https://order.example.test/unsubscribe/abc"')
  })
})
