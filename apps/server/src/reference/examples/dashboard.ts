import type { ExamplesOf } from './example.ts'
import { NEW_GLASGOW, TRURO } from './the-restaurant.ts'

const LOCATION = { id: TRURO.id, name: TRURO.name, address: TRURO.address, phone: TRURO.phone }

type StatsCalls = 'getDashboardStats' | 'getRevenueAnalytics' | 'getCustomerAnalytics'
type Comparisons = 'getOrderHours' | 'getLocationSales'
type Analytics = 'getSalesAnalytics' | 'getSoldTogether' | 'getGuestAnalytics'

export const dashboardExamples: ExamplesOf<StatsCalls | Comparisons> = {
  getDashboardStats: {
    input: { period: 'today', locationId: TRURO.id },
    answer: {
      period: 'today',
      from: '2026-11-20',
      orders: 42,
      revenue: 1680.5,
      customers: 37,
      avgOrderValue: 40.01,
      money: { goods: 1402.18, discounts: 0, fees: 12, tax: 197.99, tips: 88.33, refunds: 20 },
      trends: { ordersGrowth: 5, revenueGrowth: 12.5, customersGrowth: -2.6, avgOrderValueGrowth: 7.1 },
      before: { orders: 40, revenue: 1495.4, customers: 38, avgOrderValue: 37.36 },
      topItems: [{ name: 'Butter Chicken', count: 18, revenue: 323.1 }],
      recentActivity: [
        {
          id: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6070',
          locationId: TRURO.id,
          shortNumber: 'TRU-042',
          customerName: 'Priya Sharma',
          total: 40.28,
          status: 'preparing',
          orderTime: '2026-11-20T22:41:07.000Z',
          timeAgo: '6 minutes ago',
        },
      ],
      statusBreakdown: { pending: 2, preparing: 3, ready: 1, completed: 36, cancelled: 1 },
      later: 1,
      late: 0,
      orderTypeBreakdown: { dineIn: 12, pickup: 24, delivery: 6 },
      lastUpdated: '2026-11-20T22:47:12.000Z',
      location: LOCATION,
    },
  },
  getRevenueAnalytics: {
    input: { range: 'week', locationId: TRURO.id },
    answer: {
      range: 'week',
      by: 'day',
      revenue: [
        { date: '2026-11-16', revenue: 1204.1, orders: 31 },
        { date: '2026-11-17', revenue: 1311.75, orders: 33 },
      ],
      sums: { orders: 64, revenue: 2515.85, avgOrderValue: 39.31 },
      before: {
        revenue: [{ date: '2026-11-09', revenue: 1180.4, orders: 30 }],
        sums: { orders: 60, revenue: 2395.2, avgOrderValue: 39.92 },
        trends: { ordersGrowth: 6.7, revenueGrowth: 5, avgOrderValueGrowth: -1.5 },
      },
      location: LOCATION,
    },
  },
  getOrderHours: {
    input: { locationId: TRURO.id },
    answer: {
      hours: [
        { weekday: 'friday', hour: 18, orders: 61 },
        { weekday: 'friday', hour: 19, orders: 58 },
      ],
      location: LOCATION,
    },
  },
  getLocationSales: {
    input: { range: 'week' },
    answer: {
      range: 'week',
      locations: [
        {
          id: TRURO.id,
          name: TRURO.name,
          orders: 64,
          revenue: 2515.85,
          avgOrderValue: 39.31,
          ordersGrowth: 6.7,
          revenueGrowth: 5,
          avgOrderValueGrowth: -1.6,
        },
        {
          id: NEW_GLASGOW.id,
          name: NEW_GLASGOW.name,
          orders: 41,
          revenue: 1690.02,
          avgOrderValue: 41.22,
          ordersGrowth: 2.5,
          revenueGrowth: -2.4,
          avgOrderValueGrowth: -4.8,
        },
      ],
    },
  },
  getCustomerAnalytics: {
    input: { locationId: TRURO.id },
    answer: {
      totalCustomers: 412,
      repeatCustomers: 187,
      repeatCustomerRate: 45.4,
      avgOrdersPerCustomer: 2.4,
      avgSpentPerCustomer: 96.13,
      topCustomers: [
        {
          id: 'priya@example.com',
          name: 'Priya Sharma',
          totalOrders: 9,
          totalSpent: 412.35,
          firstOrder: '2026-10-02T21:15:00.000Z',
          lastOrder: '2026-11-20T22:41:07.000Z',
        },
      ],
      location: LOCATION,
    },
  },
}

export const analyticsExamples: ExamplesOf<Analytics> = {
  getSalesAnalytics: {
    input: { range: 'week', locationId: TRURO.id },
    answer: {
      range: 'week',
      orders: 64,
      revenue: 2515.85,
      money: { goods: 2062.5, discounts: 35, fees: 24, tax: 292.11, tips: 157.24, refunds: 20 },
      orderTypes: { dineIn: 12, pickup: 40, delivery: 12 },
      tenders: [
        { tender: 'card', payments: 41, amount: 1801.4, refunded: 20 },
        { tender: 'cash', payments: 21, amount: 694.17, refunded: 0 },
      ],
      unpaid: 40.28,
      dishes: [{ name: 'Butter Chicken', count: 38, revenue: 682.1 }],
      options: [{ group: 'Protein', name: 'Paneer', count: 14, revenue: 28 }],
      discounts: [{ label: 'Happy hour', count: 5, amount: 35 }],
      cancellations: { orders: 2, share: 3, reasons: [{ reason: 'Out of paneer', orders: 2, amount: 61.9 }] },
      kitchen: {
        orders: 61,
        onTimeShare: 86.9,
        prepP50: 18,
        prepP90: 27,
        lateP50: -6,
        lateP90: 3,
        prepMinutes: [0, 0, 4, 57],
      },
      before: null,
      location: LOCATION,
    },
  },
  getSoldTogether: {
    input: { locationId: TRURO.id },
    answer: {
      orders: 260,
      pairs: [{ first: 'Butter Chicken', second: 'Garlic Naan', orders: 88 }],
      location: LOCATION,
    },
  },
  getGuestAnalytics: {
    input: { range: 'week', locationId: TRURO.id },
    answer: {
      range: 'week',
      by: 'day',
      customers: { fresh: 19, returning: 33 },
      customersBy: [{ date: '2026-11-16', fresh: 9, returning: 18 }],
      tables: { bookings: 17, seats: 52, noShows: 1, noShowShare: 5.9, cancelled: 2 },
      tablesBy: [{ date: '2026-11-16', bookings: 7, seats: 21, noShows: 0 }],
      tablesAhead: [{ date: '2026-11-21', bookings: 9, seats: 30, noShows: 0 }],
      before: null,
      location: LOCATION,
    },
  },
}
