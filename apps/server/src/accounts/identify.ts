import type { Guest, Person } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { gatheredReads } from '../kit/gathered-reads.ts'
import { SESSION_SECONDS } from './auth.ts'
import { sessionTokenIn } from './session-token.ts'
import { personsOfSessions, prolongSession, type SessionPerson } from './sessions.sql.ts'

const GUEST: Guest = { kind: 'guest' }
const PROLONG_AFTER_MS = 24 * 3600_000

export type Identify = (headers: Headers) => Promise<Guest | Person>

/** Finds the sender in the database every time, so a role change or deactivation holds from the next request on. */
export function identifyWith(db: Db, cookieName: string, secret: string): Identify {
  const personOf = gatheredReads(async (tokens) => {
    const found = await personsOfSessions(db, tokens, new Date())
    return new Map(found.map((person) => [person.token, person]))
  })
  return async (headers) => {
    const token = sessionTokenIn(headers, cookieName, secret)
    const found = token === undefined ? undefined : await personOf(token)
    if (!found) return GUEST
    await prolongWhenDue(db, found)
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

async function prolongWhenDue(db: Db, { session_id, prolonged_at }: SessionPerson): Promise<void> {
  const now = new Date()
  if (now.getTime() - prolonged_at.getTime() < PROLONG_AFTER_MS) return
  await prolongSession(db, session_id, now, new Date(now.getTime() + SESSION_SECONDS * 1000))
}
