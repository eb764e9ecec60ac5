import { describe, expect, test } from 'vitest'
import {
  batches,
  checkEmail,
  checkEmailWindow,
  preview,
  rateLimited,
  recipientsAmong,
  sendWait,
  shownRecipients,
} from './compose.ts'
import { impliedUntil, promotionIsComplete, whyNoPromotion } from './consent.ts'
import { automaticSmsKey, paymentSmsProblem, smsProblem } from './sms.ts'
import { EMAIL_TEMPLATES, needsConsent, personalize } from './templates.ts'

const now = new Date('2026-11-20T16:00:00Z')

describe('writing an e-mail', () => {
  const good = { subject: 'Hello', message: 'Text', templateId: 'custom', recipients: ['a@b.ca'] }

  test('a good one has no problems', () => {
    expect(checkEmail(good)).toEqual([])
    expect(checkEmail({ ...good, subject: 'x'.repeat(200), message: 'x'.repeat(2000) })).toEqual([])
    expect(checkEmailWindow({ subject: 'Hello', message: 'Text', selected: 1 })).toEqual([])
  })

  test.each([
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['subject', { subject: 'x'.repeat(201) }, 'Subject too long. Maximum 200 characters allowed'],
    ['message', { message: '' }, 'Message is required'],
    ['message', { message: 'x'.repeat(2001) }, 'Message too long. Maximum 2000 characters allowed'],
    ['templateId', { templateId: 'welcome' }, 'Invalid email template selected'],
    ['recipients', { recipients: [] }, 'At least one recipient is required'],
    ['recipients', { recipients: Array(101).fill('a@b.ca') }, 'Cannot send to more than 100 recipients at once'],
    [
      'recipients',
      { recipients: ['a@b.ca', 'x', 'c@x.ca\r\nBcc: v@x.ca'] },
      'Invalid email addresses: x, c@x.ca\r\nBcc: v@x.ca',
    ],
  ])('%s: "%s" (messages 15)', (field, change, sentence) => {
    expect(checkEmail({ ...good, ...change })).toEqual([{ field, sentence }])
  })

  test('the window needs somebody selected', () => {
    expect(checkEmailWindow({ subject: 'Hello', message: 'Text', selected: 0 })).toEqual([
      { field: 'recipients', sentence: 'No users selected to email' },
    ])
  })

  test('users without an address are left out, each address goes once (messages 16)', () => {
    const users = [{ email: 'A@b.ca' }, { email: null }, { email: 'x' }, { email: 'a@B.ca' }]
    expect(recipientsAmong(users)).toEqual({ recipients: ['a@b.ca'], problem: null })
    expect(recipientsAmong([]).problem).toBe('No users provided')
    expect(recipientsAmong([{ email: null }]).problem).toBe('No valid email addresses found')
  })

  test.each([
    [0, []],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('%i recipients are batches of %j (messages 17)', (count, sizes) => {
    expect(batches(Array(count).fill('a@b.ca')).map((batch) => batch.length)).toEqual(sizes)
  })

  test('a second lies between two sends', () => {
    expect(sendWait(null, now)).toBe(0)
    expect(sendWait(now, new Date(now.getTime() + 400))).toBe(600)
    expect(sendWait(now, new Date(now.getTime() + 1000))).toBe(0)
    expect(rateLimited(600)).toBe('Rate limited. Please wait 600ms before sending again.')
  })

  test('long lists and long texts are cut', () => {
    const twelve = Array.from({ length: 12 }, (_, n) => `u${n}`)
    expect(shownRecipients(twelve)).toBe('u0, u1, u2, u3, u4, u5, u6, u7, u8, u9 +2 more')
    expect(shownRecipients(['u0'])).toBe('u0')
    expect(preview('x'.repeat(200))).toHaveLength(200)
    expect(preview('x'.repeat(201))).toBe(`${'x'.repeat(200)}...`)
  })
})

describe('templates', () => {
  test('are the four that were agreed (messages 14)', () => {
    expect(EMAIL_TEMPLATES.map(({ id }) => id)).toEqual([
      'order_confirmation',
      'reservation_confirmation',
      'custom',
      'promotion',
    ])
    expect(EMAIL_TEMPLATES.filter(({ id }) => needsConsent(id)).map(({ id }) => id)).toEqual(['promotion'])
  })

  test.each([
    ['Hello {customerName}', { customerName: 'Priya' }, 'Hello Priya'],
    ['Hello {customerName}', {}, 'Hello Valued Customer'],
    ['Hello {customerName}', { customerName: '  ' }, 'Hello Valued Customer'],
    ['{orderType}, {estimatedTime}', {}, 'Takeout, 30 minutes'],
    ['{nobody} {constructor}', {}, ' '],
    ['Hello {customerName}', { customerName: '{total}', total: '$1' }, 'Hello {total}'],
  ])('%j with %j reads %j', (text, values, read) => expect(personalize(text, values)).toBe(read))
})

describe('text messages', () => {
  test('once per order and status (messages 18)', () => {
    expect(automaticSmsKey('o1', 'ready')).toBe('o1:ready')
  })

  test.each([
    [null, 'Hi', 'No phone number found for this order'],
    [{ phone: null }, 'Hi', 'No phone number found for this order'],
    [{ phone: '12' }, 'Hi', 'No phone number found for this order'],
    [{ phone: '9025550123' }, ' ', 'Message is required'],
    [{ phone: '9025550123' }, 'x'.repeat(1531), 'Message too long. Maximum 1530 characters allowed'],
    [{ phone: '9025550123' }, 'Hi', null],
  ])('to %j: %#', (order, message, problem) => expect(smsProblem(order, message)).toBe(problem))

  test.each([
    ['', 'https://x.ca/p', 'Customer phone number is required to send SMS'],
    ['9025550123', null, 'No payment link available to send'],
    ['9025550123', 'https://x.ca/p', null],
  ])('a payment link to %j with %j: %j (messages 19)', (phone, link, problem) =>
    expect(paymentSmsProblem(phone, link)).toBe(problem),
  )
})

describe('consent to promotions', () => {
  const at = new Date('2026-01-15T12:00:00Z')
  test.each([
    [null, 'no_consent'],
    [{ kind: 'express', at, withdrawnAt: null }, null],
    [{ kind: 'express', at, withdrawnAt: now }, 'unsubscribed'],
    [{ kind: 'implied', at, withdrawnAt: null }, null],
    [{ kind: 'implied', at: new Date('2024-11-20T16:00:00Z'), withdrawnAt: null }, 'consent_expired'],
    [{ kind: 'implied', at: new Date('2024-11-20T16:00:01Z'), withdrawnAt: null }, null],
  ] as const)('%j: %j', (consent, reason) => expect(whyNoPromotion(consent, now)).toBe(reason))

  test('implied consent ends after 24 months, also from a leap day (messages 11)', () => {
    expect(impliedUntil(new Date('2024-02-29T00:00:00Z'))).toEqual(new Date('2026-02-28T00:00:00Z'))
  })

  test('without a sender, an address or a way out nothing is rendered (messages 13)', () => {
    const sender = { name: 'Sizzle & Spice', address: '395 Truro Heights Road', unsubscribeUrl: 'https://x.ca/u/1' }
    expect(promotionIsComplete(sender)).toBe(true)
    for (const key of Object.keys(sender)) expect(promotionIsComplete({ ...sender, [key]: '' })).toBe(false)
  })
})
