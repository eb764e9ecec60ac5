import type { Period } from '@sizzle/domain/analytics/periods.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { count } from './dashboard-words.ts'
import type { Figures } from './figure-cards.tsx'

type WelcomeBannerProps = {
  user: SessionUser
  period: Period
  stats: Figures | undefined
}

/** Who is here, and whether orders are late: the figures have cards of their own. */
export function WelcomeBanner({ user, period, stats }: WelcomeBannerProps) {
  // How many are late was true when the connection was lost.
  const isOnline = useOnline()
  const name = user.name.split(' ')[0]
  return (
    <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 wrap-anywhere">
      {/* As high as the press beside it, which may come later. */}
      <b
        className={`font-display text-lg leading-tight font-semibold ${period === 'today' ? 'min-h-9 content-center' : ''}`}
      >
        {name ? `Welcome back, ${name}` : 'Welcome back'}
      </b>
      {period === 'today' && stats && stats.late > 0 && isOnline && (
        <Link
          to={paths.adminDashboard('orders')}
          className="ml-auto inline-flex min-h-9 items-center gap-1.5 rounded-full bg-chilli-soft px-3 font-semibold whitespace-nowrap text-chilli hover:underline"
        >
          <span>
            {count(stats.late)} <span className="max-sm:sr-only">{stats.late === 1 ? 'order is' : 'orders are'} </span>
            late
            <span className="sr-only">: to the board</span>
          </span>
          <Icon name="arrow" className="size-4" />
        </Link>
      )}
    </p>
  )
}
