import { describe, expect, it } from 'vitest'
import { A_RESERVATION, AN_ORDER, LETTERS } from '../../testing/sample-letters.ts'
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
import { slotFilledLetter } from './slot-filled-letter.ts'

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
    const newGlasgow = { name: 'New Glasgow', address: '610 East River Road', phone: '(902) 555-0177' }
    const reservation = { ...A_RESERVATION, location: newGlasgow }
    const order = { ...AN_ORDER, location: { ...AN_ORDER.location, ...newGlasgow } }
    const letters = [
      reservationConfirmationLetter(reservation),
      reservationPendingLetter(reservation, 'https://order.example.test/reservations?confirm=x'),
      reservationCancelledLetter(reservation, ''),
      reservationReminderLetter(reservation),
      orderConfirmationLetter(order),
      orderCancelledLetter(order, '', { kind: 'none' }),
      promiseMovedLetter({
        customerName: 'Priya',
        shortNumber: 'NGL-042',
        when: 'about 7:10 p.m.',
        reason: '',
        location: newGlasgow,
      }),
      lowStockLetter({ managerName: 'Mia', name: 'Lamb Curry', left: 3, location: newGlasgow }),
      slotFilledLetter({ name: 'Mia', when: 'Friday at 7 p.m.', seats: 24, capacity: 40, location: newGlasgow }),
      refundedLetter({ customerName: 'Priya', amount: 100, reason: '', shortNumber: null, location: newGlasgow }),
    ]
    for (const letter of letters)
      for (const text of [htmlOf(letter), textOf(letter)]) {
        expect(text).toContain('610 East River Road')
        expect(text).not.toContain('Truro')
        expect(text).not.toContain('(902) 555-0142')
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
    expect(htmlOf(orderCancelledLetter(AN_ORDER, HOSTILE, { kind: 'none' }))).not.toContain('<img')
  })

  it('link to the web only', () => {
    expect(() => button('press', 'javascript:alert(1)')).toThrow('cannot link to javascript:')
    expect(() => button('press', '/relative')).toThrow()
  })

  it('never say that money is back before it is (messages 9)', () => {
    for (const kind of ['pending', 'cash'] as const) {
      expect(textOf(orderCancelledLetter(AN_ORDER, '', { kind, amount: 8081 }))).not.toMatch(/was refunded/)
    }
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
