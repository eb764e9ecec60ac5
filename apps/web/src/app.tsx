import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { addressesOf, hasSiteFrame, PAGE_NAMES, REDIRECTS, titleOf } from './addresses.ts'
import { AddressParam } from './kit/address/address-param.ts'
import { addressReader } from './kit/address/match.ts'
import { ErrorBoundary } from './kit/error-boundary.tsx'
import { CustomerLayout } from './pages/customer-layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { type InitialPage, InitialPageContext } from './pages/page-context.ts'
import { SCREENS } from './pages/screens.ts'
import { SessionExpiry } from './pages/session-expiry.tsx'
import { Shell } from './pages/shell.tsx'
import { Navigate, useLocation } from './router/router.tsx'

export function App({ initial }: { initial: InitialPage }) {
  return (
    <InitialPageContext value={initial}>
      <ErrorBoundary fallback={(errorId, retry) => <ErrorPage errorId={errorId} onRetry={retry} />}>
        {initial.data.page === 'error' ? <ErrorPage errorId={initial.data.errorId} /> : <Screens />}
      </ErrorBoundary>
    </InitialPageContext>
  )
}

type Place = { read: ReturnType<typeof addressReader>; isFramed: boolean; screen: ReactNode }

// Twenty addresses do not need the library's matching of nested routes, which was 4 KB of the first script.
const PLACES: readonly Place[] = [
  ...PAGE_NAMES.flatMap((name) => {
    const { Page } = SCREENS[name]
    const screen = (
      <Titled title={titleOf(name)}>
        <Page />
      </Titled>
    )
    return addressesOf(name).map((path) => placeOf(path, screen))
  }),
  ...Object.values(REDIRECTS).map(({ path, to }) => placeOf(path, <Navigate to={to} replace />)),
]

function placeOf(path: string, screen: ReactNode): Place {
  return { read: addressReader(path), isFramed: hasSiteFrame(path), screen }
}

function placeAt(pathname: string): { isFramed: boolean; screen: ReactNode; param: string } {
  for (const { read, ...place } of PLACES) {
    const found = read(pathname)
    if (found) return { ...place, ...found }
  }
  return { isFramed: true, screen: <Missing />, param: '' }
}

const Missing = SCREENS['not-found'].Page

function Screens() {
  const { isFramed, screen, param } = placeAt(useLocation().pathname)
  return (
    <Suspense fallback={<Shell />}>
      <AddressParam value={param}>{isFramed ? <CustomerLayout>{screen}</CustomerLayout> : screen}</AddressParam>
      <SessionExpiry />
    </Suspense>
  )
}

/** Before the screen's own effects: one that knows better, such as a menu with its location, writes over it. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return children
}
