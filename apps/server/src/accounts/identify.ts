import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { CODE_MINUTES, mustHaveSecondFactor } from '@sizzle/domain/people/second-factor.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Guest, Person } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { gatheredReads } from '../kit/gathered-reads.ts'
import { SESSION_SECONDS } from './auth.ts'
import { kindsOf } from './passkeys/passkeys.sql.ts'
import { sessionTokenIn } from './session-token.ts'
import { personsOfSessions, prolongSession, type SessionPerson } from './sessions.sql.ts'
import { roleOf } from './shared-tablet/role-of.ts'
import type { TabletCookie } from './shared-tablet/tablet-cookie.ts'
import { tabletOfCookie } from './shared-tablet/tablets.sql.ts'

const GUEST: Guest = { kind: 'guest' }
const PROLONG_AFTER_MS = 24 * 3600_000

export type Identify = (headers: Headers) => Promise<Guest | Person>

type Parts = {
  readonly cookieName: string
  readonly secret: string
  readonly settingOf: SettingOf
  readonly tablet: TabletCookie
}

/** Finds the sender in the database every time, so a role change or deactivation holds from the next request on. */
export function identifyWith(db: Db, { cookieName, secret, settingOf, tablet }: Parts): Identify {
  const personOf = gatheredReads(async (tokens) => {
    const found = await personsOfSessions(db, tokens, new Date())
    return new Map(found.map((person) => [person.token, person]))
  })
  return async (headers) => {
    const token = sessionTokenIn(headers, cookieName, secret)
    const found = token === undefined ? undefined : await personOf(token)
    const tabletHash = tablet.hashIn(headers.get('cookie'))
    if (!found) return guestAt(db, tabletHash)
    if (found.device_id !== null) return personByPin(found, tabletHash, settingOf) ?? guestAt(db, tabletHash)
    const steps = kindsOf({ code: found.has_code, passkey: found.has_passkey })
    if (steps.length > 0 && !found.proven_by_code) return halfIn(found, steps)
    await prolongWhenDue(db, found)
    return personIn(found, settingOf)
  }
}

async function guestAt(db: Db, tabletHash: string | undefined): Promise<Guest> {
  const device = tabletHash === undefined ? undefined : await tabletOfCookie(db, tabletHash)
  return device ? { kind: 'guest', deviceId: device.id } : GUEST
}

/** On the device that was unlocked and at its location only, as a manager at most. */
function personByPin(found: SessionPerson, tabletHash: string | undefined, settingOf: SettingOf): Person | undefined {
  const { role, device_id, device_location, device_token, location_ids } = found
  if (device_id === null || device_location === null || device_token !== tabletHash) return undefined
  if (role === 'customer' || (role !== 'admin' && !location_ids.includes(device_location))) return undefined
  return {
    kind: 'person',
    userId: found.id,
    sessionId: found.session_id,
    email: found.email,
    name: found.name,
    role: roleOf({ role, has_second_factor: found.has_code || found.has_passkey }, settingOf),
    locationIds: [device_location],
    byPin: true,
    deviceId: device_id,
  }
}

/** Nobody, whatever the first step proved. */
function halfIn({ id, session_id, begun_at }: SessionPerson, steps: SecondStepKind[]): Guest {
  const isOver = Date.now() - begun_at.getTime() > CODE_MINUTES * 60_000
  return isOver ? GUEST : { kind: 'guest', awaits: { userId: id, sessionId: session_id, steps } }
}

/** Where the house asks for a second step, a role is worth nothing before there is one. */
function personIn(found: SessionPerson, settingOf: SettingOf): Person {
  const { role, has_code, has_passkey } = found
  const isHeldBack = !has_code && !has_passkey && mustHaveSecondFactor(settingOf('people.secondFactor'), role)
  return {
    kind: 'person',
    userId: found.id,
    sessionId: found.session_id,
    email: found.email,
    name: found.name,
    ...(isHeldBack
      ? { role: 'customer' as const, locationIds: [], heldBackRole: role }
      : { role, locationIds: found.location_ids }),
  }
}

async function prolongWhenDue(db: Db, { session_id, prolonged_at }: SessionPerson): Promise<void> {
  const now = new Date()
  if (now.getTime() - prolonged_at.getTime() < PROLONG_AFTER_MS) return
  await prolongSession(db, session_id, now, new Date(now.getTime() + SESSION_SECONDS * 1000))
}
