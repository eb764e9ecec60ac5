import { PAYMENTS } from '@sizzle/contract/refusals/payments.ts'

// What this screen says where nothing more exact is known.
export const CASH_FAILED = 'Failed to create cash order'
export const TERMINAL_FAILED = 'Failed to create online order'
export const [, LINK_FAILED] = PAYMENTS.payment_link_failed
export const ORDER_FAILED = 'Failed to process order'
export const NOT_WHILE_OFFLINE = 'Cannot create orders while offline'

export function locationsFailed(sentence: string): string {
  return `Failed to load locations: ${sentence}`
}

export const LINK_IS_OPEN = 'A payment link is open for this order. Withdraw it to change the order.'
export const REST_IS_OPEN = 'This order is waiting for its last payment. Start another order first.'
export const NOT_ON_MENU = 'This dish is no longer on the menu. Remove it from the cart.'
