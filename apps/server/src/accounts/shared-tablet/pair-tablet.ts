import { randomBytes, randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/shared-tablets.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { operation, query } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { hashOf } from '../email-links.ts'
import { endOneSession, tellEnded } from '../sessions.ts'
import { unknownLocations } from '../users.sql.ts'
import type { TabletCookie } from './tablet-cookie.ts'
import { endSessionsAt, insertTablet, lockForPairing, pairedTablets, type TabletRow, unpair } from './tablets.sql.ts'

export const getSharedTablets = query(contract.getSharedTablets, async (_, { db }) =>
  ok({ tablets: (await pairedTablets(db)).map(presentTablet) }),
)

/** The admin is signed out of it, or the next person would be an admin. */
export const pairTablet = ({ sessions }: AccountParts, cookie: TabletCookie) =>
  operation(contract.pairTablet, async ({ locationId, name }, { tx, who, now, requestId, setCookie }) => {
    const admin = personOf(who)
    if ((await unknownLocations(tx, [locationId])).length > 0) return refuse({ code: 'location_not_found' })
    const [id, secret] = [randomUUIDv7(), randomBytes(32).toString('base64url')]
    await lockForPairing(tx, locationId)
    await insertTablet(tx, { id, locationId, name: name.trim(), tokenHash: hashOf(secret), by: admin.userId, now })
    await endOneSession(tx, admin.userId, admin.sessionId)
    await addAudit(tx, admin, requestId, {
      action: 'pairTablet',
      subject: `tablet:${id}`,
      locationId,
      after: { name: name.trim() },
    })
    setCookie(cookie.line(secret))
    setCookie(sessions.expiredCookie())
    return ok({})
  })

export const unpairTablet = operation(contract.unpairTablet, async ({ tabletId }, { tx, who, now, requestId }) => {
  const gone = await unpair(tx, tabletId, now)
  if (!gone) return refuse({ code: 'tablet_not_found' })
  await tellEnded(tx, await endSessionsAt(tx, tabletId))
  await addAudit(tx, personOf(who), requestId, {
    action: 'unpairTablet',
    subject: `tablet:${tabletId}`,
    locationId: gone.location_id,
    before: { name: gone.name },
  })
  return ok({})
})

function presentTablet({ id, name, location_id, location_name, paired_by_name, paired_at, used_at }: TabletRow) {
  return {
    id,
    name,
    location: { id: location_id, name: location_name },
    pairedBy: paired_by_name,
    pairedAt: paired_at,
    usedAt: used_at,
  }
}
