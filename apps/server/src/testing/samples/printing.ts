import { randomUUID } from 'node:crypto'
import type * as printing from '@sizzle/contract/printing.ts'
import type { SamplesOf } from './sample.ts'

const JOB = 'K2x8Qm_4TzCw0s-LrYb1Vg'
const onePrinter = () => ({ locationId: 'truro', printerId: randomUUID() })

export const printingSamples: SamplesOf<typeof printing> = {
  getPrinters: () => ({ locationId: 'truro' }),
  savePrinter: () => ({
    locationId: 'truro',
    expectedVersion: 0,
    name: 'Pass',
    kind: 'star_cloudprnt',
    address: null,
    printsTickets: false,
    stationIds: [],
    printsReceipts: false,
    hasDrawer: false,
    spools: false,
    width: 80,
  }),
  setPrinterSecret: () => ({ ...onePrinter(), secret: 'mK3vQ9xT2bL7nR5wZ8cY4dFh' }),
  removePrinter: onePrinter,
  printTestPage: onePrinter,
  printAgain: () => ({ ...onePrinter(), orderId: randomUUID(), paper: 'ticket' }),
  openDrawer: onePrinter,
  getPrintPicture: () => ({ locationId: 'truro', jobId: JOB }),
  getPrintProblems: () => ({ locationId: 'truro' }),
  dismissPrintProblem: () => ({ locationId: 'truro', jobId: JOB }),
}
