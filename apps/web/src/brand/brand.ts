// Everything another restaurant changes first, together with brand.css (colours, type) and logo-mark.tsx.
export const BRAND = {
  name: 'Sizzle & Spice',
  tagline: 'Indian kitchen, Nova Scotia',
  description:
    'Tandoor breads, slow curries and fresh chutneys from two kitchens in Nova Scotia. Order for pickup, delivery or dine-in.',
  phone: '(902) 555-0142',
  phoneLink: 'tel:+19025550142',
  email: 'hello@sizzleandspice.example',
  supportEmail: 'support@sizzleandspice.example',
  /** Shown in the footer when there are any. */
  social: [] as readonly { name: string; url: string }[],
  copyrightYear: 2026,
  /** A link that people press; no page loads anything from it. */
  mapSearch: 'https://www.google.com/maps/search/?api=1&query=',
  locale: 'en-CA',
  currency: 'CAD',
  timeZone: 'America/Halifax',
  defaultLocationId: 'truro',
} as const
