import type { PageData } from '../kit/page-content.ts'
import { preloadable } from '../kit/preloadable.tsx'

// Rendered on the server like every public page, but chunks of their own: who reads a menu loads none of them. The menu
// itself, where most visitors start and all of them end, is in the first script.

export const homePage = preloadable(() => import('./home-page.tsx').then(({ HomePage }) => HomePage))

export const privacyPage = preloadable(() => import('./legal-page.tsx').then(({ PrivacyPage }) => PrivacyPage))

export const termsPage = preloadable(() => import('./legal-page.tsx').then(({ TermsPage }) => TermsPage))

export const reservationsPage = preloadable(() =>
  import('./reservations-page.tsx').then(({ ReservationsPage }) => ReservationsPage),
)

export const notFoundPage = preloadable(() => import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage))

/** What has to be there before the page of this kind is drawn or taken over, and its file in the build's manifest. */
export const PRELOADED: Partial<Record<PageData['page'], { preload: () => Promise<unknown>; source: string }>> = {
  home: { ...homePage, source: 'src/pages/home-page.tsx' },
  reservations: { ...reservationsPage, source: 'src/pages/reservations-page.tsx' },
  privacy: { ...privacyPage, source: 'src/pages/legal-page.tsx' },
  terms: { ...termsPage, source: 'src/pages/legal-page.tsx' },
  'not-found': { ...notFoundPage, source: 'src/pages/not-found-page.tsx' },
}
