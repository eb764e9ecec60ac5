import type { ComponentType } from 'react'
import type { PageName } from '../addresses.ts'
import { atFirstTouch } from '../kit/lazy-part.ts'
import { checkoutScreen } from './checkout-screen.ts'
import { missingScreen } from './missing-screen.ts'
import { preloadable } from './preloadable.tsx'

type Screen = {
  Page: ComponentType
  /** Fetches it before it is drawn or taken over. */
  preload: () => Promise<unknown>
}

/** A shell and an error page show nothing that is fetched. */
type Screens = Readonly<Record<PageName | 'not-found', Screen> & Partial<Record<'shell' | 'error', undefined>>>

const account = () => import('./account-pages.tsx')
const menu = preloadable(() => import('./menu-page.tsx'), 'MenuPage')
// Most visitors come to it sooner or later.
atFirstTouch(menu.preload)

/**
 * The screen of every page, each a chunk of its own: who reads one loads no other. A public page's file is named after it
 * and a private one's stands in entry-server.tsx: documents name that chunk.
 */
export const SCREENS: Screens = {
  'not-found': missingScreen,
  home: preloadable(() => import('./home-page.tsx'), 'HomePage'),
  menu,
  reservations: preloadable(() => import('./reservations-page.tsx'), 'ReservationsPage'),
  privacy: preloadable(() => import('./privacy-page.tsx'), 'PrivacyPage'),
  terms: preloadable(() => import('./terms-page.tsx'), 'TermsPage'),
  login: preloadable(() => import('./login-page.tsx'), 'LoginPage'),
  signup: preloadable(account, 'SignupPage'),
  forgotPassword: preloadable(account, 'ForgotPasswordPage'),
  resetPassword: preloadable(account, 'ResetPasswordPage'),
  verifyEmail: preloadable(account, 'VerifyEmailPage'),
  join: preloadable(() => import('./join-page.tsx'), 'JoinPage'),
  checkout: checkoutScreen,
  orderSuccess: preloadable(() => import('./order-success-page.tsx'), 'OrderSuccessPage'),
  paymentCancel: preloadable(() => import('./payment-cancel-page.tsx'), 'PaymentCancelPage'),
  receipt: preloadable(() => import('./receipt-page.tsx'), 'ReceiptPage'),
  ready: preloadable(() => import('./ready-page.tsx'), 'ReadyPage'),
  dashboard: preloadable(() => import('./dashboard-page.tsx'), 'DashboardPage'),
  profile: preloadable(() => import('./profile-page.tsx'), 'ProfilePage'),
  // Picked here: other chunks share this one's file, and a whole module out of such a file costs the first script a helper.
  adminDashboard: preloadable(() => import('./admin-page.tsx').then(({ AdminPage }) => ({ AdminPage })), 'AdminPage'),
}
