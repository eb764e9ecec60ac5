import type { Role } from '@sizzle/domain/people/rights.ts'
import type { UserSort } from '@sizzle/domain/people/user-list.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type UserRow = {
  id: string
  email: string
  name: string
  phone_number: string | null
  photo_url: string | null
  role: Role
  location_ids: string[]
  group_ids: string[]
  is_active: boolean
  deactivated_at: Date | null
  has_second_step: boolean
  total_orders: number
  total_spent: number
  loyalty_points: number
  created_at: Date
  last_login_at: Date | null
  updated_at: Date
  updated_by_name: string | null
  version: number
}

export type UserFilter = {
  /** For LIKE, with the wildcards that were typed escaped; null: everybody. */
  readonly pattern: string | null
  /** The same for the digits of what looks like a phone number; otherwise `pattern` again. */
  readonly digits: string | null
  /** The text itself where it is too short for the index of longer ones. */
  readonly short: string | null
  /** Null: any. */
  readonly roles: readonly Role[] | null
  readonly isActive: boolean | null
}
/** The last row of the page before. */
export type UserKey = { readonly key: string; readonly id: string }
type Page = { readonly sort: UserSort; readonly after: UserKey | null; readonly limit: number }

/**
 * A page in the order of an index: it begins behind the last row of the page before, so the thousandth costs what the first
 * does. `key` is what the row is ordered by; moments as microseconds, because a Date keeps only thousandths.
 */
export function listUsers(
  db: Db,
  { pattern, digits, short, roles, isActive }: UserFilter,
  { sort, after, limit }: Page,
) {
  const key = after?.key ?? null
  const id = after?.id ?? null
  return db.many<UserRow & { key: string }>(sql`
    with page as (
      (select id, (extract(epoch from created_at) * 1000000)::bigint::text as key,
         row_number() over (order by created_at desc, id desc) as place
       from users
       where ${sort} = 'newest' and deleted_at is null
         and (${roles}::text[] is null or role = any(${roles})) and (${isActive}::bool is null or is_active = ${isActive})
         and (${pattern}::text is null or search_key like ${pattern} or search_key like ${digits})
         and (${short}::text is null or short_parts(search_key) @> array[${short}::text])
         and (${id}::uuid is null or (created_at, id)
              < (timestamptz 'epoch' + (case when ${sort} = 'newest' then ${key} end)::bigint * interval '1 microsecond', ${id}::uuid))
       order by created_at desc, id desc limit ${limit})
      union all
      (select id, lower(name) as key, row_number() over (order by lower(name), id) as place
       from users
       where ${sort} = 'name' and deleted_at is null
         and (${roles}::text[] is null or role = any(${roles})) and (${isActive}::bool is null or is_active = ${isActive})
         and (${pattern}::text is null or search_key like ${pattern} or search_key like ${digits})
         and (${short}::text is null or short_parts(search_key) @> array[${short}::text])
         and (${id}::uuid is null or (lower(name), id) > (${key}, ${id}::uuid))
       order by lower(name), id limit ${limit})
      union all
      (select id, total_spent::text as key, row_number() over (order by total_spent desc, id desc) as place
       from users
       where ${sort} = 'spent' and deleted_at is null
         and (${roles}::text[] is null or role = any(${roles})) and (${isActive}::bool is null or is_active = ${isActive})
         and (${pattern}::text is null or search_key like ${pattern} or search_key like ${digits})
         and (${short}::text is null or short_parts(search_key) @> array[${short}::text])
         and (${id}::uuid is null or (total_spent, id) < ((case when ${sort} = 'spent' then ${key} end)::bigint, ${id}::uuid))
       order by total_spent desc, id desc limit ${limit})
      union all
      (select id, total_orders::text as key, row_number() over (order by total_orders desc, id desc) as place
       from users
       where ${sort} = 'orders' and deleted_at is null
         and (${roles}::text[] is null or role = any(${roles})) and (${isActive}::bool is null or is_active = ${isActive})
         and (${pattern}::text is null or search_key like ${pattern} or search_key like ${digits})
         and (${short}::text is null or short_parts(search_key) @> array[${short}::text])
         and (${id}::uuid is null or (total_orders, id) < ((case when ${sort} = 'orders' then ${key} end)::bigint, ${id}::uuid))
       order by total_orders desc, id desc limit ${limit})
      union all
      (select id, loyalty_points::text as key, row_number() over (order by loyalty_points desc, id desc) as place
       from users
       where ${sort} = 'points' and deleted_at is null
         and (${roles}::text[] is null or role = any(${roles})) and (${isActive}::bool is null or is_active = ${isActive})
         and (${pattern}::text is null or search_key like ${pattern} or search_key like ${digits})
         and (${short}::text is null or short_parts(search_key) @> array[${short}::text])
         and (${id}::uuid is null or (loyalty_points, id) < ((case when ${sort} = 'points' then ${key} end)::bigint, ${id}::uuid))
       order by loyalty_points desc, id desc limit ${limit})
    )
    select page.key, u.id, u.email, u.name, u.phone_number, u.photo_url, u.role, u.is_active, u.deactivated_at, u.total_orders,
      u.total_spent, u.loyalty_points, u.created_at, u.last_login_at, u.updated_at, u.version, b.name as updated_by_name,
      exists (select from second_steps f where f.user_id = u.id) as has_second_step,
      array(select location_id from user_locations l where l.user_id = u.id order by location_id) as location_ids,
      array(select group_id::text from user_groups g where g.user_id = u.id order by 1) as group_ids
    from page join users u on u.id = page.id left join users b on b.id = u.updated_by
    order by page.place`)
}

