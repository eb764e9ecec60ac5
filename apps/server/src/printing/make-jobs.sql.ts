import { EXPIRES_AFTER_MS } from '@sizzle/domain/printing/print-job.ts'
import { type Db, sql } from '../kit/db/sql.ts'

export type MadeJob = { location_id: string; printer_id: string }

// Jobs follow from rows that are committed: what was to be printed when a process died is found by the next. The key
// (printer, kind, subject, copy) makes each of them once, whoever comes first.

/** Whole orders, when their time has come. */
export function makeOrderJobs(db: Db, at: readonly string[], now: Date) {
  const since = new Date(now.getTime() - EXPIRES_AFTER_MS)
  return db.many<MadeJob>(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, state, made_at, done_at)
    select p.location_id, p.id, 'order', o.id, o.id,
      case p.kind when 'screen' then 'printed' else 'queued' end, ${now}, case p.kind when 'screen' then ${now}::timestamptz end
    from printers p
    join orders o on o.location_id = p.location_id and o.status in ('pending', 'preparing', 'ready')
    where p.location_id = any(${at}) and p.removed_at is null and p.prints_tickets and p.station_ids = '{}'
      and coalesce(o.fire_at, o.order_time) between greatest(${since}, p.tickets_since) and ${now}
      and not exists (select from print_jobs j
        where j.location_id = p.location_id and j.printer_id = p.id and j.kind = 'order' and j.subject = o.id and j.copy = 0)
    on conflict do nothing
    returning location_id, printer_id`)
}

/**
 * Tickets of the printer's stations that nobody has ticked yet. What was taken back is printed where it is on paper, or will be; of a cancelled order only
 * where the printer had it.
 */
export function makeTicketJobs(db: Db, at: readonly string[], now: Date) {
  const since = new Date(now.getTime() - EXPIRES_AFTER_MS)
  return db.many<MadeJob>(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, state, made_at, done_at)
    select p.location_id, p.id, 'ticket', t.id, t.order_id,
      case p.kind when 'screen' then 'printed' else 'queued' end, t.fired_at, case p.kind when 'screen' then ${now}::timestamptz end
    from printers p
    join tickets t on t.location_id = p.location_id and t.station_id = any(p.station_ids)
      and t.fired_at >= greatest(${since}, p.tickets_since) and t.kind <> 'copy' and t.done_at is null
    join orders o on o.location_id = t.location_id and o.id = t.order_id
    where p.location_id = any(${at}) and p.removed_at is null and p.prints_tickets
      and case when t.kind <> 'void' then o.status <> 'cancelled'
        else exists (select from print_jobs j
          join tickets told on told.location_id = j.location_id and told.id = j.subject and told.station_id = t.station_id
          where j.location_id = p.location_id and j.printer_id = p.id and j.order_id = t.order_id and j.kind = 'ticket'
            and (o.status <> 'cancelled' or j.offers > 0 or p.kind = 'screen')) end
      and not exists (select from print_jobs j
        where j.location_id = p.location_id and j.printer_id = p.id and j.kind = 'ticket' and j.subject = t.id and j.copy = 0)
    order by t.fired_at, t.revision, t.kind = 'void'
    on conflict do nothing
    returning location_id, printer_id`)
}

/** An order that was cancelled after a printer had it. */
export function makeVoidJobs(db: Db, at: readonly string[], now: Date) {
  const since = new Date(now.getTime() - EXPIRES_AFTER_MS)
  return db.many<MadeJob>(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, state, made_at, done_at)
    select p.location_id, p.id, 'void', o.id, o.id,
      case p.kind when 'screen' then 'printed' else 'queued' end, ${now}, case p.kind when 'screen' then ${now}::timestamptz end
    from print_jobs j
    join printers p on p.location_id = j.location_id and p.id = j.printer_id and p.removed_at is null
    join orders o on o.location_id = j.location_id and o.id = j.order_id and o.status = 'cancelled' and o.cancelled_at >= ${since}
    where j.location_id = any(${at}) and j.kind = 'order' and j.copy = 0 and (j.offers > 0 or p.kind = 'screen') and j.made_at >= ${since}
      and not exists (select from print_jobs v
        where v.location_id = p.location_id and v.printer_id = p.id and v.kind = 'void' and v.subject = o.id)
    on conflict do nothing
    returning location_id, printer_id`)
}

/** Nobody cooks what was cancelled before a printer had it. */
export function dropCancelledJobs(db: Db, at: readonly string[]) {
  return db.run(sql`
    delete from print_jobs j using orders o
    where j.location_id = any(${at}) and j.state = 'queued' and j.offers = 0 and j.copy = 0
      and (j.kind = 'order' or (j.kind = 'ticket' and not exists (
        select from tickets t where t.location_id = j.location_id and t.id = j.subject and t.kind = 'void')))
      and o.location_id = j.location_id and o.id = j.order_id and o.status = 'cancelled'`)
}

/** A receipt with each payment that was taken at the counter; cash opens the drawer. */
export function makeReceiptJobs(db: Db, at: readonly string[], now: Date) {
  const since = new Date(now.getTime() - EXPIRES_AFTER_MS)
  return db.many<MadeJob>(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, opens_drawer, state, made_at, done_at)
    select p.location_id, p.id, 'receipt', m.id, m.order_id, p.has_drawer and m.tender = 'cash',
      case p.kind when 'screen' then 'printed' else 'queued' end, ${now}, case p.kind when 'screen' then ${now}::timestamptz end
    from printers p
    join payments m on m.location_id = p.location_id and m.captured_at >= p.receipts_since and m.captured_at >= ${since}
      and m.order_id is not null and m.taken_by is not null
    where p.location_id = any(${at}) and p.removed_at is null and p.prints_receipts
      and not exists (select from print_jobs j
        where j.location_id = p.location_id and j.printer_id = p.id and j.kind = 'receipt' and j.subject = m.id)
    on conflict do nothing
    returning location_id, printer_id`)
}
