import { argon2Sync, randomBytes } from 'node:crypto'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/**
 * Keeps somebody's password under the least cost. What a password costs to check stands beside it in the database, so that
 * signing in goes its whole way; at full cost the thousand sign-ins of the tests would compute for half a minute.
 */
export async function keepQuickly({ db }: Database, email: string, password: string): Promise<void> {
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  const stored = `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(hash)}`
  await db.run(sql`
    update accounts set password = ${stored}
    where provider_id = 'credential' and user_id = (select id from users where lower(email) = lower(${email}))`)
}
