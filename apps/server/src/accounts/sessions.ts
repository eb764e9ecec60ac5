import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { serializeSignedCookie } from 'better-call'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { SESSION_SECONDS, sessionCookie } from './auth.ts'
import { endSession, endSessionOf, endSessionsBut, insertSession } from './sessions.sql.ts'

export type NewSession = {
  userId: string
  address: string
  userAgent: string | undefined
  now: Date
  /** Left out where only the first step was taken. */
  provenByCode?: boolean
  /** Where a PIN opens it, and until when it stays open if nobody works there. */
  device?: { readonly id: string; readonly until: Date }
}

/**
 * Sessions begun and ended inside a transaction of ours. The rows and the cookie are the accounts library's, so it knows
 * them as it knows its own.
 */
export function openSessions(secret: string, publicUrl: string) {
  return {
    /** A new session under a new id; the answer is the cookie's line. */
    async begin(
      tx: Tx,
      { userId, address, userAgent, now, provenByCode = false, device }: NewSession,
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = device?.until ?? new Date(now.getTime() + SESSION_SECONDS * 1000)
      const deviceId = device?.id ?? null
      const id = randomUUIDv7()
      await insertSession(tx, { id, userId, token, address, userAgent, provenByCode, deviceId, now, expiresAt })
      return serializeSignedCookie(sessionCookie(publicUrl), token, secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        maxAge: SESSION_SECONDS,
      })
    },
    expiredCookie: () =>
      `${sessionCookie(publicUrl)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`,
  }
}
export type Sessions = ReturnType<typeof openSessions>

/** Ends every session of a person, open streams included (they listen to this topic), and answers how many there were. */
export async function endAllSessions(tx: Tx, userId: string): Promise<number> {
  const ended = await endSessionsBut(tx, userId, null)
  await announce(tx, 'session.ended', { id: 'all', userId })
  return ended
}

export async function endOneSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await endSession(tx, sessionId)
  await announce(tx, 'session.ended', { id: sessionId, userId })
}

/** False: it is over already, or somebody else's. */
export async function endOwnSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  if (!(await endSessionOf(tx, userId, sessionId))) return false
  await announce(tx, 'session.ended', { id: sessionId, userId })
  return true
}

/** The streams of the one that stays close as well, and come back. */
export async function endOtherSessions(tx: Tx, userId: string, sessionId: string): Promise<number> {
  const ended = await endSessionsBut(tx, userId, sessionId)
  await announce(tx, 'session.ended', { id: 'all', userId })
  return ended
}

/** For sessions that were ended together. */
export async function tellEnded(tx: Tx, ended: readonly { id: string; user_id: string }[]): Promise<void> {
  for (const { id, user_id } of ended) await announce(tx, 'session.ended', { id, userId: user_id })
}

/** Streams were opened with the rights of that moment: they close and come back with those of now. */
export async function reopenStreams(tx: Tx, userId: string): Promise<void> {
  await announce(tx, 'session.ended', { id: 'all', userId })
}
