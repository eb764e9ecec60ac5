import * as contract from '@sizzle/contract/reservations-office.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { reservationReasonProblem } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { emailKey, moveReservation } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation, query } from '../kit/operation.ts'
import { locationById, locationEver } from '../locations/locations.sql.ts'
import { moveTo } from './move-to.ts'
import { presentReservation } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import type { ReservationRow } from './reservations.sql.ts'
import { lockByIds, reservationsToCancel } from './reservations-list.sql.ts'
import { seatsOf } from './seats-of.ts'
import { changeSeats } from './slots.sql.ts'
import { tellCancelled } from './tell-guest.ts'

/** What would be cancelled, before anything is. */
export const getReservationsToCancel = query(contract.getReservationsToCancel, async (asked, { db, who, now }) => {
  const isOwn = mayAt(personOf(who), 'reservation.cancel', asked.location)
  const location = isOwn ? await locationById(db, asked.location) : undefined
  if (!location) return refuse({ code: 'location_not_found' })
  const { date = null, time = null, source = null } = asked
  const phone = asked.phone?.trim() ? (normalizePhone(asked.phone) ?? asked.phone.trim()) : null
  const email = asked.email?.trim() ? emailKey(asked.email) : null
  if (date === null && source === null && phone === null && email === null)
    return refuse({ code: 'reservation_filter_missing' })
  const rows = await reservationsToCancel(db, { locationId: location.id, date, time, source, phone, email, now })
  return ok({ reservations: rows.map((row) => presentReservation(row, location)), total: rows[0]?.matching ?? 0 })
})

/** The list that was looked at, and nothing that came since. */
export function cancelReservations(links: PrivateLinks) {
  return operation(contract.cancelReservations, async ({ ids, reason }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const given = reason.trim()
    if (reservationReasonProblem(given)) return refuse({ code: 'reservation_reason_required' })
    const rows = await lockByIds(tx, ids, locationsOf(person))
    const foreign = ids.find(
      (id) => !rows.some((row) => row.id === id && mayAt(person, 'reservation.cancel', row.location_id)),
    )
    if (foreign !== undefined) return refuse({ code: 'reservation_not_found', id: foreign })

    const cancelled: ReservationRow[] = []
    for (const row of rows) {
      const move = moveReservation(row.status, 'cancelled', now)
      if (!move.ok || !move.value.changed || row.starts_at <= now) continue
      const saved = await moveTo(tx, row, move.value, { id: person.userId, name: person.name }, given)
      await tellCancelled(tx, saved, await locationEver(tx, row.location_id), links, false)
      cancelled.push(row)
    }
    await addAudit(tx, person, requestId, {
      action: 'cancelReservations',
      subject: 'reservations',
      locationId: rows[0]?.location_id ?? null,
      after: { count: cancelled.length, reason: given },
    })
    await giveBack(tx, cancelled, now)
    const left = ids.length - cancelled.length
    return ok({ cancelled: cancelled.length, left, message: sentenceFor(cancelled.length) })
  })
}

function sentenceFor(count: number): string {
  return count === 1 ? '1 reservation was cancelled' : `${count} reservations were cancelled`
}

/** Each slot's counter once, always in the same order, so that two who cancel never wait in a circle. */
async function giveBack(tx: Tx, rows: readonly ReservationRow[], now: Date): Promise<void> {
  const slots = Map.groupBy(rows, (row) => JSON.stringify([row.location_id, row.date, row.slot]))
  for (const of of [...slots.keys()].sort()) {
    const inSlot = slots.get(of) ?? []
    const [first] = inSlot
    if (!first) continue
    const seats = inSlot.map((row) => seatsOf(row, -1))
    const guests = seats.reduce((sum, one) => sum + one.guests, 0)
    const pending = seats.reduce((sum, one) => sum + one.pending, 0)
    const { slot_capacity } = await locationEver(tx, first.location_id)
    const key = { locationId: first.location_id, date: first.date, time: first.slot }
    await changeSeats(tx, key, { guests, pending, held: 0, endHold: null }, slot_capacity, now)
  }
}
