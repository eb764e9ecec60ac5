import type { Printer, PrintJob } from '@sizzle/contract/printing.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

const PRINTED: z.input<typeof PrintJob> = {
  id: 'K2x8Qm_4TzCw0s-LrYb1Vg',
  printerId: '0190b2c4-5d6e-4f80-9a1b-2c3d4e5f6a01',
  printer: 'Pass',
  kind: 'order',
  what: 'TRU-042',
  orderId: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071',
  copy: 0,
  state: 'printed',
  madeAt: '2026-11-20T22:12:04.000Z',
  doneAt: '2026-11-20T22:12:09.000Z',
  problem: '',
}
const WAITING: z.input<typeof PrintJob> = { ...PRINTED, state: 'queued', doneAt: null }
const PASS: z.input<typeof Printer> = {
  id: PRINTED.printerId,
  name: 'Pass',
  kind: 'star_cloudprnt',
  address: null,
  printsTickets: true,
  stationIds: [],
  printsReceipts: false,
  hasDrawer: false,
  spools: false,
  width: 80,
  callsAt: `/api/printers/${PRINTED.printerId}/cloudprnt`,
  hasSecret: true,
  seenAt: '2026-11-20T22:12:04.000Z',
  status: '200 OK',
  version: 2,
  waiting: 0,
  jobs: [PRINTED],
}
const AT_THE_PASS = { locationId: TRURO.id, printerId: PASS.id }

type Calls =
  | 'getPrinters'
  | 'savePrinter'
  | 'setPrinterSecret'
  | 'removePrinter'
  | 'printTestPage'
  | 'printAgain'
  | 'openDrawer'
  | 'getPrintPicture'
  | 'getPrintProblems'
  | 'dismissPrintProblem'

export const printingExamples: ExamplesOf<Calls> = {
  getPrinters: { input: { locationId: TRURO.id }, answer: { printers: [PASS] } },
  savePrinter: {
    input: {
      locationId: TRURO.id,
      expectedVersion: 0,
      name: 'Pass',
      kind: 'star_cloudprnt',
      address: null,
      printsTickets: true,
      stationIds: [],
      printsReceipts: false,
      hasDrawer: false,
      spools: false,
      width: 80,
    },
    answer: { printer: { ...PASS, hasSecret: false, seenAt: null, status: '', version: 1, jobs: [] } },
  },
  setPrinterSecret: {
    input: { ...AT_THE_PASS, secret: 'mK3vQ9xT2bL7nR5wZ8cY4dFh' },
    answer: { printer: { ...PASS, jobs: [] } },
  },
  removePrinter: { input: AT_THE_PASS, answer: { printerId: PASS.id } },
  printTestPage: {
    input: AT_THE_PASS,
    answer: { job: { ...WAITING, kind: 'test', what: 'the test page', orderId: null } },
  },
  printAgain: {
    input: { ...AT_THE_PASS, orderId: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071', paper: 'ticket' },
    answer: { job: { ...WAITING, copy: 1 } },
  },
  openDrawer: {
    input: AT_THE_PASS,
    answer: { job: { ...WAITING, kind: 'drawer', what: 'the drawer’s opening', orderId: null } },
  },
  getPrintPicture: {
    input: { locationId: TRURO.id, jobId: PRINTED.id },
    answer: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 624 408"></svg>', width: 80 },
  },
  getPrintProblems: {
    input: { locationId: TRURO.id },
    answer: {
      problems: [{ job: WAITING, text: 'Printer Pass has not printed TRU-042', since: '2026-11-20T22:22:05.000Z' }],
    },
  },
  dismissPrintProblem: { input: { locationId: TRURO.id, jobId: PRINTED.id }, answer: { jobId: PRINTED.id } },
}
