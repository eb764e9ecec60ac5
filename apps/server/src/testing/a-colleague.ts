import type { Role } from '@sizzle/domain/people/rights.ts'
import { sql } from '../kit/db/sql.ts'
import { idOf } from './body-of.ts'
import type { Caller, TestApp } from './test-app.ts'

/** A member of staff: signed up like a customer, then given a role and locations as an admin would. */
export async function aColleague(
  app: TestApp,
  role: Role,
  locationIds: readonly string[],
  name = `A ${role}`,
): Promise<Caller> {
  const email = `${crypto.randomUUID()}@example.test`
  await app.signUp(email, name)
  const { id } = await app.database.db.one<{ id: string }>(
    sql`update users set role = ${role} where email = ${email} returning id`,
  )
  await app.database.db.run(sql`
    insert into user_locations (user_id, location_id) select ${id}, unnest(${[...locationIds]}::text[])`)
  return app.signIn(email, 'Turmeric-42')
}

/** Another location on their list. */
export async function worksAt(app: TestApp, colleague: Caller, locationId: string): Promise<void> {
  const userId = await idOf(colleague)
  await app.database.db.run(sql`insert into user_locations (user_id, location_id) values (${userId}, ${locationId})`)
}
