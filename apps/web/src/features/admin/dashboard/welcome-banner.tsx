import type { Period } from '@sizzle/domain/analytics/periods.ts'
import { formatRevenue } from '@sizzle/domain/analytics/trend.ts'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import type { SessionUser } from '../../../kit/session/session.ts'
import { toCents } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { orderCount, SO_FAR } from './dashboard-words.ts'
import type { Figures } from './figure-cards.tsx'

type WelcomeBannerProps = {
  user: SessionUser
  period: Period
  stats: Figures | undefined
  /** The name of the location, or of all. */
  place: string
}

/** Who is here, and how it goes, in one sentence. */
export function WelcomeBanner({ user, period, stats, place }: WelcomeBannerProps) {
  const name = user.name.split(' ')[0]
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-night px-4 py-3 text-cream max-sm:py-2 sm:px-5">
      <LogoMark className="size-10 shrink-0 max-sm:hidden" />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-0.5 wrap-anywhere">
        <p className="font-display text-lg leading-tight sm:text-xl lg:text-2xl">
          {name ? `Welcome back, ${name}` : 'Welcome back'}
        </p>
        <p className="min-h-6 max-sm:text-sm">
          {stats ? (
            <>
              {SO_FAR[period]} at {place}: <b>{orderCount(stats.orders)}</b> and{' '}
              <b>{formatRevenue(toCents(stats.revenue))}</b> of revenue.
            </>
          ) : (
            <Skeleton className="h-6 w-64 max-w-full opacity-30" />
          )}
        </p>
      </div>
    </div>
  )
}
