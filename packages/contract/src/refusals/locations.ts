import { INACTIVE_TEXT } from '@sizzle/domain/hours/open-state.ts'
import type { Refusals } from './refusals.ts'

/** A location that is not there, or that takes no orders now. */
export const LOCATIONS = {
  location_not_found: [404, 'Location not found'],
  location_inactive: [409, INACTIVE_TEXT],
  location_closed: [409, 'This location is closed right now.'],
} as const satisfies Refusals
