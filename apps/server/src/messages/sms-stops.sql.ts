import { sql, type Tx } from '../kit/db/sql.ts'

export function addStop(tx: Tx, phone: string) {
  return tx.run(sql`insert into sms_stops (phone) values (${phone}) on conflict (phone) do nothing`)
}

export function removeStop(tx: Tx, phone: string) {
  return tx.run(sql`delete from sms_stops where phone = ${phone}`)
}

type Marked = { id: string; version: number }

/** The phone had it. */
export function markDelivered(tx: Tx, providerId: string, now: Date) {
  return tx.maybe<Marked>(sql`
    update messages set delivered_at = ${now}, version = version + 1
    where kind = 'sms' and provider_id = ${providerId} and state = 'sent' and delivered_at is null
    returning id, version`)
}

/** The provider took it and could not bring it there; told again, or after a new try, it changes nothing. */
export function markUndelivered(tx: Tx, providerId: string, error: string) {
  return tx.maybe<Marked>(sql`
    update messages
    set state = 'failed', sent_at = null, last_problem = 'refused', last_error = ${error}, version = version + 1
    where kind = 'sms' and provider_id = ${providerId} and state = 'sent' and delivered_at is null
    returning id, version`)
}
