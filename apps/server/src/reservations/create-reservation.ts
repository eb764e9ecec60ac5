import * as contract from '@sizzle/contract/reservations.ts'
import { submittedFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { checkReservationForm } from '@sizzle/domain/reservations/reservation-form.ts'
import { ok } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { presentReservation } from './present-reservation.ts'
import { refuseBooking } from './refuse-booking.ts'
import { type TableParts, takeTable } from './take-table.ts'

export type BookingParts = TableParts & { readonly isMailCaptured: boolean }

export function createReservationOperation(parts: BookingParts) {
  const { links } = parts
  return operation(contract.createReservation, async (input, { tx, who, now, address }) => {
    const { date, time, partySize, specialRequests } = input.reservationDetails
    const fields = { ...input.customerInfo, date, time, partySize, specialRequests: specialRequests?.trim() ?? '' }
    const problem = refuseBooking(checkReservationForm(fields))
    if (problem) return problem

    const { name, email, phone } = submittedFields(fields)
    const userId = who.kind === 'person' ? who.userId : null
    const isStaff = who.kind === 'person' && mayAt(who, 'reservation.create', input.location)
    const wish = { locationId: input.location, date, time, partySize, holdId: input.holdId }
    const taken = await takeTable(
      tx,
      wish,
      {
        name,
        email,
        phone,
        userId,
        specialRequests: fields.specialRequests || null,
        source: 'web',
        device: input.deviceInfo ?? null,
        by: { id: userId, name },
        isStaff,
        sourceKey: isStaff ? null : links.sourceOf(address),
      },
      parts,
      now,
    )
    if (!taken.ok) return taken

    const { row, location } = taken.value
    return ok({
      reservation: presentReservation(row, location),
      token: links.tokenOf(row),
      link: links.urlOf(row),
      awaits: row.status !== 'pending' ? null : parts.isMailCaptured ? ('restaurant' as const) : ('letter' as const),
    })
  })
}
