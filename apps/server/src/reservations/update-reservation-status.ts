import * as contract from '@sizzle/contract/reservations-office.ts'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12, localAt } from '@sizzle/domain/hours/local-time.ts'
import { markTooEarly } from '@sizzle/domain/reservations/marks.ts'
import { moveReservation } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { locationEver } from '../locations/locations.sql.ts'
import { isOffice, notFound } from './may-touch.ts'
import { moveTo } from './move-to.ts'
import { presentOne } from './present-reservation.ts'
import { lockReservation, type ReservationRow, reservationByAnyId, reservationEvents } from './reservations.sql.ts'

/** Seats stay counted whatever is marked: a table that was kept for people is not given away in the books afterwards. */
export const updateReservationStatus = operation(
  contract.updateReservationStatus,
  async ({ id, status }, { tx, who, now }) => {
    const person = personOf(who)
    const known = await reservationByAnyId(tx, { id, at: locationsOf(person) })
    if (!known || !isOffice(known, who, 'reservation.mark')) return notFound(id)
    const row = await lockReservation(tx, known.location_id, known.id)

    const move = moveReservation(row.status, status, now)
    const tooEarly = markTooEarly({ status: row.status, at: row.starts_at }, status, now)
    if (move.ok && move.value.changed && tooEarly) return sayFrom(tx, row, tooEarly.refusal)
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

async function sayFrom<C extends string>(tx: Tx, row: ReservationRow, { code, from }: { code: C; from: Date }) {
  const { date, time } = localAt((await locationEver(tx, row.location_id)).time_zone, from)
  return refuse({ code, from, when: `${longDate(date)} at ${clock12(time)}` })
}
