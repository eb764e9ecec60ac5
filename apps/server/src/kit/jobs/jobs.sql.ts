import { type Db, sql, type Tx } from '../db/sql.ts'
import { takenOf } from '../leases/taken.ts'

type NewJob = { task: string; payload: string; key: string | null; due_at: Date | null; max_attempts: number }

/** What is under way is left alone: it has begun, and this one knows better. */
export function insertJob(tx: Tx, job: NewJob) {
  tx.send(sql`
    insert into jobs (task, payload, key, due_at, max_attempts)
    values (${job.task}, ${job.payload}::json, ${job.key}, coalesce(${job.due_at}::timestamptz, now()),
            ${job.max_attempts})
    on conflict (key) where lease is null do update
    set task = excluded.task, payload = excluded.payload, due_at = excluded.due_at,
        max_attempts = excluded.max_attempts, attempts = 0, last_error = null, failed_at = null, created_at = now()`)
  tx.tell('jobs')
}

export type LeasedJob = {
  id: number
  lease: string
  task: string
  payload: unknown
  attempts: number
  max_attempts: number
  /** Its worker died, and a newer one with the same key waits. */
  is_replaced: boolean
}

/** Takes what is due of the tasks that this process knows, longest due first; the attempt is counted now. Says when the next falls due. */
export async function leaseJobs(db: Db, tasks: readonly string[], limit: number, leaseSeconds: number) {
  return takenOf<LeasedJob>(
    await db.many(sql`
    with due as (
      select id from jobs
      where failed_at is null and due_at <= now() and task = any(${tasks})
      order by due_at limit ${limit} for update skip locked
    ), taken as (
      update jobs j
      set lease = gen_random_uuid(), attempts = attempts + 1, due_at = now() + ${leaseSeconds} * interval '1 second'
      from due where j.id = due.id
      returning j.id, j.lease, j.task, j.payload, j.attempts, j.max_attempts,
                exists (select from jobs newer where newer.key = j.key and newer.lease is null and newer.id <> j.id)
                  as is_replaced
    )
    select others.next_in_ms, taken.*
    from (
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as next_in_ms
      from jobs where failed_at is null and task = any(${tasks}) and id not in (select id from due)
    ) others left join taken on true`),
  )
}

type Lease = Pick<LeasedJob, 'id' | 'lease'>

export function renewJobs(db: Db, held: readonly Lease[], leaseSeconds: number) {
  return db.run(sql`
    update jobs set due_at = now() + ${leaseSeconds} * interval '1 second'
    where id = any(${held.map(({ id }) => id)}::bigint[]) and lease = any(${held.map(({ lease }) => lease)}::uuid[])`)
}

export function removeJob(db: Db, { id, lease }: Lease) {
  return db.run(sql`delete from jobs where id = ${id} and lease = ${lease}`)
}

/** True when a newer job with its key took its place while it was being worked on, so that nothing is left to try again. */
export async function removeReplaced(tx: Tx, { id, lease }: Lease): Promise<boolean> {
  const removed = await tx.run(sql`
    delete from jobs j
    where id = ${id} and lease = ${lease}
      and exists (select from jobs newer where newer.key = j.key and newer.lease is null)`)
  return removed === 1
}

export function returnJob(tx: Tx, { id, lease }: Lease, again: { attempts: number; seconds: number; error: string }) {
  return tx.run(sql`
    update jobs
    set lease = null, attempts = ${again.attempts}, due_at = now() + ${again.seconds} * interval '1 second',
        last_error = ${again.error}
    where id = ${id} and lease = ${lease}`)
}

export function failJob(tx: Tx, { id, lease }: Lease, error: string) {
  return tx.run(sql`
    update jobs set lease = null, failed_at = now(), last_error = ${error} where id = ${id} and lease = ${lease}`)
}

export type QueueState = {
  waiting: number
  running: number
  failed: number
  failed_today: number
  /** A task that failed for good today. */
  failed_task: string | null
  /** Due for a minute or more, and nobody has taken it. */
  overdue: number
  /** Taken by a process that did not finish it in its lease. */
  past_lease: number
  oldest_seconds: number
}

/** Every job of every process, also those whose task no process knows. */
export function queueState(db: Db) {
  return db.one<QueueState>(sql`
    select count(*) filter (where failed_at is null and lease is null)::bigint as waiting,
           count(*) filter (where lease is not null)::bigint as running,
           count(*) filter (where failed_at is not null)::bigint as failed,
           count(*) filter (where failed_at > now() - interval '1 day')::bigint as failed_today,
           min(task) filter (where failed_at > now() - interval '1 day') as failed_task,
           count(*) filter (where failed_at is null and lease is null and due_at < now() - interval '1 minute')::bigint
             as overdue,
           count(*) filter (where lease is not null and due_at < now())::bigint as past_lease,
           greatest(extract(epoch from now() - min(due_at) filter (where failed_at is null)), 0)::float8
             as oldest_seconds
    from jobs`)
}
