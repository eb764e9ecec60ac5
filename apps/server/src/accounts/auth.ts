import { randomUUIDv7 } from 'node:crypto'
import { APIError, betterAuth } from 'better-auth'
import type pg from 'pg'
import { isDatabaseBusy, isDatabaseDown } from '../kit/db/database-down.ts'
import { passwordMatches } from '../kit/password-hash.ts'

export type AuthParts = {
  pool: pg.Pool
  secret: string
  publicUrl: string
  origins: readonly string[]
  /** Asked before every new session, whichever way it comes about. */
  mayComeIn: (userId: string) => Promise<boolean>
  hashPassword: (password: string) => Promise<string>
}

/** `__Host-`: only this very host may set it, only over https, for every path. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-sizzle' : 'sizzle'
}

/** What the library calls it. */
export function sessionCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`
}

export const SESSION_SECONDS = 30 * 24 * 3600

/** What the library keeps, in our tables. */
const OUR_TABLES = {
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    expiresIn: SESSION_SECONDS,
    updateAge: 24 * 3600,
    cookieCache: { enabled: false },
  },
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', image: 'photo_url', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
}

/**
 * The accounts library on our own tables. Role and figures are no input of it: a role lives in the user row and is
 * granted by an admin only (people 1, people 2).
 */
export function openAuth({ pool, secret, publicUrl, origins, mayComeIn, hashPassword }: AuthParts) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: pool,
    trustedOrigins: [...origins],
    telemetry: { enabled: false },
    logger: { disabled: true },
    // The library answers 500 for whatever it did not expect; a database that is away deserves another try.
    onAPIError: {
      onError(error) {
        if (isDatabaseDown(error) || isDatabaseBusy(error)) throw error
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      autoSignIn: true,
      password: { hash: hashPassword, verify: ({ password, hash }) => passwordMatches(password, hash) },
    },
    // Ours are in the database and count accounts as well: sign-in-limits.ts.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }) {
            if (!(await mayComeIn(userId))) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DEACTIVATED' })
          },
        },
      },
    },
    ...OUR_TABLES,
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // The library's own switch would put another prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: publicUrl.startsWith('https:'),
      },
      database: { generateId: () => randomUUIDv7(), validateSchema: false },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
  })
}
export type Auth = ReturnType<typeof openAuth>
