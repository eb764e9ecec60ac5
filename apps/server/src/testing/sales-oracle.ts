import { type Period, periodDays } from '@sizzle/domain/analytics/periods.ts'
import {
  type CountedOrder,
  figuresFor,
  isSold,
  orderTypeBreakdown,
  type SoldLine,
  statusBreakdown,
  topItems,
  trends,
} from '@sizzle/domain/analytics/sales.ts'
import type { FrozenChoice } from '@sizzle/domain/menu/options-price.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { businessHoursOf } from '../locations/taxes-of.ts'

export type OrderRow = {
  id: string
  location_id: string
  business_date: string
  status: CountedOrder['status']
  order_type: CountedOrder['orderType']
  subtotal: number
  tax: number
  tip: number
  total: number
  customer_email: string
  customer_phone: string
  order_time: Date
  promised_at: Date
  prep_started_at: Date | null
  ready_at: Date | null
  cancel_reason: string | null
  payments: readonly {
    readonly tender: string
    readonly amount: number
    readonly refunded: number
    readonly freed: number
  }[]
  charges: readonly { readonly kind: string; readonly label: string; readonly amount: number }[]
  lines: readonly (SoldLine & { readonly options: readonly FrozenChoice[] })[]
}

/** The figures of a period as the rules define them, from every order by itself: what the dashboard has to say. */
export async function countedByHand(db: Db, period: Period, now: Date, locationId?: string) {
  const rows = (await everyOrder(db)).filter((row) => locationId === undefined || row.location_id === locationId)
  const locations = new Map(
    (await locationsById(db, [...new Set(rows.map((row) => row.location_id))])).map((l) => [l.id, l]),
  )
  const daysOf = (row: OrderRow) => {
    const location = locations.get(row.location_id)
    if (!location) throw new Error(`${row.location_id} is no location`)
    return periodDays(period, businessHoursOf(location), now)
  }
  const current = rows.filter((row) => {
    const { from, to } = daysOf(row).current
    return row.business_date >= from && row.business_date <= to
  })
  const before = rows.filter((row) => {
    const { previous, previousUntil } = daysOf(row)
    const isPart = row.business_date === previous.to && previousUntil !== null
    if (isPart) return row.order_time < previousUntil
    return row.business_date >= previous.from && row.business_date <= previous.to
  })
  const figures = figuresFor(current.map(counted))
  return {
    ...inDollars(figures),
    trends: trends(figures, figuresFor(before.map(counted))),
    statusBreakdown: statusBreakdown(current.map(counted)),
    orderTypeBreakdown: orderTypeBreakdown(current.map(counted)),
    money: moneyOf(current.filter(isSold)),
    topItems: topItems(current.filter(isSold).flatMap(({ lines }) => lines)).map((item) => ({
      ...item,
      revenue: item.revenue / 100,
    })),
  }
}

export function everyOrder(db: Db) {
  return db.many<OrderRow>(sql`
    select o.*,
      (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from payments p where p.order_id = o.id) as payments,
      (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from order_charges c where c.order_id = o.id) as charges,
      (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from order_lines l where l.order_id = o.id) as lines
    from orders o`)
}

export function counted(row: OrderRow): CountedOrder {
  return {
    status: row.status,
    orderType: row.order_type,
    total: row.total,
    refunded: refundedOf(row),
    email: row.customer_email,
    phone: row.customer_phone,
    orderTime: row.order_time,
  }
}

/** What an edit freed was never part of the order's new price. */
export function refundedOf({ payments }: OrderRow): number {
  return payments.reduce((sum, { refunded, freed }) => sum + Math.max(refunded - freed, 0), 0)
}

function inDollars({ revenue, avgOrderValue, ...counts }: ReturnType<typeof figuresFor>) {
  return { ...counts, revenue: revenue / 100, avgOrderValue: avgOrderValue / 100 }
}

export function moneyOf(rows: readonly OrderRow[]) {
  const sum = (pick: (row: OrderRow) => number) => rows.reduce((all, row) => all + pick(row), 0) / 100
  const ofCharges = (isMeant: (kind: string) => boolean) => (row: OrderRow) =>
    row.charges.filter(({ kind }) => isMeant(kind)).reduce((all, { amount }) => all + amount, 0)
  const fees = ofCharges((kind) => kind !== 'discount')
  return {
    goods: sum((row) => row.subtotal - fees(row)),
    discounts: sum(ofCharges((kind) => kind === 'discount')),
    fees: sum(fees),
    tax: sum(({ tax }) => tax),
    tips: sum(({ tip }) => tip),
    refunds: sum(refundedOf),
  }
}
