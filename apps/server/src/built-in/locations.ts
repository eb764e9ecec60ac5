import type { Weekday } from '@sizzle/domain/hours/local-time.ts'
import type { DayHours } from '@sizzle/domain/hours/opening-hours.ts'

// The two locations a fresh installation starts with (menu 24).

export type BuiltInLocationId = 'truro' | 'new-glasgow'

export type BuiltInLocation = {
  id: BuiltInLocationId
  name: string
  /** Heads reservation ids and order numbers (RES-TRU-…, TRU-042). */
  shortCode: string
  address: string
  postalCode: string
  phone: string
  email: string
  manager: string | null
  capacity: number
  features: readonly string[]
  hours: Record<Weekday, DayHours>
  timeZone: string
  openingDate: string
  isActive: boolean
  rating: number
  reviewCount: number
}

const LATE: DayHours = { open: '11:30', close: '22:00', closed: false }
const EARLY: DayHours = { open: '11:30', close: '21:00', closed: false }

/** 'Takeout' is the feature option that stands for pickup. */
const TRURO: BuiltInLocation = {
  id: 'truro',
  name: 'Truro Heights',
  shortCode: 'TRU',
  address: '395 Truro Heights Road',
  postalCode: 'B6L 1X7',
  phone: '(902) 555-0139',
  email: 'truro@sizzleandspice.example',
  manager: null,
  capacity: 72,
  features: ['Dine-in', 'Takeout', 'Delivery', 'Parking', 'WiFi', 'Wheelchair Accessible'],
  hours: {
    monday: LATE,
    tuesday: LATE,
    wednesday: LATE,
    thursday: LATE,
    friday: LATE,
    saturday: LATE,
    sunday: LATE,
  },
  timeZone: 'America/Halifax',
  openingDate: '2019-05-17',
  isActive: true,
  rating: 4.5,
  reviewCount: 225,
}

const NEW_GLASGOW: BuiltInLocation = {
  id: 'new-glasgow',
  name: 'New Glasgow',
  shortCode: 'NGL',
  address: '60 Archimedes St',
  postalCode: 'B2H 2T2',
  phone: '(902) 555-0160',
  email: 'newglasgow@sizzleandspice.example',
  manager: null,
  capacity: 56,
  features: ['Dine-in', 'Takeout', 'WiFi', 'Wheelchair Accessible'],
  hours: {
    monday: EARLY,
    tuesday: EARLY,
    wednesday: EARLY,
    thursday: EARLY,
    friday: LATE,
    saturday: LATE,
    sunday: EARLY,
  },
  timeZone: 'America/Halifax',
  openingDate: '2022-09-30',
  isActive: true,
  rating: 4.8,
  reviewCount: 186,
}

export const BUILT_IN_LOCATIONS: readonly BuiltInLocation[] = [TRURO, NEW_GLASGOW]
