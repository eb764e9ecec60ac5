import * as contract from '@sizzle/contract/reservations-office.ts'
import { submittedFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { checkReservationForm } from '@sizzle/domain/reservations/reservation-form.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { presentReservation } from './present-reservation.ts'
import { refuseBooking } from './refuse-booking.ts'
import { type TableParts, takeTable } from './take-table.ts'

/** Taken by staff: a caller may have no email, and people at the door need no notice. Seats are counted all the same. */
export function createPhoneReservationOperation(parts: TableParts) {
  return operation(contract.createPhoneReservation, async (input, { tx, who, now }) => {
    const person = personOf(who)
    if (!mayAt(person, 'reservation.create', input.location)) return refuse({ code: 'location_not_found' })
    const { date, time, partySize, specialRequests } = input.reservationDetails
    const typedEmail = input.customerInfo.email?.trim() ?? ''
    const fields = {
      ...input.customerInfo,
      email: typedEmail,
      date,
      time,
      partySize,
      specialRequests: specialRequests?.trim() ?? '',
    }
    const problem = refuseBooking(
      checkReservationForm(fields).filter(({ field }) => field !== 'email' || typedEmail !== ''),
    )
    if (problem) return problem

    const { name, email, phone } = submittedFields(fields)
    const taken = await takeTable(
      tx,
      { locationId: input.location, date, time, partySize, withoutNotice: true },
      {
        name,
        email: email === '' ? null : email,
        phone,
        userId: null,
        specialRequests: fields.specialRequests || null,
        source: 'phone',
        device: null,
        by: { id: person.userId, name: person.name },
        isStaff: true,
        sourceKey: null,
      },
      parts,
      now,
    )
    if (!taken.ok) return taken
    const { row, location } = taken.value
    return ok({ reservation: presentReservation(row, location) })
  })
}
