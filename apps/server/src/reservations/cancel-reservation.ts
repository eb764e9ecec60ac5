import * as contract from '@sizzle/contract/reservations-guest.ts'
import { reservationReasonProblem } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { customerCancels, moveReservation } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { ownOrLent } from '../accounts/approvals/lent-right.ts'
import type { Who, WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { isOffice, isOwner, notFound } from './may-touch.ts'
import { moveTo } from './move-to.ts'
import { presentOne } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import { lockReservation, type ReservationRow, reservationByAnyId, reservationEvents } from './reservations.sql.ts'
import { seatsOf } from './seats-of.ts'
import { changeSeats } from './slots.sql.ts'
import { tellCancelled } from './tell-guest.ts'

const CUSTOMER_REASON = 'Customer requested cancellation'
const CANCELLED = 'Reservation cancelled successfully'

export function cancelReservationOperation(links: PrivateLinks) {
  return operation(contract.cancelReservation, async ({ id, reason, token, approvalId }, context) => {
    const { tx, who, now } = context
    const known = await reservationByAnyId(tx, { id, at: EVERYWHERE })
    const isMine = known !== undefined && isOwner(known, who, links, token)
    if (!known || !(isMine || isOffice(known, who, 'reservation.see'))) return notFound(id)
    const right = isMine ? undefined : await rightToCancel(context, known, approvalId)
    if (right && !right.ok) return right
    const given = reason?.trim() ?? ''
    if (!isMine && reservationReasonProblem(given)) return refuse({ code: 'reservation_reason_required' })

    const row = await lockReservation(tx, known.location_id, known.id)
    const first = isMine ? undefined : await whoWasFirst(tx, row, who)
    if (first) return refuse({ code: 'reservation_already_cancelled', current: first })
    const at = { status: row.status, at: row.starts_at }
    const move = isMine ? customerCancels(at, now) : moveReservation(row.status, 'cancelled', now)
    if (!move.ok) return move
    if (!move.value.changed) return ok({ reservation: await presentOne(tx, row), message: CANCELLED })

    const saved = await moveTo(tx, row, move.value, actorOf(who, row, isMine), given || CUSTOMER_REASON)
    await right?.value.audit({ reason: given })
    const [location] = await locationsById(tx, [row.location_id])
    if (location) await tellCancelled(tx, saved, location, links, isMine)
    const slot = { locationId: row.location_id, date: row.date, time: row.slot }
    await changeSeats(tx, slot, { ...seatsOf(row, -1), held: 0, endHold: null }, location?.slot_capacity ?? 0, now)
    return ok({ reservation: await presentOne(tx, saved), message: CANCELLED })
  })
}

function rightToCancel(context: WriteContext, { id, location_id }: ReservationRow, approvalId: string | undefined) {
  const subject = `reservation:${id}`
  return ownOrLent(context, { action: 'cancelReservation', subject, amount: 0, locationId: location_id }, approvalId)
}

/** Two colleagues cancel at once: the second learns whose reason is kept. Who sends the same once more is answered as before. */
async function whoWasFirst(tx: Tx, row: ReservationRow, who: Who) {
  if (row.status !== 'cancelled') return undefined
  const last = (await reservationEvents(tx, row)).at(-1)
  if (last === undefined || (who.kind === 'person' && last.actor_id === who.userId)) return undefined
  return { status: row.status, at: last.at, by: last.actor_name, reason: row.cancellation_reason }
}

function actorOf(who: Who, row: ReservationRow, isMine: boolean) {
  if (who.kind === 'person' && (!isMine || row.user_id === who.userId)) return { id: who.userId, name: who.name }
  return { id: null, name: row.customer_name }
}
