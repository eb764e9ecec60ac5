import { MAX_STATIONS } from '@sizzle/domain/kitchen/station-form.ts'
import { JOB_KINDS, JOB_STATES, PRINTER_KINDS } from '@sizzle/domain/printing/print-job.ts'
import { MAX_PRINTER_ADDRESS, MAX_PRINTER_NAME } from '@sizzle/domain/printing/printer-form.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, text, Uuid } from './wire.ts'

// Printers of a location and what they print. Printers themselves call addresses of their makers' protocols, which are no
// operations.

const PrinterKind = z.enum(PRINTER_KINDS).meta({
  id: 'PrinterKind',
  description: 'star_cloudprnt and epson_sdp fetch their work, escpos_tcp is called, and screen is a picture only.',
})
const PaperWidth = z.union([z.literal(58), z.literal(80)]).meta({ id: 'PaperWidth', description: 'In millimetres.' })
const JobId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ id: 'PrintJobId' })

export const PrintJob = z
  .object({
    id: JobId,
    printerId: Uuid,
    printer: z.string(),
    kind: z.enum(JOB_KINDS),
    what: z.string().describe('TRU-042, or what else it is.'),
    orderId: Uuid.nullable(),
    copy: z.int().describe('0 is the first print.'),
    state: z.enum(JOB_STATES),
    madeAt: Instant,
    doneAt: Instant.nullable(),
    problem: z.string().describe('What the printer said last.'),
  })
  .meta({ id: 'PrintJob' })

export const Printer = z
  .object({
    id: Uuid,
    name: z.string(),
    kind: PrinterKind,
    address: z.string().nullable().describe('host:port, where the server calls the printer.'),
    printsTickets: z.boolean(),
    stationIds: z.array(Uuid).describe('Whose tickets it prints; without any it prints whole orders.'),
    printsReceipts: z.boolean(),
    hasDrawer: z.boolean(),
    spools: z.boolean(),
    width: PaperWidth,
    callsAt: z.string().nullable().describe('The path that is entered in a printer that fetches its work.'),
    hasSecret: z.boolean(),
    seenAt: Instant.nullable(),
    status: z.string().describe('What it said of itself last.'),
    version: z.int(),
    waiting: z.int().describe('Papers that it has not printed yet.'),
    jobs: z.array(PrintJob).describe('The newest and all that wait, newest first.'),
  })
  .meta({ id: 'Printer' })

export const getPrinters = route({
  get: '/getPrinters',
  may: 'order.see',
  about:
    'The printers of a location, when each was last seen, its newest papers, and all that it still has to print. Secrets are never shown again.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ printers: z.array(Printer) }),
  refusals: { location_not_found: none },
})

export const savePrinter = route({
  post: '/savePrinter',
  may: 'printer.manage',
  about: 'Sets up a printer, or changes one. A new printer that fetches its work is let in once its secret is set.',
  input: z.strictObject({
    locationId: LocationId,
    printerId: Uuid.optional(),
    expectedVersion: z.int().min(0).describe('0 for a new printer.'),
    name: text(MAX_PRINTER_NAME),
    kind: PrinterKind,
    address: text(MAX_PRINTER_ADDRESS).nullable(),
    printsTickets: z.boolean(),
    stationIds: z.array(Uuid).max(MAX_STATIONS).describe('Of this location. Empty: whole orders.'),
    printsReceipts: z.boolean(),
    hasDrawer: z.boolean(),
    spools: z.boolean(),
    width: PaperWidth,
  }),
  output: z.object({ printer: Printer }),
  refusals: { location_not_found: none, printer_not_found: none, printer_changed: none, invalid_input: wrongFields },
})

const OnePrinter = z.strictObject({ locationId: LocationId, printerId: Uuid })

export const setPrinterSecret = route({
  post: '/setPrinterSecret',
  may: 'printer.manage',
  about:
    'Sets the secret with which a printer is let in; the one before stops working. The caller generates it at random and shows it once; only its hash is kept.',
  input: OnePrinter.extend({ secret: z.string().regex(/^[A-Za-z0-9_-]{24,64}$/) }),
  output: z.object({ printer: Printer }),
  refusals: { location_not_found: none, printer_not_found: none, printer_has_no_secret: none },
})

export const removePrinter = route({
  post: '/removePrinter',
  may: 'printer.manage',
  about: 'Removes a printer. What it printed stays on record for two weeks.',
  input: OnePrinter,
  output: z.object({ printerId: Uuid }),
  refusals: { location_not_found: none, printer_not_found: none },
})

export const printTestPage = route({
  post: '/printTestPage',
  may: 'printer.manage',
  about: 'Prints a page with the printer’s name, its width and letters of several scripts.',
  input: OnePrinter,
  output: z.object({ job: PrintJob }),
  refusals: { location_not_found: none, printer_not_found: none },
})

export const printAgain = route({
  post: '/printAgain',
  may: 'order.move',
  about:
    'Prints an order’s ticket or receipt; a printer of stations prints their tickets as far as they stand, and answers with the last. What was printed before comes out as a copy and says so.',
  input: OnePrinter.extend({ orderId: Uuid, paper: z.enum(['ticket', 'receipt']) }),
  output: z.object({ job: PrintJob }),
  refusals: { location_not_found: none, printer_not_found: none, order_not_found: none },
})

export const openDrawer = route({
  post: '/openDrawer',
  may: 'payment.take',
  about: 'Opens the cash drawer at a printer, and notes who did it.',
  input: OnePrinter,
  output: z.object({ job: PrintJob }),
  refusals: { location_not_found: none, printer_not_found: none, printer_has_no_drawer: none },
})

export const getPrintPicture = route({
  get: '/getPrintPicture',
  may: 'order.see',
  about: 'A ticket or receipt as a picture, line by line as the printer has it.',
  input: z.strictObject({ locationId: LocationId, jobId: JobId }),
  output: z.object({ svg: z.string(), width: PaperWidth }),
  refusals: { location_not_found: none, print_job_not_found: none },
})

export const getPrintProblems = route({
  get: '/getPrintProblems',
  may: 'order.see',
  about: 'Tickets and receipts that were not printed and that nobody has dealt with.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({
    problems: z.array(
      z.object({ job: PrintJob, text: z.string().describe('Printer Pass has not printed TRU-042'), since: Instant }),
    ),
  }),
  refusals: { location_not_found: none },
})

export const dismissPrintProblem = route({
  post: '/dismissPrintProblem',
  may: 'order.move',
  about:
    'Somebody has dealt with a ticket or receipt that was not printed. One that is still waiting will not be printed.',
  input: z.strictObject({ locationId: LocationId, jobId: JobId }),
  output: z.object({ jobId: JobId }),
  refusals: { location_not_found: none, print_job_not_found: none },
})
