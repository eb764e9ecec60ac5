import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { addressesOf, hasSiteFrame, PAGE_NAMES, REDIRECTS, titleOf } from './addresses.ts'
import { ErrorBoundary } from './kit/error-boundary.tsx'
import { CustomerLayout } from './pages/customer-layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { type InitialPage, InitialPageContext } from './pages/page-context.ts'
import { SCREENS } from './pages/screens.ts'
import { SessionExpiry } from './pages/session-expiry.tsx'
import { Shell } from './pages/shell.tsx'

export function App({ initial }: { initial: InitialPage }) {
  return (
    <InitialPageContext value={initial}>
      <ErrorBoundary fallback={(errorId, retry) => <ErrorPage errorId={errorId} onRetry={retry} />}>
        {initial.data.page === 'error' ? <ErrorPage errorId={initial.data.errorId} /> : <Screens />}
      </ErrorBoundary>
    </InitialPageContext>
  )
}

const SHOP: ReactNode[] = []
const APART: ReactNode[] = []

function route(path: string, element: ReactNode): void {
  const routes = hasSiteFrame(path) ? SHOP : APART
  routes.push(<Route key={path} path={path} element={element} />)
}

for (const name of PAGE_NAMES) {
  const { Page } = SCREENS[name]
  for (const path of addressesOf(name)) {
    route(
      path,
      <Titled title={titleOf(name)}>
        <Page />
      </Titled>,
    )
  }
}
for (const { path, to } of Object.values(REDIRECTS)) route(path, <Navigate to={to} replace />)

const Missing = SCREENS['not-found'].Page

function Screens() {
  return (
    <Suspense fallback={<Shell />}>
      <Routes>
        <Route element={<CustomerLayout />}>
          {SHOP}
          <Route path="*" element={<Missing />} />
        </Route>
        {APART}
      </Routes>
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
