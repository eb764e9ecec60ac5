import { CallError } from '@sizzle/contract/client.ts'
import { KIT } from '@sizzle/contract/refusals/kit.ts'
import { NO_ORDERS_OFFLINE } from '@sizzle/domain/calls/outbox.ts'
import { FORM_INCOMPLETE } from '@sizzle/domain/checkout/checkout-form.ts'
import type { Problems } from './checkout-form.ts'

const NETWORK = 'Network error. Please check your connection and try again'
const CHECK_INPUT = 'Please check your information and try again.'
const NOT_PROCESSED = 'Unable to process order. Please try again.'

/** The red box of the checkout. The code decides, never a search in the text; a refusal that says what is wrong is shown as it is. */
export function checkoutSentence(failure: { readonly code: string; readonly userMessage: string }): string {
  switch (failure.code) {
    case 'network-error':
      return NETWORK
    case 'malformed_body':
      return CHECK_INPUT
    case 'invalid_input':
      // Which field and why helps more than the general sentence, when the answer says it.
      if (failure.userMessage === KIT.invalid_input[1]) return CHECK_INPUT
      return failure.userMessage || CHECK_INPUT
    case 'internal':
      return NOT_PROCESSED
    default:
      return failure.userMessage || NOT_PROCESSED
  }
}

type CheckoutFailure = { problems: Problems; isOffline: boolean; error: unknown }

/** What is said at the button: of several things the one to be mended first. */
export function sentenceFor({ problems, isOffline, error }: CheckoutFailure): string | undefined {
  if (Object.keys(problems).length > 0) return FORM_INCOMPLETE
  if (isOffline) return NO_ORDERS_OFFLINE
  if (!error) return undefined
  return checkoutSentence(error instanceof CallError ? error.body : { code: 'internal', userMessage: '' })
}
