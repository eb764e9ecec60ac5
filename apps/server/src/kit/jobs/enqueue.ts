import type { Tx } from '../db/sql.ts'
import { insertJob } from './jobs.sql.ts'

type Options = {
  /** One waiting job for each key: a second one replaces the first instead of joining it. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/** A job that exists if, and only if, the caller's transaction commits; after the commit the workers of every process wake. */
export function enqueue(tx: Tx, task: string, payload: object, options: Options = {}): Promise<void> {
  insertJob(tx, {
    task,
    payload: JSON.stringify(payload),
    key: options.key ?? null,
    due_at: options.runAt ?? null,
    max_attempts: options.maxAttempts ?? 12,
  })
  return Promise.resolve()
}
