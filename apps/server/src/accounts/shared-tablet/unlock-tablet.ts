import * as contract from '@sizzle/contract/shared-tablets.ts'
import { IDLE_GRACE_SECONDS, IDLE_SECONDS, SHIFT_HOURS } from '@sizzle/domain/people/pin.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { operation, preparedOperation, query } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { noteLogin } from '../accounts.sql.ts'
import { endOneSession } from '../sessions.ts'
import { provePin } from './prove-pin.ts'
import { noteUse, peopleAt, prolongPinSession, tabletById } from './tablets.sql.ts'

export const getThisTablet = query(contract.getThisTablet, async (_, { who, db }) => {
  const row = who.deviceId === undefined ? undefined : await tabletById(db, who.deviceId)
  if (!row) return ok({ tablet: null })
  const people = await peopleAt(db, row.location_id)
  return ok({
    tablet: {
      name: row.name,
      location: { id: row.location_id, name: row.location_name },
      people: people.map((person) => ({ id: person.id, name: person.name })),
    },
  })
})

export const unlockTablet = ({ attempts, sessions }: AccountParts) =>
  preparedOperation(
    contract.unlockTablet,
    ({ userId, pin }, { who, db, now }) =>
      provePin({ attempts, db, colleaguesAt: peopleAt }, { deviceId: who.deviceId, userId, pin, now }),
    async ({ userId }, { tx, who, now, address, userAgent, requestId, setCookie }, { tablet, provenBy }) => {
      const person = (await peopleAt(tx, tablet.location_id)).find((one) => one.id === userId)
      // Changed or taken away since it was proven.
      if (!person || provenBy === undefined || person.pin_hash !== provenBy) return refuse({ code: 'wrong_pin' })
      if (who.kind === 'person') await endOneSession(tx, who.userId, who.sessionId)
      const device = { id: tablet.id, until: openUntil(now) }
      setCookie(await sessions.begin(tx, { userId, address, userAgent, now, device }))
      await noteUse(tx, tablet.id, now)
      await noteLogin(tx, userId, now)
      await addAudit(tx, { userId, name: person.name, deviceId: tablet.id }, requestId, {
        action: 'unlockTablet',
        subject: `tablet:${tablet.id}`,
        locationId: tablet.location_id,
        after: { name: tablet.name },
      })
      return ok({})
    },
  )

export const stayUnlocked = operation(contract.stayUnlocked, async (_, { tx, who, now }) => {
  const session = await prolongPinSession(tx, personOf(who).sessionId, openUntil(now), SHIFT_HOURS)
  return ok({ until: session?.expires_at ?? null })
})

export const lockTablet = ({ sessions }: AccountParts) =>
  operation(contract.lockTablet, async (_, { tx, who, setCookie }) => {
    const { userId, sessionId, byPin } = personOf(who)
    if (!byPin) return refuse({ code: 'not_a_tablet' })
    await endOneSession(tx, userId, sessionId)
    setCookie(sessions.expiredCookie())
    return ok({})
  })

function openUntil(now: Date): Date {
  return new Date(now.getTime() + (IDLE_SECONDS + IDLE_GRACE_SECONDS) * 1000)
}
