import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { BRAND } from './brand/brand.ts'
import { ErrorBoundary } from './kit/error-boundary.tsx'
import { CustomerLayout } from './pages/customer-layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { MenuPage } from './pages/menu-page.tsx'
import { type InitialPage, InitialPageContext } from './pages/page-context.ts'
import { homePage, notFoundPage, privacyPage, reservationsPage, termsPage } from './pages/preloaded-pages.ts'
import { SessionExpiry } from './pages/session-expiry.tsx'
import { Shell } from './pages/shell.tsx'
import { paths } from './paths.ts'

const CheckoutPage = lazy(() =>
  import('./pages/checkout-page.tsx').then((module) => ({ default: module.CheckoutPage })),
)
const OrderSuccessPage = lazy(() =>
  import('./pages/order-success-page.tsx').then((module) => ({ default: module.OrderSuccessPage })),
)
const PaymentCancelPage = lazy(() =>
  import('./pages/payment-cancel-page.tsx').then((module) => ({ default: module.PaymentCancelPage })),
)
const ReceiptPage = lazy(() => import('./pages/receipt-page.tsx').then((module) => ({ default: module.ReceiptPage })))
const DashboardPage = lazy(() =>
  import('./pages/dashboard-page.tsx').then((module) => ({ default: module.DashboardPage })),
)
const account = () => import('./pages/account-pages.tsx')
const LoginPage = lazy(() => account().then((module) => ({ default: module.LoginPage })))
const SignupPage = lazy(() => account().then((module) => ({ default: module.SignupPage })))
const ForgotPasswordPage = lazy(() => account().then((module) => ({ default: module.ForgotPasswordPage })))
const ResetPasswordPage = lazy(() => account().then((module) => ({ default: module.ResetPasswordPage })))
const VerifyEmailPage = lazy(() => account().then((module) => ({ default: module.VerifyEmailPage })))
const ProfilePage = lazy(() => import('./pages/profile-page.tsx').then((module) => ({ default: module.ProfilePage })))
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
          <Route path="/checkout" element={<CheckoutPage />} />
          <Route path="/order-success" element={<OrderSuccessPage />} />
          <Route path="/payment-cancel" element={<PaymentCancelPage />} />
          <Route path="/receipt/:orderId" element={<ReceiptPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/signup" element={<SignupPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/verify-email" element={<VerifyEmailPage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/signin" element={<Navigate to={paths.login()} replace />} />
          <Route path="/register" element={<Navigate to={paths.signup()} replace />} />
          <Route path="*" element={<notFoundPage.Page />} />
        </Route>
        <Route path="/admin" element={toAdmin()} />
        <Route path="/admin/orders" element={toAdmin('orders')} />
        <Route path="/admin/dashboard" element={<AdminPage />} />
      </Routes>
      <SessionExpiry />
    </Suspense>
  )
}
