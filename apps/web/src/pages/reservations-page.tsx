import { ReservationsSkeleton } from '../features/customer/reservations/reservations-skeleton.tsx'
import { ReservationsView } from '../features/customer/reservations/reservations-view.tsx'
import { atFirstTouch } from '../kit/lazy-part.ts'
import { useLive } from '../kit/live/use-live.ts'
import { loadReservations } from '../kit/page-calls.ts'
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
  return <ReservationsSkeleton />
}
