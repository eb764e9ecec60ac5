import { oneOfOr, pageUpTo, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

export const STATUS_FILTERS = [
  ['all', 'All statuses'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const

const FILTERS = {
  status: oneOfOr('all', ['active', 'inactive']),
  search: textOf(100),
  page: pageUpTo(10_000),
}
export type LocationFilters = ValuesOf<typeof FILTERS>

export function useLocationFilters() {
  const { values: filters, change, open, below } = useSection(FILTERS)
  /** `#locations/holidays` */
  return { filters, change, open, isAtHolidays: below[0] === 'holidays' }
}
