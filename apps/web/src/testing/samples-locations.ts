import type { getAllLocations } from '@sizzle/contract/locations-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { DEFAULT_HOURS } from '@sizzle/domain/hours/opening-hours.ts'
import { DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'

type LocationList = WireOutputOf<typeof getAllLocations>
type ManagedLocation = LocationList['locations'][number]

/** Truro as its managers see it: open, with six features and a bit of everything. */
export function aManagedLocation(change: Partial<ManagedLocation> = {}): ManagedLocation {
  return {
    id: 'truro',
    code: 'TRU',
    name: 'Truro',
    address: '12 Inglis Place, Truro',
    postalCode: 'B2N 4B4',
    province: 'NS',
    phone: '(902) 555-0100',
    email: 'truro@example.com',
    manager: 'Mia Chen',
    capacity: 72,
    features: ['Dine-in', 'Takeout', 'Delivery', 'Parking', 'WiFi', 'Bar'],
    hours: DEFAULT_HOURS,
    exceptions: [],
    chainExceptions: [],
    todaysHours: 'Today: 11:30 a.m. - 10 p.m.',
    openState: { isOpen: true, text: 'Open' },
    hasMenu: true,
    openingDate: '2019-05-01',
    isActive: true,
    legalName: '',
    tax: { kind: 'postal' },
    taxRegistrations: {},
    latitude: null,
    longitude: null,
    timeZone: 'America/Halifax',
    dayEndsAt: '04:00',
    slotCapacity: 40,
    slotMinutes: 30,
    noticeMinutes: 30,
    orderRules: DEFAULT_ORDER_RULES,
    typeHours: {},
    rating: 4.5,
    reviewCount: 225,
    totalOrders: 1234,
    averageOrderValue: 31.5,
    monthlyRevenue: 12_345,
    version: 3,
    createdAt: '2026-11-20T21:30:00.000Z',
    updatedAt: '2026-11-20T21:30:00.000Z',
    updatedBy: null,
    ...change,
  }
}

/** A page of the list, and the figures of all locations above it. */
export function aLocationList(locations: LocationList['locations'], change: Partial<LocationList> = {}) {
  const stats = {
    totalLocations: 14,
    activeLocations: 11,
    averageRating: 4.65,
    totalOrders: 5678,
    monthlyRevenue: 123_456,
  }
  return {
    success: true as const,
    locations,
    total: locations.length,
    page: 1,
    pages: 1,
    stats,
    standing: null,
    ...change,
  }
}

/** A table for two at 7 p.m., on a day that is about to be closed. */
export function aBookingInTheWay(date: string) {
  return {
    kind: 'booking' as const,
    id: '5b2d1f0e-8f0a-4a51-9a55-0b6f3c1f8a10',
    number: 'RSV-7KQ2',
    name: 'Li Wei',
    locationId: 'truro',
    locationName: 'Truro',
    at: `${date}T23:00:00.000Z`,
    date,
    time: '19:00',
    partySize: 2,
    orderType: null,
  }
}
