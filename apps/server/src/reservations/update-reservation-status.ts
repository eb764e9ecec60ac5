import * as contract from '@sizzle/contract/reservations-office.ts'
import { moveReservation } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { isOffice, notFound } from './may-touch.ts'
import { moveTo } from './move-to.ts'
import { presentOne } from './present-reservation.ts'
import { lockReservation, reservationByAnyId, reservationEvents } from './reservations.sql.ts'

/** Seats stay counted whatever is marked: a table that was kept for people is not given away in the books afterwards. */
export const updateReservationStatus = operation(
  contract.updateReservationStatus,
  async ({ id, status }, { tx, who, now }) => {
    const person = personOf(who)
    const known = await reservationByAnyId(tx, id)
    if (!known || !isOffice(known, who, 'reservation.mark')) return notFound(id)
    const row = await lockReservation(tx, known.location_id, known.id)

    const move = moveReservation(row.status, status, now)
    if (!move.ok) {
      const last = (await reservationEvents(tx, row)).at(-1)
      const current = { status: row.status, at: last?.at ?? row.updated_at, by: last?.actor_name ?? '' }
      return refuse({ ...move.refusal, current })
    }
    const saved = move.value.changed
      ? await moveTo(tx, row, move.value, { id: person.userId, name: person.name }, null)
      : row
    return ok({ reservation: await presentOne(tx, saved), oldStatus: row.status, newStatus: status })
  },
)
