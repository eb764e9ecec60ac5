import { may, mayAt } from '@sizzle/domain/people/rights.ts'
import type { Who } from '../context.ts'
import type { Topic } from './announce.ts'
import type { Change } from './live.sql.ts'

/** Who may learn of a change. Decided by us for each event; a client never chooses a room (trust.md R035). */
export function maySee(who: Who, change: Change): boolean {
  const topic = change.topic as Topic // written by announce() only
  switch (topic) {
    case 'menu.changed':
    case 'location.changed':
      return true
    case 'order.changed':
      return isOwner(who, change) || isStaffThere(who, 'order.see', change)
    case 'reservation.changed':
      return isOwner(who, change) || isStaffThere(who, 'reservation.see', change)
    case 'message.changed':
      return who.kind === 'person' && may(who, 'settings.manage')
    case 'payment.changed':
      return isOwner(who, change) || isStaffThere(who, 'order.see', change)
    case 'session.ended':
      return false
    default:
      return topic satisfies never
  }
}

function isOwner(who: Who, change: Change): boolean {
  return who.kind === 'person' && change.user_id === who.userId
}

function isStaffThere(who: Who, right: 'order.see' | 'reservation.see', change: Change): boolean {
  return who.kind === 'person' && change.location_id !== null && mayAt(who, right, change.location_id)
}
