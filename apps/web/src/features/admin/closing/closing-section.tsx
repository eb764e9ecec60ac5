import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { wishedLocation } from '../../../kit/wished-location.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { useClosingPlace } from './closing-query.ts'
import { OpenDay, type Step } from './open-day.tsx'
import { Payouts } from './payouts.tsx'
import { ReportList } from './report-list.tsx'
import { ReportPage } from './report-page.tsx'
import { DayToCome, ReportsToCome } from './to-come.tsx'

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

/** What can be done of a step until then; of a day that is closed or not read there is none. */
const OFFLINE: Readonly<Record<Step, string>> = {
  count: 'You can count now, and compare and close once you are back online.',
  close: 'You can go through it now, and close the day once you are back online.',
}

/** The end of a business day: what is open, the count of the drawer, and the reports that were written. */
export function ClosingSection({ user }: { user: SessionUser }) {
  const { location, page, from, report, change, addressBelow } = useClosingPlace()
  const [step, setStep] = useState<Step>()
  const own = useQuery(ownLocationsQuery(location))
  const places = own.data?.locations ?? []
  const place = wishedLocation(places, location)
  if (place && report)
    return (
      <div className={PAGE}>
        <ReportPage place={place.id} n={report} backTo={addressBelow()} />
      </div>
    )
  return (
    <div className={PAGE}>
      <SectionHead title="Close the day">
        {own.isPending && <Skeleton className="h-11 w-36" />}
        {place && (
          <LocationFilter
            value={place.id}
            places={places}
            total={own.data?.total ?? 0}
            onChange={(id) => change({ location: id, page: 1, from: undefined }, [])}
          />
        )}
      </SectionHead>
      <OfflineNotice>{step && OFFLINE[step]}</OfflineNotice>
      {own.isPending && (
        <div aria-busy="true" className={COLUMNS}>
          <DayToCome />
          <div className="grid gap-3">
            <Skeleton className="h-7 w-32" />
            <ReportsToCome />
          </div>
        </div>
      )}
      {own.error && !own.data && (
        <LoadProblem
          isRoom
          title="Failed to load the day"
          {...problemOf(own.error)}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.data && !place && <p className="text-soft">You have no location yet. An admin can give you one.</p>}
      {place && (
        <div className={COLUMNS}>
          <OpenDay
            key={place.id}
            place={place.id}
            from={from}
            addressOf={addressBelow}
            onStep={setStep}
            onBegin={(date) => change({ from: date })}
            onClosed={(n) => change({ from: undefined }, [String(n)])}
          />
          <div className="grid gap-5">
            <ReportList
              place={place.id}
              page={page}
              addressOf={addressBelow}
              onPage={(next) => change({ page: next })}
            />
            {may(user, 'payout.see') && <Payouts />}
          </div>
        </div>
      )}
    </div>
  )
}
