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
  idempotency_key_reused: [422, 'This action was already sent with other details. Please refresh and try again.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment and try again.'],
  unavailable: [503, 'Service temporarily unavailable. Please try again later.'],
  internal: [500, 'Service temporarily unavailable. Please try again later.'],

  // sign-in: unknown e-mail and wrong password are one answer (decisions.md 6)
  invalid_credentials: [401, 'Incorrect e-mail or password. Please try again.'],
  'invalid-email': [400, 'Please enter a valid email address.'],
  'email-already-in-use': [409, 'An account with this email already exists.'],
  'weak-password': [400, 'Password should be at least 6 characters long.'],

  // orders
  order_not_found: [404, 'Order not found'],
  invalid_transition: [409, 'This order cannot move to that status from where it is now.'],
  pricing_mismatch: [400, 'Price calculation error. Please refresh and try again.'],
  item_unavailable: [409, 'Some items in your cart are no longer available.'],
  location_not_found: [404, 'Location not found'],
  location_inactive: [409, 'Location is currently inactive'],
  location_closed: [409, 'This location is closed right now.'],
  order_type_unavailable: [409, 'This location does not offer that order type.'],

  // reservations
  reservation_not_found: [404, 'Reservation not found'],
  already_booked_here: [
    409,
    'You already have an active reservation at this location. Please cancel your existing reservation first.',
  ],
  slot_full: [409, 'This time has just filled up. Please choose another one.'],
  slot_in_past: [409, 'This time has already passed. Please choose a later one.'],
  slot_too_soon: [409, 'This time is too soon to book online. Please choose a later one or call us.'],
  slot_too_far_ahead: [409, 'Tables can be booked up to 90 days ahead.'],
  slot_outside_hours: [409, 'There is no table at that time. Please choose one of the times shown.'],
  closed_day: [409, 'This location is closed on that day.'],
  hours_not_configured: [409, 'Operating hours not properly configured for this location'],
  dine_in_unavailable: [409, 'This location does not take reservations.'],
  reservation_past: [409, 'The time of this reservation has passed, so it can no longer be cancelled here.'],
  reservation_reason_required: [400, 'Please select or enter a cancellation reason'],
  invalid_reservation_transition: [409, 'This reservation cannot move to that status from where it is now.'],
  reservation_fields_missing: [400, 'Missing required reservation data'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof SENTENCES

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
  | 'too-many-requests'
  | 'unavailable'
  | 'internal'
