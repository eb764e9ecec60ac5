import { PERIODS, REVENUE_RANGES } from '@sizzle/domain/analytics/periods.ts'
import { locationId, oneOfOr, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

const FILTERS = {
  period: oneOfOr('today', PERIODS),
  range: oneOfOr('week', REVENUE_RANGES),
  location: locationId,
}
export type DashboardFilters = ValuesOf<typeof FILTERS>

const ANALYTICS = 'analytics'

/** What the dashboard is about, and which of its rooms is open: `#dashboard?period=week`, `#dashboard/analytics`. */
export function useDashboardFilters() {
  const { values: filters, below, change, addressBelow } = useSection(FILTERS)
  return {
    filters,
    change,
    isAnalytics: below[0] === ANALYTICS,
    toOverview: addressBelow(),
    toAnalytics: addressBelow(ANALYTICS),
  }
}
