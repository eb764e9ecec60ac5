import * as contract from '@sizzle/contract/users.ts'
import { adjustment, type Figures, isNothing } from '@sizzle/domain/loyalty/ledger.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import { isLastAdmin, lockUser } from '../accounts/accounts.sql.ts'
import { endAllSessions, reopenStreams } from '../accounts/sessions.ts'
import {
  areGroups,
  saveDeactivated,
  saveGroups,
  saveLocations,
  saveUser,
  unknownLocations,
} from '../accounts/users.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { answeredAnew, operation } from '../kit/operation.ts'
import { addAdjustment, ledgerFigures } from './ledger.sql.ts'
import { presentAgain, presentOneUser } from './present-user.ts'
import { type UserRow, userById } from './users.sql.ts'

/** For programs that give no reason; the form asks for one. */
const EDITED = 'Edited by an admin'

const update = operation(contract.updateUser, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const { userId, updates } = wish
  const { before, wouldLeaveNone } = await lockedUser(tx, userId)
  if (!before) return refuse({ code: 'user_not_found' })
  if (isOld(before, wish.expectedVersion)) return changedMeanwhile(before)
  const after = changed(before, updates)
  const losesAdmin = after.role !== 'admin' || !after.is_active
  if (wouldLeaveNone && losesAdmin) return refuse({ code: 'last_admin' })
  const unknown = await unknownLocations(tx, after.location_ids)
  if (unknown.length > 0) return refuse({ code: 'location_not_found', locationIds: unknown })
  if (!(await areGroups(tx, after.group_ids))) return refuse({ code: 'group_not_found' })
  const figures = adjustment(await ledgerFigures(tx, userId), wantedFigures(updates))

  await saveUser(tx, userId, after, { adminId: admin.userId, now })
  await saveLocations(tx, [userId], after.location_ids)
  await saveGroups(tx, [userId], after.group_ids)
  const note = wish.reason?.trim() || EDITED
  if (!isNothing(figures)) await addAdjustment(tx, { userId, actorId: admin.userId, figures, note, now })
  await applyRights(tx, before, after)
  await announce(tx, 'user.changed', { id: userId, version: before.version + 1 })
  await addAudit(tx, admin, requestId, {
    action: 'updateUser',
    subject: `user:${userId}`,
    before: forAudit(before),
    after: {
      ...forAudit(after),
      ...(isNothing(figures) ? {} : { figures }),
      nameChanged: before.name !== after.name,
      phoneChanged: before.phone_number !== after.phone_number,
    },
  })
  return ok({ user: await presentOneUser(tx, userId) })
})

const deactivate = operation(contract.deactivateUser, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const { userId } = wish
  const { before, wouldLeaveNone } = await lockedUser(tx, userId)
  if (!before) return refuse({ code: 'user_not_found' })
  const isDone = before.deactivated_at !== null
  if (!isDone && isOld(before, wish.expectedVersion)) return changedMeanwhile(before)
  if (wouldLeaveNone) return refuse({ code: 'last_admin' })
  if (isDone) return ok({ user: await presentOneUser(tx, userId) })

  const after = { ...before, is_active: false }
  await saveDeactivated(tx, userId, { adminId: admin.userId, now })
  await applyRights(tx, before, after)
  await announce(tx, 'user.changed', { id: userId, version: before.version + 1 })
  await addAudit(tx, admin, requestId, {
    action: 'deactivateUser',
    subject: `user:${userId}`,
    before: forAudit(before),
    after: forAudit(after),
  })
  return ok({ user: await presentOneUser(tx, userId) })
})

export const updateUser = answeredAnew(contract.updateUser, update, ({ userId }, { tx }) => presentAgain(tx, userId))

export const deactivateUser = answeredAnew(contract.deactivateUser, deactivate, ({ userId }, { tx }) =>
  presentAgain(tx, userId),
)

type Updates = z.output<typeof contract.updateUser.input>['updates']
type UserRights = {
  readonly role: Role
  readonly is_active: boolean
  readonly location_ids: readonly string[]
  readonly group_ids: readonly string[]
}

/** Admins are always locked first, before any other row, or two calls could wait for each other. */
async function lockedUser(tx: Tx, userId: string) {
  const wouldLeaveNone = await isLastAdmin(tx, userId)
  const before = (await lockUser(tx, userId)) && (await userById(tx, userId))
  return { before, wouldLeaveNone }
}

/** A client that names no version changes whatever is there. */
function isOld({ version }: UserRow, expected: number | undefined): boolean {
  return expected !== undefined && expected !== version
}

/** Says who was first. */
export function changedMeanwhile({ version, updated_by_name, updated_at }: UserRow) {
  return refuse({
    code: 'user_changed' as const,
    current: { version, changedBy: updated_by_name, changedAt: updated_at },
  })
}

function changed(before: UserRow, updates: Updates) {
  return {
    name: updates.displayName?.trim() ?? before.name,
    phone_number: updates.phoneNumber === undefined ? before.phone_number : normalizePhone(updates.phoneNumber ?? ''),
    role: updates.role ?? before.role,
    is_active: updates.isActive ?? before.is_active,
    location_ids: updates.locationIds ? [...new Set(updates.locationIds)].toSorted() : before.location_ids,
    group_ids: updates.groupIds ? [...new Set(updates.groupIds)].toSorted() : before.group_ids,
  }
}

function wantedFigures({ loyaltyPoints, totalOrders, totalSpent }: Updates): Partial<Figures> {
  return {
    ...(loyaltyPoints === undefined ? {} : { points: loyaltyPoints }),
    ...(totalOrders === undefined ? {} : { orders: totalOrders }),
    ...(totalSpent === undefined ? {} : { spent: totalSpent }),
  }
}

/** Who may no longer come in loses the sessions; who has other rights now gets a stream with these. */
export async function applyRights(tx: Tx, before: UserRights & { readonly id: string }, after: UserRights) {
  if (before.is_active && !after.is_active) await endAllSessions(tx, before.id)
  else if (rightsOf(before) !== rightsOf(after)) await reopenStreams(tx, before.id)
}

function rightsOf({ role, location_ids, group_ids }: UserRights): string {
  return JSON.stringify([role, location_ids, group_ids])
}

/** The audit trail is for ever: it says that a name or number changed, not which. */
export function forAudit({ role, is_active, location_ids, group_ids }: UserRights) {
  return { role, isActive: is_active, locationIds: location_ids, groupIds: group_ids }
}
