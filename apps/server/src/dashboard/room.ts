import type { Job } from '../kit/jobs/worker.ts'
import type { Room } from '../kit/room.ts'
import { addUpHouse } from './add-up-house.ts'
import { addUpMonths, MONTHS_JOB, MONTHS_TIMETABLE } from './add-up-months.ts'
import { COUNT_JOB, COUNT_TIMETABLE, countSales } from './count-sales.ts'
import { getCustomerAnalytics } from './get-customer-analytics.ts'
import { getDashboardStats } from './get-dashboard-stats.ts'
import { getGuestAnalytics } from './get-guest-analytics.ts'
import { getLocationSales } from './get-location-sales.ts'
import { getOrderHours } from './get-order-hours.ts'
import { getRevenueAnalytics } from './get-revenue-analytics.ts'
import { getSalesAnalytics } from './get-sales-analytics.ts'
import { getSoldTogether } from './get-sold-together.ts'

/** The house follows at once: until then it is added up by whoever asks. */
const countAndAddUp: Job = async (payload, context) => {
  await countSales(payload, context)
  await addUpHouse(payload, context)
}

/** What was sold, in figures. */
export function dashboardRoom(): Room {
  return {
    operations: [
      getDashboardStats(),
      getRevenueAnalytics,
      getCustomerAnalytics,
      getOrderHours,
      getLocationSales,
      getSalesAnalytics,
      getSoldTogether,
      getGuestAnalytics,
    ],
    jobs: { [COUNT_JOB]: countAndAddUp, [MONTHS_JOB]: addUpMonths },
    timetable: [...COUNT_TIMETABLE, ...MONTHS_TIMETABLE],
  }
}
