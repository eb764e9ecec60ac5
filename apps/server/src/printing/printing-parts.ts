import type { Context } from 'hono'
import type { Database } from '../kit/db/open.ts'
import type { Refuse } from '../kit/http/api.ts'
import type { Log } from '../kit/log.ts'
import type { ReceiptParts } from '../receipts/receipt-facts.ts'
import type { PrinterPool } from './printer-pool.ts'
import type { PrinterRow } from './printers.sql.ts'

export type PrintingParts = {
  readonly database: Database
  readonly pool: PrinterPool
  readonly log: Log
  readonly clock: () => Date
  readonly receipts: ReceiptParts
  /** Of Digest's nonces. */
  readonly nonceKey: string
  readonly refuse: Refuse
  /** Says no to a wrong secret, and slows down who guesses. */
  readonly refuseLogin: (c: Context, printer: PrinterRow, headers: Record<string, string>) => Response
}
