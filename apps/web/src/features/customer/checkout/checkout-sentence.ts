import { KIT } from '@sizzle/contract/refusals/kit.ts'

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
