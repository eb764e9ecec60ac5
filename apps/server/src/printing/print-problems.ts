import * as contract from '@sizzle/contract/printing.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { notPrinted } from '@sizzle/domain/printing/print-job.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, query } from '../kit/operation.ts'
import { presentJob, whatOf } from './present-printer.ts'
import { jobAt, jobsToTell, markSeen } from './print-jobs.sql.ts'

export const getPrintProblems = query(contract.getPrintProblems, async ({ locationId }, { db, who }) => {
  if (!mayAt(personOf(who), 'order.see', locationId)) return refuse({ code: 'location_not_found' })
  const jobs = await jobsToTell(db, locationId)
  return ok({
    problems: jobs.map((job) => ({
      job: presentJob(job),
      text: notPrinted(job.printer_name, whatOf(job)),
      since: job.told_at ?? job.made_at,
    })),
  })
})

export const dismissPrintProblem = operation(
  contract.dismissPrintProblem,
  async ({ locationId, jobId }, { tx, who, now }) => {
    if (!mayAt(personOf(who), 'order.move', locationId)) return refuse({ code: 'location_not_found' })
    const job = await jobAt(tx, locationId, jobId)
    if (!job) return refuse({ code: 'print_job_not_found' })
    await markSeen(tx, locationId, jobId, now)
    await announce(tx, 'printer.changed', { id: job.printer_id, locationId })
    return ok({ jobId })
  },
)
