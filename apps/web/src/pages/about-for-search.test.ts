import { describe, expect, it } from 'vitest'
import { NO_FOOTER, type PageData, type PageItem } from '../kit/page-content.ts'
import { aboutForSearch } from './about-for-search.ts'
import { siteFile } from './site-files.ts'

const URL_OF_SITE = 'https://kitchen.example'

const location = {
  id: 'truro',
  name: 'Truro Heights',
  address: '395 Truro Heights Road',
  postalCode: 'B6L 1X7',
  phone: '(902) 555-0139',
  email: 'truro@example.test',
  features: ['Dine-in', 'Takeout'],
  hours: {
    monday: { open: '11:30', close: '22:00', closed: false },
    tuesday: { open: '11:30', close: '22:00', closed: false },
    wednesday: { open: '11:30', close: '22:00', closed: true },
    friday: { open: '11:30', close: '23:00', closed: false },
  },
  exceptions: [],
  datesAhead: [],
  timeZone: 'America/Halifax',
  isActive: true,
  hasMenu: true,
  rating: 4.5,
  reviewCount: 225,
  openState: { isOpen: true, text: '' },
  typeHours: {},
  typeStates: {},
  pauses: [],
}

function aDish(n: number, more: Partial<PageItem> = {}): PageItem {
  return {
    id: `dish-${n}`,
    name: `Dish ${n}`,
    description: 'Slow and warm.',
    price: 10 + n,
    category: n % 2 ? 'veg-curries' : 'drinks',
    spiceLevel: 'mild',
    prepTime: 15,
    calories: null,
    isVegetarian: false,
    isVegan: false,
    isGlutenFree: false,
    isPopular: false,
    isAvailable: true,
    isTodaysSpecial: false,
    specialStartDate: null,
    specialEndDate: null,
    image: null,
    tags: [],
    allergens: [],
    taxClass: 'prepared',
    isSoldOut: false,
    soldOutReason: null,
    startPrice: 10,
    notNow: {},
    groups: [],
    ...more,
  }
}

function aMenuPage(items: PageItem[]): PageData {
  const categories = [
    { id: 'veg-curries', name: 'Veg Curries', isDefault: true },
    { id: 'drinks', name: 'Drinks', isDefault: true },
  ]
  return {
    page: 'menu',
    location,
    locations: [location],
    total: 1,
    items,
    categories,
    optionGroups: [],
    takesNotes: true,
    version: 1,
    changesAt: '2026-11-21T04:00:00.000Z',
  }
}

type Things = Record<string, unknown>[]
const thing = (page: PageData, type: string) =>
  aboutForSearch(page, URL_OF_SITE).find((one) => (one as Things[number])['@type'] === type) as Things[number]

describe('what a page tells search engines', () => {
  it('describes the restaurant with its hours by day and its rating', () => {
    expect(thing({ page: 'home', locations: [location], total: 1, specials: [] }, 'Restaurant')).toMatchObject({
      telephone: '(902) 555-0139',
      url: 'https://kitchen.example/menu/truro',
      aggregateRating: { ratingValue: 4.5, reviewCount: 225 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '11:30', closes: '22:00' },
        { dayOfWeek: ['Friday'], opens: '11:30', closes: '23:00' },
      ],
    })
  })

  it('lists at most 15 dishes that can be ordered, the popular ones first of all', () => {
    const items = [
      ...Array.from({ length: 30 }, (_, n) => aDish(n)),
      aDish(98, { isPopular: true }),
      aDish(99, { isAvailable: false, isPopular: true }),
    ]
    const sections = thing(aMenuPage(items), 'Menu').hasMenuSection as { hasMenuItem: { name: string }[] }[]
    const names = sections.flatMap(({ hasMenuItem }) => hasMenuItem.map(({ name }) => name))
    expect(names).toHaveLength(15)
    expect(names).toContain('Dish 98')
    expect(names).not.toContain('Dish 99')
  })

  it('names the breadcrumbs as specified', () => {
    const nameOn = (page: PageData) => {
      const [, last] = thing(page, 'BreadcrumbList').itemListElement as { name: string }[]
      return last?.name
    }
    expect(nameOn(aMenuPage([]))).toBe('Menu')
    expect(nameOn({ page: 'privacy', locations: [], total: 0 })).toBe('Privacy Policy')
    expect(nameOn({ page: 'terms', locations: [], total: 0 })).toBe('Terms of Service')
  })

  it('says nothing about screens of one person', () => {
    expect(aboutForSearch({ page: 'shell', footer: NO_FOOTER }, URL_OF_SITE)).toEqual([])
  })
})

describe('files for search engines and home screens', () => {
  it('the sitemap lists every public page, absolute', () => {
    const { text } = siteFile('/sitemap.xml', URL_OF_SITE, [location.id])
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(
      ['/', '/menu/truro', '/reservations', '/privacy', '/terms'].map((path) => new URL(path, URL_OF_SITE).href),
    )
  })

  it('robots.txt keeps private screens out and names the sitemap', () => {
    const { text } = siteFile('/robots.txt', URL_OF_SITE, [])
    expect(text).toContain('Disallow: /admin')
    expect(text).toContain('Sitemap: https://kitchen.example/sitemap.xml')
  })

  it('the manifest is JSON with icons', () => {
    const { text } = siteFile('/manifest.webmanifest', URL_OF_SITE, [])
    expect((JSON.parse(text) as { icons: unknown[] }).icons.length).toBeGreaterThanOrEqual(4)
  })
})
