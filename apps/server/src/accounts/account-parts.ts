import type { House } from '../house.ts'
import { type Attempts, openAttempts } from '../kit/attempts/attempts.ts'
import type { Files } from '../outside/files/files.ts'
import { openPasskeys, type Passkeys } from './passkeys/passkeys.ts'
import { openSessions, type Sessions } from './sessions.ts'
import { type SocialProviders, socialProviders } from './social/providers.ts'

/** What operations on an account need besides the request. */
export type AccountParts = {
  readonly attempts: Attempts
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly publicUrl: string
  readonly files: Files
  readonly social: SocialProviders
  readonly hashPassword: House['hashPassword']
}

export function accountParts(house: House): AccountParts {
  const { settings, database, secrets, publicUrl, origins, outside, hashPassword } = house
  return {
    attempts: openAttempts(database.db, settings.LIMITS_FACTOR),
    sessions: openSessions(secrets.sessions, publicUrl),
    passkeys: openPasskeys({ secret: secrets.sessions, publicUrl, origins }),
    publicUrl,
    files: outside.files,
    social: socialProviders(settings),
    hashPassword,
  }
}
