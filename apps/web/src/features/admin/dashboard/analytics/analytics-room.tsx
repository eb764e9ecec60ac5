import { REVENUE_RANGES, type RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { failureOf } from '../../../../kit/failure.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TabList } from '../../../../ui/tab-list.tsx'
import type { DashboardFilters } from '../dashboard-filters.ts'
import { customersQuery, hoursQuery, locationSalesQuery, revenueQuery } from '../dashboard-query.ts'
import { LOADING } from '../dashboard-words.ts'
import { CustomersPicture } from './customers-picture.tsx'
import { HeatMap } from './heat-map.tsx'
import { LocationsPicture } from './locations-picture.tsx'
import { RevenuePicture } from './revenue-picture.tsx'

const RANGE_LABELS: Readonly<Record<RevenueRange, string>> = {
  week: 'This Week',
  month: 'This Month',
  year: 'This Year',
}
const RANGES = REVENUE_RANGES.map((range) => [range, RANGE_LABELS[range]] as const)

type AnalyticsRoomProps = { filters: DashboardFilters; onRange: (range: RevenueRange) => void }

/** Pictures over a longer time. Each comes by itself, so that a slow one keeps no other back. */
export function AnalyticsRoom({ filters, onRange }: AnalyticsRoomProps) {
  const panelId = useId()
  return (
    <>
      <TabList label="Range" tabs={RANGES} value={filters.range} panelId={panelId} onChange={onRange} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label="Analytics of the range"
        className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2"
      >
        <Shown query={useQuery(revenueQuery(filters))}>{(answer) => <RevenuePicture {...answer} />}</Shown>
        <Shown query={useQuery(locationSalesQuery(filters))}>{(answer) => <LocationsPicture {...answer} />}</Shown>
        <Shown query={useQuery(hoursQuery(filters))}>{(answer) => <HeatMap {...answer} />}</Shown>
        <Shown query={useQuery(customersQuery(filters))}>{(answer) => <CustomersPicture {...answer} />}</Shown>
      </div>
    </>
  )
}

function Shown<T>({ query, children }: { query: UseQueryResult<T>; children: (answer: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Skeleton className="h-80" />
  const { title, sentence } = failureOf(query.error, LOADING)
  return <LoadProblem title={title} sentence={sentence} onRetry={() => void query.refetch()} />
}
