import { EXPIRES_AFTER_MS } from '@sizzle/domain/printing/print-job.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { MadeJob } from './make-jobs.sql.ts'

/** An order that was edited after a printer had it whole. One that waits to be printed comes out as it is now. */
export function makeChangeJobs(db: Db, at: readonly string[], now: Date) {
  const since = new Date(now.getTime() - EXPIRES_AFTER_MS)
  return db.many<MadeJob>(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, state, made_at, done_at)
    select p.location_id, p.id, 'change', e.id, e.order_id,
      case p.kind when 'screen' then 'printed' else 'queued' end, ${now}, case p.kind when 'screen' then ${now}::timestamptz end
    from order_edits e
    join orders o on o.location_id = e.location_id and o.id = e.order_id and o.status in ('pending', 'preparing', 'ready')
    join print_jobs j on j.location_id = e.location_id and j.order_id = e.order_id and j.kind = 'order' and j.copy = 0
      and coalesce(j.offered_at, j.done_at) <= e.at
    join printers p on p.location_id = j.location_id and p.id = j.printer_id and p.removed_at is null and p.prints_tickets
    where e.location_id = any(${at}) and e.at >= ${since} and (e.added <> '[]' or e.taken <> '[]' or e.changes <> '{}')
      and not exists (select from print_jobs c
        where c.location_id = p.location_id and c.printer_id = p.id and c.kind = 'change' and c.subject = e.id)
    on conflict do nothing
    returning location_id, printer_id`)
}
