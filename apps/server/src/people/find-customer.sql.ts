import type { Role } from '@sizzle/domain/people/rights.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type FoundRow = {
  id: string
  name: string
  email: string
  phone_number: string
  is_active: boolean
  role: Role
  created_at: Date
  last_order_at: Date | null
  allergies: string
  note: string
}

/** Several may have given one number: who can still come in, then customers, then who was here last. */
export function personWithPhone(db: Db, phone: string) {
  return db.maybe<FoundRow>(sql`
    select u.id, u.name, u.email, u.phone_number, u.is_active, u.role, u.created_at, o.order_time as last_order_at,
      coalesce(n.allergies, '') as allergies, coalesce(n.note, '') as note
    from users u left join lateral (
      select order_time from orders where user_id = u.id order by order_time desc limit 1) o on true
      left join person_notes n on n.user_id = u.id
    where u.phone_number = ${phone} and u.deleted_at is null
    order by u.is_active desc, u.role = 'customer' desc, o.order_time desc nulls last, u.created_at desc limit 1`)
}

/** The account that has this id and this number, and can come in. */
export async function isAccountWithPhone(db: Db, userId: string, phone: string): Promise<boolean> {
  const found = await db.maybe(sql`
    select id from users
    where id = ${userId} and phone_number = ${phone} and is_active and deleted_at is null for key share`)
  return found !== undefined
}
