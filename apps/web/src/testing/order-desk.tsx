import type { getStock } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { expect } from 'vitest'
import { CreateOrderSection } from '../features/admin/create-order/create-order-section.tsx'
import { renderInOffice } from './office.tsx'
import { orderTimes, quote } from './quote.ts'
import { anOrder, aUser } from './samples-admin.ts'
import { TRURO_ALONE } from './samples-menu.ts'
import type { aServer } from './server.ts'
import { DAL, TRURO } from './shop.ts'
import { OPTION_GROUPS } from './shop-options.ts'

// The screen on which staff take an order, with a menu of two dishes.

const SOLD_OUT = { ...DAL, id: 'samosa', name: 'Samosa', isSoldOut: true, soldOutReason: 'Sold out today' }
export const MEDIUM = 'dal-makhani-medium'

type StockEntry = WireOutputOf<typeof getStock>['stock'][number]

export function menuOfStaff(items = [DAL, SOLD_OUT]) {
  return {
    success: true as const,
    items,
    categories: [{ id: 'veg-curries', name: 'Veg Curries', isDefault: true }],
    optionGroups: OPTION_GROUPS,
    takesNotes: true,
    version: 1,
    changesAt: '2030-01-01T00:00:00.000Z',
  }
}

export function theOrderDesk(server: ReturnType<typeof aServer>) {
  async function section(items?: (typeof DAL)[], features = TRURO.features, stock: StockEntry[] = []) {
    server.on('/getOwnLocations', TRURO_ALONE)
    server.on('/getLocation', { success: true, location: { ...TRURO, features } })
    server.on('/getLocationMenu', menuOfStaff(items))
    server.on('/getStock', { success: true, stock })
    server.on('/validatePricing', quote({ cartKey: MEDIUM }))
    server.on('/getOrderTimes', orderTimes())
    server.on('/getLastOrderOfCustomer', { success: true, order: null })
    return renderInOffice(<CreateOrderSection user={server.signedIn(aUser('staff'))} />, '#create-order')
  }

  /** With the menu on the screen. */
  async function desk(items?: (typeof DAL)[], features?: string[], stock?: StockEntry[]) {
    const screen = await section(items, features, stock)
    await expect.element(screen.getByRole('button', { name: /^Dal Makhani/ })).toBeVisible()
    return screen
  }
  return { section, desk }
}

type Screen = Awaited<ReturnType<typeof renderInOffice>>

/** Two dals, medium as the dialog has it. */
export async function withTwoDals(screen: Screen) {
  await screen.getByRole('button', { name: /^Dal Makhani/ }).click()
  await expect.element(screen.getByRole('radio', { name: /Medium/ })).toBeChecked()
  await screen.getByRole('button', { name: 'One Dal Makhani more' }).click()
  await screen.getByRole('button', { name: 'Add to Order • $25.00' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
}

export const placedByStaff = () => ({
  success: true as const,
  orderId: anOrder().id,
  order: { ...anOrder(), receiptUrl: '', metadata: { adminCreated: true, orderToken: '' } },
  message: 'Order TRU-001 was created',
})

export const ASHA = {
  firebaseId: 'p1',
  id: 'p1',
  name: 'Asha Rao',
  email: 'asha@example.ca',
  phone: '+19025550166',
  totalOrders: 3,
  totalSpent: 90,
  isActive: true,
  role: 'customer' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastOrderDate: null,
  allergies: '',
  note: '',
}
