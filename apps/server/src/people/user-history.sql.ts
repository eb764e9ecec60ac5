import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { type Db, sql } from '../kit/db/sql.ts'

type OrderOf = {
  id: string
  number: string
  location: string
  time_zone: string
  at: Date
  status: OrderStatus
  payment_status: string
  total: number
}

export function latestOrdersOf(db: Db, userId: string, limit: number) {
  return db.many<OrderOf>(sql`
    select o.id, o.short_number as number, l.name as location, l.time_zone, o.order_time as at, o.status, o.payment_status, o.total
    from orders o join locations l on l.id = o.location_id
    where o.user_id = ${userId} order by o.order_time desc limit ${limit}`)
}

type ReservationOf = {
  id: string
  reservation_id: string
  location: string
  time_zone: string
  at: Date
  status: ReservationStatus
  party_size: number
  by_account: boolean
}

/** Of the account, and those that were made without it under its addresses or its number; nobody else's account. */
export function latestReservationsOf(
  db: Db,
  { userId, emailKeys, phone }: { userId: string; emailKeys: readonly string[]; phone: string | null },
  limit: number,
) {
  return db.many<ReservationOf>(sql`
    with found as (
      (select location_id, id from reservations where user_id = ${userId} order by reserved_at desc limit ${limit})
      union
      (select location_id, id from reservations
        where email_key = any(${emailKeys}::text[]) and email_key is not null and user_id is null
        order by reserved_at desc limit ${limit})
      union
      (select location_id, id from reservations
        where customer_phone = ${phone}::text and user_id is null order by reserved_at desc limit ${limit})
    )
    select r.id, r.reservation_id, l.name as location, l.time_zone, r.starts_at as at, r.status, r.party_size,
      r.user_id is not null as by_account
    from found join reservations r on r.location_id = found.location_id and r.id = found.id
    join locations l on l.id = r.location_id
    order by r.reserved_at desc limit ${limit}`)
}

type MessageOf = { id: string; at: Date; kind: 'email' | 'sms'; subject: string; template: string; state: string }

/** Under which the person had another account. */
export async function mergedEmailsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.many<{ email: string }>(sql`select email from merged_accounts where into_id = ${userId}`)
  return rows.map(({ email }) => email)
}

/** To their address or number, whoever's order they were about. */
export function latestMessagesTo(db: Db, recipients: readonly string[], limit: number) {
  return db.many<MessageOf>(sql`
    select id, created_at as at, kind, subject, template, state
    from messages where recipient = any(${recipients}::text[]) order by created_at desc limit ${limit}`)
}

export function consentsOf(db: Db, userId: string) {
  return db.many<{ at: Date; given: boolean; source: string; wording: string }>(sql`
    select at, given, source, wording from consents where user_id = ${userId} and purpose = 'marketing' order by id desc`)
}
