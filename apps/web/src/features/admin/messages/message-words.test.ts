import { expect, test } from 'vitest'
import { BRAND } from '../../../brand/brand.ts'
import { lineInList, shortMoment, subjectInList } from './message-words.ts'

test.each([
  [`Order TRU-042 confirmed - ${BRAND.name} Truro Heights`, 'Order TRU-042 confirmed'],
  [`Reservation RES-1 was cancelled - ${BRAND.name}`, 'Reservation RES-1 was cancelled'],
  [`Reset your ${BRAND.name} password`, `Reset your ${BRAND.name} password`],
  [`Thali week - ${BRAND.name} cooks for you`, `Thali week - ${BRAND.name} cooks for you`],
  ['', ''],
])('the subject %s reads %s in a list', (subject, shown) => {
  expect(subjectInList(subject)).toBe(shown)
})

test.each([
  ['order_ready', `${BRAND.name}: your order TRU-001 is ready for pickup.`, 'Order ready · TRU-001'],
  ['order_preparing', `${BRAND.name}: we are preparing it.`, 'we are preparing it.'],
  ['custom_sms', `${BRAND.name}: Your order TRU-001 waits.`, 'Your order TRU-001 waits.'],
  ['custom_sms', '', 'Custom sms'],
])('a text by %s that begins "%s" reads %s in a list', (template, excerpt, shown) => {
  expect(lineInList({ kind: 'sms', subject: '', template, excerpt })).toBe(shown)
})

test('an email reads as its subject in a list', () => {
  const email = { kind: 'email', template: 'order_confirmation', excerpt: 'Thank you' } as const
  expect(lineInList({ ...email, subject: `Order TRU-042 confirmed - ${BRAND.name}` })).toBe('Order TRU-042 confirmed')
  expect(lineInList({ ...email, subject: '' })).toBe('Thank you')
})

test('a message of today says so, and others name their day', () => {
  const halifax = 'America/Halifax'
  expect(shortMoment(new Date().toISOString(), halifax)).toMatch(/^Today, \d/)
  expect(shortMoment('2026-01-20T23:04:00Z', halifax)).toMatch(/^Jan 20, 7:04 p\.m\./)
})
