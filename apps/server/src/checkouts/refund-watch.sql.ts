import { type Db, sql } from '../kit/db/sql.ts'

export async function refundsSeenUntil(db: Db, provider: string): Promise<Date | undefined> {
  const row = await db.maybe<{ seen_until: Date }>(
    sql`select seen_until from refund_watch where provider = ${provider}`,
  )
  return row?.seen_until
}

/** Never backwards: a process that was slower must not make the next one read everything again. */
export function saveRefundsSeenUntil(db: Db, provider: string, until: Date) {
  return db.run(sql`
    insert into refund_watch (provider, seen_until) values (${provider}, ${until})
    on conflict (provider) do update set seen_until = greatest(refund_watch.seen_until, excluded.seen_until)`)
}
