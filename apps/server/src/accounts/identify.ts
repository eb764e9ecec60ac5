import type { Guest, Person } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { personById } from './accounts.sql.ts'
import type { Auth } from './auth.ts'

const GUEST: Guest = { kind: 'guest' }

/** Who sends these headers, asked of the database every time: a role change or deactivation holds from the next request on. */
export function identifyWith(auth: Auth, db: Db) {
  return async (headers: Headers): Promise<Guest | Person> => {
    if (!headers.get('cookie')?.includes('session_token')) return GUEST
    const session = await auth.api.getSession({ headers })
    if (!session) return GUEST
    const person = await personById(db, session.user.id)
    if (!person?.is_active) return GUEST
    return {
      kind: 'person',
      userId: person.id,
      sessionId: session.session.id,
      email: person.email,
      name: person.name,
      role: person.role,
      locationIds: person.location_ids,
    }
  }
}
