import * as contract from '@sizzle/contract/printing.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { paperSvg } from '@sizzle/domain/printing/paper-picture.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import type { ReceiptParts } from '../receipts/receipt-facts.ts'
import { paperOfJob } from './paper-of-job.ts'
import { presentPrinter } from './present-printer.ts'
import { jobAt, newestAndWaitingJobs, waitingPapers } from './print-jobs.sql.ts'
import { printerEver, printersAt } from './printers.sql.ts'

const NEWEST = 5

export const getPrinters = query(contract.getPrinters, async ({ locationId }, { db, who }) => {
  if (!mayAt(personOf(who), 'order.see', locationId)) return refuse({ code: 'location_not_found' })
  const printers = await printersAt(db, locationId)
  const [jobs, waiting] = [await newestAndWaitingJobs(db, locationId, NEWEST), await waitingPapers(db, locationId)]
  return ok({ printers: printers.map((row) => presentPrinter(row, jobs, waiting)) })
})

export function getPrintPicture(receipts: ReceiptParts) {
  return query(contract.getPrintPicture, async ({ locationId, jobId }, { db, who }) => {
    if (!mayAt(personOf(who), 'order.see', locationId)) return refuse({ code: 'location_not_found' })
    const job = await jobAt(db, locationId, jobId)
    const printer = job && (await printerEver(db, locationId, job.printer_id))
    if (!printer) return refuse({ code: 'print_job_not_found' })
    const lines = await paperOfJob(db, job, printer, receipts)
    return ok({ svg: paperSvg(lines, printer.width), width: printer.width })
  })
}
