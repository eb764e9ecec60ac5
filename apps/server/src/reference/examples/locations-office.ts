import type { ManagedLocation } from '@sizzle/contract/locations-office.ts'
import { DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

const MANAGED: z.input<typeof ManagedLocation> = {
  id: TRURO.id,
  code: 'TRU',
  name: TRURO.name,
  address: TRURO.address,
  postalCode: TRURO.postalCode,
  province: 'NS',
  phone: TRURO.phone,
  email: TRURO.email,
  manager: 'Anita Rao',
  capacity: 72,
  features: TRURO.features,
  hours: TRURO.hours,
  exceptions: TRURO.exceptions,
  chainExceptions: [{ date: '2026-12-26', closed: true, open: null, close: null, name: 'Boxing Day' }],
  todaysHours: 'Today: 11:30 a.m. - 10 p.m.',
  openState: TRURO.openState,
  openingDate: '2019-05-17',
  isActive: true,
  hasMenu: true,
  legalName: 'Sizzle and Spice Ltd.',
  tax: { kind: 'postal' },
  taxRegistrations: { HST: '123456789 RT0001' },
  latitude: 45.3624,
  longitude: -63.3099,
  timeZone: TRURO.timeZone,
  dayEndsAt: '04:00',
  slotCapacity: 40,
  slotMinutes: 30,
  noticeMinutes: 30,
  orderRules: { ...DEFAULT_ORDER_RULES },
  typeHours: {},
  rating: TRURO.rating,
  reviewCount: TRURO.reviewCount,
  totalOrders: 4210,
  averageOrderValue: 41.35,
  monthlyRevenue: 18204.6,
  version: 3,
  createdAt: '2026-05-02T13:00:00.000Z',
  updatedAt: '2026-11-20T21:40:00.000Z',
  updatedBy: 'Anita Rao',
}

const HALIFAX: z.input<typeof ManagedLocation> = {
  ...MANAGED,
  id: 'halifax-harbour',
  code: 'HAL',
  name: 'Halifax Harbour',
  address: '1919 Upper Water Street',
  postalCode: 'B3J 3J5',
  phone: '(902) 555-0171',
  email: 'halifax@sizzleandspice.example',
  manager: null,
  capacity: null,
  exceptions: [],
  hasMenu: false,
  openingDate: null,
  legalName: '',
  taxRegistrations: {},
  latitude: null,
  longitude: null,
  rating: 0,
  reviewCount: 0,
  totalOrders: 0,
  averageOrderValue: 0,
  monthlyRevenue: 0,
  version: 1,
  createdAt: '2026-11-20T21:40:00.000Z',
}

export const locationOfficeExamples: ExamplesOf<
  | 'getAllLocations'
  | 'getOwnLocations'
  | 'addLocation'
  | 'updateLocation'
  | 'toggleLocationStatus'
  | 'deleteLocation'
  | 'locationIdExists'
  | 'generateLocationId'
  | 'previewTaxes'
> = {
  getOwnLocations: {
    input: { search: 'tru' },
    answer: {
      locations: [
        {
          id: TRURO.id,
          name: TRURO.name,
          address: TRURO.address,
          phone: TRURO.phone,
          timeZone: TRURO.timeZone,
          isActive: true,
        },
      ],
      total: 1,
    },
  },
  getAllLocations: {
    input: { search: 'truro' },
    answer: {
      locations: [MANAGED],
      total: 1,
      page: 1,
      pages: 1,
      stats: { totalLocations: 2, activeLocations: 2, averageRating: 4.5, totalOrders: 7320, monthlyRevenue: 30911.15 },
      standing: null,
    },
  },
  addLocation: {
    input: {
      id: HALIFAX.id,
      name: HALIFAX.name,
      address: HALIFAX.address,
      postalCode: HALIFAX.postalCode,
      phone: HALIFAX.phone,
      email: HALIFAX.email,
      features: HALIFAX.features,
      hours: HALIFAX.hours,
    },
    answer: { location: HALIFAX },
  },
  updateLocation: {
    input: {
      id: MANAGED.id,
      expectedVersion: 2,
      updates: { manager: 'Anita Rao', exceptions: [{ date: '2026-12-25', closed: true, name: 'Christmas Day' }] },
    },
    answer: { location: MANAGED },
  },
  toggleLocationStatus: {
    input: { id: MANAGED.id, isActive: false, expectedVersion: 3 },
    answer: {
      location: {
        ...MANAGED,
        isActive: false,
        openState: { isOpen: false, text: 'Location is currently inactive' },
        version: 4,
      },
      changed: true,
    },
  },
  deleteLocation: {
    input: { id: HALIFAX.id, expectedVersion: 1 },
    answer: { id: HALIFAX.id, deletedAt: '2026-11-20T21:45:00.000Z' },
  },
  locationIdExists: {
    input: { id: 'truro' },
    answer: { exists: true, isValid: false, text: 'This location ID already exists' },
  },
  generateLocationId: { input: { name: 'Truro' }, answer: { id: 'truro-1' } },
  previewTaxes: {
    input: { tax: { kind: 'preset', province: 'ON' }, postalCode: 'M5V 2T6' },
    answer: {
      text: 'On $100.00 today: HST $13.00',
      taxes: [{ name: 'HST', ratePer100k: 13000, amount: 13 }],
      warnings: [],
      advice: null,
    },
  },
}
