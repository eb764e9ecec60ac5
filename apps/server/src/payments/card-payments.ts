import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Database } from '../kit/db/open.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import type { Books } from '../orders/change-order.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import type { PayProvider } from '../outside/pay/pay.ts'
import type { PaymentRow } from './payments.sql.ts'

/** Money by card: where it is written down, which provider holds it, and what follows from it elsewhere. */
export type CardPayments = {
  readonly database: Database
  readonly provider: PayProvider
  /** For customers to their receipt, for staff to what went wrong. */
  readonly links: ReceiptLinks & StaffLinks
  /** All money of a payment went back: the checkout that brought it says so too. */
  readonly closeCheckout: (tx: Tx, payment: PaymentRow) => Promise<unknown>
  readonly settingOf: SettingOf
}

/** What every write about card money needs. */
export type PaymentBooks = Books & Pick<CardPayments, 'links' | 'closeCheckout' | 'settingOf'>

export function booksOf({ links, closeCheckout, settingOf }: CardPayments, tx: Tx, now: Date): PaymentBooks {
  return { tx, now, links, closeCheckout, settingOf }
}
