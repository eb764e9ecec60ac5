import * as users from '@sizzle/contract/users.ts'
import type { Person } from '../../kit/context.ts'
import { sql, type Tx } from '../../kit/db/sql.ts'
import { deactivateUser, updateUser } from '../../people/update-user.ts'
import { CREW, type CrewMember } from '../crew.ts'
import { diceOf } from '../dice.ts'
import { uuid } from '../guests.ts'
import { daysAgo, type Shift } from './shift.ts'

type Hired = { readonly member: CrewMember; readonly person: Person }

const HIRED: readonly Hired[] = CREW.map((member: CrewMember, n) => ({ member, person: personFor(member, n) }))
/** Who works here now. */
export const AT_WORK: readonly Person[] = HIRED.filter(({ member }) => !member.hasLeft).map(({ person }) => person)

const SINCE_DAYS = 420

/** They have worked here for long; the owner gave some another role lately. No account has a password, so nobody comes in by one. */
export async function hireCrew({ tx, act, owner, now }: Shift): Promise<void> {
  await putInCrew(tx, HIRED, now)
  for (const [n, { member, person }] of HIRED.entries()) {
    if (!member.before) continue
    const updates = { role: member.role, locationIds: [...member.at] }
    const at = daysAgo(now, 13, `10:${10 + 3 * n}`)
    await act({ by: owner, at }, users.updateUser, updateUser, { userId: person.userId, updates })
  }
  for (const { person } of HIRED.filter(({ member }) => member.hasLeft)) {
    const at = daysAgo(now, 5, '16:20')
    await act({ by: owner, at }, users.deactivateUser, deactivateUser, { userId: person.userId })
  }
}

async function putInCrew(tx: Tx, crew: readonly Hired[], now: Date): Promise<void> {
  const since = daysAgo(now, SINCE_DAYS, '09:30')
  const rows = crew.map(({ member: { before, ...member }, person }, n) => ({
    ...member,
    ...before,
    id: person.userId,
    seen: daysAgo(now, member.hasLeft ? 6 : 1, `10:${20 + n}`),
  }))
  await tx.run(sql`
    insert into users (id, email, name, phone_number, role, email_verified, last_login_at, created_at, updated_at)
    select id, email, name, phone, role, true, seen, ${since}, ${since}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, email text, name text, phone text, role text, seen timestamptz)`)
  await tx.run(sql`
    insert into user_locations (user_id, location_id)
    select c.id, l.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, at text[]) join locations l on l.id = any(c.at)`)
}

function personFor({ name, email, role, at }: CrewMember, n: number): Person {
  const userId = uuid(diceOf(`crew ${n}`), 0)
  return { kind: 'person', userId, sessionId: '', email, name, role, locationIds: at }
}
