// The one table of refusals: code -> [HTTP status, the sentence people read]. No zod here: the site imports it too.
// Texts in quotes in the specification (customer §8, back-office §8) stand here to the letter.
export const SENTENCES = {
  // the kit: any call may answer these
  invalid_input: [400, 'Please check your input and try again.'],
  required_input: [400, 'Please fill in all required fields.'],
  malformed_body: [400, 'Please check your input and try again.'],
  malformed_request: [400, 'Please check your input and try again.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  headers_too_large: [431, 'The request is too large.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Please send the request as JSON.'],
  invalid_api_key: [401, 'Authentication failed. Please refresh and try again.'],
  unauthenticated: [401, 'Authentication failed. Please refresh and try again.'],
  'permission-denied': [403, 'You do not have permission to perform this action.'],
  wrong_origin: [403, 'This request came from another site and was not accepted.'],
  'not-found': [404, 'The requested resource was not found.'],
  method_not_allowed: [405, 'This address does not answer that kind of request.'],
  idempotency_key_invalid: [400, 'Please check your input and try again.'],
  action_closed: [409, 'An earlier try of this did not arrive and was given up. Please try again.'],
  idempotency_key_reused: [422, 'This action was already sent with other details. Please refresh and try again.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment and try again.'],
  unavailable: [503, 'Service temporarily unavailable. Please try again later.'],
  internal: [500, 'Service temporarily unavailable. Please try again later.'],

  // sign-in: unknown e-mail and wrong password are one answer (decisions.md 6)
  invalid_credentials: [401, 'Incorrect e-mail or password. Please try again.'],
  'invalid-email': [400, 'Please enter a valid email address.'],
  'email-already-in-use': [409, 'An account with this email already exists.'],
  'weak-password': [400, 'Password should be at least 6 characters long.'],
  account_deactivated: [403, 'This account is switched off. Please contact the restaurant.'],
  provider_not_found: [404, 'This way of signing in is not available.'],
  provider_unavailable: [503, 'The sign-in provider does not answer. Please try again later.'],
  reset_link_invalid: [410, 'This link has expired or was already used. Please ask for a new one.'],
  verification_link_invalid: [410, 'This link has expired or was already used. Please ask for a new one.'],
  // How a sign-in at a provider ended, as /login?error=CODE says it
  social_failed: [400, 'Signing in did not work. Please try again.'],
  social_cancelled: [400, 'Signing in was cancelled.'],
  social_email_missing: [400, 'The provider did not share an email address. Please sign up with your email instead.'],
  account_not_linked: [
    409,
    'An account with this email already exists. Please sign in with its password, or reset the password first.',
  ],

  // the own profile and other people's
  no_password: [409, 'This account has no password yet. Use "Forgot password" to choose one.'],
  fresh_sign_in_needed: [403, 'Please sign in again first, then try once more.'],
  orders_in_progress: [409, 'You have an order in progress. Please try again once it is completed.'],
  reservations_ahead: [409, 'You have an upcoming reservation. Please cancel it first, or try again after your visit.'],
  image_too_many_pixels: [400, 'This image is too large. Please choose one of at most 40 megapixels.'],

  // the other codes that a provider or a browser may name (customer §8); wording not in quotes there is ours
  'user-not-found': [401, 'No account found with this email address.'],
  // 403: the session is good, only the password typed into a form is not.
  'wrong-password': [403, 'Incorrect password. Please try again.'],
  // Guesses. The specification's code is too-many-requests as well; that one is the 429 of every call.
  'too-many-attempts': [429, 'Too many failed attempts. Please try again later.'],
  'network-request-failed': [503, 'Network error. Please check your connection.'],
  'network-error': [503, 'Network error - please check your connection'],
  timeout: [504, 'The request took too long. Please try again.'],
  'deadline-exceeded': [504, 'The service took too long to answer. Please try again.'],
  'resource-exhausted': [429, 'The service is very busy. Please try again in a moment.'],
  'invalid-argument': [400, 'Some of the information is not valid. Please check it and try again.'],
  'already-exists': [409, 'This already exists.'],
  cancelled: [409, 'The action was cancelled.'],
  'data-loss': [500, 'Something could not be read. Please contact the restaurant.'],
  'out-of-range': [400, 'A value is outside of what is allowed.'],
  'failed-precondition': [409, 'This is not possible right now. Please refresh and try again.'],
  aborted: [409, 'The action was interrupted. Please try again.'],
  circuit_open: [503, 'Service temporarily unavailable - circuit breaker open'],

  // orders
  order_not_found: [404, 'Order not found'],
  order_of_another: [403, 'Please sign in with the account that placed this order.'],
  cart_already_ordered: [409, 'You have ordered this cart already: {shortNumber}.'],
  invalid_transition: [409, 'This order cannot move to that status from where it is now.'],
  undo_too_late: [409, 'It is too late to take this back.'],
  undo_not_yours: [409, 'Somebody else has changed this order since.'],
  undo_not_possible: [409, 'This step cannot be taken back.'],
  accept_not_pending: [409, 'This order is not waiting any more.'],
  promise_not_open: [409, 'Only an order that is not ready yet can be promised for another time.'],
  promise_time_invalid: [400, 'Please choose a time within the next 4 hours.'],
  order_changed: [409, 'This order was changed by somebody else meanwhile. Please look at it again.'],
  cancel_reason_required: [400, 'Please provide a reason for cancellation'],
  pricing_mismatch: [400, 'Price calculation error. Please refresh and try again.'],
  price_validation_failed: [400, 'Price validation failed. Please refresh and try again.'],
  total_mismatch: [400, 'Pricing calculation error: total does not match subtotal + tax + tip'],
  item_unavailable: [409, 'Some items in your cart are no longer available.'],
  item_not_available: [409, 'Cannot add unavailable items to order'],
  cart_items_limit: [400, 'Maximum 50 total items allowed in cart'],
  cart_lines_limit: [400, 'Maximum 20 different items allowed in cart'],
  cart_item_limit: [400, 'Maximum {max} items allowed for {name}'],
  order_type_unavailable: [409, 'This location does not offer that order type.'],
  order_cash_failed: [500, 'Failed to create cash order'],
  order_online_failed: [500, 'Failed to create online order'],
  receipt_not_found: [404, 'The requested resource was not found.'],
  too_many_unpaid_orders: [
    409,
    'You have {open} orders that are not paid yet. Please pick one up first, pay online, or call the restaurant.',
  ],
  ordered_the_same: [409, 'You ordered the same at {time}. Order again?'],
  too_many_orders: [
    429,
    'You have placed {placed} orders within the last hour. Please wait a little, or call the restaurant.',
  ],
  order_failed: [500, 'Unable to process order. Please try again.'],

  // payments
  payment_session_failed: [502, 'Failed to create payment session'],
  payment_link_failed: [502, 'Failed to create payment link'],
  payment_link_not_found: [404, 'No payment link available to generate QR code'],
  payment_link_unavailable: [404, 'No payment link available to send'],
  payment_link_phone_missing: [409, 'Customer phone number is required to send SMS'],
  payment_link_sms_limit: [
    409,
    'This link was sent {max} times already. Please show the QR code or read the address out.',
  ],
  payment_link_not_yours: [403, 'Only whoever made this payment link, or a manager, can withdraw it.'],
  payment_link_paid: [409, 'This payment was made before it could be withdrawn.'],
  payment_session_withdrawn: [409, 'The restaurant has withdrawn this payment. Nothing was charged.'],
  payment_session_unavailable: [404, 'Payment session not available. Please try again.'],
  payment_session_expired: [409, 'This payment session has expired. Please start again.'],
  cash_given_back: [409, 'This money was given back before, by {by}.'],
  cash_not_owed: [409, 'No cash has to go back for this order.'],
  paid_by_link: [
    409,
    'The customer has paid for the same dishes online, as order {shortNumber}. Please look at both orders first.',
  ],
  payment_refused: [409, 'Your card was refused. Nothing was charged, and your cart is as you left it.'],
  already_paid: [409, 'This order is already paid.'],
  payment_not_owed: [409, 'No payment is due for this order.'],
  invalid_payment_transition: [409, 'This payment cannot move to that status from where it is now.'],
  payment_not_found: [404, 'There is no payment with this id.'],
  payment_by_provider: [409, 'Card payments are settled by the payment provider and cannot be changed by hand.'],
  payment_alert_not_found: [404, 'There is no open alert with this id.'],
  payment_in_review: [409, 'The restaurant is checking your payment and will contact you.'],
  order_not_yet: [404, 'Your payment is still being confirmed.'],
  refund_not_found: [404, 'There is no refund with this id.'],
  refund_not_failed: [409, 'This refund has not failed, so there is nothing to try again.'],
  refund_not_by_card: [409, 'This payment was taken by hand. Please give the money back by hand.'],
  refund_amount_invalid: [400, 'Please enter a valid refund amount'],
  refund_exceeds_payment: [409, 'A refund cannot be more than what was paid.'],
  webhook_signature_invalid: [400, 'The signature of this event is not valid.'],
  webhook_failure_not_found: [404, 'There is no failed event with this id.'],

  // locations
  location_not_found: [404, 'Location not found'],
  location_inactive: [409, 'Location is currently inactive'],
  location_closed: [409, 'This location is closed right now.'],
  location_id_taken: [409, 'Location ID "{id}" already exists'],
  location_id_invalid: [400, 'Location ID must contain only lowercase letters, numbers, and hyphens'],
  location_id_exhausted: [409, 'Unable to generate unique location ID after 100 attempts'],
  location_unavailable: [404, 'Location {id} not found or inactive'],

  // menu and pictures
  menu_item_not_found: [404, 'Menu item not found'],
  menu_item_id_exhausted: [409, 'Unable to generate unique item ID after 100 attempts'],
  category_exists: [409, 'Category already exists'],
  category_not_found: [404, 'This category does not exist any more.'],
  category_is_default: [409, 'Default categories cannot be deleted'],
  category_in_use: [409, 'Move or delete the items of this category first'],
  image_invalid: [400, 'Invalid image'],
  image_format_invalid: [415, 'Invalid file format. Allowed: jpeg, jpg, png, webp'],
  image_too_large: [413, 'File too large. Maximum size: 5MB'],
  'object-not-found': [404, 'File not found.'],
  unauthorized: [403, 'You do not have permission to perform this action.'],
  'quota-exceeded': [507, 'Storage quota exceeded.'],
  'invalid-url': [400, 'Invalid file URL.'],
  'no-default-bucket': [500, 'File storage is not set up.'],
  'cannot-slice-blob': [400, 'File upload failed. Please try again.'],
  upload_unauthorized: [403, "You don't have permission to upload images"],
  upload_canceled: [409, 'Upload was cancelled'],
  upload_quota_exceeded: [507, 'Storage quota exceeded'],
  upload_unknown: [500, 'Unknown error occurred during upload'],

  // reservations
  already_booked_here: [
    409,
    'You already have an active reservation at this location. Please cancel your existing reservation first.',
  ],
  reservation_check_failed: [500, 'Failed to check existing reservations'],
  reservation_not_found: [404, 'Reservation not found: {id}'],
  reservation_not_held: [
    409,
    'This table was held for 15 minutes and is no longer kept for you. Please book it again.',
  ],
  reservation_past: [409, 'The time of this reservation has passed, so it can no longer be cancelled here.'],
  reservation_id_missing: [400, 'No reservation ID found'],
  reservation_reason_required: [400, 'Please select or enter a cancellation reason'],
  reservation_fields_missing: [400, 'Missing required reservation data'],
  reservation_mark_too_early: [409, 'This can be marked from {when}.'],
  reservation_undo_over: [409, 'This can no longer be taken back.'],
  reservation_already_cancelled: [409, 'This reservation was already cancelled.'],
  reservation_filter_missing: [400, 'Please choose a day, a phone number, an e-mail or a source.'],
  reservation_alert_not_found: [404, 'There is no open notice with this id.'],
  invalid_reservation_transition: [409, 'This reservation cannot move to that status from where it is now.'],
  hours_not_configured: [409, 'Operating hours not properly configured for this location'],
  dine_in_unavailable: [409, 'This location does not take reservations.'],
  slot_full: [409, 'This time is fully booked. Please choose another one.'],
  slot_in_past: [409, 'This time has already passed. Please choose another one.'],
  slot_too_soon: [409, "Please book at least 30 minutes ahead, or call us for today's tables."],
  slot_too_far_ahead: [409, 'Tables can be booked up to 90 days ahead.'],
  slot_outside_hours: [409, 'This time cannot be booked. Please choose one of the times shown.'],
  closed_day: [409, 'The restaurant is closed on that day. Please choose another one.'],

  // people
  user_not_found: [404, 'User not found'],
  profile_not_found: [404, 'User profile not found'],
  too_many_users: [400, 'Cannot update more than 100 users at once'],
  no_users_to_export: [400, 'No users to export'],
  last_admin: [409, 'The last admin cannot be deactivated or lose the role.'],

  // messages
  sms_phone_missing: [409, 'No phone number found for this order'],
  email_template_invalid: [400, 'Invalid email template selected'],
  email_recipients_missing: [400, 'At least one recipient is required'],
  email_addresses_invalid: [400, 'Invalid email addresses: {addresses}'],
  email_users_missing: [400, 'No users provided'],
  email_addresses_missing: [400, 'No valid email addresses found'],
  email_rate_limited: [429, 'Rate limited. Please wait {n}ms before sending again.'],
  consent_missing: [409, 'This person has not agreed to receive offers.'],
  promotion_incomplete: [409, 'An offer needs the name and address of the sender and a way to unsubscribe.'],

  // messages
  message_not_found: [404, 'Message not found'],
  message_not_failed: [409, 'Only a failed message can be tried again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof SENTENCES

/** A sentence with {name}s: each becomes what the refusal says about it. */
export function sentenceWith(sentence: string, details: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : gap,
  )
}

/** What an answer that names no known code means by its status alone (customer §8); 0 is no answer. */
export function sentenceForStatus(status: number, message: string): string {
  if (status === 0) return SENTENCES['network-error'][1]
  if (status === 429) return SENTENCES['too-many-requests'][1]
  if (status >= 500) return SENTENCES.unavailable[1]
  if (status === 401) return SENTENCES.unauthenticated[1]
  if (status === 404) return SENTENCES['not-found'][1]
  if (message.includes('required')) return SENTENCES.required_input[1]
  if (message.includes('Invalid')) return SENTENCES.invalid_input[1]
  return message.includes('pricing') ? SENTENCES.price_validation_failed[1] : message
}

/** What any call may answer before or around its operation; routes declare only their own refusals. */
export type KitRefusal =
  | 'invalid_input'
  | 'required_input'
  | 'malformed_body'
  | 'malformed_request'
  | 'request_timeout'
  | 'headers_too_large'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'invalid_api_key'
  | 'unauthenticated'
  | 'permission-denied'
  | 'wrong_origin'
  | 'not-found'
  | 'method_not_allowed'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'action_closed'
  | 'too-many-requests'
  | 'too-many-attempts'
  | 'unavailable'
  | 'internal'
