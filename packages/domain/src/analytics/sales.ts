import type { Cents } from '../money/cents.ts'
import type { OrderType } from '../order/order-type.ts'
import type { OrderStatus } from '../order/status.ts'
import { normalizeEmail } from '../people/email.ts'
import { phoneDigits } from '../people/phone.ts'
import { trend } from './trend.ts'

// What the dashboard's figures mean. The database adds up; these definitions say what, and the tests hold both together.
export type CountedOrder = {
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly total: Cents
  /** What went back of the total. */
  readonly refunded: Cents
  readonly email: string
  readonly phone: string
  readonly orderTime: Date
}

export type PeriodFigures = {
  readonly orders: number
  readonly revenue: Cents
  readonly customers: number
  readonly avgOrderValue: Cents
}

/** What was cancelled is in no figure but the count of cancelled orders (money 36). */
export function isSold({ status }: Pick<CountedOrder, 'status'>): boolean {
  return status !== 'cancelled'
}

/** By email, or phone if there is none (money 36); an order with neither is nobody's. */
export function customerKey(order: Pick<CountedOrder, 'email' | 'phone'>): string | null {
  const email = normalizeEmail(order.email)
  return email || phoneDigits(order.phone) || null
}

/** Revenue is the total of what was sold, less what went back of it. */
export function figuresFor(orders: readonly CountedOrder[]): PeriodFigures {
  const sold = orders.filter(isSold)
  const revenue = sold.reduce((sum, { total, refunded }) => sum + total - refunded, 0)
  const customers = new Set(sold.map(customerKey).filter((key) => key !== null))
  return {
    orders: sold.length,
    revenue,
    customers: customers.size,
    avgOrderValue: averageOf(revenue, sold.length),
  }
}

export function averageOf(revenue: Cents, orders: number): Cents {
  return orders === 0 ? 0 : Math.round(revenue / orders)
}

export function trends(current: PeriodFigures, previous: PeriodFigures) {
  return {
    ordersGrowth: trend(current.orders, previous.orders),
    revenueGrowth: trend(current.revenue, previous.revenue),
    customersGrowth: trend(current.customers, previous.customers),
    avgOrderValueGrowth: trend(current.avgOrderValue, previous.avgOrderValue),
  }
}

export function statusBreakdown(orders: readonly CountedOrder[]): Record<OrderStatus, number> {
  const counts = { pending: 0, preparing: 0, ready: 0, completed: 0, cancelled: 0 }
  for (const { status } of orders) counts[status] += 1
  return counts
}

export function orderTypeBreakdown(orders: readonly CountedOrder[]) {
  const sold = orders.filter(isSold)
  const count = (type: OrderType) => sold.filter(({ orderType }) => orderType === type).length
  return { dineIn: count('dine-in'), pickup: count('pickup'), delivery: count('delivery') }
}

export const TOP_ITEMS = 10
export const TOP_ITEMS_SHOWN = 5
export const RECENT_ACTIVITY_SHOWN = 5
const TOP_CUSTOMERS = 10
const UNKNOWN_ITEM = 'Unknown Item'
export const ANONYMOUS_CUSTOMER = 'Anonymous Customer'

export type SoldLine = {
  readonly name: string | null
  readonly quantity: number | null
  readonly price: Cents
  readonly discount?: Cents
}
export type TopItem = { readonly name: string; readonly count: number; readonly revenue: Cents }

/** By pieces sold, then by revenue, then by name; a quantity that is missing is 1 (money 37). */
export function topItems(lines: readonly SoldLine[], limit: number = TOP_ITEMS): TopItem[] {
  const byName = new Map<string, TopItem>()
  for (const line of lines) {
    const name = line.name?.trim() || UNKNOWN_ITEM
    const quantity = line.quantity ?? 1
    const sold = byName.get(name) ?? { name, count: 0, revenue: 0 }
    byName.set(name, {
      name,
      count: sold.count + quantity,
      revenue: sold.revenue + line.price * quantity - (line.discount ?? 0),
    })
  }
  const ranked = [...byName.values()].sort(
    (a, b) => b.count - a.count || b.revenue - a.revenue || a.name.localeCompare(b.name, 'en-CA'),
  )
  return ranked.slice(0, limit)
}

/** Customer analytics are about so many of the newest orders. */
export const CUSTOMER_ORDERS = 1000

type Visit = Pick<CountedOrder, 'total' | 'refunded' | 'email' | 'phone' | 'orderTime'> & { readonly name: string }

/** Customer analytics: what each spent, and how many came back. Of orders that were not cancelled. */
export function customerFigures(orders: readonly Visit[]) {
  const byCustomer = Map.groupBy(orders, customerKey)
  byCustomer.delete(null)
  const customers = [...byCustomer].flatMap(([id, own]) => (id === null ? [] : [oneCustomer(id, own)]))
  const totalCustomers = customers.length
  const repeatCustomers = customers.filter(({ totalOrders }) => totalOrders > 1).length
  const sum = (pick: (customer: (typeof customers)[number]) => number) =>
    customers.reduce((total, customer) => total + pick(customer), 0)
  const average = (total: number) => (totalCustomers === 0 ? 0 : total / totalCustomers)
  return {
    totalCustomers,
    repeatCustomers,
    repeatCustomerRate: average(repeatCustomers) * 100,
    avgOrdersPerCustomer: average(sum(({ totalOrders }) => totalOrders)),
    avgSpentPerCustomer: Math.round(average(sum(({ totalSpent }) => totalSpent))),
    topCustomers: [...customers]
      .sort((a, b) => b.totalSpent - a.totalSpent || (a.id < b.id ? -1 : 1))
      .slice(0, TOP_CUSTOMERS),
  }
}

/** Called as in the newest order. */
function oneCustomer(id: string, orders: readonly Visit[]) {
  const times = orders.map(({ orderTime }) => orderTime.getTime())
  const latest = orders.reduce((one, other) => (other.orderTime > one.orderTime ? other : one))
  return {
    id,
    name: latest.name,
    totalOrders: orders.length,
    totalSpent: orders.reduce((sum, { total, refunded }) => sum + total - refunded, 0),
    firstOrder: new Date(Math.min(...times)),
    lastOrder: new Date(Math.max(...times)),
  }
}
