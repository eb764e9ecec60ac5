import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { MAP_SEARCH } from '@sizzle/domain/locations/map-link.ts'

const SOCIAL: readonly { name: string; url: string }[] = []

// Everything another restaurant changes first, together with for-search.ts beside it, the domain's house.ts (name, phone,
// email) and mailing-address.ts, brand.css (colours, type) and logo-mark.tsx.
export const BRAND = {
  ...HOUSE,
  phoneLink: 'tel:+19025550142',
  /** Shown in the footer when there are any. */
  social: SOCIAL,
  copyrightYear: 2026,
  mapSearch: MAP_SEARCH,
  locale: 'en-CA',
  defaultLocationId: 'truro',
} as const
