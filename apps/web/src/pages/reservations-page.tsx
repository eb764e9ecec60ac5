import { ReservationsView } from '../features/customer/reservations/reservations-view.tsx'
import { atFirstTouch } from '../kit/lazy-part.ts'
import { useLive } from '../kit/live/use-live.ts'
import { loadReservations } from '../kit/page-calls.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useInitialPage } from './page-context.ts'
import { usePageContent } from './use-page-content.ts'

const TOPICS = ['location.changed'] as const

// They are wanted when the network is gone, and could not be fetched then.
atFirstTouch(() => import('./customer-notices.tsx'))

export function ReservationsPage() {
  const embedded = useInitialPage()
  const page = usePageContent('reservations', embedded.page === 'reservations' ? embedded : undefined, loadReservations)
  useLive(TOPICS, page.reload)

  if (page.value) return <ReservationsView data={page.value} />
  if (page.error) return <LoadFailed title="The tables could not be loaded" error={page.error} onRetry={page.reload} />
  return (
    <div className="wrap flex flex-col gap-6 py-14" aria-busy="true">
      <p className="sr-only">Loading…</p>
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
