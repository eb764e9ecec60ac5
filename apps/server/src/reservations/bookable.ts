import type { BookableLocation } from '@sizzle/domain/reservations/booking.ts'
import type { SlotRules } from '@sizzle/domain/reservations/slots.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'

/** What the rules of reservations ask about a location, its own settings included. */
export function bookable(row: LocationRow): BookableLocation & SlotRules {
  return {
    ...hoursOf(row),
    features: row.features,
    slotCapacity: row.slot_capacity,
    slotMinutes: row.slot_minutes,
    noticeMinutes: row.notice_minutes,
  }
}
