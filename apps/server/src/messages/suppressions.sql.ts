import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type SuppressionRow = { email: string; reason: 'bounced' | 'complained'; note: string; at: Date }

/** No offers go there any more. The first reason stays, but for a complaint: that one says what its owner wants. */
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
