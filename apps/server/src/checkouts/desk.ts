import type { Database } from '../kit/db/open.ts'
import type { ReceiptLinks, StaffLinks } from '../kit/links.ts'
import type { PayProvider } from '../outside/pay/pay.ts'

/** What it takes to settle money: where it is written down, who is asked about it, and how customers find their receipt and staff what went wrong. */
export type Desk = {
  readonly database: Database
  readonly provider: PayProvider
  readonly links: ReceiptLinks & StaffLinks
}
