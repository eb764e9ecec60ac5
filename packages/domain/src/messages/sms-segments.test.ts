import { describe, expect, it, test } from 'vitest'
import { overSmsCap, SMS_CAPS, smsCostWords, smsSize } from './sms-segments.ts'

describe('what a text is counted as (messages 54)', () => {
  it.each([
    ['', 0, null],
    ['a'.repeat(160), 1, null],
    ['a'.repeat(161), 2, null],
    ['a'.repeat(306), 2, null],
    ['a'.repeat(307), 3, null],
    ['Prêt'.slice(0, 2), 1, null],
    ['é'.repeat(160), 1, null],
    ['€'.repeat(80), 1, null],
    ['€'.repeat(81), 2, null],
    // 76 of two places fill 152 of 153: the next one begins anew.
    ['€'.repeat(153), 3, null],
    ['ê', 1, 'ê'],
    [`${'a'.repeat(69)}ê`, 1, 'ê'],
    [`${'a'.repeat(70)}ê`, 2, 'ê'],
    [`${'a'.repeat(133)}ê`, 2, 'ê'],
    [`${'a'.repeat(134)}ê`, 3, 'ê'],
    ['It’s ready', 1, '’'],
    ['😀'.repeat(35), 1, '😀'],
    ['😀'.repeat(36), 2, '😀'],
    ['😀'.repeat(67), 3, '😀'],
  ])('%j', (text, segments, dear) => {
    expect(smsSize(text)).toEqual({ segments, dear })
  })
})

it.each([
  ['', 'Nothing to send yet'],
  ['Ready', '1 text message, about 2¢'],
  ['a'.repeat(161), '2 text messages, about 4¢'],
  ['a'.repeat(1530), '10 text messages, about 20¢'],
  ['Prêt', '1 text message, about 2¢. “ê” is not a plain letter, so only 70 fit instead of 160'],
])('the form says of %j: %s (messages 54)', (text, words) => {
  expect(smsCostWords(smsSize(text), 2)).toBe(words)
})

test('a cost of a dollar and more is written in dollars', () => {
  expect(smsCostWords({ segments: 10, dear: null }, 15)).toBe('10 text messages, about $1.50')
})

test('a number and the house have their most of a day (messages 55)', () => {
  expect(overSmsCap({ perNumber: 19, inAll: 4999 }, SMS_CAPS)).toBeNull()
  expect(overSmsCap({ perNumber: 20, inAll: 20 }, SMS_CAPS)).toBe('20 texts have gone to this number within a day')
  expect(overSmsCap({ perNumber: 0, inAll: 5000 }, SMS_CAPS)).toBe('5000 texts have gone out within a day')
})
