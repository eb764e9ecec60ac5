import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { receiptStanding } from '@sizzle/domain/order/standing.ts'
import { formatRate } from '@sizzle/domain/pricing/pricing.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Db } from '../kit/db/sql.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import { type LocationRow, locationEver } from '../locations/locations.sql.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import { contentsOf } from '../orders/contents.sql.ts'
import { billOfContents } from '../orders/order-bill.ts'
import { type OrderRow, orderById } from '../orders/orders.sql.ts'
import { presentRow } from '../orders/present-order.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import { withReceipt } from '../orders/with-receipt.ts'
import { refundsOfOrder } from '../payments/payments.sql.ts'
import { refundsWithTaxes } from '../payments/refund-parts.ts'

export type ReceiptParts = {
  readonly links: ReceiptLinks
  readonly settingOf: SettingOf
}
export type ReceiptFacts = Awaited<ReturnType<typeof factsOfOrder>>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What stands on a receipt; nothing for a wrong token and for an order that never was, after the same work. */
export async function receiptFacts(db: Db, orderId: string, token: string, { links, settingOf }: ReceiptParts) {
  const isToken = links.isToken(orderId, token)
  const row = UUID.test(orderId) ? await orderById(db, { id: orderId, at: EVERYWHERE }) : undefined
  return row && isToken ? factsOfOrder(db, row, { links, settingOf }) : undefined
}

/** For those who are known to be allowed to see them. */
export async function factsOfOrder(db: Db, row: OrderRow, { links, settingOf }: ReceiptParts) {
  const location = await locationEver(db, row.location_id)
  const order = withReceipt(await presentRow(db, row), links)
  return {
    order,
    receipt: {
      businessName: HOUSE.name,
      // Receipts above a certain amount must carry it. Orders from before numbers were kept show today's.
      businessNumber: registrationOf(order.taxes, settingOf('business.taxNumber')),
      timeZone: location.time_zone,
      taxLines: order.taxes.map(({ name, ratePer100k, amount }) => ({ name, rate: formatRate(ratePer100k), amount })),
      refunds: await refundsOf(db, row, location),
      standing: receiptStanding(order),
      pdfUrl: fileUrl(order.receiptUrl, order.id, 'pdf'),
      calendarUrl: fileUrl(order.receiptUrl, order.id, 'ics'),
    },
  }
}

/** What went back of the order, or is on its way, with the part of each of its taxes. */
async function refundsOf(db: Db, row: OrderRow, location: LocationRow) {
  const refunds = await refundsOfOrder(db, row)
  const [contents] = refunds.length === 0 ? [] : await contentsOf(db, row.location_id, [row.id])
  if (!contents) return []
  return refundsWithTaxes(billOfContents(contents, row), refunds).map(
    ({ amount, tender, cash_rounding, state, requested_at, settled_at, parts }) => {
      const at = settled_at ?? requested_at
      const isDone = state === 'succeeded'
      const on = businessDateAt(location, at)
      return { amount, at, on, isDone, tender, cashRounding: cash_rounding, taxes: parts?.taxes ?? null }
    },
  )
}

/** The numbers of that day; of an order from before numbers were kept, today's. */
function registrationOf(taxes: readonly { readonly registration: string | null }[], today: string | null) {
  if (taxes.some(({ registration }) => registration === null)) return today
  return [...new Set(taxes.flatMap(({ registration }) => registration || []))].join(', ') || null
}

/** Beside the page, under the same token. */
function fileUrl(receiptUrl: string, orderId: string, kind: 'pdf' | 'ics'): string {
  const url = new URL(receiptUrl)
  url.pathname = `/api/receipts/${orderId}.${kind}`
  return url.href
}
