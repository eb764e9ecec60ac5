import * as contract from '@sizzle/contract/reservations-office.ts'
import { slotFor } from '@sizzle/domain/reservations/booking.ts'
import { changeTable, changeWords, seatsMoved, type Table } from '@sizzle/domain/reservations/change.ts'
import { checkTable } from '@sizzle/domain/reservations/reservation-form.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { type LocationRow, locationToServe } from '../locations/locations.sql.ts'
import { bookable } from './bookable.ts'
import { lockBooker } from './bookers.sql.ts'
import { isOffice, notFound } from './may-touch.ts'
import { nearestTimes } from './nearest-times.ts'
import { presentReservation } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import {
  activeReservation,
  addReservationEvent,
  endPastBookings,
  lockReservation,
  type ReservationRow,
  reservationByAnyId,
  reservationEvents,
  saveTable,
} from './reservations.sql.ts'
import { changeSeats } from './slots.sql.ts'
import { tellMoved } from './tell-guest.ts'

/** Staff move a table while its guest is on the phone: seats go back and are taken in one transaction, or nothing changes. */
export function changeReservationOperation(links: PrivateLinks) {
  return operation(contract.changeReservation, async ({ id, version, reservationDetails }, { tx, who, now }) => {
    const person = personOf(who)
    const known = await reservationByAnyId(tx, { id, at: locationsOf(person) })
    if (!known || !isOffice(known, who, 'reservation.create')) return notFound(id)
    const to = { ...reservationDetails, specialRequests: reservationDetails.specialRequests?.trim() || null }
    const problem = refuseInput(checkTable({ ...to, specialRequests: to.specialRequests ?? '' }))
    if (problem) return problem

    if (known.email_key !== null) lockBooker(tx, `email ${known.email_key}`)
    const row = await lockReservation(tx, known.location_id, known.id)
    const from = tableOf(row)
    const decided = changeTable(row.status, from, to)
    if (!decided.ok) return decided
    const location = await locationToServe(tx, row.location_id)
    if (!location) return refuse({ code: 'location_not_found' })
    const { isMoved, isTold, isChanged } = decided.value
    if (!isChanged) return ok({ reservation: presentReservation(row, location), isTold: false })
    if (row.version !== version) return changedMeanwhile(tx, row)
    const slot = isMoved ? await slotIn(tx, row, location, to, now) : ok({ at: row.starts_at })
    if (!slot.ok) return slot
    const saved = await saveTable(tx, row, { ...to, at: slot.value.at }, now)
    const note = changeWords(from, to)
    addReservationEvent(tx, row, {
      status: row.status,
      at: now,
      actor_id: person.userId,
      actor_name: person.name,
      note,
    })
    const about = { id: saved.id, version: saved.version, locationId: saved.location_id, userId: saved.user_id }
    await announce(tx, 'reservation.changed', about)
    if (isTold) await tellMoved(tx, saved, location, links, { before: from, now })
    for (const { date, time, guests } of seatsMoved(from, to)) {
      const key = { locationId: row.location_id, date, time }
      const change = { guests, held: 0, endHold: null }
      if (!(await changeSeats(tx, key, change, bookable(location).slotCapacity, now)))
        return refuse({ code: 'slot_full', nearest: await nearestTimes(tx, location, to, now) })
    }
    return ok({ reservation: presentReservation(saved, location), isTold })
  })
}

function tableOf({ date, slot, party_size, special_requests }: ReservationRow): Table {
  return { date, time: slot, partySize: party_size, specialRequests: special_requests }
}

/** People who stand at the door need no notice; nobody has two tables to come at one place. */
async function slotIn(tx: Tx, row: ReservationRow, location: LocationRow, to: Table, now: Date) {
  const slot = slotFor({ ...bookable(location), noticeMinutes: 0 }, to, now)
  if (!slot.ok || row.email_key === null) return slot
  endPastBookings(tx, row.location_id, row.email_key, now)
  const active = await activeReservation(tx, row.location_id, row.email_key, now)
  return active === undefined || active.id === row.id ? slot : refuse({ code: 'already_booked_here' })
}

/** Two colleagues change it at once: the second looks at what the first made of it. */
async function changedMeanwhile(tx: Tx, row: ReservationRow) {
  const last = (await reservationEvents(tx, row)).at(-1)
  const current = { status: row.status, at: last?.at ?? row.updated_at, by: last?.actor_name ?? '' }
  return refuse({ code: 'reservation_changed_meanwhile', current })
}
