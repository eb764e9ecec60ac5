import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { SiteFooter } from '../features/customer/site/site-footer.tsx'
import { SiteHeader } from '../features/customer/site/site-header.tsx'
import { hasOrderWish } from '../kit/order-wish/has-note.ts'
import { footerOf } from '../kit/page-content.ts'
import { useStore } from '../kit/store.ts'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { useArrival } from '../kit/use-arrival.ts'
import { useInitialPage } from './page-context.ts'

const OrderWishNotice = lazy(() =>
  import('../features/customer/order-wish/order-wish-notice.tsx').then((module) => ({
    default: module.OrderWishNotice,
  })),
)

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
        {useStore(hasOrderWish, false) && (
          <Suspense>
            <OrderWishNotice />
          </Suspense>
        )}
        <Outlet />
      </main>
      <SiteFooter {...footer} />
      <LazyToaster />
    </div>
  )
}
