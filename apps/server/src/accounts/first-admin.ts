import { randomBytes } from 'node:crypto'
import type { Database } from '../kit/db/open.ts'
import { countAdmins, endSessions, lockFirstAdmin, makeAdmin, userByEmail } from './accounts.sql.ts'
import type { Auth } from './auth.ts'

/** What the console says about signing in; `password` only on the start that made it up. */
export type FirstAdmin = { readonly email: string; readonly password: string | undefined }

/** The owner's account, made at the first start only; a made-up password is shown once and never stored in clear (people 2). */
export async function ensureFirstAdmin(
  auth: Auth,
  database: Database,
  email: string,
  given: string | undefined,
): Promise<FirstAdmin> {
  return database.transaction(async (tx) => {
    await lockFirstAdmin(tx)
    const { count } = await countAdmins(tx)
    if (count > 0) return { email, password: undefined }
    const password = given ?? `${randomBytes(12).toString('base64url')}!7a`
    const existing = await userByEmail(tx, email)
    // The library writes over a connection of its own, and signs in each user it signs up.
    const userId = existing?.id ?? (await auth.api.signUpEmail({ body: { email, password, name: 'Owner' } })).user.id
    if (!existing) await endSessions(tx, userId)
    await makeAdmin(tx, userId)
    return { email, password: given === undefined && !existing ? password : undefined }
  })
}
