import { Uuid } from '@sizzle/contract/wire.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { MessageRow } from './messages.sql.ts'

/** Whose order, table or account a message is about, and which table. */
export type Concerns = {
  guest_phone: string | null
  reservation_id: string | null
  reservation_date: string | null
}

export type NewestMessage = Pick<MessageRow, 'kind' | 'template' | 'state'> & { at: Date }

/** What somebody heard last about a booking; sent or not. */
export function newestAboutReservation(db: Db, reservationId: string) {
  return db.maybe<NewestMessage>(sql`
    select kind, template, state, coalesce(sent_at, created_at) as at from messages
    where about_kind = 'reservation' and about_id = ${reservationId} order by created_at desc, id desc limit 1`)
}

/** Nothing: it is about nobody, or about what is no longer here. */
export async function concernsOf(db: Db, message: MessageRow): Promise<Concerns | undefined> {
  const { about_kind, about_id, location_id } = message
  if (!Uuid.safeParse(about_id).success) return undefined
  switch (about_kind) {
    case 'order':
      return db.maybe<Concerns>(sql`
        select customer_phone as guest_phone, null as reservation_id, null as reservation_date
        from orders where location_id = ${location_id} and id = ${about_id}`)
    case 'reservation':
      return db.maybe<Concerns>(sql`
        select customer_phone as guest_phone, reservation_id, date::text as reservation_date
        from reservations where location_id = ${location_id} and id = ${about_id}`)
    case 'user':
      return db.maybe<Concerns>(sql`
        select phone_number as guest_phone, null as reservation_id, null as reservation_date
        from users where id = ${about_id}`)
    case null:
      return undefined
  }
}
