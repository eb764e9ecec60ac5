import type { getGuestAnalytics, getSalesAnalytics, getSoldTogether } from '@sizzle/contract/analytics.ts'
import type {
  getCustomerAnalytics,
  getDashboardStats,
  getLocationSales,
  getOrderHours,
  getRevenueAnalytics,
} from '@sizzle/contract/dashboard.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { DashboardFilters } from './dashboard-filters.ts'

export type DashboardStats = WireOutputOf<typeof getDashboardStats>
export type Activity = DashboardStats['recentActivity'][number]
export type RevenueAnalytics = WireOutputOf<typeof getRevenueAnalytics>
export type CustomerAnalytics = WireOutputOf<typeof getCustomerAnalytics>
export type OrderHours = WireOutputOf<typeof getOrderHours>
export type LocationSales = WireOutputOf<typeof getLocationSales>
export type SalesAnalytics = WireOutputOf<typeof getSalesAnalytics>
export type SoldTogether = WireOutputOf<typeof getSoldTogether>
export type GuestAnalytics = WireOutputOf<typeof getGuestAnalytics>

/** Beside the live stream, which brings orders at once: ages grow, and a day begins. Nothing is asked while offline. */
const REFRESH_MS = 30_000

export function statsQuery({ period, location }: DashboardFilters) {
  return queryOptions({
    ...ask('/getDashboardStats', { period, locationId: location }),
    refetchInterval: REFRESH_MS,
  })
}

/** What was completed and not paid. */
export function owedQuery({ location }: DashboardFilters) {
  return queryOptions({ ...ask('/getOpenMoney', { locationId: location }), refetchInterval: REFRESH_MS })
}

/** Pictures over weeks and months: who comes back to one within this time sees it at once. */
const FRESH_MS = 300_000

export function revenueQuery({ range, by, location }: DashboardFilters) {
  return queryOptions({ ...ask('/getRevenueAnalytics', { range, by, locationId: location }), staleTime: FRESH_MS })
}

export function salesQuery({ range, location }: DashboardFilters) {
  return queryOptions({ ...ask('/getSalesAnalytics', { range, locationId: location }), staleTime: FRESH_MS })
}

export function togetherQuery({ location }: DashboardFilters) {
  return queryOptions({ ...ask('/getSoldTogether', { locationId: location }), staleTime: FRESH_MS })
}

export function guestsQuery({ range, location }: DashboardFilters) {
  return queryOptions({ ...ask('/getGuestAnalytics', { range, locationId: location }), staleTime: FRESH_MS })
}

export function locationSalesQuery({ range, location }: DashboardFilters) {
  return queryOptions({ ...ask('/getLocationSales', { range, locationId: location }), staleTime: FRESH_MS })
}

export function hoursQuery({ location }: DashboardFilters) {
  return queryOptions({ ...ask('/getOrderHours', { locationId: location }), staleTime: FRESH_MS })
}

export function customersQuery({ location }: DashboardFilters) {
  return queryOptions({ ...ask('/getCustomerAnalytics', { locationId: location }), staleTime: FRESH_MS })
}
