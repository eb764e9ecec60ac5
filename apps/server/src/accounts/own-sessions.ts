import * as contract from '@sizzle/contract/own-sessions.ts'
import { deviceName } from '@sizzle/domain/people/device-name.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { operation, query } from '../kit/operation.ts'
import type { AccountParts } from './account-parts.ts'
import { sessionsOfPerson } from './sessions.sql.ts'
import { endOtherSessions, endOwnSession } from './sessions.ts'

export const getMySessions = query(contract.getMySessions, async (_, { who, db, now }) => {
  const { userId, sessionId } = personOf(who)
  const sessions = (await sessionsOfPerson(db, userId, now)).map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    networkAddress: row.ip_address || null,
    begunAt: row.created_at,
    usedAt: row.updated_at,
    isThis: row.id === sessionId,
  }))
  return ok({ sessions: sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) })
})

export function endMySession({ sessions }: AccountParts) {
  return operation(contract.endMySession, async (wish, { tx, who, setCookie }) => {
    const { userId, sessionId } = personOf(who)
    if (!(await endOwnSession(tx, userId, wish.sessionId))) return refuse({ code: 'session_not_found' })
    if (wish.sessionId === sessionId) setCookie(sessions.expiredCookie())
    return ok({})
  })
}

export const endMyOtherSessions = operation(contract.endMyOtherSessions, async (_, { tx, who }) => {
  const { userId, sessionId } = personOf(who)
  return ok({ ended: await endOtherSessions(tx, userId, sessionId) })
})
