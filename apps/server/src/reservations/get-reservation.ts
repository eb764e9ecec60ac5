import * as contract from '@sizzle/contract/reservations-guest.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import { query } from '../kit/operation.ts'
import { isOffice, isOwner, notFound } from './may-touch.ts'
import { presentOne, presentReservations } from './present-reservation.ts'
import type { PrivateLinks } from './private-link.ts'
import { reservationByAnyId, reservationsOfUser } from './reservations.sql.ts'

const MOST_OWN = 200

export function getReservationQuery(links: PrivateLinks) {
  return query(contract.getReservation, async ({ id, token }, { db, who }) => {
    const row = await reservationByAnyId(db, { id, at: EVERYWHERE })
    const maySee = row && (isOwner(row, who, links, token) || isOffice(row, who, 'reservation.see'))
    return maySee ? ok({ reservation: await presentOne(db, row) }) : notFound(id)
  })
}

export const getMyReservations = query(contract.getMyReservations, async (_, { db, who }) => {
  const rows = await reservationsOfUser(db, personOf(who).userId, MOST_OWN)
  return ok({ reservations: await presentReservations(db, rows) })
})
