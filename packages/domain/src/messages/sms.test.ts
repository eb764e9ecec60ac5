import { describe, expect, it } from 'vitest'
import { cancelledText, isFilledBy, type SmsOrder, smsValues, statusText, tableText } from './sms.ts'
import { SMS_TEMPLATES, type SmsTemplate, smsMessage, smsText } from './sms-templates.ts'

const ORDER: SmsOrder = {
  shortNumber: 'TRU-042',
  orderType: 'pickup',
  estimatedReady: new Date('2026-11-20T22:45:00Z'),
  scheduledFor: null,
  location: { name: 'Truro Heights', phone: '(902) 555-0139', timeZone: 'America/Halifax' },
}
const TABLE = {
  reservationId: 'RES-TRU-1',
  date: '2026-11-27',
  time: '18:30',
  partySize: 5,
  location: ORDER.location,
} as const
const namesIn = (message: string) =>
  [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
const NOW = new Date('2026-11-20T22:10:00Z')
// What one text message of 160 letters may be made of.
const GSM = /^[A-Za-z0-9 \r\n@$!"#%&'()*+,\-./:;<=>?_éèàù]*$/

describe('text messages', () => {
  it('tell when the kitchen has begun', () => {
    expect(statusText('preparing', ORDER, NOW).text).toBe(
      'Sizzle & Spice: we are preparing your order TRU-042. Ready about 6:45 p.m.',
    )
    expect(statusText('preparing', { ...ORDER, estimatedReady: null }, NOW).text).toContain('Ready soon.')
  })

  it('tell of a delivery when it is at the door (ordering 61)', () => {
    const delivery = { ...ORDER, orderType: 'delivery' } as const
    expect(statusText('preparing', delivery, NOW).text).toMatch(/TRU-042\. At your door about 6:45 p\.m\.$/)
    expect(statusText('preparing', delivery, NOW, 'fr').text).toMatch(/TRU-042\. Chez vous vers 18 h 45\.$/)
  })

  it('name the zone of a time that the clocks show twice that night (menu 22)', () => {
    const late = { ...ORDER, estimatedReady: new Date('2026-11-01T05:14:00Z') }
    const night = new Date('2026-11-01T04:57:00Z')
    expect(statusText('preparing', late, night).text).toMatch(/Ready about 1:14 a\.m\. AST\.$/)
    expect(statusText('preparing', late, night, 'fr').text).toMatch(/vers 1 h 14 HNA\.$/)
    const chosen = { ...late, scheduledFor: late.estimatedReady }
    expect(statusText('preparing', chosen, new Date('2026-10-30T12:00:00Z')).text).toContain('at 1:14 a.m. AST')
  })

  it('tell the time that was chosen, with its day unless that is today', () => {
    const chosen = { ...ORDER, scheduledFor: ORDER.estimatedReady }
    const day = 86_400_000
    const evenings: [number, string][] = [
      [0, 'Ready at 6:45 p.m.'],
      [day, 'Ready Friday, November 20 at 6:45 p.m.'],
    ]
    for (const [before, words] of evenings)
      expect(statusText('preparing', chosen, new Date(NOW.getTime() - before)).text).toBe(
        `Sizzle & Spice: we are preparing your order TRU-042. ${words}`,
      )
  })

  it.each([
    ['pickup', 'ready for pickup'],
    ['delivery', 'ready for delivery'],
    ['dine-in', 'ready to serve'],
  ] as const)('of a %s order say that it is %s', (orderType, words) => {
    expect(statusText('ready', { ...ORDER, orderType }, NOW).text).toBe(
      `Sizzle & Spice: your order TRU-042 is ${words} - Truro Heights, (902) 555-0139.`,
    )
  })

  it('fit into one message each and need no second alphabet (messages 20)', () => {
    for (const status of ['preparing', 'ready'] as const) {
      const { text } = statusText(status, ORDER, NOW)
      expect(text.length).toBeLessThanOrEqual(160)
      expect(text).toMatch(GSM)
    }
    for (const template of Object.keys(SMS_TEMPLATES) as SmsTemplate[])
      for (const language of ['en', 'fr'] as const)
        expect(smsMessage(template, language).replace(/[{}]/g, '')).toMatch(GSM)
  })

  it('say the same things in French (messages 50)', () => {
    for (const template of Object.keys(SMS_TEMPLATES) as SmsTemplate[])
      expect(namesIn(smsMessage(template, 'fr'))).toEqual(namesIn(smsMessage(template, 'en')))
  })

  it.each([
    ['preparing', {}, 'Sizzle & Spice : nous préparons votre commande TRU-042. Prévue vers 18 h 45.'],
    ['preparing', { estimatedReady: null }, 'Sizzle & Spice : nous préparons votre commande TRU-042. Prévue sous peu.'],
    ['ready', {}, 'Sizzle & Spice : votre commande TRU-042 vous attend - Truro Heights, (902) 555-0139.'],
    [
      'ready',
      { orderType: 'delivery' },
      'Sizzle & Spice : votre commande TRU-042 va partir en livraison - Truro Heights, (902) 555-0139.',
    ],
    [
      'ready',
      { orderType: 'dine-in' },
      'Sizzle & Spice : votre commande TRU-042 arrive à votre table - Truro Heights, (902) 555-0139.',
    ],
  ] as const)('of an order that is %s read in French %j (messages 50)', (status, change, text) => {
    const said = statusText(status, { ...ORDER, ...change }, NOW, 'fr').text
    expect(said).toBe(text)
    expect(said).toMatch(GSM)
    expect(said.length).toBeLessThanOrEqual(160)
  })

  it.each([
    [
      'The oven is cold',
      'en',
      'Sizzle & Spice: we are sorry, we had to cancel your order TRU-042. The oven is cold. Questions? (902) 555-0139',
    ],
    ['', 'en', 'Sizzle & Spice: we are sorry, we had to cancel your order TRU-042. Questions? (902) 555-0139'],
    [
      'Plus de riz !',
      'fr',
      'Sizzle & Spice : désolés, nous avons annulé votre commande TRU-042. Plus de riz ! Questions ? (902) 555-0139',
    ],
    ['', 'fr', 'Sizzle & Spice : désolés, nous avons annulé votre commande TRU-042. Questions ? (902) 555-0139'],
  ] as const)(
    'tell of an order that the house cancelled because of %j in %s (messages 62)',
    (reason, language, text) => {
      expect(cancelledText(ORDER, reason, language)).toBe(text)
      expect(text).toMatch(GSM)
      expect(text.length).toBeLessThanOrEqual(160)
    },
  )

  it('stay in the plain alphabet in each month, and with amounts (messages 20)', () => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-20` as const
      const text = tableText('reservation_confirmation', { ...TABLE, date }, 'fr')
      expect(text).toMatch(GSM)
      expect(text.length).toBeLessThanOrEqual(160)
    }
    expect(smsText('payment_link', { total: '1\u00a0234,50\u00a0$', paymentLink: 'https://a.test/p' }, 'fr')).toMatch(
      GSM,
    )
  })

  it.each([
    [
      'reservation_confirmation',
      'Sizzle & Spice: your table for 5 at Truro Heights is booked for Friday, November 27, 2026 at 6:30 p.m. RES-TRU-1',
      'Sizzle & Spice : votre table pour 5 à Truro Heights est réservée le vendredi 27 novembre 2026 à 18 h 30. RES-TRU-1',
    ],
    [
      'reservation_pending',
      'Sizzle & Spice: please call (902) 555-0139 to keep your table for 5 at Truro Heights on Friday, November 27, 2026 at 6:30 p.m.',
      'Sizzle & Spice : appelez le (902) 555-0139 pour garder votre table pour 5 à Truro Heights, le vendredi 27 novembre 2026 à 18 h 30.',
    ],
    [
      'reservation_cancelled',
      'Sizzle & Spice: your table for 5 at Truro Heights on Friday, November 27, 2026 at 6:30 p.m. was cancelled. (902) 555-0139',
      'Sizzle & Spice : votre table pour 5 à Truro Heights, le vendredi 27 novembre 2026 à 18 h 30, est annulée. (902) 555-0139',
    ],
    [
      'reservation_reminder',
      'Sizzle & Spice: see you at Truro Heights on Friday, November 27, 2026 at 6:30 p.m., 5 guests. Plans changed? (902) 555-0139',
      'Sizzle & Spice : on vous attend à Truro Heights le vendredi 27 novembre 2026 à 18 h 30, 5 personnes. Des changements ? (902) 555-0139',
    ],
  ] as const)('of a table, %s, read like this (messages 50)', (template, english, french) => {
    expect([tableText(template, TABLE), tableText(template, TABLE, 'fr')]).toEqual([english, french])
    for (const text of [english, french]) expect(text.length).toBeLessThanOrEqual(160)
  })

  it('leave a name that nobody filled visible, and never fill twice', () => {
    expect(smsText('payment_link', { total: '{paymentLink}' })).toContain(
      'pay {paymentLink} for your order here: {paymentLink}',
    )
  })

  it('are offered to be sent by hand only where the order says all of it (messages 28)', () => {
    const values = smsValues(ORDER, NOW)
    const offered = Object.entries(SMS_TEMPLATES).filter(([, { message }]) => isFilledBy(message, values))
    expect(offered.map(([id]) => id)).toEqual(['order_preparing', 'order_ready', 'order_delayed'])
    expect(isFilledBy('Nothing to fill', {})).toBe(true)
  })
})
