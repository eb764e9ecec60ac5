import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { SiteFooter } from '../features/customer/site/site-footer.tsx'
import { SiteHeader } from '../features/customer/site/site-header.tsx'
import { hasNotice } from '../kit/has-notice.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { footerOf } from '../kit/page-content.ts'
import { useStore } from '../kit/store.ts'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { useArrival } from '../kit/use-arrival.ts'
import { useInitialPage } from './page-context.ts'

// The page goes on without them where they cannot be fetched: the network may be what there is to tell about.
const CustomerNotices = lazy<ComponentType>(() =>
  import('./customer-notices.tsx').then(
    (module) => ({ default: module.CustomerNotices }),
    () => ({ default: () => null }),
  ),
)
const OfflineNotice = lazyPart(() => import('./offline-notice.tsx').then((module) => module.OfflineNotice))

export function CustomerLayout() {
  const main = useArrival()
  const footer = footerOf(useInitialPage())
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" ref={main} tabIndex={-1} className="grow pt-(--header-height) outline-none">
        {useStore(hasNotice, false) && (
          <Suspense>
            <OfflineNotice />
            <CustomerNotices />
          </Suspense>
        )}
        <Outlet />
      </main>
      <SiteFooter {...footer} />
      <LazyToaster />
    </div>
  )
}
