import { BRAND } from '../../../brand/brand.ts'
import { paths } from '../../../paths.ts'

/** The header's links. */
export const SITE_LINKS = [
  { label: 'Home', to: paths.home(), isEnd: true },
  { label: 'Order Now', to: paths.menu(BRAND.defaultLocationId), isEnd: false },
  { label: 'Make a reservation', to: paths.reservations(), isEnd: false },
] as const
