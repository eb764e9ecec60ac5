import type { Role } from '@sizzle/domain/people/rights.ts'
import { sql } from '../kit/db/sql.ts'
import type { Caller, TestApp } from './test-app.ts'

/** A user of the back office, named by their role ("A manager"), with these locations on their list. */
export async function staffAt(app: TestApp, role: Role, locationIds: readonly string[]): Promise<Caller> {
  const email = `${role}-${crypto.randomUUID()}@example.test`
  await app.signUp(email, `A ${role}`)
  await app.database.db.run(sql`update users set role = ${role} where email = ${email}`)
  await app.database.db.run(sql`
    insert into user_locations (user_id, location_id)
    select u.id, l from users u, unnest(${locationIds}::text[]) l where u.email = ${email}`)
  return app.signIn(email, 'Turmeric-42')
}
