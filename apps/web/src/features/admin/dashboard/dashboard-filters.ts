import { BUCKETS, PERIODS, REVENUE_RANGES } from '@sizzle/domain/analytics/periods.ts'
import { locationId, oneOf, oneOfOr, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

const FILTERS = {
  period: oneOfOr('today', PERIODS),
  range: oneOfOr('week', REVENUE_RANGES),
  by: oneOf(BUCKETS),
  location: locationId,
}
export type DashboardFilters = ValuesOf<typeof FILTERS>

const ROOMS = ['analytics', 'dishes', 'guests', 'kitchen'] as const
/** Rooms of pictures, beside the overview. */
export type AnalyticsRoomName = (typeof ROOMS)[number]

const LABELS: Readonly<Record<AnalyticsRoomName, string>> = {
  analytics: 'Analytics',
  dishes: 'Dishes',
  guests: 'Guests',
  kitchen: 'Kitchen',
}

/** What the dashboard is about, and which of its rooms is open: `#dashboard?period=week`, `#dashboard/analytics`. */
export function useDashboardFilters() {
  const { values: filters, below, change, addressBelow } = useSection(FILTERS)
  const room = ROOMS.find((one) => one === below[0])
  const rooms = [
    { label: 'Overview', to: addressBelow(), isCurrent: room === undefined },
    ...ROOMS.map((one) => ({ label: LABELS[one], to: addressBelow(one), isCurrent: one === room })),
  ]
  return { filters, change, room, rooms }
}
