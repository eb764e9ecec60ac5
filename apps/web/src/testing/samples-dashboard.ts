import type { getDashboardStats } from '@sizzle/contract/dashboard.ts'
import type { getOwnLocations } from '@sizzle/contract/own-locations.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'

type Stats = WireOutputOf<typeof getDashboardStats>
type OwnLocations = WireOutputOf<typeof getOwnLocations>

/** A good day in Truro. */
export function someStats(change: Partial<Stats> = {}): Stats {
  return {
    success: true,
    period: 'today',
    from: '2026-11-20',
    orders: 1042,
    revenue: 41_680.5,
    customers: 837,
    avgOrderValue: 40,
    money: { goods: 34_402.18, discounts: 0, fees: 312, tax: 4_897.99, tips: 2_088.33, refunds: 20 },
    trends: { ordersGrowth: 5, revenueGrowth: 12.54, customersGrowth: -2.61, avgOrderValueGrowth: 0 },
    before: { orders: 992, revenue: 37_036, customers: 859, avgOrderValue: 40 },
    topItems: Array.from({ length: 10 }, (_, n) => ({ name: `Dish ${n + 1}`, count: 40 - n, revenue: 718 - n })),
    recentActivity: Array.from({ length: 10 }, (_, n) => ({
      id: `0190a000-0000-7000-8000-00000000000${n}`,
      locationId: 'truro',
      shortNumber: `TRU-04${n}`,
      customerName: n === 1 ? 'Anonymous Customer' : 'Priya Nair',
      total: 40.28,
      status: n === 0 ? 'pending' : 'completed',
      orderTime: '2026-11-20T22:41:07.000Z',
      timeAgo: n === 0 ? 'Just now' : `${n + 1} minutes ago`,
    })),
    later: 1,
    late: 2,
    statusBreakdown: { pending: 2, preparing: 3, ready: 1, completed: 1036, cancelled: 7 },
    orderTypeBreakdown: { dineIn: 312, pickup: 524, delivery: 206 },
    lastUpdated: '2026-11-20T22:47:12.000Z',
    location: null,
    ...change,
  }
}

/** A house on a day before its first order. */
export function emptyStats(): Stats {
  return someStats({
    orders: 0,
    revenue: 0,
    customers: 0,
    avgOrderValue: 0,
    money: { goods: 0, discounts: 0, fees: 0, tax: 0, tips: 0, refunds: 0 },
    trends: { ordersGrowth: 0, revenueGrowth: -100, customersGrowth: 0, avgOrderValueGrowth: 0 },
    before: { orders: 0, revenue: 20, customers: 0, avgOrderValue: 0 },
    topItems: [],
    recentActivity: [],
    later: 0,
    late: 0,
    statusBreakdown: { pending: 0, preparing: 0, ready: 0, completed: 0, cancelled: 0 },
    orderTypeBreakdown: { dineIn: 0, pickup: 0, delivery: 0 },
  })
}

const place = (id: string, name: string, isActive = true) => ({
  id,
  name,
  address: `12 ${name} Road`,
  phone: '(902) 555-0100',
  timeZone: 'America/Halifax',
  isActive,
})

export function someOwnLocations(): OwnLocations {
  const locations = [place('truro', 'Truro'), place('new-glasgow', 'New Glasgow'), place('closed', 'Closed', false)]
  return { success: true, locations, total: locations.length }
}

const NONE = { count: 0, amount: 0, inCash: 0 }

export function someOpenMoney(owed = NONE) {
  return {
    success: true as const,
    owed: [],
    toGiveBack: [],
    failedRefunds: [],
    sums: { owed, toGiveBack: NONE, failedRefunds: NONE },
  }
}
