import { HOUSE } from '@sizzle/domain/brand/house.ts'

const SOCIAL: readonly { name: string; url: string }[] = []

// Everything another restaurant changes first, together with the domain's house.ts (name, phone, email), brand.css
// (colours, type) and logo-mark.tsx.
export const BRAND = {
  ...HOUSE,
  description:
    'Tandoor breads, slow curries and fresh chutneys from two kitchens in Nova Scotia. Order for pickup, delivery or dine-in.',
  phoneLink: 'tel:+19025550142',
  /** Shown in the footer when there are any. */
  social: SOCIAL,
  copyrightYear: 2026,
  /** A link that people press; no page loads anything from it. */
  mapSearch: 'https://www.google.com/maps/search/?api=1&query=',
  locale: 'en-CA',
  currency: 'CAD',
  defaultLocationId: 'truro',
} as const
