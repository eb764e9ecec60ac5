import { calendarEvent } from '@sizzle/domain/reservations/calendar-event.ts'
import { BRAND } from '../../../brand/brand.ts'
import { saveFile } from '../../../kit/save-file.ts'
import type { GuestReservation } from './reservation-calls.ts'

export function saveCalendarEvent(reservation: GuestReservation, link: string | undefined): void {
  const text = calendarEvent({
    id: reservation.id,
    reservationId: reservation.reservationId,
    version: reservation.version,
    startsAt: new Date(reservation.startsAt),
    updatedAt: new Date(reservation.updatedAt),
    partySize: reservation.reservationDetails.partySize,
    isCancelled: reservation.status === 'cancelled',
    restaurant: BRAND.name,
    location: reservation.locationInfo,
    ...(link ? { link } : {}),
  })
  saveFile(`${reservation.reservationId}.ics`, 'text/calendar;charset=utf-8', text)
}
