import { describe, expect, test } from 'vitest'
import {
  batches,
  checkEmailWindow,
  checkWritten,
  firstShown,
  invalidAmong,
  preview,
  rateLimited,
  recipientsAmong,
  sendWait,
} from './compose.ts'
import { impliedUntil, promotionIsComplete, whyNoPromotion } from './consent.ts'
import { automaticSmsKey, paymentSmsProblem, smsProblem } from './sms.ts'
import { EMAIL_TEMPLATES, needsConsent, PLACEHOLDERS, personalize, unknownPlaceholders } from './templates.ts'

const now = new Date('2026-11-20T16:00:00Z')

const OFFER = { templateId: 'promotion', offerTitle: 'Thali week' }
const LAST_DAY = 'Your message names the last day: choose it, or take it out.'

describe('writing an email', () => {
  const good = { subject: 'Hello', message: 'Text', templateId: 'custom' }

  test('a good one has no problems', () => {
    expect(checkWritten(good)).toEqual([])
    expect(checkWritten({ ...good, subject: 'x'.repeat(200), message: 'x'.repeat(2000) })).toEqual([])
    expect(checkEmailWindow({ ...good, selected: 1 })).toEqual([])
    expect(
      checkWritten({ ...good, templateId: 'promotion', subject: '{offerTitle}', offerTitle: 'Thali week' }),
    ).toEqual([])
    const filled = { offerTitle: 'For {customerName}', title: '{offerTitle}', terms: '{customerName}: {offerTitle}' }
    expect(checkWritten({ ...good, ...OFFER, ...filled })).toEqual([])
    expect(checkWritten({ ...good, terms: '{unused}' })).toEqual([])
    expect(checkWritten({ ...good, ...OFFER, message: 'Until {validUntil}.', validUntil: '2026-12-31' })).toEqual([])
  })

  test.each([
    ['2026-11-19', [{ field: 'validUntil', sentence: 'This day is over' }]],
    ['2026-11-20', []],
    ['soon', []],
    ['', []],
  ])(
    'an offer that goes out until "%s" has %j; one that is only looked at has none (messages 15)',
    (validUntil, found) => {
      const offer = { ...good, ...OFFER, validUntil }
      expect(checkWritten(offer, now)).toEqual(found)
      expect(checkEmailWindow({ ...offer, selected: 1 }, now)).toEqual(found)
      expect(checkWritten({ ...offer, templateId: 'custom' }, now)).toEqual([])
      expect(checkWritten(offer)).toEqual([])
    },
  )

  test.each([
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['subject', { subject: 'x'.repeat(201) }, 'Subject too long. Maximum 200 characters allowed'],
    ['subject', { subject: 'Hello\r\nBcc: v@x.ca' }, 'Subject must be one line'],
    ['subject', { subject: 'Order {orderNumber}' }, 'Nothing can be filled in for {orderNumber}'],
    ['message', { message: '' }, 'Message is required'],
    ['message', { message: 'Hello {customerNmae}' }, 'Nothing can be filled in for {customerNmae}'],
    ['offerTitle', { templateId: 'promotion', offerTitle: ' ' }, 'Offer title is required'],
    ['offerTitle', { ...OFFER, offerTitle: 'For {name}' }, 'Nothing can be filled in for {name}'],
    ['offerTitle', { ...OFFER, offerTitle: 'It is {offerTitle}' }, 'Nothing can be filled in for {offerTitle}'],
    ['title', { ...OFFER, title: 'Slàinte, {firstName}!' }, 'Nothing can be filled in for {firstName}'],
    ['terms', { ...OFFER, terms: 'Not for {a} and {b}.' }, 'Nothing can be filled in for {a} and {b}'],
    ['validUntil', { ...OFFER, offerTitle: 'Until {validUntil}' }, LAST_DAY],
    ['validUntil', { ...OFFER, title: 'Until {validUntil}' }, LAST_DAY],
    ['validUntil', { ...OFFER, terms: 'Until {validUntil}' }, LAST_DAY],
    ['validUntil', { ...OFFER, message: 'Valid until {validUntil}.' }, LAST_DAY],
    ['validUntil', { ...OFFER, subject: 'Until {validUntil}', validUntil: ' ' }, LAST_DAY],
    ['message', { message: 'x'.repeat(2001) }, 'Message too long. Maximum 2000 characters allowed'],
    ['templateId', { templateId: 'welcome' }, 'Invalid email template selected'],
  ])('%s: "%s" (messages 15)', (field, change, sentence) => {
    expect(checkWritten({ ...good, ...change })).toEqual([{ field, sentence }])
  })

  test('what hides a second address or a header is no address', () => {
    const bad = ['x', 'c@x.ca\r\nBcc: v@x.ca', 'a@b.ca, v@x.ca', 'Sam <a@b.ca>', `${'x'.repeat(96)}@b.ca`]
    expect(invalidAmong(['a@b.ca', ' A@b.ca ', ...bad])).toEqual(bad)
  })

  test('the window needs somebody selected', () => {
    expect(checkEmailWindow({ ...good, selected: 0 })).toEqual([
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
    expect(rateLimited('600')).toBe('Rate limited. Please wait 600ms before sending again.')
  })

  test('long lists and long texts are cut', () => {
    const twelve = Array.from({ length: 12 }, (_, n) => `u${n}`)
    expect(firstShown(twelve)).toEqual({ shown: twelve.slice(0, 10), more: '+2 more' })
    expect(firstShown(['u0'])).toEqual({ shown: ['u0'], more: '' })
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

  test.each(EMAIL_TEMPLATES)('$id fills in all that it begins with', ({ id, subject, defaultMessage }) => {
    expect(unknownPlaceholders(id, `${subject} ${defaultMessage}`)).toEqual([])
    expect(PLACEHOLDERS[id]).toContain('customerName')
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
