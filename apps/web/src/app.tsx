import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { BRAND } from './brand/brand.ts'
import { ErrorBoundary } from './kit/error-boundary.tsx'
import { CustomerLayout } from './pages/customer-layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { LegalPage } from './pages/legal-page.tsx'
import { MenuPage } from './pages/menu-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { type InitialPage, InitialPageContext } from './pages/page-context.ts'
import { reservationsPage } from './pages/preloaded-pages.ts'
import { Shell } from './pages/shell.tsx'
import { paths } from './paths.ts'

const LoginPage = lazy(() => import('./pages/login-page.tsx').then((module) => ({ default: module.LoginPage })))
const AdminPage = lazy(() => import('./pages/admin-page.tsx').then((module) => ({ default: module.AdminPage })))

/** The public pages are part of the first script; each screen of one person is a chunk of its own. */
export function App({ initial }: { initial: InitialPage }) {
  return (
    <InitialPageContext value={initial}>
      <ErrorBoundary fallback={(errorId, retry) => <ErrorPage errorId={errorId} onRetry={retry} />}>
        {initial.data.page === 'error' ? <ErrorPage errorId={initial.data.errorId} /> : <Screens />}
      </ErrorBoundary>
    </InitialPageContext>
  )
}

function Screens() {
  const toAdmin = (section?: string) => <Navigate to={paths.adminDashboard(section)} replace />
  return (
    <Suspense fallback={<Shell />}>
      <Routes>
        <Route element={<CustomerLayout />}>
          <Route path="/" element={<HomePage />} />
          <Route path="/contact" element={<HomePage />} />
          <Route path="/menu" element={<Navigate to={paths.menu(BRAND.defaultLocationId)} replace />} />
          <Route path="/menu/:locationName" element={<MenuPage />} />
          <Route path="/reservations" element={<reservationsPage.Page />} />
          <Route path="/privacy" element={<LegalPage page="privacy" />} />
          <Route path="/terms" element={<LegalPage page="terms" />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signin" element={<Navigate to={paths.login()} replace />} />
          <Route path="/register" element={<Navigate to={paths.signup()} replace />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="/admin" element={toAdmin()} />
        <Route path="/admin/orders" element={toAdmin('orders')} />
        <Route path="/admin/dashboard" element={<AdminPage />} />
      </Routes>
    </Suspense>
  )
}
