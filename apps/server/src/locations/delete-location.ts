import * as contract from '@sizzle/contract/locations-office.ts'
import { whyNotDeleted } from '@sizzle/domain/locations/deletion.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { lockToClose, markDeleted } from './managed.sql.ts'
import { stillOpenAt } from './still-open.sql.ts'

export const deleteLocation = operation(contract.deleteLocation, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const { id, expectedVersion } = wish
  const row = await lockToClose(tx, id)
  if (!row) return refuse({ code: 'location_not_found' })
  if (row.version !== expectedVersion) return changedMeanwhile(tx, id)
  const open = await stillOpenAt(tx, id, now)
  const why = whyNotDeleted(open)
  if (why !== null) return refuse({ code: 'location_in_use', why, ...open })
  await markDeleted(tx, id, { userId: person.userId, now })
  await addAudit(tx, person, requestId, {
    action: 'deleteLocation',
    subject: `location:${id}`,
    locationId: id,
    before: { isActive: row.is_active, deletedAt: null },
    after: { isActive: false, deletedAt: now },
  })
  await announce(tx, 'location.changed', { id, version: row.version + 1, locationId: id })
  return ok({ id, deletedAt: now })
})
