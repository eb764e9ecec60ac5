import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import type { Db } from '../kit/db/sql.ts'
import { type LocationRow, locationsById } from '../locations/locations.sql.ts'
import type { ReservationRow } from './reservations.sql.ts'

export type ReservationAnswer = ReturnType<typeof presentReservation>

/** A booking as it is read back; internal columns stay here. */
export function presentReservation(row: ReservationRow, location: LocationRow) {
  return {
    id: row.id,
    reservationId: row.reservation_id,
    version: row.version,
    status: row.status,
    location: row.location_id,
    locationInfo: {
      id: location.id,
      name: location.name,
      address: location.address,
      phone: location.phone,
      timeZone: location.time_zone,
    },
    customerInfo: {
      name: row.customer_name,
      email: row.customer_email ?? '',
      phone: row.customer_phone,
      firebaseId: row.user_id,
    },
    reservationDetails: {
      date: row.date,
      time: row.slot,
      timeLabel: clock12(row.slot),
      partySize: row.party_size,
      specialRequests: row.special_requests,
    },
    startsAt: row.starts_at,
    reservedAt: row.reserved_at,
    updatedAt: row.updated_at,
    cancelledAt: row.cancelled_at,
    cancellationReason: row.cancellation_reason,
    source: row.source,
    pendingUntil: row.pending_until,
    deviceInfo: row.user_agent === null ? null : { userAgent: row.user_agent, platform: row.platform ?? '' },
  }
}

/** Bookings of any locations, each with its own. */
export async function presentReservations(db: Db, rows: readonly ReservationRow[]): Promise<ReservationAnswer[]> {
  const ids = [...new Set(rows.map((row) => row.location_id))]
  const locations = new Map((await locationsById(db, ids)).map((location) => [location.id, location]))
  return rows.map((row) => {
    const location = locations.get(row.location_id)
    if (!location) throw new Error(`reservation ${row.id} has no location`)
    return presentReservation(row, location)
  })
}

export async function presentOne(db: Db, row: ReservationRow): Promise<ReservationAnswer> {
  const [presented] = await presentReservations(db, [row])
  if (!presented) throw new Error(`reservation ${row.id} could not be presented`)
  return presented
}
