import { createHash, randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/reservations.ts'
import { slotFor } from '@sizzle/domain/reservations/booking.ts'
import { holdExpiresAt, MAX_HELD_SEATS, MAX_HOLDS } from '@sizzle/domain/reservations/hold.ts'
import { fits } from '@sizzle/domain/reservations/slots.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { addressKey } from '../kit/http/address.ts'
import { operation } from '../kit/operation.ts'
import { locationById, locationsById } from '../locations/locations.sql.ts'
import { bookable } from './bookable.ts'
import { nearestTimes } from './nearest-times.ts'
import { changeSeats, heldBy, holdById, insertHold, type SeatChange, type SlotKey, seatsTaken } from './slots.sql.ts'

/** Seats that wait for a guest who is filling in the form: counted like guests, and gone by themselves. */
export function holdReservationSlotOperation(limitsFactor: number) {
  return operation(contract.holdReservationSlot, async (input, context) => {
    const { tx, now } = context
    const location = await locationById(tx, input.location)
    if (!location) return refuse({ code: 'location_not_found' })
    const rules = bookable(location)
    const slot = slotFor(rules, input, now)
    if (!slot.ok) return slot
    const { date, time } = slot.value
    const key = { locationId: location.id, date, time }

    const wish = { date, time, partySize: input.partySize, holdId: input.holdId }
    const caller = callerOf(context)
    const factor = context.who.kind === 'person' ? 1 : limitsFactor
    const own = await heldBy(tx, caller, input.holdId ?? null, now)
    if (own.count >= MAX_HOLDS * factor || own.seats + input.partySize > MAX_HELD_SEATS * factor)
      return refuse({ code: 'too-many-requests' })
    const { taken } = await seatsTaken(tx, key, now, input.holdId ?? null)
    if (!fits(taken, input.partySize, rules.slotCapacity))
      return refuse({ code: 'slot_full', nearest: await nearestTimes(tx, location, wish, now) })

    const hold = { location_id: location.id, id: randomUUID(), date, slot: time, party_size: input.partySize }
    const expiresAt = holdExpiresAt(now)
    await insertHold(tx, { ...hold, caller, expires_at: expiresAt })
    const change = { guests: 0, held: input.partySize, endHold: input.holdId ?? null }
    if (!(await moveSeats(tx, key, change, rules.slotCapacity, now)))
      return refuse({ code: 'slot_full', nearest: await nearestTimes(tx, location, wish, now) })
    return ok({ holdId: hold.id, expiresAt })
  })
}

/**
 * A hold that moves from another slot changes two counters: always the earlier slot's first, so that two people who swap
 * never wait for each other.
 */
async function moveSeats(tx: Tx, to: SlotKey, change: SeatChange, capacity: number, now: Date): Promise<boolean> {
  const old = change.endHold === null ? undefined : await holdById(tx, change.endHold)
  const from = old && { locationId: old.location_id, date: old.date, time: old.slot }
  if (!from || orderOf(from) === orderOf(to)) return changeSeats(tx, to, change, capacity, now)
  const [place] = await locationsById(tx, [from.locationId])
  const leave = () =>
    changeSeats(tx, from, { guests: 0, held: 0, endHold: change.endHold }, place?.slot_capacity ?? capacity, now)
  if (orderOf(from) < orderOf(to)) await leave()
  const isThere = await changeSeats(tx, to, { ...change, endHold: null }, capacity, now)
  if (orderOf(from) > orderOf(to)) await leave()
  return isThere
}

function orderOf({ locationId, date, time }: SlotKey): string {
  return `${locationId} ${date} ${time}`
}

/** The person, or a guest's address without keeping it. */
function callerOf({ who, address }: WriteContext): string {
  return who.kind === 'person' ? who.userId : createHash('sha256').update(addressKey(address)).digest('base64url')
}
