import { randomUUIDv7 } from 'node:crypto'
import { betterAuth } from 'better-auth'
import type pg from 'pg'

export type AuthParts = { pool: pg.Pool; secret: string; publicUrl: string; origins: string[]; limitsFactor: number }

/**
 * The accounts library on our own tables. Role and figures are no input of it: a role lives in the user row and is
 * granted by an admin only (decisions.md 1, 2).
 */
export function openAuth({ pool, secret, publicUrl, origins }: AuthParts) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: pool,
    trustedOrigins: origins,
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    rateLimit: { enabled: false },
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
      expiresIn: 30 * 24 * 3600,
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
    advanced: {
      cookiePrefix: 'sizzle',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUIDv7(), validateSchema: false },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
  })
}
export type Auth = ReturnType<typeof openAuth>
