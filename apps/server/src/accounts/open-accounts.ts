import type { Context, Hono } from 'hono'
import { openAttempts } from '../kit/attempts/attempts.ts'
import type { Database } from '../kit/db/open.ts'
import { refuseRequest } from '../kit/http/api.ts'
import type { Job } from '../kit/jobs/worker.ts'
import type { Log } from '../kit/log.ts'
import type { Settings } from '../kit/settings.ts'
import type { Files } from '../outside/files/files.ts'
import { personById } from './accounts.sql.ts'
import { cookiePrefix, openAuth, sessionCookie } from './auth.ts'
import { mountAuth } from './auth-routes.ts'
import { openDeviceCookie } from './device-cookie.ts'
import { identifyWith } from './identify.ts'
import { accountOperations } from './operations.ts'
import { mailPasswordReset } from './reset-password.ts'
import { openSessions } from './sessions.ts'
import { socialCallback } from './social/callback.ts'
import { openConnections } from './social/connect.ts'
import { flowCookie } from './social/flow-cookie.ts'
import { socialProviders } from './social/providers.ts'

type Parts = {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly files: Files
  readonly secret: string
  readonly publicUrl: string
  readonly origins: string[]
  readonly clock: () => Date
}

/** People: who they are, how they come in, what they may change about themselves. */
export function openAccounts({ settings, database, log, files, secret, publicUrl, origins, clock }: Parts) {
  // Whom the library is just signing up is not committed yet, so not to be seen here.
  const mayComeIn = async (userId: string) => (await personById(database.db, userId))?.is_active ?? true
  const auth = openAuth({ pool: database.pool, secret, publicUrl, origins, mayComeIn })
  const isSecure = publicUrl.startsWith('https:')
  const prefix = cookiePrefix(publicUrl)
  const identify = identifyWith(database.db, sessionCookie(publicUrl), secret)
  const device = openDeviceCookie(secret, `${prefix}.device`, isSecure)
  const parts = {
    attempts: openAttempts(database.db, settings.LIMITS_FACTOR),
    sessions: openSessions(secret, publicUrl),
    publicUrl,
    files,
    social: socialProviders(settings),
    connect: openConnections(),
    cookie: flowCookie(prefix, isSecure),
  }
  const jobs: Record<string, Job> = { 'mail-password-reset': mailPasswordReset(publicUrl) }

  return {
    auth,
    identify,
    /** What the rooms around the person need as well. */
    parts,
    operations: accountOperations(parts),
    jobs,
    mount(api: Hono, addressOf: (c: Context) => string) {
      const callback = socialCallback({ ...parts, database, log, clock, addressOf, deviceCookie: device.line })
      mountAuth(api, {
        auth,
        origins,
        publicUrl,
        database,
        attempts: parts.attempts,
        device,
        identify,
        addressOf,
        refuse: refuseRequest,
        log,
        clock,
        socialCallback: callback,
      })
    },
  }
}
