import { preloadable } from './preloadable.tsx'

/** In the place of an address that leads nowhere, and of a menu that is not there. */
export const missingScreen = preloadable(() => import('./not-found-page.tsx'), 'NotFoundPage')