/** How many match, up to `most`; without a search nothing is counted. */
export async function countUsers(db: Db, { pattern, digits, short, roles, isActive }: UserFilter, most: number) {
  const { count } = await db.one<{ count: number }>(
    pattern === null
      ? sql`
        select coalesce(sum(people), 0)::bigint as count from user_counts
        where (${roles}::text[] is null or role = any(${roles})) and (${isActive}::bool is null or is_active = ${isActive})`
      : sql`
        select count(*)::bigint as count from (
          select from users
          where deleted_at is null and (${roles}::text[] is null or role = any(${roles}))
            and (${isActive}::bool is null or is_active = ${isActive})
            and (search_key like ${pattern} or search_key like ${digits})
            and (${short}::text is null or short_parts(search_key) @> array[${short}::text])
          limit ${most}) found`,
  )
  return count
}

export function userById(db: Db, userId: string) {
  return db.maybe<UserRow>(sql`
    select u.id, u.email, u.name, u.phone_number, u.photo_url, u.role, u.is_active, u.deactivated_at, u.total_orders,
      u.total_spent, u.loyalty_points, u.created_at, u.last_login_at, u.updated_at, u.version, b.name as updated_by_name,
      exists (select from second_steps f where f.user_id = u.id) as has_second_step,
      array(select location_id from user_locations l where l.user_id = u.id order by location_id) as location_ids,
      array(select group_id::text from user_groups g where g.user_id = u.id order by 1) as group_ids
    from users u left join users b on b.id = u.updated_by
    where u.id = ${userId} and u.deleted_at is null`)
}

/** Locked, in one order for everybody, so that two who change the same people do it one after the other. */
export function lockUsers(db: Db, userIds: readonly string[]) {
  return db.many<Pick<UserRow, 'id' | 'role' | 'is_active' | 'location_ids' | 'group_ids'>>(sql`
    select id, role, is_active,
      array(select location_id from user_locations l where l.user_id = u.id order by location_id) as location_ids,
      array(select group_id::text from user_groups g where g.user_id = u.id order by 1) as group_ids
    from users u where id = any(${userIds}::uuid[]) and deleted_at is null order by id for update`)
}

export function peopleCounts(db: Db) {
  return db.many<{ role: Role; is_active: boolean; people: number }>(
    sql`select role, is_active, people from user_counts`,
  )
}

export function newSince(db: Db, since: Date) {
  return db.one<{ people: number; guests: number }>(sql`
    select count(*)::bigint as people, (count(*) filter (where role = 'customer'))::bigint as guests
    from users where deleted_at is null and created_at >= ${since}`)
}

export function sumsOfAll(db: Db) {
  return db.one<{ orders: number; spent: number; guest_orders: number; guest_spent: number }>(sql`
    select coalesce(sum(total_orders), 0)::bigint as orders, coalesce(sum(total_spent), 0)::bigint as spent,
      coalesce(sum(total_orders) filter (where role = 'customer'), 0)::bigint as guest_orders,
      coalesce(sum(total_spent) filter (where role = 'customer'), 0)::bigint as guest_spent
    from users where deleted_at is null`)
}
