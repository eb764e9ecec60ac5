import type { House } from '../house.ts'
import { refuseRequest } from '../kit/http/api.ts'
import type { Room } from '../kit/room.ts'
import { receiptLinks } from '../orders/receipt-links.ts'
import { openDrawer, printAgain, printTestPage } from './ask-for-print.ts'
import { openCalls } from './call-printers.ts'
import { getPrinters, getPrintPicture } from './get-printers.ts'
import { forgetJobs } from './print-jobs.sql.ts'
import { dismissPrintProblem, getPrintProblems } from './print-problems.ts'
import { openPrinterPool } from './printer-pool.ts'
import { mountPrinters } from './printer-routes.ts'
import { removePrinter, savePrinter, setPrinterSecret } from './save-printer.ts'
import { startWatch } from './start-watch.ts'

/** People ask what was printed for some days; nobody asks for more. */
const KEPT_MS = 14 * 86_400_000

/** Tickets and receipts on paper: which printers there are, what they are to print, and how they fetch it. */
export function printingRoom(house: House): Room {
  const { settings, settingReader, database, log, clock, hub, secrets } = house
  const { settingOf } = settingReader
  const receipts = { links: receiptLinks(house), settingOf }
  const pool = openPrinterPool(database.db, log)
  const parts = { database, pool, log, clock, receipts, nonceKey: secrets.printers, refuse: refuseRequest }
  const calls = openCalls({ ...parts, settingOf })
  return {
    operations: [
      getPrinters,
      savePrinter,
      setPrinterSecret,
      removePrinter,
      printTestPage,
      printAgain,
      openDrawer,
      getPrintPicture(receipts),
      getPrintProblems,
      dismissPrintProblem,
    ],
    mount: (api, addressOf) => mountPrinters(api, parts, { addressOf, limitsFactor: settings.LIMITS_FACTOR }),
    start: () => startWatch({ database, pool, calls, hub, log, clock }),
    forget: (db, now) => forgetJobs(db, new Date(now.getTime() - KEPT_MS)),
  }
}
