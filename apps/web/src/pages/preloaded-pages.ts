import { preloadable } from '../kit/preloadable.tsx'

/** Rendered on the server like every public page, but a chunk of its own: who reads a menu does not load it. */
export const reservationsPage = preloadable(() =>
  import('./reservations-page.tsx').then(({ ReservationsPage }) => ReservationsPage),
)
