import * as contract from '@sizzle/contract/open-money.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsFor } from '../kit/locations-for.ts'
import { query } from '../kit/operation.ts'
import { type OpenMoneyRow, ordersToGiveBack, ordersWithFailedRefunds, owedOrders } from './open-money.sql.ts'

const MOST = 200

/** Money that a person still has to take or to give back: nothing leaves this list but by being done. */
export const getOpenMoney = query(contract.getOpenMoney, async ({ locationId }, { db, who }) => {
  const locations = locationsFor(personOf(who), 'payment.take', locationId)
  if (locations === undefined) return refuse({ code: 'location_not_found' })
  const owed = await owedOrders(db, locations, MOST)
  const toGiveBack = await ordersToGiveBack(db, locations, MOST)
  const failedRefunds = await ordersWithFailedRefunds(db, locations, MOST)
  return ok({
    owed: owed.map(present),
    toGiveBack: toGiveBack.map(present),
    failedRefunds: failedRefunds.map(present),
    sums: { owed: sumOf(owed), toGiveBack: sumOf(toGiveBack), failedRefunds: sumOf(failedRefunds) },
  })
})

function present(row: OpenMoneyRow) {
  return {
    orderId: row.id,
    locationId: row.location_id,
    timeZone: row.time_zone,
    shortNumber: row.short_number,
    version: row.version,
    status: row.status,
    orderType: row.order_type,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    paymentMethod: row.payment_method,
    amount: row.amount,
    inCash: row.in_cash,
    since: row.since,
    by: row.actor_name ?? '',
  }
}

function sumOf([first]: readonly OpenMoneyRow[]) {
  return { count: first?.all_count ?? 0, amount: first?.all_amount ?? 0, inCash: first?.all_in_cash ?? 0 }
}
