import type { User } from '@sizzle/contract/users.ts'
import * as contract from '@sizzle/contract/users.ts'
import { adjustment, type Figures, isNothing } from '@sizzle/domain/loyalty/ledger.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import { isLastAdmin, lockUser } from '../accounts/accounts.sql.ts'
import { endAllSessions, reopenStreams } from '../accounts/sessions.ts'
import { saveLocations, saveUser, unknownLocations } from '../accounts/users.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import { addAdjustment, ledgerFigures } from './ledger.sql.ts'
import { type ProfileRow, profileOf } from './profile.sql.ts'

export const updateUser = operation(contract.updateUser, async ({ userId, updates }, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  // Before any other row: admins are always locked first, or two calls could wait for each other.
  const wouldLeaveNone = await isLastAdmin(tx, userId)
  await lockUser(tx, userId)
  const before = await profileOf(tx, userId)
  if (!before) return refuse({ code: 'user_not_found' })
  const after = changed(before, updates)
  const losesAdmin = after.role !== 'admin' || !after.is_active
  if (wouldLeaveNone && losesAdmin) return refuse({ code: 'last_admin' })
  const unknown = await unknownLocations(tx, after.location_ids)
  if (unknown.length > 0) return refuse({ code: 'location_not_found', locationIds: unknown })
  const figures = adjustment(await ledgerFigures(tx, userId), wantedFigures(updates))

  await saveUser(tx, userId, after, now)
  await saveLocations(tx, userId, after.location_ids)
  if (!isNothing(figures)) await addAdjustment(tx, userId, admin.userId, figures, now)
  if (before.is_active && !after.is_active) await endAllSessions(tx, userId)
  else if (rightsOf(before) !== rightsOf(after)) await reopenStreams(tx, userId)
  await addAudit(tx, admin, requestId, {
    action: 'updateUser',
    subject: `user:${userId}`,
    before: forAudit(before),
    after: {
      ...forAudit(after),
      figures,
      nameChanged: before.name !== after.name,
      phoneChanged: before.phone_number !== after.phone_number,
    },
  })
  return ok({ user: await presentUser(tx, userId) })
})

type Updates = z.output<typeof contract.updateUser.input>['updates']
type UserFields = Pick<ProfileRow, 'name' | 'phone_number' | 'role' | 'is_active' | 'location_ids'>

function changed(before: ProfileRow, updates: Updates): UserFields {
  return {
    name: updates.displayName?.trim() ?? before.name,
    phone_number: updates.phoneNumber === undefined ? before.phone_number : normalizePhone(updates.phoneNumber ?? ''),
    role: updates.role ?? before.role,
    is_active: updates.isActive ?? before.is_active,
    location_ids: updates.locationIds ? [...new Set(updates.locationIds)].toSorted() : before.location_ids,
  }
}

function wantedFigures({ loyaltyPoints, totalOrders, totalSpent }: Updates): Partial<Figures> {
  return {
    ...(loyaltyPoints === undefined ? {} : { points: loyaltyPoints }),
    ...(totalOrders === undefined ? {} : { orders: totalOrders }),
    ...(totalSpent === undefined ? {} : { spent: totalSpent }),
  }
}

function rightsOf({ role, location_ids }: UserFields): string {
  return JSON.stringify([role, location_ids])
}

/** The audit trail is for ever: it says that a name or number changed, not which. */
function forAudit({ role, is_active, location_ids }: UserFields) {
  return { role, isActive: is_active, locationIds: location_ids }
}

async function presentUser(db: Db, userId: string): Promise<z.output<typeof User>> {
  const row = await profileOf(db, userId)
  if (!row) throw new Error('the user was there a statement ago')
  const figures = await ledgerFigures(db, userId)
  return {
    id: row.id,
    uid: row.id,
    email: row.email,
    displayName: row.name,
    phoneNumber: row.phone_number,
    photoURL: row.photo_url,
    role: row.role,
    locationIds: row.location_ids,
    isActive: row.is_active,
    totalOrders: figures.orders,
    totalSpent: figures.spent,
    loyaltyPoints: figures.points,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    updatedAt: row.updated_at,
  }
}
