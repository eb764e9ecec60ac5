import { randomUUID } from 'node:crypto'
import type * as analytics from '@sizzle/contract/analytics.ts'
import type * as audit from '@sizzle/contract/audit.ts'
import type * as chainHours from '@sizzle/contract/chain-hours.ts'
import type * as clientErrors from '@sizzle/contract/client-errors.ts'
import type * as closing from '@sizzle/contract/closing.ts'
import type * as dashboard from '@sizzle/contract/dashboard.ts'
import type * as health from '@sizzle/contract/health.ts'
import type * as locations from '@sizzle/contract/locations.ts'
import type * as locationsOffice from '@sizzle/contract/locations-office.ts'
import type * as menu from '@sizzle/contract/menu.ts'
import type * as menus from '@sizzle/contract/menus.ts'
import type * as metrics from '@sizzle/contract/metrics.ts'
import type * as ownLocations from '@sizzle/contract/own-locations.ts'
import type * as session from '@sizzle/contract/session.ts'
import type * as settings from '@sizzle/contract/settings.ts'
import { everyDay } from '@sizzle/domain/testing/schedules.ts'
import { aLocation } from '../a-location.ts'
import type { SamplesOf } from './sample.ts'

export const healthSamples: SamplesOf<typeof health & typeof clientErrors & typeof metrics> = {
  ping: () => ({}),
  healthCheck: () => ({}),
  healthCheckAdvanced: () => ({}),
  getMetrics: () => ({}),
  resetMetrics: () => ({}),
  clientError: () => ({ errorId: randomUUID(), message: 'TypeError: x is undefined', path: '/menu/truro' }),
}

export const dashboardSamples: SamplesOf<typeof dashboard & typeof analytics> = {
  getDashboardStats: () => ({ period: 'today', locationId: 'truro' }),
  getRevenueAnalytics: () => ({ range: 'week', locationId: 'truro' }),
  getCustomerAnalytics: () => ({ locationId: 'truro' }),
  getLocationSales: () => ({ range: 'week', locationId: 'truro' }),
  getOrderHours: () => ({ locationId: 'truro' }),
  getSalesAnalytics: () => ({ range: 'week', locationId: 'truro' }),
  getSoldTogether: () => ({ locationId: 'truro' }),
  getGuestAnalytics: () => ({ range: 'month', locationId: 'truro' }),
}

export const closingSamples: SamplesOf<typeof closing> = {
  getDayToClose: () => ({ locationId: 'truro' }),
  addCashMove: () => ({ locationId: 'truro', kind: 'pay_in', amount: 20, reason: 'Change from the bank' }),
  countDrawer: () => ({ locationId: 'truro', date: '2026-01-01', pieces: [{ value: 20, count: 3 }] }),
  closeDay: () => ({
    locationId: 'truro',
    date: '2026-01-01',
    countId: randomUUID(),
    left: 20,
    reason: 'Wrong change',
    acceptsOpenOrders: false,
  }),
  getZReports: () => ({ locationId: 'truro', page: '1' }),
  getZReport: () => ({ locationId: 'truro', n: '1' }),
  checkZReports: () => ({ locationId: 'truro' }),
  exportJournal: () => ({ locationId: 'truro', n: 1, dates: 'YYYY-MM-DD' }),
}

export const sessionSamples: SamplesOf<typeof session> = { session: () => ({}) }

export const settingSamples: SamplesOf<typeof settings> = {
  getSettings: () => ({ locationId: 'truro' }),
  changeSetting: () => ({ name: 'kitchen.minutesPerItem', locationId: 'truro', value: 4, expectedVersion: 0 }),
}

const AUDIT_FILTER = {
  locationId: 'truro',
  action: 'updateMenuItem',
  subject: 'menu_item',
  person: 'anita',
  from: '2026-11-01T00:00:00.000Z',
  until: '2026-12-01T00:00:00.000Z',
}

export const auditSamples: SamplesOf<typeof audit> = {
  getAudit: () => ({ ...AUDIT_FILTER, page: '1' }),
  exportAudit: () => AUDIT_FILTER,
}

export const locationSamples: SamplesOf<typeof locations> = {
  getActiveLocations: () => ({}),
  getLocation: () => ({ id: 'truro' }),
}

export const locationOfficeSamples: SamplesOf<typeof locationsOffice & typeof ownLocations & typeof chainHours> = {
  getOwnLocations: () => ({ search: 'truro', also: 'truro', limit: '12', offset: '0' }),
  getAllLocations: () => ({ search: 'truro', status: 'all', page: '1' }),
  addLocation: () => ({ ...aLocation(), id: `sample-${randomUUID().slice(0, 8)}` }),
  updateLocation: () => ({ id: 'truro', expectedVersion: 1, updates: { manager: 'Anita Rao' } }),
  toggleLocationStatus: () => ({ id: 'truro', isActive: true, expectedVersion: 1 }),
  deleteLocation: () => ({ id: 'no-such-place', expectedVersion: 1 }),
  locationIdExists: () => ({ id: 'truro' }),
  generateLocationId: () => ({ name: 'Truro' }),
  getChainHours: () => ({}),
  setChainHours: () => ({ exceptions: [], expectedVersion: 999 }),
  previewTaxes: () => ({ tax: { kind: 'own', lines: [{ name: 'GST', ratePer100k: 5000 }] }, postalCode: 'M5V 2T6' }),
}

export const menuSamples: SamplesOf<typeof menu> = {
  getLocationMenu: () => ({ locationId: 'truro' }),
  getTodaysSpecials: () => ({}),
}

export const menuOfficeSamples: SamplesOf<typeof menus> = {
  getMenus: () => ({ locationId: 'truro' }),
  saveMenu: () => ({
    locationId: 'truro',
    id: null,
    expectedVersion: null,
    name: `Lunch ${randomUUID().slice(0, 8)}`,
    schedule: everyDay(['11:30', '15:00']),
    categoryIds: ['drinks'],
    orderTypes: [],
  }),
  deleteMenu: () => ({ locationId: 'truro', id: 'no-such-menu', expectedVersion: 1 }),
}
