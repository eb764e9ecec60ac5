import { weekdayOf } from '@sizzle/domain/hours/local-time.ts'
import { PAGES } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import { FOR_SEARCH } from '../brand/for-search.ts'
import type { MenuData, PageData, PageItem, PageLocation } from '../kit/page-content.ts'
import { paths } from '../paths.ts'

/** At most so many dishes of a page are described to search engines (menu 25). */
const MAX_DISHES = 15

type Thing = Record<string, unknown>

/** What a page is about, in schema.org's words. */
export function aboutForSearch(data: PageData, publicUrl: string): Thing[] {
  switch (data.page) {
    case 'home':
      return data.locations.map((location) => restaurant(location, publicUrl))
    case 'menu':
      return [
        restaurant(data.location, publicUrl),
        ...(data.items.length > 0 ? [menu(data, publicUrl)] : []),
        breadcrumb('Menu', paths.menu(data.location.id), publicUrl),
      ]
    case 'reservations':
      return [
        ...data.locations.map((location) => restaurant(location, publicUrl)),
        breadcrumb('Reservations', paths.reservations(), publicUrl),
      ]
    case 'not-found':
    case 'error':
    case 'shell':
      return []
    case 'privacy':
    case 'terms': {
      const { title, path } = PAGES[data.page]
      return [breadcrumb(title, path, publicUrl)]
    }
  }
}

function breadcrumb(name: string, path: string, publicUrl: string): Thing {
  const step = (position: number, stepName: string, stepPath: string) => ({
    '@type': 'ListItem',
    position,
    name: stepName,
    item: absolute(stepPath, publicUrl),
  })
  return { ...type('BreadcrumbList'), itemListElement: [step(1, 'Home', paths.home()), step(2, name, path)] }
}

function restaurant(location: PageLocation, publicUrl: string): Thing {
  return {
    ...type('Restaurant'),
    '@id': `${absolute(paths.menu(location.id), publicUrl)}#restaurant`,
    name: `${BRAND.name} – ${location.name}`,
    url: absolute(paths.menu(location.id), publicUrl),
    image: absolute('/share.png', publicUrl),
    telephone: location.phone,
    email: location.email,
    servesCuisine: 'Indian',
    priceRange: '$$',
    currenciesAccepted: FOR_SEARCH.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressLocality: location.name,
      addressRegion: 'NS',
      postalCode: location.postalCode,
      addressCountry: 'CA',
    },
    openingHoursSpecification: openingHours(location),
    ...(location.exceptions.length > 0 && { specialOpeningHoursSpecification: specialHours(location) }),
    acceptsReservations: location.features.includes('Dine-in'),
    ...(location.hasMenu && { hasMenu: absolute(paths.menu(location.id), publicUrl) }),
    ...(location.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: location.rating, reviewCount: location.reviewCount },
    }),
  }
}

/** Days with the same hours are one entry; a closed day has none. */
function openingHours({ hours }: PageLocation): Thing[] {
  const open = Object.entries(hours).filter(([, day]) => !day.closed)
  const byTimes = new Map<string, string[]>()
  for (const [day, { open: opens, close }] of open) {
    const times = `${opens} ${close}`
    byTimes.set(times, [...(byTimes.get(times) ?? []), day.charAt(0).toUpperCase() + day.slice(1)])
  }
  return [...byTimes].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** A date that is closed opens and closes at midnight, which is how search engines read it. */
function specialHours({ exceptions, hours }: PageLocation): Thing[] {
  return exceptions.map(({ date, closed, open, close }) => {
    const regular = hours[weekdayOf(date)]
    const [opens, closes] = closed ? ['00:00', '00:00'] : [open ?? regular?.open, close ?? regular?.close]
    return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes }
  })
}

/** The dishes that people order most stand for the card, in the kitchen's order. */
function menu({ location, items, categories }: MenuData, publicUrl: string): Thing {
  const onSale = items.filter((item) => item.isAvailable && !item.isSoldOut)
  const chosen = new Set([...onSale.filter((item) => item.isPopular), ...onSale].slice(0, MAX_DISHES))
  const sections = categories
    .map(({ id, name }) => ({ name, dishes: items.filter((item) => item.category === id && chosen.has(item)) }))
    .filter(({ dishes }) => dishes.length > 0)
  return {
    ...type('Menu'),
    name: `Menu of ${BRAND.name} in ${location.name}`,
    url: absolute(paths.menu(location.id), publicUrl),
    hasMenuSection: sections.map(({ name, dishes }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: dishes.map(dish),
    })),
  }
}

function dish(item: PageItem): Thing {
  const diets = [
    item.isVegan && 'https://schema.org/VeganDiet',
    item.isVegetarian && 'https://schema.org/VegetarianDiet',
    item.isGlutenFree && 'https://schema.org/GlutenFreeDiet',
  ].filter(Boolean)
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    offers: { '@type': 'Offer', price: item.price.toFixed(2), priceCurrency: FOR_SEARCH.currency },
    ...(diets.length > 0 && { suitableForDiet: diets }),
  }
}

function type(name: string): Thing {
  return { '@context': 'https://schema.org', '@type': name }
}

function absolute(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href
}
