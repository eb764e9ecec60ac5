import type { BookedPayment } from '@sizzle/domain/payment/payouts.ts'
import { type Db, sql } from '../kit/db/sql.ts'

type BookedRow = { provider_payment_id: string; amount: number; refunded: number }

/** The payments that a provider knows by these numbers; they may be of any location. */
export async function paymentsByNumber(db: Db, provider: string, numbers: readonly string[]): Promise<BookedPayment[]> {
  const rows = await db.many<BookedRow>(sql`
    select provider_payment_id, amount, refunded from payments
    where provider = ${provider} and provider_payment_id = any(${numbers}::text[])`)
  return rows.map(({ provider_payment_id, ...sums }) => ({ providerPaymentId: provider_payment_id, ...sums }))
}
