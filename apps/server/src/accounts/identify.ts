import type { Guest, Person } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { SESSION_SECONDS } from './auth.ts'
import { sessionTokenIn } from './session-token.ts'
import { personOfSession, prolongSession } from './sessions.sql.ts'

const GUEST: Guest = { kind: 'guest' }
const PROLONG_AFTER_MS = 24 * 3600_000

/**
 * Who sends these headers, asked of the database every time: a role change or deactivation holds from the next request on.
 * One statement of our own: a hundred boards ask at once when an order comes in, and the library's way takes three.
 */
export function identifyWith(db: Db, cookieName: string, secret: string) {
  return async (headers: Headers): Promise<Guest | Person> => {
    const token = sessionTokenIn(headers, cookieName, secret)
    if (token === undefined) return GUEST
    const now = new Date()
    const found = await personOfSession(db, token, now)
    if (!found) return GUEST
    if (now.getTime() - found.prolonged_at.getTime() > PROLONG_AFTER_MS)
      await prolongSession(db, found.session_id, now, new Date(now.getTime() + SESSION_SECONDS * 1000))
    return {
      kind: 'person',
      userId: found.id,
      sessionId: found.session_id,
      email: found.email,
      name: found.name,
      role: found.role,
      locationIds: found.location_ids,
    }
  }
}
