import type { Printer, PrintJob } from '@sizzle/contract/printing.ts'
import type { JobKind } from '@sizzle/domain/printing/print-job.ts'
import { hasSecret } from '@sizzle/domain/printing/printer-form.ts'
import type { z } from 'zod'
import type { PrintJobRow, TellingRow, WaitingRow } from './print-jobs.sql.ts'
import type { PrinterRow } from './printers.sql.ts'

const PROTOCOLS: Readonly<Record<string, string>> = { star_cloudprnt: 'cloudprnt', epson_sdp: 'epson' }
const WHAT: Readonly<Partial<Record<JobKind, string>>> = { test: 'the test page', drawer: 'the drawer’s opening' }

export function presentPrinter(
  row: PrinterRow,
  jobs: readonly TellingRow[],
  waiting: readonly WaitingRow[],
): z.output<typeof Printer> {
  const protocol = PROTOCOLS[row.kind]
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    address: row.address,
    printsTickets: row.prints_tickets,
    stationIds: [...row.station_ids],
    printsReceipts: row.prints_receipts,
    hasDrawer: row.has_drawer,
    spools: row.spools,
    width: row.width,
    callsAt: protocol === undefined ? null : `/api/printers/${row.id}/${protocol}`,
    hasSecret: hasSecret(row.kind) && row.secret_hash !== null,
    seenAt: row.seen_at,
    status: row.status,
    version: row.version,
    waiting: waiting.find(({ printer_id }) => printer_id === row.id)?.waiting ?? 0,
    jobs: jobs.filter(({ printer_id }) => printer_id === row.id).map(presentJob),
  }
}

export function presentJob(row: TellingRow): z.output<typeof PrintJob> {
  return {
    id: row.id,
    printerId: row.printer_id,
    printer: row.printer_name,
    kind: row.kind,
    what: whatOf(row),
    orderId: row.order_id,
    copy: row.copy,
    state: row.state,
    madeAt: row.made_at,
    doneAt: row.done_at,
    problem: row.problem,
  }
}

export function asTelling(job: PrintJobRow, printer: PrinterRow, number: string | null): TellingRow {
  return { ...job, printer_name: printer.name, short_number: number }
}

export function whatOf({ kind, short_number }: Pick<TellingRow, 'kind' | 'short_number'>): string {
  return WHAT[kind] ?? short_number ?? 'a paper'
}
