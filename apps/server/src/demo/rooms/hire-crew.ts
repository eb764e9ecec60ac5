import * as users from '@sizzle/contract/users.ts'
import type { Person } from '../../kit/context.ts'
import { sql, type Tx } from '../../kit/db/sql.ts'
import { deactivateUser, updateUser } from '../../people/update-user.ts'
import { CREW, type CrewMember } from '../crew.ts'
import { diceOf } from '../dice.ts'
import { uuid } from '../guests.ts'
import type { Act } from './hands.ts'
import { daysAgo } from './shift.ts'

type Hired = { readonly member: CrewMember; readonly person: Person }

/** They signed up like anybody, and the owner gave each their role. No account has a password, so nobody comes in by one. */
export async function hireCrew(tx: Tx, act: Act, owner: Person, now: Date): Promise<readonly Person[]> {
  const crew = CREW.map((member: CrewMember, n): Hired => ({ member, person: personFor(member, n) }))
  await tx.run(sql`
    insert into users (id, email, name, phone_number, email_verified, created_at, updated_at)
    select id, email, name, phone, true, ${daysAgo(now, 13, '09:30')}, ${daysAgo(now, 13, '09:30')}
    from jsonb_to_recordset(${JSON.stringify(crew.map(({ member, person }) => ({ ...member, id: person.userId })))}::jsonb)
      as c (id uuid, email text, name text, phone text)`)
  for (const [n, { member, person }] of crew.entries()) {
    const at = daysAgo(now, 13, `10:${10 + 3 * n}`)
    const updates = { role: member.role, locationIds: [...member.at] }
    await act({ by: owner, at }, users.updateUser, updateUser, { userId: person.userId, updates })
  }
  for (const { member, person } of crew)
    if (member.hasLeft)
      await act({ by: owner, at: daysAgo(now, 5, '16:20') }, users.deactivateUser, deactivateUser, {
        userId: person.userId,
      })
  return crew.filter(({ member }) => !member.hasLeft).map(({ person }) => person)
}

function personFor({ name, email, role, at }: CrewMember, n: number): Person {
  const userId = uuid(diceOf(`crew ${n}`), 0)
  return { kind: 'person', userId, sessionId: '', email, name, role, locationIds: at }
}
