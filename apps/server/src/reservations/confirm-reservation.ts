import * as contract from '@sizzle/contract/reservations-guest.ts'
import { confirmProblem } from '@sizzle/domain/reservations/pending.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Who } from '../kit/context.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { lockBooker } from './bookers.sql.ts'
import { hasAnother } from './has-another.ts'
import { isOffice, notFound } from './may-touch.ts'
import { moveTo } from './move-to.ts'
import { presentOne } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import { lockReservation, type ReservationRow, reservationByAnyId } from './reservations.sql.ts'
import { changeSeats } from './slots.sql.ts'
import { tellBooked } from './tell-guest.ts'

const CONFIRMED = 'Your table is reserved'

/** The guest keeps a pending booking by its mailbox link, or staff confirm it. The row's lock decides between this and expiry. */
export function confirmReservationOperation(links: PrivateLinks) {
  return operation(contract.confirmReservation, async ({ id, confirm }, { tx, who, now }) => {
    const known = await reservationByAnyId(tx, { id, at: EVERYWHERE })
    const isReader = known !== undefined && links.isConfirmTokenOf(known.id, confirm)
    if (!known || !(isReader || isOffice(known, who, 'reservation.create'))) return notFound(id)
    if (known.email_key !== null) lockBooker(tx, `email ${known.email_key}`)
    const row = await lockReservation(tx, known.location_id, known.id)
    const problem = confirmProblem({ status: row.status, at: row.starts_at, until: row.pending_until }, now)
    if (problem) return problem
    if (row.status === 'confirmed') return ok({ reservation: await presentOne(tx, row), message: CONFIRMED })
    if (await hasAnother(tx, row, now)) return refuse({ code: 'already_booked_here' })

    const saved = await moveTo(tx, row, { status: 'confirmed', at: now }, actorOf(who, row, isReader), null)
    const [location] = await locationsById(tx, [row.location_id])
    // Using the link proves access to the mailbox; staff act for the restaurant.
    if (location) await tellBooked(tx, saved, location, links, isReader ? 'owner' : 'house')
    const slot = { locationId: row.location_id, date: row.date, time: row.slot }
    const change = { guests: row.party_size, pending: -row.party_size, held: 0, endHold: null }
    await changeSeats(tx, slot, change, location?.slot_capacity ?? 0, now)
    return ok({ reservation: await presentOne(tx, saved), message: CONFIRMED })
  })
}

function actorOf(who: Who, row: ReservationRow, isReader: boolean) {
  return who.kind === 'person' && !isReader ? { id: who.userId, name: who.name } : { id: null, name: row.customer_name }
}
