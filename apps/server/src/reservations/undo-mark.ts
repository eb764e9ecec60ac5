import * as contract from '@sizzle/contract/reservations-office.ts'
import { mayUndo } from '@sizzle/domain/reservations/marks.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { lockBooker } from './bookers.sql.ts'
import { hasAnother } from './has-another.ts'
import { isOffice, notFound } from './may-touch.ts'
import { presentOne } from './present-reservation.ts'
import {
  addReservationEvent,
  lockReservation,
  reservationByAnyId,
  reservationEvents,
  restoreStatus,
} from './reservations.sql.ts'

/** A slip of the finger is taken back by who made it; both stay in the history. */
export const undoMark = operation(contract.undoMark, async ({ id }, { tx, who, now }) => {
  const person = personOf(who)
  const known = await reservationByAnyId(tx, { id, at: locationsOf(person) })
  if (!known || !isOffice(known, who, 'reservation.mark')) return notFound(id)
  if (known.email_key !== null) lockBooker(tx, `email ${known.email_key}`)
  const row = await lockReservation(tx, known.location_id, known.id)
  const [before, last] = (await reservationEvents(tx, row)).slice(-2)
  const isMine = last && mayUndo({ status: last.status, at: last.at, actorId: last.actor_id }, person.userId, now)
  if (!before || !isMine || (await hasAnother(tx, row, now))) return refuse({ code: 'reservation_undo_over' })

  const saved = await restoreStatus(tx, row, before.status, now)
  const event = { status: before.status, at: now, actor_id: person.userId, actor_name: person.name, note: 'Taken back' }
  addReservationEvent(tx, row, event)
  const { version, location_id, user_id } = saved
  await announce(tx, 'reservation.changed', { id: saved.id, version, locationId: location_id, userId: user_id })
  return ok({ reservation: await presentOne(tx, saved) })
})
