import type { Room } from '../kit/room.ts'
import { COUNT_JOB, COUNT_TIMETABLE, countSales } from './count-sales.ts'
import { getCustomerAnalytics } from './get-customer-analytics.ts'
import { getDashboardStats } from './get-dashboard-stats.ts'
import { getLocationSales } from './get-location-sales.ts'
import { getOrderHours } from './get-order-hours.ts'
import { getRevenueAnalytics } from './get-revenue-analytics.ts'

/** What was sold, in figures. */
export function dashboardRoom(): Room {
  return {
    operations: [getDashboardStats(), getRevenueAnalytics, getCustomerAnalytics, getOrderHours, getLocationSales],
    jobs: { [COUNT_JOB]: countSales },
    timetable: COUNT_TIMETABLE,
  }
}
