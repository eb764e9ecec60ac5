import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { type ReactNode, Suspense } from 'react'
import { HomeView } from '../features/customer/home/home-view.tsx'
import { inGuestOrder } from '../features/customer/home/kitchen-order.ts'
import { useLatestCart } from '../kit/cart/cart-store.ts'
import { useLastKitchen } from '../kit/cart/last-kitchen.ts'
import { useLive } from '../kit/live/use-live.ts'
import { loadHome } from '../kit/page-calls.ts'
import type { PageLocation } from '../kit/page-content.ts'
import { quietPart } from '../kit/quiet-part.ts'
import { useSession } from '../kit/session/session.ts'
import { useOpenStateCheck } from '../kit/use-open-state-check.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { LastOrderPart } from './last-order-part.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useInitialPage } from './page-context.ts'
import { usePageContent } from './use-page-content.ts'

/** Only who has begun a cart fetches it. */
const CartWaits = quietPart(() => import('../features/customer/home/cart-waits.tsx').then((module) => module.CartWaits))

const NO_LOCATIONS: readonly PageLocation[] = []
const TOPICS = ['location.changed', 'menu.changed'] as const

export function HomePage() {
  const embedded = useInitialPage()
  const session = useSession()
  const latest = useLatestCart()
  const lastKitchen = useLastKitchen()
  const home = usePageContent('home', embedded.page === 'home' ? embedded : undefined, loadHome)
  useLive(TOPICS, home.reload)
  useOpenStateCheck(home.value?.locations ?? NO_LOCATIONS, home.reload)

  if (home.value)
    return (
      <HomeView
        {...home.value}
        locations={inGuestOrder(latest?.locationId ?? lastKitchen, home.value.locations)}
        guest={session.state === 'ready' && session.user ? session.user.name.split(' ', 1).join() : ''}
        lead={(words) => <Lead locations={home.value?.locations}>{words}</Lead>}
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

type LeadProps = { locations: readonly PageLocation[] | undefined; children: ReactNode }

/** A cart that was begun; else the order of before or what the house says. */
function Lead({ locations, children }: LeadProps) {
  const latest = useLatestCart()
  return (
    // It stays where it is when its own dialog has filled the cart.
    <LastOrderPart hasCart={latest !== undefined}>
      {latest ? (
        <Suspense fallback={children}>
          <CartWaits
            locationId={latest.locationId}
            locationName={locations?.find(({ id }) => id === latest.locationId)?.name}
            pieces={piecesIn(latest.cart)}
          />
        </Suspense>
      ) : (
        children
      )}
    </LastOrderPart>
  )
}
