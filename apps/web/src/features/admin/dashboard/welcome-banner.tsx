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
    <div className="flex items-center gap-5 rounded-card border border-line bg-night px-5 py-5 text-cream sm:px-7 sm:py-6">
      <LogoMark className="size-16 shrink-0 max-sm:hidden" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-display text-2xl leading-tight lg:text-3xl">
          {name ? `Welcome back, ${name}` : 'Welcome back'}
        </p>
        <p className="mt-1 min-h-7 text-lg">
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
