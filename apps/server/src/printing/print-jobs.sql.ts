import { type JobKind, type JobState, OFFER_AGAIN_AFTER_MS } from '@sizzle/domain/printing/print-job.ts'
import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type PrintJobRow = {
  location_id: string
  id: string
  printer_id: string
  kind: JobKind
  subject: string
  order_id: string | null
  copy: number
  opens_drawer: boolean
  state: JobState
  offers: number
  failed_offer: number
  maybe_twice: boolean
  made_at: Date
  offered_at: Date | null
  stored_at: Date | null
  done_at: Date | null
  problem: string
  told_at: Date | null
  seen_at: Date | null
}

/** When each printer has something to do next, of all that have. */
export function dueTimes(db: Db) {
  return db.many<{ printer_id: string; due_at: Date }>(sql`
    select printer_id,
      min(case when state = 'queued' then made_at else offered_at + ${OFFER_AGAIN_AFTER_MS} * interval '1 millisecond' end) as due_at
    from print_jobs where state in ('queued', 'offered') group by printer_id`)
}

/** What a printer still has to print, the oldest first. */
export function waitingJobs(db: Db, { location_id, id }: { location_id: string; id: string }) {
  return db.many<PrintJobRow>(sql`
    select * from print_jobs
    where location_id = ${location_id} and printer_id = ${id} and state in ('queued', 'offered')
    order by made_at, id limit 50`)
}

/** Hands it out. Nothing: another process did, or it is over. It may be on paper already unless it is known to have failed. */
export function offerJob(db: Db, job: Pick<PrintJobRow, 'location_id' | 'id' | 'offers'>, now: Date) {
  return db.maybe<PrintJobRow>(sql`
    update print_jobs set state = 'offered', maybe_twice = maybe_twice or offers > failed_offer,
      offers = offers + 1, offered_at = ${now}, stored_at = null
    where location_id = ${job.location_id} and id = ${job.id} and state in ('queued', 'offered')
      and offers = ${job.offers}
    returning *`)
}

export function jobOfPrinter(db: Db, { location_id, id }: { location_id: string; id: string }, jobId: string) {
  return db.maybe<PrintJobRow>(sql`
    select * from print_jobs where location_id = ${location_id} and printer_id = ${id} and id = ${jobId}`)
}

/** The one that a printer means which names none. */
export function jobThatIsOut(db: Db, { location_id, id }: { location_id: string; id: string }) {
  return db.maybe<PrintJobRow>(sql`
    select * from print_jobs where location_id = ${location_id} and printer_id = ${id} and state = 'offered'
    order by offered_at desc limit 1`)
}

/** The first answer holds; a job that was given up and came out after all is printed. */
export function markPrinted(db: Db, { location_id, id }: Pick<PrintJobRow, 'location_id' | 'id'>, now: Date) {
  return db.run(sql`
    update print_jobs set state = 'printed', done_at = ${now}, problem = ''
    where location_id = ${location_id} and id = ${id} and state <> 'printed'`)
}

export async function isMoreWaiting(
  db: Db,
  { location_id, printer_id }: Pick<PrintJobRow, 'location_id' | 'printer_id'>,
) {
  const found = await db.maybe<{ id: string }>(sql`
    select id from print_jobs
    where location_id = ${location_id} and printer_id = ${printer_id} and state in ('queued', 'offered') limit 1`)
  return found !== undefined
}

/** Of a printer whose spooler has it. */
export function jobStoredAt(db: Db, { location_id, id }: { location_id: string; id: string }) {
  return db.maybe<PrintJobRow>(sql`
    select * from print_jobs
    where location_id = ${location_id} and printer_id = ${id} and state = 'offered' and stored_at is not null
    order by stored_at limit 1`)
}

export function markStored(db: Db, { location_id, id }: Pick<PrintJobRow, 'location_id' | 'id'>, now: Date) {
  return db.run(sql`
    update print_jobs set stored_at = ${now}
    where location_id = ${location_id} and id = ${id} and state = 'offered' and stored_at is null`)
}

/** `isInDoubt`: it may have come out all the same. */
export function markProblem(
  db: Db,
  { location_id, id }: Pick<PrintJobRow, 'location_id' | 'id'>,
  { problem, isInDoubt }: { problem: string; isInDoubt: boolean },
) {
  return db.run(sql`
    update print_jobs set problem = ${problem}, stored_at = null,
      failed_offer = case when ${isInDoubt} then failed_offer else offers end
    where location_id = ${location_id} and id = ${id} and state = 'offered'`)
}

