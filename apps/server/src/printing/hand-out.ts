import { MOST_OFFERS, OFFER_AGAIN_AFTER_MS, verdictOn } from '@sizzle/domain/printing/print-job.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import * as jobs from './print-jobs.sql.ts'
import type { PrinterPool } from './printer-pool.ts'
import type { PrinterRow } from './printers.sql.ts'

type Parts = { readonly database: Database; readonly pool: PrinterPool }
const MAX_PROBLEM = 200

/** What the printer should print now; the database is asked only when there may be something. */
export async function peek({ database, pool }: Parts, printer: PrinterRow, now: Date) {
  if (!pool.hasWork(printer.id, now)) return undefined
  // First, so that what is told while the database answers is not forgotten.
  pool.nothingFor(printer.id)
  const waiting = await jobs.waitingJobs(database.db, printer)
  const verdicts = waiting.map((job) => verdictOn(job, now))
  const out = waiting.find((_, n) => verdicts[n] === 'wait')
  // One at a time: what is out has its minute before the next is handed out.
  const job = out ? undefined : waiting.find((_, n) => verdicts[n] === 'offer')
  if (out) pool.lookAt(printer.id, (out.offered_at?.getTime() ?? 0) + OFFER_AGAIN_AFTER_MS)
  else if (job) pool.lookAt(printer.id, now.getTime())
  return job
}

/** Nothing: it is over, or had its last try. */
export async function jobToHandOut({ database }: Parts, printer: PrinterRow, jobId: string) {
  const job = await jobs.jobOfPrinter(database.db, printer, jobId)
  return job && job.offers < MOST_OFFERS ? job : undefined
}

/** Hands a job out. Nothing: it is over, or another process was faster. */
export function handOut({ database }: Pick<Parts, 'database'>, job: jobs.PrintJobRow, now: Date) {
  return jobs.offerJob(database.db, job, now)
}

/** What kept a paper from coming out, or may have. */
export type Failure = {
  readonly problem: string
  /** The printer has it, or a part of it, and has not said what became of it. */
  readonly isInDoubt: boolean
}

/** The printer says how it went: null is printed. Said twice, it is done once (printing 6). */
export async function confirm({ database }: Parts, job: jobs.PrintJobRow, failure: Failure | null, now: Date) {
  await database.transaction(async (tx) => {
    if (failure !== null) {
      await jobs.markProblem(tx, job, { ...failure, problem: failure.problem.slice(0, MAX_PROBLEM) })
      return
    }
    const isNews = (await jobs.markPrinted(tx, job, now)) > 0
    if (!isNews) return
    // Screens that warn of it take the warning away.
    if (job.told_at) await tellOf(tx, 'printer.changed', [job])
    if (await jobs.isMoreWaiting(tx, job)) await tellOf(tx, 'print.queued', [job])
  })
}

type OfPrinter = { readonly location_id: string; readonly printer_id: string }

/** `print.queued` is for the processes of the server, `printer.changed` for screens as well. */
export async function tellOf(tx: Tx, topic: 'print.queued' | 'printer.changed', changed: readonly OfPrinter[]) {
  const once = new Map(changed.map((one) => [one.printer_id, one.location_id]))
  for (const [id, locationId] of once) await announce(tx, topic, { id, locationId })
}
