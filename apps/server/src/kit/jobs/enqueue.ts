import { sql, type Tx } from '../db/sql.ts'

type Options = {
  /** One waiting job for each key: a second one replaces the first instead of joining it. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/** A job that exists if, and only if, the caller's transaction commits. */
export async function enqueue(tx: Tx, task: string, payload: object, options: Options = {}): Promise<void> {
  await tx.run(sql`
    select graphile_worker.add_job(
      ${task}, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? 12}::int, job_key => ${options.key ?? null}::text)`)
}
