import { openState } from '@sizzle/domain/hours/open-state.ts'
import type { LocationHours } from '@sizzle/domain/hours/opening-hours.ts'
import type { LocationRow } from './locations.sql.ts'

export function hoursOf(row: LocationRow): LocationHours & { isActive: boolean } {
  return { isActive: row.is_active, hours: row.hours, exceptions: row.exceptions, timeZone: row.time_zone }
}

/** A location as customers see it. */
export function presentLocation(row: LocationRow, now: Date) {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    phone: row.phone,
    email: row.email,
    features: row.features,
    hours: row.hours,
    isActive: row.is_active,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    openState: openState(hoursOf(row), now),
  }
}
