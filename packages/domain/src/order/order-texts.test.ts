import { expect, test } from 'vitest'
import { addressOnOneLine, type OrderText, textTooLong } from './order-texts.ts'

test.each<[OrderText, number, string]>([
  ['address', 300, 'Delivery address too long. Maximum 300 characters allowed'],
  ['deliveryInstructions', 500, 'Delivery instructions too long. Maximum 500 characters allowed'],
  ['tableNumber', 20, 'Table number too long. Maximum 20 characters allowed'],
  ['specialInstructions', 1000, 'Special instructions too long. Maximum 1000 characters allowed'],
])('%s: %i characters are fine, and one more is refused (ordering 60)', (text, most, sentence) => {
  expect(textTooLong(text, '')).toBeNull()
  expect(textTooLong(text, `  ${'x'.repeat(most)} `)).toBeNull()
  expect(textTooLong(text, 'x'.repeat(most + 1))).toBe(sentence)
})

test.each([
  ['12 Main St, Truro', '12 Main St, Truro'],
  [' 12 Main St \nApt 4,\r\n\n Truro\n', '12 Main St, Apt 4, Truro'],
  ['\n ', ''],
])('the address %j is sent as %j', (typed, sent) => {
  expect(addressOnOneLine(typed)).toBe(sent)
})
