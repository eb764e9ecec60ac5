import { randomUUID } from 'node:crypto'
import type * as menuCategories from '@sizzle/contract/menu-categories.ts'
import type * as menuCopy from '@sizzle/contract/menu-copy.ts'
import type * as menuCsv from '@sizzle/contract/menu-csv.ts'
import type * as menuGroups from '@sizzle/contract/menu-groups.ts'
import type * as menuOffice from '@sizzle/contract/menu-office.ts'
import type * as menuPhotos from '@sizzle/contract/menu-photos.ts'
import type * as menuPrices from '@sizzle/contract/menu-prices.ts'
import { aDish, aGroupForm } from '../a-dish.ts'
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
  getStock: () => ({ locationId: 'truro' }),
  setSoldOut: () => ({ locationId: 'truro', kind: 'item', id: 'mango-lassi', state: { for: 'minutes', minutes: 30 } }),
  setMenuItemAvailability: () => ({ locationId: 'truro', updates: [{ id: 'butter-chicken', isAvailable: true }] }),
}

export const menuPhotoSamples: SamplesOf<typeof menuPhotos> = {
  uploadMenuImage: () => ({ locationId: 'truro', id: 'butter-chicken', name: 'plate.png' }),
  setMenuImageUrl: () => ({ locationId: 'truro', id: 'butter-chicken', url: 'https://pictures.example.com/plate.jpg' }),
  removeMenuImage: () => ({ locationId: 'truro', id: 'butter-chicken' }),
}

export const menuCategorySamples: SamplesOf<typeof menuCategories> = {
  addCategory: () => ({ locationId: 'truro', name: `Sample ${randomUUID().slice(0, 8)}` }),
  renameCategory: () => ({ locationId: 'truro', id: 'drinks', name: 'Drinks' }),
  setCategoryHours: () => ({ locationId: 'truro', id: 'drinks', schedule: null }),
  deleteCategory: () => ({ locationId: 'truro', id: 'no-such-category', moveItemsTo: 'drinks' }),
  reorderCategories: () => ({ locationId: 'truro', ids: ['drinks', 'breakfast'] }),
  reorderItems: () => ({ locationId: 'truro', categoryId: 'drinks', ids: ['mango-lassi'] }),
}

export const menuGroupSamples: SamplesOf<typeof menuGroups> = {
  getOptionGroups: () => ({ locationId: 'truro' }),
  saveOptionGroup: () => ({ locationId: 'truro', id: null, expectedVersion: null, group: aGroupForm() }),
  deleteOptionGroup: () => ({ locationId: 'truro', id: 'no-such-group', expectedVersion: 1 }),
  setItemGroups: () => ({
    locationId: 'truro',
    itemId: 'mango-lassi',
    expectedVersion: 1,
    groups: [{ groupId: 'mango-lassi-size', min: 1, max: 1, free: 0, hidden: ['large'], prices: { regular: 5.29 } }],
  }),
}

const NO_HASH = 'x'.repeat(43)

export const menuCopySamples: SamplesOf<typeof menuCopy> = {
  previewMenuCopy: () => ({
    fromLocationId: 'truro',
    toLocationIds: ['new-glasgow'],
    what: { kind: 'items', ids: ['mango-lassi'] },
  }),
  copyMenu: () => ({
    fromLocationId: 'truro',
    toLocationId: 'new-glasgow',
    what: { kind: 'categories', ids: ['drinks'] },
    overwrite: ['item:mango-lassi'],
    previewHash: NO_HASH,
  }),
}

const aPriceWish = {
  what: { kind: 'menu' },
  change: { percent: 5 },
  rounding: '.49',
  includeOptions: true,
}

export const menuPriceSamples: SamplesOf<typeof menuPrices> = {
  previewPrices: () => ({ locationIds: ['truro'], ...aPriceWish }),
  changePrices: () => ({ locationId: 'truro', ...aPriceWish, previewHash: NO_HASH }),
}

export const menuCsvSamples: SamplesOf<typeof menuCsv> = {
  exportMenuCsv: () => ({ locationId: 'truro' }),
  importMenuCsv: () => ({ locationId: 'truro', csv: 'ID,Name,Price\r\nmango-lassi,Mango Lassi,\r\n', dryRun: true }),
}
