import { type ReactNode, Suspense } from 'react'
import { SiteFooter } from '../features/customer/site/site-footer.tsx'
import { SiteHeader } from '../features/customer/site/site-header.tsx'
import { hasNotice } from '../kit/has-notice.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { footerOf } from '../kit/page-content.ts'
import { quietPart } from '../kit/quiet-part.ts'
import { useStore } from '../kit/store.ts'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { useArrival } from '../kit/use-arrival.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useInitialPage } from './page-context.ts'

const CustomerNotices = quietPart(() => import('./customer-notices.tsx').then((module) => module.CustomerNotices))
const NothingKept = lazyPart(() => import('./nothing-kept.tsx').then((module) => module.NothingKept))

export function CustomerLayout({ children }: { children: ReactNode }) {
  const main = useArrival()
  const footer = footerOf(useInitialPage())
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#content">Skip to content</SkipLink>
      <SiteHeader />
      <main id="content" ref={main} tabIndex={-1} className="grow pt-(--header-height) outline-none">
        <OfflineNotice />
        {useStore(hasNotice, false) && (
          <Suspense>
            <NothingKept />
            <CustomerNotices />
          </Suspense>
        )}
        {children}
      </main>
      <SiteFooter {...footer} />
      <LazyToaster />
    </div>
  )
}
