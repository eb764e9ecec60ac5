import * as contract from '@sizzle/contract/users.ts'
import { MAX_BULK_USERS } from '@sizzle/domain/people/profile.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import { isLastAdmin } from '../accounts/accounts.sql.ts'
import { areGroups, saveUsers, unknownLocations } from '../accounts/users.sql.ts'
import { addAudits } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { applyRights, forAudit } from './update-user.ts'
import { lockUsers } from './users.sql.ts'

type Updates = z.output<typeof contract.updateUsers.input>['updates']

export const updateUsers = operation(contract.updateUsers, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const userIds = [...new Set(wish.userIds)]
  if (userIds.length > MAX_BULK_USERS) return refuse({ code: 'too_many_users' })
  const change = changeOf(wish.updates)
  // Admins are always locked first, or two calls could wait for each other.
  const wouldLeaveNone = await isLastAdmin(tx, ...userIds)
  const people = await lockUsers(tx, userIds)
  const missing = userIds.filter((id) => !people.some((person) => person.id === id))
  if (missing.length > 0) return refuse({ code: 'user_not_found', userIds: missing })
  const loseAdmin = (change.role ?? 'admin') !== 'admin' || change.is_active === false
  if (wouldLeaveNone && loseAdmin) return refuse({ code: 'last_admin' })
  const unknown = await unknownLocations(tx, change.location_ids ?? [])
  if (unknown.length > 0) return refuse({ code: 'location_not_found', locationIds: unknown })
  if (!(await areGroups(tx, change.group_ids ?? []))) return refuse({ code: 'group_not_found' })

  await saveUsers(tx, userIds, change, { adminId: admin.userId, now })
  const changes = people.map((before) => ({ before, after: withChange(before, change) }))
  for (const { before, after } of changes) {
    await applyRights(tx, before, after)
    await announce(tx, 'user.changed', { id: before.id })
  }
  await addAudits(
    tx,
    admin,
    requestId,
    changes.map(({ before, after }) => ({
      action: 'updateUsers',
      subject: `user:${before.id}`,
      before: forAudit(before),
      after: forAudit(after),
    })),
  )
  return ok({ updated: people.length })
})

function changeOf({ role, isActive, locationIds, groupIds }: Updates) {
  return {
    role: role ?? null,
    is_active: isActive ?? null,
    location_ids: locationIds ? [...new Set(locationIds)].toSorted() : null,
    group_ids: groupIds ? [...new Set(groupIds)].toSorted() : null,
  }
}

type Rights = Awaited<ReturnType<typeof lockUsers>>[number]

function withChange(before: Rights, { role, is_active, location_ids, group_ids }: ReturnType<typeof changeOf>): Rights {
  return {
    id: before.id,
    role: role ?? before.role,
    is_active: is_active ?? before.is_active,
    location_ids: location_ids ?? before.location_ids,
    group_ids: group_ids ?? before.group_ids,
  }
}
