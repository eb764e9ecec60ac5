import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { DashboardFilters } from './dashboard-filters.ts'
import { owedQuery } from './dashboard-query.ts'
import { count } from './dashboard-words.ts'
import type { Figures } from './figure-cards.tsx'

type WelcomeBannerProps = {
  user: SessionUser
  filters: DashboardFilters
  stats: Figures | undefined
}

/** Who is here, and what needs somebody now: the figures have cards of their own. */
export function WelcomeBanner({ user, filters, stats }: WelcomeBannerProps) {
  // How many are late was true when the connection was lost.
  const isNow = useOnline() && filters.period === 'today'
  const name = user.name.split(' ')[0]
  const inSection = sectionAt(filters)
  return (
    <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-2 wrap-anywhere">
      {/* As high as the press beside it, which may come later. */}
      <b
        className={`font-display max-lg:mr-auto text-lg leading-tight font-semibold ${filters.period === 'today' ? 'min-h-9 content-center' : ''}`}
      >
        {name ? `Welcome back, ${name}` : 'Welcome back'}
      </b>
      {/* On a phone two of them share a line of their own. */}
      <span className="flex gap-2 max-[22rem]:flex-wrap max-sm:has-[a+a]:w-full max-sm:has-[a+a]:*:grow max-sm:has-[a+a]:*:justify-between">
        {isNow && stats && stats.late > 0 && (
          <Asks to={inSection('orders')} look="bg-chilli-soft text-chilli">
            {count(stats.late)} {stats.late === 1 ? 'order' : 'orders'} late
            <span className="sr-only">: to the board</span>
          </Asks>
        )}
        {isNow && may(user, 'payment.take') && <Owed filters={filters} />}
      </span>
    </p>
  )
}

/** Of the location that is looked at. */
function sectionAt({ location }: DashboardFilters) {
  const search = new URLSearchParams(location === undefined ? {} : { location }).toString()
  return (section: 'orders' | 'payments'): To => ({ search, hash: section })
}

/** Completed and not paid, of whichever day. */
function Owed({ filters }: { filters: DashboardFilters }) {
  const owed = useQuery(owedQuery(filters)).data?.sums.owed.count ?? 0
  if (owed === 0) return null
  return (
    <Asks to={sectionAt(filters)('payments')} look="bg-saffron-soft text-saffron-ink">
      {count(owed)} finished, unpaid
      <span className="sr-only">: to the payments</span>
    </Asks>
  )
}

function Asks({ to, look, children }: { to: To; look: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 font-semibold whitespace-nowrap hover:underline ${look}`}
    >
      <span>{children}</span>
      <Icon name="arrow" className="size-4" />
    </Link>
  )
}
