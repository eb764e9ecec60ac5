import type { Period } from '@sizzle/domain/analytics/periods.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Failure, failureOf } from '../../../kit/failure.ts'
import { isTriedAgain } from '../../../kit/server/heal.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { button } from '../../../ui/button.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { timeOfHouse } from '../../../ui/clock.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import type { DashboardFilters } from './dashboard-filters.ts'
import { statsQuery } from './dashboard-query.ts'
import { LOADING, NO_ORDERS, NOUGHTS, UNABLE } from './dashboard-words.ts'
import { FigureCards, type Figures } from './figure-cards.tsx'
import { MoneyParts } from './money-parts.tsx'
import { NothingYet } from './panel.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatusOverview } from './status-overview.tsx'
import { TopItems } from './top-items.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'

type OverviewRoomProps = {
  user: SessionUser
  filters: DashboardFilters
}

/** A day, a week or a month, beside the same stretch before. */
export function OverviewRoom({ user, filters }: OverviewRoomProps) {
  const { stats, lastUpdated, failure, retry } = useStats(filters)
  const isQuiet = stats !== undefined && !failure && isNothingAtAll(stats)
  return (
    <>
      {!(failure && !stats) && <WelcomeBanner user={user} filters={filters} stats={stats} />}
      <section aria-label="Figures of the period" className="grid gap-4 sm:gap-5">
        {failure && <Failed failure={failure} hasFigures={stats !== undefined} onRetry={retry} />}
        {!(failure && !stats) && (
          <>
            <FigureCards stats={stats} period={filters.period} isQuiet={isQuiet} />
            {!stats && <DetailsSkeleton />}
            {stats && (
              <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
                {isQuiet ? <Quiet stats={stats} period={filters.period} /> : <Details stats={stats} />}
                <div className="lg:col-span-2">
                  <QuickActions user={user} location={filters.location} />
                </div>
              </div>
            )}
            <LastUpdated at={lastUpdated} />
          </>
        )}
      </section>
    </>
  )
}

/** Noughts beside the error where other figures were there before, and only the error where nothing ever was. */
function useStats(filters: DashboardFilters) {
  const query = useQuery(statsQuery(filters))
  const [hasBeen, setHasBeen] = useState(false)
  if (query.data && !hasBeen) setHasBeen(true)
  const { error } = query
  const failure = error ? { ...failureOf(error, LOADING), isTriedAgain: isTriedAgain(error) } : undefined
  const stats: Figures | undefined = query.data ?? (failure && hasBeen ? NOUGHTS : undefined)
  return { stats, lastUpdated: query.data?.lastUpdated, failure, retry: () => void query.refetch() }
}

type FailedProps = { failure: Failure & { isTriedAgain: boolean }; hasFigures: boolean; onRetry: () => void }

function Failed({ failure, hasFigures, onRetry }: FailedProps) {
  if (!hasFigures)
    return (
      <LoadProblem
        isRoom
        {...failure}
        title={UNABLE}
        sentence={`${failure.title}. ${failure.sentence}`}
        onRetry={onRetry}
      />
    )
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-chilli-soft px-4 py-3 text-chilli"
    >
      <p className="grow basis-64">
        <b>{failure.title}</b> <span className="block">{failure.sentence}</span>
      </p>
      <button type="button" className={button('quiet')} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}

function Details({ stats }: { stats: Figures }) {
  return (
    <>
      <StatusOverview stats={stats} />
      <TopItems items={stats.topItems} />
      <RecentActivity activity={stats.recentActivity} />
      <MoneyParts stats={stats} />
    </>
  )
}

/** Not even a cancelled order. */
function isNothingAtAll({ orders, revenue, recentActivity, statusBreakdown }: Figures): boolean {
  return (
    orders === 0 &&
    revenue === 0 &&
    recentActivity.length === 0 &&
    Object.values(statusBreakdown).every((number) => number === 0)
  )
}

/** In the place of four parts that would each say that they are empty. */
function Quiet({ stats, period }: { stats: Figures; period: Period }) {
  const isFirst = stats.before.orders === 0 && stats.before.revenue === 0
  return (
    <section
      aria-label={NO_ORDERS[period]}
      className="grid rounded-card border border-line bg-raised px-4 py-8 sm:py-12 lg:col-span-2"
    >
      <NothingYet
        icon="board"
        title={NO_ORDERS[period]}
        hint={
          period === 'yesterday'
            ? 'Choose another period to see its orders, dishes and money.'
            : isFirst
              ? 'With the first order, its figures appear here.'
              : 'New orders, the dishes that sell best and the money appear here.'
        }
      />
    </section>
  )
}

function DetailsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 sm:gap-5 lg:grid-cols-2">
      <p className="sr-only">Loading the figures…</p>
      {Array.from('abcd', (key) => (
        <CardSkeleton key={key} lines={7} hasAct={false} />
      ))}
    </div>
  )
}

function LastUpdated({ at }: { at: string | undefined }) {
  return <p className="min-h-6 text-sm text-soft">{at && `Last updated: ${timeOfHouse(at, 'time')}`}</p>
}
