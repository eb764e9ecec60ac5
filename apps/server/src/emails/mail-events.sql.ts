import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

/** False: it came before. */
export async function isNewEvent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const kept = await tx.run(sql`insert into mail_events (id, at) values (${id}, ${now}) on conflict (id) do nothing`)
  return kept === 1
}

/** Long after its signature has run out. */
export function forgetMailEvents(db: Db) {
  return inSteps(() =>
    db.run(sql`
      delete from mail_events where at < now() - interval '2 days' and ctid = any(array(
        select ctid from mail_events where at < now() - interval '2 days' order by at limit 500 for update skip locked))`),
  )
}
