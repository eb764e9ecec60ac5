import type { getActiveLocations } from '@sizzle/contract/locations.ts'
import type { getLocationMenu, getTodaysSpecials } from '@sizzle/contract/menu.ts'
import type { getDineInLocations } from '@sizzle/contract/reservations.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { SteadyClock } from '@sizzle/domain/hours/local-time.ts'
import type { PageName, PublicName, ShellName } from '../addresses.ts'

type Menu = WireOutputOf<typeof getLocationMenu>

export type PageLocation = WireOutputOf<typeof getActiveLocations>['locations'][number]
export type PageItem = Menu['items'][number]
/** Why a dish cannot be had at once, and whether for later. */
export type NotNow = NonNullable<PageItem['notNow']['pickup']>
export type PageCategory = Menu['categories'][number]

export type TodaysSpecial = WireOutputOf<typeof getTodaysSpecials>['specials'][number]

export type HomeData = { page: 'home'; locations: PageLocation[]; total: number; specials: TodaysSpecial[] }
export type MenuData = {
  page: 'menu'
  location: PageLocation
  /** The first of all active locations, for the switch and the footer. */
  locations: FooterLocation[]
  total: number
  items: PageItem[]
  categories: PageCategory[]
  optionGroups: Menu['optionGroups']
  takesNotes: boolean
  version: number
  /** The clock changes what is on then. */
  changesAt: string
} & Drawn

/** The part of an address's query that the document was drawn for; hydration begins with it. */
type Drawn = { asked?: string }

export type TableLocation = WireOutputOf<typeof getDineInLocations>['locations'][number]
export type ReservationsData = {
  page: 'reservations'
  /** Where tables can be booked, by name; the first of them. */
  locations: TableLocation[]
  total: number
  /** When this was read, so that server and browser agree on which day is today. */
  now: string
  footer: Footer
} & Drawn

/** Pages of fixed words; the locations are for the footer. */
type FixedData = { page: Exclude<PublicName, 'home' | 'menu' | 'reservations'> } & Footer

export type FooterLocation = Pick<PageLocation, 'id' | 'name'>
export type Footer = {
  locations: FooterLocation[]
  /** Of all that there are. */
  total: number
}
export const NO_FOOTER: Footer = { locations: [], total: 0 }

/** What a document carries and is hydrated from; in the wire's shape, so that a refetch can replace it. */
export type PageData = (
  | HomeData
  | MenuData
  | ReservationsData
  | FixedData
  | { page: 'not-found'; footer: Footer }
  | { page: 'error'; errorId: string; footer: Footer }
  | { page: 'shell'; name?: ShellName; footer: Footer }
) & { clocks?: SteadyClock[] }

/**
 * The screen that stands in a document and is taken over by the browser. Of the shells that is the door, which is the same
 * for everybody; the others are outlines, because only the browser knows whose they are.
 */
export function drawnIn(data: PageData): PageName | 'not-found' | 'error' | undefined {
  if (data.page !== 'shell') return data.page
  return data.name === 'login' ? data.name : undefined
}

/** Every page ends with the names of the kitchens. */
export function footerOf(data: PageData): Footer {
  return 'footer' in data ? data.footer : data
}
