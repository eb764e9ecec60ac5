import type { AnyOperation } from '../kit/operation.ts'
import { cancelReservationOperation } from './cancel-reservation.ts'
import { createPhoneReservationOperation } from './create-phone-reservation.ts'
import { createReservationOperation } from './create-reservation.ts'
import { exportReservations } from './export-reservations.ts'
import { getAllReservations, getReservationHistory } from './get-all-reservations.ts'
import { getMyReservations, getReservationQuery } from './get-reservation.ts'
import { getReservationDay } from './get-reservation-day.ts'
import { getDineInLocations, getReservationSlots } from './get-reservation-slots.ts'
import { holdReservationSlotOperation } from './hold-reservation-slot.ts'
import type { PrivateLinks } from './private-link.ts'
import { sendReservationConfirmationOperation, sendReservationLinkOperation } from './send-reservation-confirmation.ts'
import { updateReservationStatus } from './update-reservation-status.ts'

export function reservationOperations(links: PrivateLinks, limitsFactor: number): AnyOperation[] {
  return [
    getDineInLocations,
    getReservationSlots,
    holdReservationSlotOperation(limitsFactor),
    createReservationOperation(links),
    getReservationQuery(links),
    getMyReservations,
    cancelReservationOperation(links),
    sendReservationConfirmationOperation(links),
    sendReservationLinkOperation(links),
    getAllReservations,
    getReservationHistory,
    getReservationDay,
    updateReservationStatus,
    createPhoneReservationOperation(links),
    exportReservations,
  ]
}
