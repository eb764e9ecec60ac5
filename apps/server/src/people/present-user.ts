import type { User } from '@sizzle/contract/users.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import type { Db } from '../kit/db/sql.ts'
import { type UserRow, userById } from './users.sql.ts'

export function presentUser(row: UserRow): z.output<typeof User> {
  return {
    id: row.id,
    uid: row.id,
    email: row.email,
    displayName: row.name,
    phoneNumber: row.phone_number,
    photoURL: row.photo_url,
    role: row.role,
    locationIds: row.location_ids,
    groupIds: row.group_ids,
    isActive: row.is_active,
    isDeleted: row.deactivated_at !== null,
    deletedAt: row.deactivated_at,
    hasSecondStep: row.has_second_step,
    totalOrders: row.total_orders,
    totalSpent: row.total_spent,
    loyaltyPoints: row.loyalty_points,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by_name,
    version: row.version,
  }
}

/** For who asks a second time whether an action was done; the person may be gone by then. */
export async function presentAgain(db: Db, userId: string) {
  const row = await userById(db, userId)
  return row ? ok({ user: presentUser(row) }) : refuse({ code: 'user_not_found' as const })
}

/** For a person whose row this transaction holds. */
export async function presentOneUser(db: Db, userId: string): Promise<z.output<typeof User>> {
  const row = await userById(db, userId)
  if (!row) throw new Error('the user was there a statement ago')
  return presentUser(row)
}
