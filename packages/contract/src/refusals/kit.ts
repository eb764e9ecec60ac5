import type { Refusals } from './refusals.ts'

/** What any call may answer before or around its operation; a route declares only its own refusals. */
export const KIT = {
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
  second_factor_required: [
    403,
    'Your work here needs a second step at sign-in. Set it up on your profile page, under Signing in.',
  ],
  wrong_origin: [403, 'This request came from another site and was not accepted.'],
  'not-found': [404, 'The requested resource was not found.'],
  method_not_allowed: [405, 'This address does not answer that kind of request.'],
  idempotency_key_invalid: [400, 'Please check your input and try again.'],
  action_closed: [409, 'An earlier try of this did not arrive and was given up. Please try again.'],
  idempotency_key_reused: [422, 'This action was already sent with other details. Please refresh and try again.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment and try again.'],
  'too-many-attempts': [429, 'Too many failed attempts. Please try again later.'],
  unavailable: [503, 'Service temporarily unavailable. Please try again later.'],
  internal: [500, 'Service temporarily unavailable. Please try again later.'],
} as const satisfies Refusals
