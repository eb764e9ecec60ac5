import { BRAND } from '../../../brand/brand.ts'
import { paths } from '../../../paths.ts'

/** The header's links; whichever kitchen's menu is open, one is ordering. */
export const SITE_LINKS = [
  { label: 'Home', to: paths.home(), end: true },
  { label: 'Order Now', to: paths.menu(BRAND.defaultLocationId), area: '/menu' },
  { label: 'Make a reservation', to: paths.reservations() },
] as const
