import { HomeView } from '../features/customer/home/home-view.tsx'
import { useLive } from '../kit/live/use-live.ts'
import { loadHome } from '../kit/page-calls.ts'
import type { PageLocation } from '../kit/page-content.ts'
import { useSession } from '../kit/session/session.ts'
import { useOpenStateCheck } from '../kit/use-open-state-check.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { LastOrderPart } from './last-order-part.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useInitialPage } from './page-context.ts'
import { usePageContent } from './use-page-content.ts'

const NO_LOCATIONS: readonly PageLocation[] = []
const TOPICS = ['location.changed', 'menu.changed'] as const

export function HomePage() {
  const embedded = useInitialPage()
  const session = useSession()
  const home = usePageContent('home', embedded.page === 'home' ? embedded : undefined, loadHome)
  useLive(TOPICS, home.reload)
  useOpenStateCheck(home.value?.locations ?? NO_LOCATIONS, home.reload)

  if (home.value)
    return (
      <HomeView
        {...home.value}
        guest={session.state === 'ready' && session.user ? session.user.name.split(' ', 1).join() : ''}
        lead={(words) => <LastOrderPart>{words}</LastOrderPart>}
      />
    )
  if (home.error)
    return <LoadFailed title="Our kitchens could not be loaded" error={home.error} onRetry={home.reload} />
  return (
    <div className="wrap py-20" aria-busy="true">
      <p className="sr-only">Loading…</p>
      <Skeleton className="h-24 w-full max-w-[640px]" />
      <div className="mt-16 grid gap-8 md:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
