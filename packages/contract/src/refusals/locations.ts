import { INACTIVE_TEXT } from '@sizzle/domain/hours/open-state.ts'
import { LOCATION_ID_CHARACTERS_SERVICE } from '@sizzle/domain/locations/location-id.ts'
import type { Refusals } from './refusals.ts'

/** A location that is not there or takes no orders now, and what cannot be saved of one. */
export const LOCATIONS = {
  location_not_found: [404, 'Location not found'],
  location_inactive: [409, INACTIVE_TEXT],
  location_closed: [409, 'This location is closed right now.'],
  location_id_taken: [409, 'Location ID "{id}" already exists'],
  location_id_invalid: [400, LOCATION_ID_CHARACTERS_SERVICE],
  location_id_exhausted: [409, 'Unable to generate unique location ID after 100 attempts'],
  location_code_taken: [409, 'Order code {orderCode} is in use at another location'],
  location_in_use: [409, '{why}. Deactivate this location instead, and delete it when nothing is left to serve.'],
  location_changed: [409, 'Somebody else has changed this location. Please look at it again.'],
  chain_hours_changed: [409, 'Somebody else has changed the holidays. Please look at them again.'],
  hours_shortened: [409, 'Orders or bookings lie in these hours'],
  location_admin_only: [403, 'Only an admin can change this of a location.'],
} as const satisfies Refusals
