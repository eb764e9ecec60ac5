import { randomUUID } from 'node:crypto'
import type * as menuCategories from '@sizzle/contract/menu-categories.ts'
import type * as menuOffice from '@sizzle/contract/menu-office.ts'
import { aDish } from '../a-dish.ts'
import type { SamplesOf } from './sample.ts'

export const menuItemSamples: SamplesOf<typeof menuOffice> = {
  getAvailableLocations: () => ({}),
  getLocationMenuAdmin: () => ({ locationId: 'truro' }),
  getMenuAnalytics: () => ({ locationId: 'truro' }),
  addMenuItem: () => ({ locationId: 'truro', ...aDish() }),
  updateMenuItem: () => ({
    locationId: 'truro',
    id: 'mango-lassi',
    expectedVersion: 1,
    updates: { ...aDish(), isPopular: true },
  }),
  duplicateMenuItem: () => ({ locationId: 'truro', id: 'butter-chicken' }),
  deleteMenuItem: () => ({ locationId: 'truro', id: 'no-such-dish', expectedVersion: 1, withOptions: false }),
  setMenuItemAvailability: () => ({ locationId: 'truro', updates: [{ id: 'butter-chicken', isAvailable: true }] }),
}

export const menuCategorySamples: SamplesOf<typeof menuCategories> = {
  addCategory: () => ({ locationId: 'truro', name: `Sample ${randomUUID().slice(0, 8)}` }),
  renameCategory: () => ({ locationId: 'truro', id: 'drinks', name: 'Drinks' }),
  deleteCategory: () => ({ locationId: 'truro', id: 'no-such-category', moveItemsTo: 'drinks' }),
  reorderCategories: () => ({ locationId: 'truro', ids: ['drinks', 'breakfast'] }),
  reorderItems: () => ({ locationId: 'truro', categoryId: 'drinks', ids: ['mango-lassi'] }),
}
