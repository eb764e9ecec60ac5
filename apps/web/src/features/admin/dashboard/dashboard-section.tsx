import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { LinkTabs } from '../../../ui/list/link-tabs.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { useDashboardFilters } from './dashboard-filters.ts'
import { PERIOD_CHOICES, RANGE_CHOICES, WORKING_OFFLINE } from './dashboard-words.ts'
import { LocationBar } from './location-bar.tsx'
import { OverviewRoom } from './overview-room.tsx'

/** Pictures come with a script of their own, so that the figures of today wait for none of it. */
const AnalyticsRoom = lazyPart(() => import('./analytics/analytics-room.tsx').then((module) => module.AnalyticsRoom))

/** In one row with the location; where the window is wide there is room for tabs. */

/** How the house is doing: at a glance, and over a longer time. */
export function DashboardSection({ user }: { user: SessionUser }) {
  const { filters, change, room, rooms } = useDashboardFilters()
  const { own, total, location } = useOwn(filters.location, () => change({ location: undefined }))
  return (
    <div className={PAGE}>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:gap-x-2">
        <h1 className="mr-auto text-2xl max-md:sr-only lg:mr-0 lg:text-3xl">Dashboard</h1>
        <LinkTabs
          label="Rooms of the dashboard"
          tabs={rooms}
          keepsStep
          className="mr-auto max-lg:order-last max-md:order-none max-sm:w-full max-sm:*:grow max-sm:*:px-1! max-sm:*:text-sm max-[21rem]:*:px-0.5! max-[21rem]:*:text-[0.8125rem]"
        />
        <LocationBar own={own} total={total} location={location} onChange={(id) => change({ location: id })} />
        {room ? (
          <FilterSelect
            label="Range"
            className="min-w-0"
            value={filters.range}
            options={RANGE_CHOICES}
            onChange={(range) => change({ range, by: undefined })}
          />
        ) : (
          <FilterSelect
            label="Period"
            className="min-w-0"
            value={filters.period}
            options={PERIOD_CHOICES}
            onChange={(period) => change({ period })}
          />
        )}
      </header>
      <OfflineNotice words={WORKING_OFFLINE} />
      {room ? (
        <Suspense fallback={<PicturesToCome />}>
          <AnalyticsRoom room={room} filters={filters} onBy={(by) => change({ by })} />
        </Suspense>
      ) : (
        <OverviewRoom user={user} filters={filters} />
      )}
    </div>
  )
}

/** The first two pictures. */
function PicturesToCome() {
  return (
    <div aria-busy="true" className="grid gap-4 sm:gap-5 lg:grid-cols-2">
      <Skeleton className="h-136 rounded-card! sm:h-120" />
      <Skeleton className="h-136 rounded-card! sm:h-120" />
    </div>
  )
}

/** The locations of the person. One that the address names and they do not see leaves the address. */
function useOwn(named: string | undefined, leave: () => void) {
  const { data } = useQuery(ownLocationsQuery(named))
  const location = data?.locations.find(({ id }) => id === named)
  const isWrong = data !== undefined && named !== undefined && !location
  const onWrong = useEffectEvent(leave)
  useEffect(() => {
    if (isWrong) onWrong()
  }, [isWrong])
  return { own: data?.locations ?? [], total: data?.total ?? 0, location }
}
