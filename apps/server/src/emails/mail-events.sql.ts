import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** False: it came before. */
export async function isNewEvent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const kept = await tx.run(sql`insert into mail_events (id, at) values (${id}, ${now}) on conflict (id) do nothing`)
  return kept === 1
}

/** Long after its signature has run out. */
export function forgetMailEvents(db: Db) {
  return db.run(sql`delete from mail_events where at < now() - interval '2 days'`)
}
