import type { Period } from '@sizzle/domain/analytics/periods.ts'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { count } from './dashboard-words.ts'
import type { Figures } from './figure-cards.tsx'

type WelcomeBannerProps = {
  user: SessionUser
  period: Period
  stats: Figures | undefined
}

/** Who is here, and what today's orders still wait for: the figures have cards of their own. */
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
      {period === 'today' && !stats && (
        <span className="max-sm:order-last max-sm:w-full">
          <Skeleton className="my-1 h-4 w-96 max-w-full" />
        </span>
      )}
      {period === 'today' && stats && (
        <>
          <span className="text-soft max-sm:order-last max-sm:w-full">
            <Parted parts={toDo(stats, isOnline ? 'pending now' : 'pending')} />
          </span>
          {stats.late > 0 && isOnline && (
            <Link
              to={paths.adminDashboard('orders')}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-chilli-soft px-3 font-semibold whitespace-nowrap text-chilli hover:underline max-sm:ml-auto"
            >
              {count(stats.late)} late<span className="sr-only">: to the board</span>
              <Icon name="arrow" className="size-4" />
            </Link>
          )}
        </>
      )}
    </p>
  )
}

/** As the board counts: what is for later is apart. */
function toDo(
  { later, statusBreakdown: { pending, preparing, ready } }: Figures,
  pendingWords: string,
): readonly ReactNode[] {
  const parts = [
    [pending - later, pendingWords],
    [preparing, 'preparing'],
    [ready, 'ready'],
    [later, 'for later'],
  ] as const
  const some = parts.filter(([number]) => number > 0)
  if (some.length === 0) return ['No order waits']
  return some.map(([number, what]) => (
    <span key={what}>
      <b className="font-semibold text-ink tabular-nums">{count(number)}</b> {what}
    </span>
  ))
}
