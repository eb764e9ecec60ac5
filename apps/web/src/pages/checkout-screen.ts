import { preloadable } from './preloadable.tsx'

/** Apart from the table of screens, so that the menu can fetch it while the cart is open. */
export const checkoutScreen = preloadable(() => import('./checkout-page.tsx'), 'CheckoutPage')
