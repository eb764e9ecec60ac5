import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { BRAND } from './brand/brand.ts'
import { ErrorBoundary } from './kit/error-boundary.tsx'
import { CustomerLayout } from './pages/customer-layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { MenuPage } from './pages/menu-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { type InitialPage, InitialPageContext } from './pages/page-context.ts'
import { homePage, privacyPage, reservationsPage, termsPage } from './pages/preloaded-pages.ts'
import { Shell } from './pages/shell.tsx'
import { paths } from './paths.ts'

const LoginPage = lazy(() => import('./pages/login-page.tsx').then((module) => ({ default: module.LoginPage })))
const AdminPage = lazy(() => import('./pages/admin-page.tsx').then((module) => ({ default: module.AdminPage })))

/** The menu is part of the first script; every other page, and each screen of one person, is a chunk of its own. */
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
          <Route path="/" element={<homePage.Page />} />
          <Route path="/contact" element={<homePage.Page />} />
          <Route path="/menu" element={<Navigate to={paths.menu(BRAND.defaultLocationId)} replace />} />
          <Route path="/menu/:locationName" element={<MenuPage />} />
          <Route path="/reservations" element={<reservationsPage.Page />} />
          <Route path="/privacy" element={<privacyPage.Page />} />
          <Route path="/terms" element={<termsPage.Page />} />
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
