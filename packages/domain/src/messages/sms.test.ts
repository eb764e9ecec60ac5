import { describe, expect, it } from 'vitest'
import { isFilledBy, SMS_TEMPLATES, type SmsOrder, smsText, smsValues, statusText } from './sms.ts'

const ORDER: SmsOrder = {
  shortNumber: 'TRU-042',
  orderType: 'pickup',
  estimatedReady: new Date('2026-11-20T22:45:00Z'),
  scheduledFor: null,
  location: { name: 'Truro Heights', phone: '(902) 555-0139', timeZone: 'America/Halifax' },
}
const NOW = new Date('2026-11-20T22:10:00Z')
// What one text message of 160 letters may be made of.
const GSM = /^[A-Za-z0-9 \r\n@$!"#%&'()*+,\-./:;<=>?_]*$/

describe('text messages', () => {
  it('tell when the kitchen has begun', () => {
    expect(statusText('preparing', ORDER, NOW).text).toBe(
      'Sizzle & Spice: we are preparing your order TRU-042. Ready about 6:45 p.m.',
    )
    expect(statusText('preparing', { ...ORDER, estimatedReady: null }, NOW).text).toContain('Ready soon.')
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
    for (const { message } of Object.values(SMS_TEMPLATES)) expect(message.replace(/[{}]/g, '')).toMatch(GSM)
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
