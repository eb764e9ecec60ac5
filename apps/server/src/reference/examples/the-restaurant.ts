import type { Location } from '@sizzle/contract/locations.ts'
import type { z } from 'zod'

type Day = { open: string; close: string; closed: boolean }

const LATE: Day = { open: '11:30', close: '22:00', closed: false }
const EARLY: Day = { open: '11:30', close: '21:00', closed: false }

export const TRURO: z.input<typeof Location> = {
  id: 'truro',
  name: 'Truro Heights',
  address: '395 Truro Heights Road',
  postalCode: 'B6L 1X7',
  phone: '(902) 555-0139',
  email: 'truro@sizzleandspice.example',
  features: ['Dine-in', 'Takeout', 'Delivery', 'Parking', 'WiFi', 'Wheelchair Accessible'],
  hours: everyDay(LATE),
  exceptions: [{ date: '2026-12-25', closed: true, open: null, close: null, name: 'Christmas Day' }],
  datesAhead: [],
  timeZone: 'America/Halifax',
  isActive: true,
  hasMenu: true,
  rating: 4.5,
  reviewCount: 225,
  openState: { isOpen: true, text: 'Open until 10 p.m.' },
  typeHours: { delivery: { days: evenings(), from: null, until: null } },
  typeStates: { delivery: { isOn: false, text: 'Delivery 5 p.m. - 9 p.m.' } },
  pauses: [],
}

export const NEW_GLASGOW: z.input<typeof Location> = {
  id: 'new-glasgow',
  name: 'New Glasgow',
  address: '60 Archimedes St',
  postalCode: 'B2H 2T2',
  phone: '(902) 555-0160',
  email: 'newglasgow@sizzleandspice.example',
  features: ['Dine-in', 'Takeout', 'WiFi', 'Wheelchair Accessible'],
  hours: everyDay(EARLY),
  exceptions: [],
  datesAhead: [],
  timeZone: 'America/Halifax',
  isActive: true,
  hasMenu: true,
  rating: 4.4,
  reviewCount: 180,
  openState: { isOpen: true, text: 'Open until 9 p.m.' },
  typeHours: {},
  typeStates: {},
  pauses: [],
}

function evenings() {
  const evening: [string, string][] = [['17:00', '21:00']]
  return {
    monday: evening,
    tuesday: evening,
    wednesday: evening,
    thursday: evening,
    friday: evening,
    saturday: evening,
    sunday: evening,
  }
}

function everyDay(day: Day): Record<string, Day> {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  return Object.fromEntries(names.map((name) => [name, day]))
}
