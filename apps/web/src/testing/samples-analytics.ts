import type { getGuestAnalytics, getSalesAnalytics } from '@sizzle/contract/analytics.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'

type Sales = WireOutputOf<typeof getSalesAnalytics>
type Guests = WireOutputOf<typeof getGuestAnalytics>

/** A good week in Truro. */
export function someSales(change: Partial<Sales> = {}): Sales {
  return {
    success: true,
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
    dishes: [
      { name: 'Butter Chicken', count: 38, revenue: 682.1 },
      { name: 'Garlic Naan', count: 31, revenue: 123.69 },
    ],
    options: [{ group: 'Protein', name: 'Paneer', count: 14, revenue: 28 }],
    discounts: [{ label: 'Happy hour', count: 5, amount: 35 }],
    cancellations: { orders: 2, share: 3, reasons: [{ reason: 'Out of paneer', orders: 2, amount: 61.9 }] },
    kitchen: {
      orders: 61,
      onTimeShare: 86.9,
      prepP50: 3,
      prepP90: 6,
      lateP50: -6,
      lateP90: 3,
      prepMinutes: [0, 4, 20, 30, 4, 2, 1, 0, 0, 0, 0, 0],
    },
    before: null,
    location: null,
    ...change,
  }
}

/** A house before its first order. */
export function emptySales(): Sales {
  return someSales({
    orders: 0,
    revenue: 0,
    orderTypes: { dineIn: 0, pickup: 0, delivery: 0 },
    tenders: [],
    unpaid: 0,
    dishes: [],
    options: [],
    discounts: [],
    cancellations: { orders: 0, share: 0, reasons: [] },
    kitchen: {
      orders: 0,
      onTimeShare: null,
      prepP50: null,
      prepP90: null,
      lateP50: null,
      lateP90: null,
      prepMinutes: [],
    },
  })
}

export function someGuests(): Guests {
  return {
    success: true,
    range: 'week',
    by: 'day',
    customers: { fresh: 19, returning: 33 },
    customersBy: [
      { date: '2026-11-16', fresh: 9, returning: 18 },
      { date: '2026-11-17', fresh: 10, returning: 21 },
    ],
    tables: { bookings: 17, seats: 52, noShows: 1, noShowShare: 5.9, cancelled: 2 },
    tablesBy: [
      { date: '2026-11-16', bookings: 7, seats: 21, noShows: 1 },
      { date: '2026-11-17', bookings: 10, seats: 31, noShows: 0 },
    ],
    tablesAhead: [{ date: '2026-11-18', bookings: 3, seats: 8, noShows: 0 }],
    before: null,
    location: null,
  }
}
