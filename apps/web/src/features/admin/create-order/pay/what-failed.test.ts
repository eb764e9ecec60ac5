import { CallError } from '@sizzle/contract/client.ts'
import { expect, test } from 'vitest'
import { CASH_FAILED, LINK_FAILED, TERMINAL_FAILED } from '../create-order-words.ts'
import { whatFailed } from './what-failed.ts'

function refused(userMessage: string) {
  const body = { success: false, error: '', code: 'internal', userMessage, requestId: '', timestamp: '' } as const
  return { error: new CallError(409, body), sentence: userMessage }
}
const NOTHING = { error: undefined, sentence: undefined }
const OWN_FAULT = { error: new TypeError('x is undefined'), sentence: 'Please try again later.' }

test.each([
  ['nothing', NOTHING, CASH_FAILED, undefined],
  ['cash', refused('This dish is sold out.'), CASH_FAILED, 'Failed to create cash order: This dish is sold out.'],
  ['the terminal', refused('Closed.'), TERMINAL_FAILED, 'Failed to create online order: Closed.'],
  ['a link that says no more', refused(LINK_FAILED), LINK_FAILED, 'Failed to create payment link'],
  ['a fault of our own', OWN_FAULT, CASH_FAILED, 'Failed to process order'],
])('of %s that failed this is said', (_, wish, what, said) => {
  expect(
    whatFailed([
      [NOTHING, 'Another way'],
      [wish, what],
    ]),
  ).toBe(said)
})
