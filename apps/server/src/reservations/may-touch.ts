import { mayAt, type Right } from '@sizzle/domain/people/rights.ts'
import { refuse } from '@sizzle/domain/result.ts'
import type { Who } from '../kit/context.ts'
import type { PrivateLinks } from './private-link.ts'
import type { ReservationRow } from './reservations.sql.ts'

/** The owning session, or whoever holds the private link (tables 9). The id for people proves nothing. */
export function isOwner(row: ReservationRow, who: Who, links: PrivateLinks, token: string | undefined): boolean {
  return (who.kind === 'person' && row.user_id === who.userId) || links.isTokenOf(row, token)
}

export function isOffice(row: ReservationRow, who: Who, right: Right): boolean {
  return who.kind === 'person' && mayAt(who, right, row.location_id)
}

/** The sentence names the id that was asked for. */
export function notFound(id: string) {
  return refuse({ code: 'reservation_not_found', id })
}
