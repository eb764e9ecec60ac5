import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/location-groups.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import { reopenStreams } from '../accounts/sessions.ts'
import { unknownLocations } from '../accounts/users.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, query } from '../kit/operation.ts'
import {
  allGroups,
  groupById,
  insertGroup,
  type LocationGroupRow,
  lockGroup,
  lockGroupNames,
  peopleOfGroup,
  removeGroup,
  renameGroup,
  saveMembers,
} from './location-groups.sql.ts'

export const getLocationGroups = query(contract.getLocationGroups, async (_, { db }) =>
  ok({ groups: (await allGroups(db)).map(presentGroup) }),
)

export const saveLocationGroup = operation(contract.saveLocationGroup, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const locationIds = [...new Set(wish.locationIds)].toSorted()
  const unknown = await unknownLocations(tx, locationIds)
  if (unknown.length > 0) return refuse({ code: 'location_not_found', locationIds: unknown })
  await lockGroupNames(tx)
  const before = wish.groupId === undefined ? undefined : await lockedGroup(tx, wish.groupId)
  if (wish.groupId !== undefined && !before) return refuse({ code: 'group_not_found' })
  if (before && wish.expectedVersion !== undefined && before.version !== wish.expectedVersion)
    return refuse({ code: 'group_changed' })

  const saved = { id: before?.id ?? randomUUIDv7(), name: wish.name.trim(), by: admin.userId, now }
  const isSaved = before ? await renameGroup(tx, saved) : await insertGroup(tx, saved)
  if (!isSaved) return refuse({ code: 'group_name_taken' })
  await saveMembers(tx, saved.id, locationIds)
  await tellPeople(tx, saved.id)
  await addAudit(tx, admin, requestId, {
    action: 'saveLocationGroup',
    subject: `location-group:${saved.id}`,
    ...(before ? { before: forAudit(before) } : {}),
    after: { name: saved.name, locationIds },
  })
  return ok({ group: presentGroup(await savedGroup(tx, saved.id)) })
})

export const deleteLocationGroup = operation(contract.deleteLocationGroup, async ({ groupId }, context) => {
  const { tx, who, requestId } = context
  const before = await lockedGroup(tx, groupId)
  if (!before) return refuse({ code: 'group_not_found' })
  await tellPeople(tx, groupId)
  await removeGroup(tx, groupId)
  await addAudit(tx, personOf(who), requestId, {
    action: 'deleteLocationGroup',
    subject: `location-group:${groupId}`,
    before: forAudit(before),
  })
  return ok({})
})

async function lockedGroup(tx: Tx, groupId: string): Promise<LocationGroupRow | undefined> {
  return (await lockGroup(tx, groupId)) ? groupById(tx, groupId) : undefined
}

async function savedGroup(db: Db, groupId: string): Promise<LocationGroupRow> {
  const row = await groupById(db, groupId)
  if (!row) throw new Error('the group was saved a statement ago')
  return row
}

/** Their streams close and come back with the locations of now. */
async function tellPeople(tx: Tx, groupId: string): Promise<void> {
  for (const { user_id } of await peopleOfGroup(tx, groupId)) {
    await reopenStreams(tx, user_id)
    await announce(tx, 'user.changed', { id: user_id })
  }
  await announce(tx, 'user.changed', { id: groupId })
}

function presentGroup({
  id,
  name,
  location_ids,
  people,
  version,
}: LocationGroupRow): z.output<typeof contract.LocationGroup> {
  return { id, name, locationIds: location_ids, people, version }
}

function forAudit({ name, location_ids }: LocationGroupRow) {
  return { name, locationIds: location_ids }
}