/** Of all printers; those that another process is looking at are left to it. */
export function lockWaitingSince(tx: Tx, since: Date) {
  return tx.many<PrintJobRow>(sql`
    select * from print_jobs where state in ('queued', 'offered') and made_at <= ${since}
    order by made_at, id limit 1000 for update skip locked`)
}

export function giveUp(tx: Tx, ids: readonly string[], state: 'failed' | 'expired', now: Date) {
  return tx.run(sql`
    update print_jobs set state = ${state}, told_at = coalesce(told_at, ${now}) where id = any(${ids})`)
}

export function markTold(tx: Tx, ids: readonly string[], now: Date) {
  return tx.run(sql`update print_jobs set told_at = ${now} where id = any(${ids}) and told_at is null`)
}

export type NewJob = Pick<PrintJobRow, 'location_id' | 'printer_id' | 'kind' | 'subject' | 'order_id' | 'opens_drawer'>

/** Asked for by somebody: the next copy of it. A cook who has the ticket of a station has the order, and the other way round. */
export function askForPrint(tx: Tx, job: NewJob, isOnScreen: boolean, now: Date) {
  return tx.one<PrintJobRow>(sql`
    insert into print_jobs (location_id, printer_id, kind, subject, order_id, copy, opens_drawer, state, made_at, done_at)
    select ${job.location_id}, ${job.printer_id}, ${job.kind}, ${job.subject}, ${job.order_id},
      (select coalesce(max(copy) + 1, 0) from print_jobs
       where location_id = ${job.location_id} and order_id = ${job.order_id}
         and case ${job.kind}
           when 'ticket' then kind = 'order' or (kind = 'ticket' and subject = ${job.subject})
           when 'order' then kind in ('order', 'ticket')
           else kind = ${job.kind} end),
      ${job.opens_drawer}, ${isOnScreen ? 'printed' : 'queued'}, ${now}, ${isOnScreen ? now : null}
    returning *`)
}

export type TellingRow = PrintJobRow & { printer_name: string; short_number: string | null }

/** What people have to know and nobody has seen to yet. */
export function jobsToTell(db: Db, locationId: string) {
  return db.many<TellingRow>(sql`
    select j.*, p.name as printer_name, o.short_number
    from print_jobs j
    join printers p on p.location_id = j.location_id and p.id = j.printer_id
    left join orders o on o.location_id = j.location_id and o.id = j.order_id
    where j.location_id = ${locationId} and j.told_at is not null and j.seen_at is null and j.state <> 'printed'
    order by j.told_at, j.id limit 50`)
}

/** The newest of each printer and all that it still has to print, the newest first. */
export function newestAndWaitingJobs(db: Db, locationId: string, newest: number) {
  return db.many<TellingRow>(sql`
    select j.*, p.name as printer_name, o.short_number
    from printers p
    cross join lateral (
      (select * from print_jobs j where j.location_id = p.location_id and j.printer_id = p.id
       order by j.made_at desc, j.id desc limit ${newest})
      union
      select * from print_jobs j where j.location_id = p.location_id and j.printer_id = p.id
        and j.state in ('queued', 'offered')) j
    left join orders o on o.location_id = j.location_id and o.id = j.order_id
    where p.location_id = ${locationId} and p.removed_at is null
    order by j.made_at desc, j.id desc`)
}

export type WaitingRow = { printer_id: string; waiting: number }

/** How many papers each printer of a location still has to print, of those that have any. */
export function waitingPapers(db: Db, locationId: string) {
  return db.many<WaitingRow>(sql`
    select printer_id, count(*)::int as waiting from print_jobs
    where location_id = ${locationId} and state in ('queued', 'offered') and kind <> 'drawer'
    group by printer_id`)
}

export function jobAt(db: Db, locationId: string, id: string) {
  return db.maybe<PrintJobRow>(sql`select * from print_jobs where location_id = ${locationId} and id = ${id}`)
}

/** Somebody has seen to it. One that still waits is given up: nobody wants it any more. */
export function markSeen(tx: Tx, locationId: string, id: string, now: Date) {
  return tx.run(sql`
    update print_jobs set seen_at = ${now}, state = case when state = 'queued' then 'failed' else state end
    where location_id = ${locationId} and id = ${id} and told_at is not null and seen_at is null`)
}

export function forgetJobs(db: Db, olderThan: Date) {
  return inSteps(() =>
    db.run(sql`
      delete from print_jobs where made_at < ${olderThan} and ctid = any(array(
        select ctid from print_jobs where made_at < ${olderThan} order by made_at limit 500 for update skip locked))`),
  )
}
