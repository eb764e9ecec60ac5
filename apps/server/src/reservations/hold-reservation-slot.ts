import { createHash, randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/reservations.ts'
import { slotFor } from '@sizzle/domain/reservations/booking.ts'
import { holdExpiresAt, MAX_HOLDS } from '@sizzle/domain/reservations/hold.ts'
import { fits } from '@sizzle/domain/reservations/slots.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { bookable } from './bookable.ts'
import { nearestTimes } from './nearest-times.ts'
import { countHolds, holdById, insertHold, lockSlot, releaseHolds, type SlotKey } from './slots.sql.ts'

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

    await lockInOrder(tx, key, input.holdId, now, rules.slotCapacity)
    const { guests } = await lockSlot(tx, key, rules.slotCapacity)
    const held = await releaseHolds(tx, key, now, input.holdId ?? null)
    const caller = callerOf(context)
    const most = context.who.kind === 'person' ? MAX_HOLDS : MAX_HOLDS * limitsFactor
    if ((await countHolds(tx, caller, now)).count >= most) return refuse({ code: 'too-many-requests' })
    if (!fits(guests + held, input.partySize, rules.slotCapacity)) {
      const wish = { date, time, partySize: input.partySize, holdId: input.holdId }
      return refuse({ code: 'slot_full', nearest: await nearestTimes(tx, location, wish, now) })
    }

    const hold = { location_id: location.id, id: randomUUID(), date, slot: time, party_size: input.partySize }
    const expiresAt = holdExpiresAt(now)
    const kept = await insertHold(tx, { ...hold, caller, expires_at: expiresAt }, rules.slotCapacity)
    if (kept === 0) throw new Error('a locked slot had fewer seats than were just counted')
    return ok({ holdId: hold.id, expiresAt })
  })
}

/** A hold that moves touches two slots: always the earlier one first, so that two people who swap never wait for each other. */
async function lockInOrder(tx: Tx, to: SlotKey, holdId: string | undefined, now: Date, capacity: number) {
  const old = holdId === undefined ? undefined : await holdById(tx, holdId)
  if (!old || holdId === undefined) return
  const from = { locationId: old.location_id, date: old.date, time: old.slot }
  if (orderOf(to) < orderOf(from)) await lockSlot(tx, to, capacity)
  const home = await locationById(tx, from.locationId)
  await lockSlot(tx, from, home?.slot_capacity ?? capacity)
  await releaseHolds(tx, from, now, holdId)
}

function orderOf({ locationId, date, time }: SlotKey): string {
  return `${locationId} ${date} ${time}`
}

/** The person, or a guest's address without keeping it. */
function callerOf({ who, address }: WriteContext): string {
  return who.kind === 'person' ? who.userId : createHash('sha256').update(address).digest('base64url')
}
