import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../kit/db/sql.ts'
import { dropTokens, insertToken, type Purpose } from './email-tokens.sql.ts'

const DAY = 24 * 3600
export const VALID_SECONDS = { 'reset-password': 3600, 'verify-email': DAY, 'change-email': DAY } as const
const PAGES = {
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'change-email': '/verify-email',
} as const

/** Whose link it is, and the address that it proves. */
type Owner = { id: string; email: string }

/**
 * A link for a mail. The address comes from the settings, never from a request; the token stands behind the #, which
 * browsers send to no server and no log.
 */
export async function newLink(tx: Tx, publicUrl: string, owner: Owner, purpose: Purpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + VALID_SECONDS[purpose] * 1000)
  await dropTokens(tx, owner.id, purpose)
  await insertToken(tx, { tokenHash: hashOf(token), userId: owner.id, email: owner.email, purpose, now, expiresAt })
  return `${publicUrl}${PAGES[purpose]}#token=${token}`
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
