import type { RecentBookings } from '@sizzle/domain/reservations/pending.ts'
import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** Until this transaction ends nobody else books for the same address, phone or email. */
export function lockBooker(tx: Tx, whose: string) {
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended(${`booker:${whose}`}, 0))`)
}

type Booker = { readonly sourceKey: string | null; readonly phone: string; readonly emailKey: string | null }

/** What guests booked lately with this address, this phone or this email: the largest of the three. */
export function bookedLately(db: Db, { sourceKey, phone, emailKey }: Booker, since: Date) {
  return db.one<RecentBookings>(sql`
    select coalesce(max(tables), 0)::int as tables, coalesce(max(seats), 0)::int as seats, coalesce(max(bookings), 0)::int as bookings
    from (
      select whose, count(*) filter (where status <> 'cancelled') as tables,
             coalesce(sum(party_size) filter (where status <> 'cancelled'), 0) as seats, count(*) as bookings
      from (
        select 1 as whose, status, party_size from reservations
        where source = 'web' and source_key = ${sourceKey} and reserved_at > ${since}
        union all
        select 2, status, party_size from reservations
        where source = 'web' and customer_phone = ${phone} and reserved_at > ${since}
        union all
        select 3, status, party_size from reservations
        where source = 'web' and email_key = ${emailKey} and reserved_at > ${since}
      ) as found group by whose
    ) as of_each`)
}

export type SourceRow = { seats: number; bookings: number }

/** What one address has in a slot, pending ones too. */
export function seatsOfSource(db: Db, slot: { location_id: string; date: string; slot: string; source_key: string }) {
  return db.one<SourceRow>(sql`
    select coalesce(sum(party_size), 0)::int as seats, count(*)::int as bookings from reservations
    where location_id = ${slot.location_id} and date = ${slot.date} and slot = ${slot.slot} and status <> 'cancelled'
      and source_key = ${slot.source_key}`)
}

/** An address is known again for so long. */
const SOURCE_DAYS = 30

/** Network addresses are kept only as long as it takes to deal with abuse that came from them. */
export function forgetSources(db: Db, now: Date) {
  const before = new Date(now.getTime() - SOURCE_DAYS * 86_400_000)
  return inSteps(() =>
    db.run(sql`
      update reservations set source_key = null
      where source_key is not null and reserved_at < ${before} and ctid = any(array(
        select ctid from reservations where source_key is not null and reserved_at < ${before}
        order by reserved_at limit 500 for update skip locked))`),
  )
}
