import { KIT } from '@sizzle/contract/refusals/kit.ts'
import { ORDERS } from '@sizzle/contract/refusals/orders.ts'
import { expect, test } from 'vitest'
import { checkoutSentence, sentenceFor } from './checkout-sentence.ts'

const PARTY_SIZE = 'Please specify a valid party size (1-20 people)'

test.each([
  ['network-error', 'x', 'Network error. Please check your connection and try again'],
  ['invalid_input', KIT.invalid_input[1], 'Please check your information and try again.'],
  ['invalid_input', PARTY_SIZE, PARTY_SIZE],
  ['malformed_body', 'x', 'Please check your information and try again.'],
  ['pricing_mismatch', ORDERS.pricing_mismatch[1], 'Price calculation error. Please refresh and try again.'],
  ['internal', 'x', 'Unable to process order. Please try again.'],
  ['anything', '', 'Unable to process order. Please try again.'],
])('the checkout shows %s ("%s") as "%s" (messages 2)', (code, userMessage, shown) => {
  expect(checkoutSentence({ code, userMessage })).toBe(shown)
})

test('a form that is not complete says so, whatever else is the matter', () => {
  const problems = { address: 'Delivery address is required for delivery orders' }
  expect(sentenceFor({ problems, isOffline: true, error: undefined })).toBe(
    'Please complete all required fields correctly',
  )
})
