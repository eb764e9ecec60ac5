import { type Db, sql } from '../kit/db/sql.ts'

/** Under which names a person is known beyond the account: `emails` have been confirmed, a number is only typed. */
export type KnownAs = {
  readonly userId: string
  readonly emails: readonly string[]
  readonly emailKeys: readonly string[]
  /** Confirmed addresses of before: each counts for what was made until the account left it, since a mailbox may go to somebody else. */
  readonly former: readonly Former[]
  readonly phone: string | null
}
export type Former = { readonly email: string; readonly emailKey: string; readonly until: Date }

function columnsOf(former: readonly Former[]) {
  return {
    addresses: former.map(({ email }) => email),
    keys: former.map(({ emailKey }) => emailKey),
    untils: former.map(({ until }) => until),
  }
}

/** `isProven`: of the account or under a confirmed address, and not only under a number that anybody may type. */
type Owned = { id: string; is_proven: boolean; customer_name: string }
export type OwnedOrder = Owned & { is_under_way: boolean }
export type OwnedTable = Owned & {
  is_by_account: boolean
  is_ahead: boolean
  reservation_id: string
  date: string
  slot: string
  location: string
  location_phone: string
}
export type OwnedSession = { id: string; is_open: boolean }

/** The address counts once somebody who reads its mail said so; an admin who merged accounts said that theirs are one person's. */
export function namesOf(db: Db, userId: string) {
  return db.maybe<{ name: string; phone_number: string | null; emails: string[] }>(sql`
    select name, phone_number,
      (select coalesce(array_agg(a.email), '{}') from (
        select lower(u.email) as email where u.email_verified
        union select m.email from merged_accounts m where m.into_id = u.id) a) as emails
    from users u where id = ${userId} and deleted_at is null`)
}

/** Told by the letter that goes to a confirmed address when its account leaves it, and that stays as long as the account. */
export function formerAddressesOf(db: Db, userId: string) {
  return db.many<{ email: string; until: Date }>(sql`
    select recipient as email, max(created_at) as until from messages
    where template = 'email_changed' and about_kind = 'user'
      and about_id in (select ${userId}::text union all select user_id::text from merged_accounts where into_id = ${userId})
    group by recipient`)
}

export function ordersOwned(db: Db, { userId, emails, former, phone }: KnownAs) {
  const { addresses, untils } = columnsOf(former)
  return db.many<OwnedOrder>(sql`
    select id, customer_name, is_proven, status in ('pending', 'preparing', 'ready') as is_under_way from (
      select id, status, customer_name, true as is_proven from orders where user_id = ${userId}
      union all
      select id, status, customer_name, true from orders where user_id is null and customer_email = any(${emails}::text[])
      union all
      select o.id, o.status, o.customer_name, true
      from unnest(${addresses}::text[], ${untils}::timestamptz[]) as f (email, until)
        join orders o on o.customer_email = f.email and o.user_id is null and o.order_time <= f.until
      union all
      select id, status, customer_name, false from orders
      where user_id is null and customer_email = '' and customer_phone = ${phone}::text
    ) o`)
}

export function tablesOwned(db: Db, { userId, emailKeys, former, phone }: KnownAs, now: Date) {
  const { keys, untils } = columnsOf(former)
  return db.many<OwnedTable>(sql`
    select r.id, r.reservation_id, r.date::text as date, r.slot, r.customer_name, r.is_by_account, r.is_proven,
      r.status in ('pending', 'confirmed') and r.starts_at > ${now} as is_ahead, l.name as location, l.phone as location_phone
    from (
      select *, true as is_by_account, true as is_proven from reservations where user_id = ${userId}
      union all
      select *, false, true from reservations where user_id is null and email_key = any(${emailKeys}::text[])
      union all
      select b.*, false, true from unnest(${keys}::text[], ${untils}::timestamptz[]) as f (key, until)
        join reservations b on b.email_key = f.key and b.user_id is null and b.reserved_at <= f.until
      union all
      select *, false, false from reservations
      where user_id is null and email_key is null and customer_phone = ${phone}::text
    ) r join locations l on l.id = r.location_id
    order by r.is_by_account, r.is_proven desc, r.starts_at`)
}

/** Frozen carts and links: the account's own, those of these orders, and those that staff made for the account or its addresses. */
export function sessionsOwned(db: Db, { userId, emails, former }: KnownAs, orderIds: readonly string[]) {
  const { addresses, untils } = columnsOf(former)
  return db.many<OwnedSession>(sql`
    select id, state = 'open' as is_open from payment_sessions
    where user_id = ${userId} or (user_id is null and (
      order_id = any(${orderIds}::uuid[])
      or id in (select payment_session_id from orders where id = any(${orderIds}::uuid[]))
      or snapshot #>> '{payload,customerInfo,firebaseId}' = ${userId}::text
      or lower(snapshot #>> '{payload,customerInfo,email}') = any(${emails}::text[])
      or exists (
        select from unnest(${addresses}::text[], ${untils}::timestamptz[]) as f (email, until)
        where f.email = lower(snapshot #>> '{payload,customerInfo,email}') and created_at <= f.until)))`)
}
