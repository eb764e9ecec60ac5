import { isWorrying, type JobVerdict, OFFER_AGAIN_AFTER_MS, verdictOn } from '@sizzle/domain/printing/print-job.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import { makeChangeJobs } from './change-jobs.sql.ts'
import { tellOf } from './hand-out.ts'
import { dropCancelledJobs, makeOrderJobs, makeReceiptJobs, makeTicketJobs, makeVoidJobs } from './make-jobs.sql.ts'
import { giveUp, lockWaitingSince, markTold } from './print-jobs.sql.ts'

/** Makes the jobs of what has happened since, and tells people of those that no printer prints (printing 7). */
export async function watchJobs(database: Database, at: readonly string[], now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await makeJobs(tx, at, now)
    await tellOf(tx, 'printer.changed', await giveUpAndTell(tx, now))
  })
}

/** What was to be printed until now, by the printers as they are set up now. */
export async function makeJobs(tx: Tx, at: readonly string[], now: Date): Promise<void> {
  await dropCancelledJobs(tx, at)
  const made = [
    // Before whole orders: what is printed now has no change yet.
    await makeChangeJobs(tx, at, now),
    await makeOrderJobs(tx, at, now),
    await makeTicketJobs(tx, at, now),
    await makeVoidJobs(tx, at, now),
    await makeReceiptJobs(tx, at, now),
  ]
  await tellOf(tx, 'print.queued', made.flat())
}

/** Answers the jobs of which people hear now for the first time. */
async function giveUpAndTell(tx: Tx, now: Date) {
  const waiting = await lockWaitingSince(tx, new Date(now.getTime() - OFFER_AGAIN_AFTER_MS))
  const judged = (verdict: JobVerdict) => waiting.filter((job) => verdictOn(job, now) === verdict)
  const [failed, expired] = [judged('fail'), judged('expire')]
  const worrying = waiting.filter((job) => job.told_at === null && isWorrying(job, now))
  if (failed.length > 0) await giveUp(tx, idsOf(failed), 'failed', now)
  if (expired.length > 0) await giveUp(tx, idsOf(expired), 'expired', now)
  if (worrying.length > 0) await markTold(tx, idsOf(worrying), now)
  return [...failed, ...expired, ...worrying]
}

function idsOf(jobs: readonly { readonly id: string }[]): string[] {
  return jobs.map(({ id }) => id)
}
