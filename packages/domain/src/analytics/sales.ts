import type { Cents } from '../money/cents.ts'
import type { OrderType } from '../order/order-type.ts'
import { ORDER_STATUSES, type OrderStatus } from '../order/status.ts'
import { normalizeEmail } from '../people/email.ts'
import { phoneDigits } from '../people/phone.ts'
import { trend } from './trend.ts'

// What the dashboard's figures mean. The database adds up; these definitions say what, and the tests hold both together.
export type CountedOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: string
  readonly orderType: OrderType
  readonly total: Cents
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

/** A cancelled order, or one whose money failed or went back, earns nothing. */
export function earns(order: Pick<CountedOrder, 'status' | 'paymentStatus'>): boolean {
  return order.status !== 'cancelled' && order.paymentStatus !== 'failed' && order.paymentStatus !== 'refunded'
}

/** By e-mail, or phone if there is none (money 36); an order with neither is nobody's. */
export function customerKey(order: Pick<CountedOrder, 'email' | 'phone'>): string | null {
  const email = normalizeEmail(order.email)
  return email || phoneDigits(order.phone) || null
}

/** Every order placed counts as one; revenue and its average come from those that earn. */
export function figuresFor(orders: readonly CountedOrder[]): PeriodFigures {
  const earning = orders.filter(earns)
  const revenue = earning.reduce((sum, { total }) => sum + total, 0)
  const customers = new Set(orders.map(customerKey).filter((key) => key !== null))
  return {
    orders: orders.length,
    revenue,
    customers: customers.size,
    avgOrderValue: earning.length === 0 ? 0 : Math.round(revenue / earning.length),
  }
}

export function trends(current: PeriodFigures, previous: PeriodFigures) {
  return {
    ordersGrowth: trend(current.orders, previous.orders),
    revenueGrowth: trend(current.revenue, previous.revenue),
    customersGrowth: trend(current.customers, previous.customers),
  }
}

export function statusBreakdown(orders: readonly CountedOrder[]): Record<OrderStatus, number> {
  const counts = { pending: 0, preparing: 0, ready: 0, completed: 0, cancelled: 0 }
  for (const { status } of orders) counts[status] += 1
  return counts
}

export function orderTypeBreakdown(orders: readonly CountedOrder[]) {
  const count = (type: OrderType) => orders.filter(({ orderType }) => orderType === type).length
  return { dineIn: count('dine-in'), pickup: count('pickup'), delivery: count('delivery') }
}

/** The counts beside the board (kitchen 28): total, then one per status. */
export function orderCounts(orders: readonly CountedOrder[]) {
  const byStatus = statusBreakdown(orders)
  return { total: ORDER_STATUSES.reduce((sum, status) => sum + byStatus[status], 0), ...byStatus }
}

export const TOP_ITEMS = 10
export const TOP_ITEMS_SHOWN = 5
export const RECENT_ACTIVITY = 10
export const RECENT_ACTIVITY_SHOWN = 5
export const TOP_CUSTOMERS = 10
export const UNKNOWN_ITEM = 'Unknown Item'
export const ANONYMOUS_CUSTOMER = 'Anonymous Customer'

export type SoldLine = { readonly name: string | null; readonly quantity: number | null; readonly price: Cents }
export type TopItem = { readonly name: string; readonly count: number; readonly revenue: Cents }

/** By pieces sold, then by revenue, then by name; a quantity that is missing is 1 (money 37). */
export function topItems(lines: readonly SoldLine[], limit: number = TOP_ITEMS): TopItem[] {
  const byName = new Map<string, TopItem>()
  for (const line of lines) {
    const name = line.name?.trim() || UNKNOWN_ITEM
    const quantity = line.quantity ?? 1
    const sold = byName.get(name) ?? { name, count: 0, revenue: 0 }
    byName.set(name, { name, count: sold.count + quantity, revenue: sold.revenue + line.price * quantity })
  }
  const ranked = [...byName.values()].sort(
    (a, b) => b.count - a.count || b.revenue - a.revenue || a.name.localeCompare(b.name, 'en-CA'),
  )
  return ranked.slice(0, limit)
}

/** Customer analytics: what each spent, and how many came back. */
export function customerFigures(orders: readonly CountedOrder[]) {
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
    topCustomers: [...customers].sort((a, b) => b.totalSpent - a.totalSpent).slice(0, TOP_CUSTOMERS),
  }
}

function oneCustomer(id: string, orders: readonly CountedOrder[]) {
  const times = orders.map(({ orderTime }) => orderTime.getTime())
  return {
    id,
    totalOrders: orders.length,
    totalSpent: figuresFor(orders).revenue,
    firstOrder: new Date(Math.min(...times)),
    lastOrder: new Date(Math.max(...times)),
  }
}
