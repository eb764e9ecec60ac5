import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { staffLinks } from '../kit/staff-links.ts'
import { forgetSources } from './bookers.sql.ts'
import { cancelReservations, getReservationsToCancel } from './cancel-many.ts'
import { cancelReservationOperation } from './cancel-reservation.ts'
import { changeReservationOperation } from './change-reservation.ts'
import { confirmReservationOperation } from './confirm-reservation.ts'
import { createPhoneReservationOperation } from './create-phone-reservation.ts'
import { createReservationOperation } from './create-reservation.ts'
import { exportReservations } from './export-reservations.ts'
import { getAllReservations, getReservationHistory } from './get-all-reservations.ts'
import { getMyReservations, getReservationQuery } from './get-reservation.ts'
import { getReservationDay } from './get-reservation-day.ts'
import { getDineInLocations, getReservationSlots } from './get-reservation-slots.ts'
import { holdReservationSlotOperation } from './hold-reservation-slot.ts'
import { RESERVATION_TIMETABLE, reservationJobs } from './jobs.ts'
import { privateLinks } from './private-link.ts'
import { resolveReservationAlert } from './reservation-alerts.ts'
import { sendReservationConfirmationOperation, sendReservationLinkOperation } from './send-reservation-confirmation.ts'
import { undoMark } from './undo-mark.ts'
import { updateReservationStatus } from './update-reservation-status.ts'

export function reservationsRoom({ settings, settingReader, secrets, publicUrl, outside }: House): Room {
  const links = privateLinks(secrets.reservations, publicUrl)
  const limitsFactor = settings.LIMITS_FACTOR
  const { settingOf } = settingReader
  const office = staffLinks(publicUrl)
  const parts = { links, office, limitsFactor, settingOf, isMailCaptured: outside.mail.name === 'captured' }
  return {
    operations: [
      getDineInLocations,
      getReservationSlots,
      holdReservationSlotOperation(limitsFactor),
      createReservationOperation(parts),
      getReservationQuery(links),
      getMyReservations,
      cancelReservationOperation(links),
      confirmReservationOperation(links),
      sendReservationConfirmationOperation(parts),
      sendReservationLinkOperation(parts),
      getAllReservations,
      getReservationHistory(outside),
      getReservationDay,
      updateReservationStatus,
      undoMark,
      getReservationsToCancel,
      cancelReservations(links),
      resolveReservationAlert,
      createPhoneReservationOperation(parts),
      changeReservationOperation(links),
      exportReservations,
    ],
    jobs: reservationJobs(links),
    timetable: RESERVATION_TIMETABLE,
    forget: forgetSources,
  }
}
