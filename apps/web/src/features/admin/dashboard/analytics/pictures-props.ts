import type { Bucket } from '@sizzle/domain/analytics/periods.ts'
import type { DashboardFilters } from '../dashboard-filters.ts'

/** What a room of pictures is told. */
export type PicturesProps = { filters: DashboardFilters; onBy: (by: Bucket) => void }
