import * as contract from '@sizzle/contract/reservations-office.ts'
import { slotFor } from '@sizzle/domain/reservations/booking.ts'
import {
  changeTable,
  changeWords,
  type Guest,
  guestProblems,
  seatsMoved,
  type Table,
  writtenGuest,
} from '@sizzle/domain/reservations/change.ts'
import { emailKey as keyOfEmail } from '@sizzle/domain/reservations/reservation.ts'
import { checkTable } from '@sizzle/domain/reservations/reservation-form.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { type LocationRow, locationToServe } from '../locations/locations.sql.ts'
import { withdrawAbout } from '../messages/queue-message.ts'
import { bookable } from './bookable.ts'
import { lockBooker } from './bookers.sql.ts'
import { isOffice, notFound } from './may-touch.ts'
import { nearestTimes } from './nearest-times.ts'
import { presentReservation } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import { refuseBooking } from './refuse-booking.ts'
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
import { tellElsewhere, tellMoved } from './tell-guest.ts'

/** Staff change a table while its guest is on the phone: seats go back and are taken in one transaction, or nothing changes. */
export function changeReservationOperation(links: PrivateLinks) {
  return operation(contract.changeReservation, async (input, { tx, who, now }) => {
    const { id, version, reservationDetails, customerInfo } = input
    const person = personOf(who)
    const known = await reservationByAnyId(tx, { id, at: locationsOf(person) })
    if (!known || !isOffice(known, who, 'reservation.create')) return notFound(id)
    const specialRequests = reservationDetails.specialRequests?.trim() || null
    const guest = customerInfo ? writtenGuest(customerInfo) : guestOf(known)
    const to: Table = { ...guest, ...reservationDetails, specialRequests }
    const problem = refuseBooking([
      ...guestProblems(guestOf(known), guest),
      ...checkTable({ ...to, specialRequests: specialRequests ?? '' }),
    ])
    if (problem) return problem

    const emailKey = to.email === null ? null : keyOfEmail(to.email)
    lockMailboxes(tx, [known.email_key, emailKey])
    const row = await lockReservation(tx, known.location_id, known.id)
    const from = tableOf(row)
    const decided = changeTable(row.status, from, to)
    if (!decided.ok) return decided
    const location = await locationToServe(tx, row.location_id)
    if (!location) return refuse({ code: 'location_not_found' })
    const { isMoved, isTold, isElsewhere, isChanged } = decided.value
    if (!isChanged) return ok({ reservation: presentReservation(row, location), isTold: false })
    if (row.version !== version) return changedMeanwhile(tx, row)
    const slot = isMoved ? slotIn(location, to, now) : ok({ at: row.starts_at })
    if (!slot.ok) return slot
    const { at } = slot.value
    if ((isMoved || row.email_key !== emailKey) && (await hasOther(tx, row, { emailKey, at }, now)))
      return refuse({ code: 'already_booked_here' })
    const saved = await saveTable(tx, row, { ...to, emailKey, at }, now)
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
    if (isElsewhere) await withdrawAbout(tx, saved.id, 'Its guest was corrected')
    if (isTold) await tellChanged(tx, saved, location, links, { from, to, now })
    for (const { date, time, guests } of seatsMoved(from, to)) {
      const key = { locationId: row.location_id, date, time }
      const change = { guests, held: 0, endHold: null }
      if (!(await changeSeats(tx, key, change, bookable(location).slotCapacity, now)))
        return refuse({ code: 'slot_full', nearest: await nearestTimes(tx, location, to, now) })
    }
    return ok({ reservation: presentReservation(saved, location), isTold })
  })
}

function guestOf({ customer_name: name, customer_phone: phone, customer_email: email }: ReservationRow): Guest {
  return { name, phone, email }
}

function tableOf(row: ReservationRow): Table {
  const { date, slot: time, party_size: partySize, special_requests: specialRequests } = row
  return { ...guestOf(row), date, time, partySize, specialRequests }
}

/** Who books with the old email or the new one waits. In one order, so that two who swap addresses never wait for each other. */
function lockMailboxes(tx: Tx, keys: readonly (string | null)[]) {
  const theirs = new Set(keys.filter((key) => key !== null))
  for (const key of [...theirs].sort()) lockBooker(tx, `email ${key}`)
}

/** People who stand at the door need no notice. */
function slotIn(location: LocationRow, to: Table, now: Date) {
  return slotFor({ ...bookable(location), noticeMinutes: 0 }, to, now)
}

/** Nobody has two tables to come at one place. */
async function hasOther(tx: Tx, row: ReservationRow, to: { emailKey: string | null; at: Date }, now: Date) {
  for (const key of new Set([row.email_key, to.emailKey]))
    if (key !== null) endPastBookings(tx, row.location_id, key, now)
  if (to.emailKey === null || to.at <= now) return false
  const active = await activeReservation(tx, row.location_id, to.emailKey, now)
  return active !== undefined && active.id !== row.id
}

type Change = { readonly from: Table; readonly to: Table; readonly now: Date }

/** Another day, time or number says what was before; where only its reader is new, the confirmation says it all. */
async function tellChanged(tx: Tx, saved: ReservationRow, location: LocationRow, links: PrivateLinks, change: Change) {
  const { from, to, now } = change
  if (seatsMoved(from, to).length === 0) await tellElsewhere(tx, saved, location, links)
  else await tellMoved(tx, saved, location, links, { before: from, now })
}

/** Two colleagues change it at once: the second looks at what the first made of it. */
async function changedMeanwhile(tx: Tx, row: ReservationRow) {
  const last = (await reservationEvents(tx, row)).at(-1)
  const current = { status: row.status, at: last?.at ?? row.updated_at, by: last?.actor_name ?? '' }
  return refuse({ code: 'reservation_changed_meanwhile', current })
}
