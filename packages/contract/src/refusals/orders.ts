import { CANCEL_REASON_REQUIRED } from '@sizzle/domain/order/cancel.ts'
import { CODE_INVALID } from '@sizzle/domain/promotions/code.ts'
import type { Refusals } from './refusals.ts'

/** Placing an order, reading it, moving it on and cancelling it. */
export const ORDERS = {
  order_not_found: [404, 'Order not found'],
  order_of_another: [403, 'Please sign in with the account that placed this order.'],
  promotion_code_invalid: [409, CODE_INVALID],
  too_many_codes: [429, 'Too many tries. Please wait a moment.'],
  cart_already_ordered: [409, 'You have ordered this cart already: {shortNumber}.'],
  ordered_the_same: [409, 'You ordered the same at {time}. Order again?'],
  too_many_unpaid_orders: [
    409,
    'You have {open} orders that are not paid yet. Please pick one up first, pay online, or call the restaurant.',
  ],
  too_many_orders: [
    429,
    'You have placed {placed} orders within the last hour. Please wait a little, or call the restaurant.',
  ],
  order_type_unavailable: [409, 'This location does not offer that order type.'],
  item_unavailable: [409, 'Some items in your cart are no longer available.'],
  options_invalid: [400, 'Please look at the choices of this dish again.'],
  pricing_mismatch: [400, 'Price calculation error. Please refresh and try again.'],
  invalid_transition: [409, 'This order cannot move to that status from where it is now.'],
  order_changed: [409, 'This order was changed by somebody else meanwhile. Please look at it again.'],
  order_not_editable: [409, 'Only an order that is still waiting can be changed.'],
  edit_without_room: [409, 'The kitchen has no room for this at {time}. Tick “Add it all the same” to add it.'],
  undo_too_late: [409, 'It is too late to take this back.'],
  undo_not_yours: [409, 'Somebody else has changed this order since.'],
  undo_not_possible: [409, 'This step cannot be taken back.'],
  accept_not_pending: [409, 'This order is not waiting any more.'],
  promise_not_open: [409, 'Only an order that is not ready yet can be promised for another time.'],
  promise_time_invalid: [
    400,
    'Please choose a time within the next 4 hours, for an order for later within 4 hours of its time.',
  ],
  cancel_reason_required: [400, CANCEL_REASON_REQUIRED],
  receipt_not_found: [404, 'The requested resource was not found.'],
} as const satisfies Refusals
