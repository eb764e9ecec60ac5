import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type SuppressionRow = { email: string; reason: 'bounced' | 'complained'; note: string; at: Date }

/** The first reason stays, but for a complaint: that one says what its owner wants. */
export function suppress(tx: Tx, email: string, reason: SuppressionRow['reason'], note: string) {
  return tx.run(sql`
    insert into suppressions as s (email, reason, note) values (lower(${email}), ${reason}, ${note})
    on conflict (email) do update set reason = excluded.reason, note = excluded.note
    where s.reason = 'bounced' and excluded.reason = 'complained'`)
}

/** 0 when it was not on the list. */
export function lift(tx: Tx, email: string) {
  return tx.run(sql`delete from suppressions where email = lower(${email})`)
}

/** The account that has the address, or that another one with it was merged into. */
export function holderOfAddress(db: Db, email: string) {
  return db.one<{ id: string | null }>(sql`
    select coalesce((select id from users where lower(email) = lower(${email})),
                    (select into_id from merged_accounts where email = lower(${email}) order by merged_at desc limit 1)) as id`)
}

/** Why no offers go there; nothing where they may. */
export function suppressionOf(db: Db, email: string) {
  return db.maybe<SuppressionRow>(sql`select * from suppressions where email = lower(${email})`)
}

/** Newest first. */
export function listSuppressions(db: Db, most: number) {
  return db.many<SuppressionRow>(sql`select * from suppressions order by at desc, email limit ${most}`)
}

export function countSuppressions(db: Db) {
  return db.one<{ count: number }>(sql`select count(*)::bigint as count from suppressions`)
}
