import { type Audience, TOPICS } from '@sizzle/contract/topics.ts'
import { may, mayAt } from '@sizzle/domain/people/rights.ts'
import type { Who } from '../context.ts'
import type { Change } from './live.sql.ts'

/** The audience of a change. Decided here for each event; a client never chooses what it receives. */
export function maySee(who: Who, change: Change): boolean {
  // A newer process may announce what this one does not know.
  const audience: Audience | undefined = TOPICS[change.topic]
  if (audience === 'everyone') return true
  if (audience === undefined || audience === 'nobody' || who.kind !== 'person') return false
  if (audience.owner && change.user_id === who.userId) return true
  if (audience.where === 'anywhere') return may(who, audience.right)
  return change.location_id !== null && mayAt(who, audience.right, change.location_id)
}
