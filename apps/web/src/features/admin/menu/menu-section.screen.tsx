import type { getStock } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { expect, test } from 'vitest'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aKitchen, aUser } from '../../../testing/samples-admin.ts'
import { aManagedItem, aManagedMenu, SAMOSA, TRURO_ALONE } from '../../../testing/samples-menu.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { TRURO } from '../../../testing/shop.ts'
import { MenuSection } from './menu-section.tsx'

// The list of a menu, and what is changed from it without opening the form.

type StockEntry = WireOutputOf<typeof getStock>['stock'][number]

const server = aServer()
aNetwork()
const dal = aManagedItem()
const counted: StockEntry = {
  kind: 'item',
  id: 'dal-makhani',
  soldOut: null,
  unitsLeft: 4,
  held: 0,
  low: 3,
  isLow: false,
}

const UNTIL = /^Until .*7:30 p\.m\., change: Dal Makhani$/

type Opening = { role?: 'manager' | 'staff'; where?: string; stock?: StockEntry[] }

async function section({ role = 'manager', where = '#menu', stock = [] }: Opening = {}) {
  server.on('/getOwnLocations', TRURO_ALONE)
  server.on('/getLocation', { success: true, location: TRURO })
  server.on('/getKitchen', { success: true, kitchen: aKitchen() })
  server.on('/getStock', { success: true, stock })
  return renderInOffice(<MenuSection user={server.signedIn(aUser(role))} />, where)
}
async function withMenu(options: Parameters<typeof section>[0] = {}) {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  const screen = await section(options)
  await expect.element(screen.getByText(/of 2 items/)).toBeVisible()
  return screen
}
type Screen = Awaited<ReturnType<typeof section>>
const card = (screen: Screen, name: string) => screen.getByRole('article', { name, exact: true })

test('four tiles are about the whole menu', async () => {
  await withMenu({ where: '#menu?availability=available' })
  const figures = [...document.querySelectorAll('dl')].at(0)?.textContent
  expect(figures).toBe('Total Items2Available1incl. sold outCategories3Avg Price$10.23')
})

test('search answers while it is typed, and the address keeps it', async () => {
  const screen = await withMenu()
  await screen.getByLabelText('Search').fill('lentils')
  await expect.element(screen.getByText('1 of 2 items')).toBeVisible()
  await expect.element(card(screen, 'Samosa')).not.toBeInTheDocument()
  await expect.element(screen.address).toMatchTextContent('#menu?search=lentils')
  await expect.poll(() => server.sent('/getLocationMenuAdmin')).toHaveLength(1)
})

test('categories are those that dishes are in, with the specials before them', async () => {
  const screen = await withMenu()
  const options = screen.getByLabelText('Category').getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Categories',
    "Today's Special",
    'Appetizers',
    'Veg Curries',
  ])
  await screen.getByLabelText('Category').selectOptions('Appetizers')
  await expect.element(screen.getByText('1 of 2 items')).toBeVisible()
  await screen.getByLabelText('Availability').selectOptions('Available Only')
  await expect.element(screen.getByRole('heading', { name: 'No menu items found' })).toBeVisible()
  await expect.element(screen.getByText('Try adjusting your search or filters')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByText('2 of 2 items')).toBeVisible()
})

test('an empty menu says how to begin', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu([]))
  const screen = await section()
  await expect.element(screen.getByText('Start by adding your first menu item')).toBeVisible()
})

test('a menu that does not come says why, can be put away, and comes when it is asked for again', async () => {
  server.on('/getLocationMenuAdmin', { success: false, code: 'location_unavailable', id: 'truro' })
  const screen = await section()
  const problem = screen.getByRole('alert').filter({ hasText: 'Error Loading Menu' })
  await expect.element(problem).toMatchTextContent('Failed to load menu items')
  server.on('/getLocationMenuAdmin', LOST)
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(problem).toMatchTextContent('An error occurred while loading menu items')
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(problem).not.toBeInTheDocument()
  server.on('/getLocationMenuAdmin', aManagedMenu())
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(card(screen, 'Samosa')).toBeVisible()
})

test('a dish is hidden at once, and sent', async () => {
  const screen = await withMenu({ role: 'staff' })
  const answer = Promise.withResolvers<{ success: true; changed: string[] }>()
  server.on('/setMenuItemAvailability', answer.promise)
  await screen.getByRole('button', { name: 'Hide Dal Makhani' }).click()
  await expect.element(screen.getByRole('button', { name: 'Show Dal Makhani' })).toBeVisible()
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA, { ...dal, isAvailable: false }]))
  answer.resolve({ success: true, changed: ['dal-makhani'] })
  await expect.poll(() => document.querySelector('dl')?.textContent).toContain('Available0')
  await expect
    .poll(() => server.sent('/setMenuItemAvailability').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', updates: [{ id: 'dal-makhani', isAvailable: false }] }])
})

test('a dish that could not be hidden is shown again, and the menu is loaded anew (menu 76)', async () => {
  const screen = await withMenu({ role: 'staff' })
  server.on('/setMenuItemAvailability', { success: false, code: 'menu_item_not_found' })
  await screen.getByRole('button', { name: 'Hide Dal Makhani' }).click()
  await expect.element(screen.toasts.getByText('An error occurred while updating item')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Hide Dal Makhani' })).toBeVisible()
  await expect.poll(() => server.sent('/getLocationMenuAdmin').length).toBe(2)
})

test('what was pressed stays with its dish while its card shows another one', async () => {
  const screen = await withMenu({ role: 'staff' })
  const answer = Promise.withResolvers<{ success: true; changed: string[] }>()
  server.on('/setMenuItemAvailability', answer.promise)
  await screen.getByRole('button', { name: 'Show Samosa' }).click()
  await screen.getByLabelText('Search').fill('dal')
  await expect.element(card(screen, 'Samosa')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Hide Dal Makhani' })).not.toHaveAttribute('aria-disabled')
  await screen.getByLabelText('Search').fill('')
  await expect.element(screen.getByRole('button', { name: 'Hide Samosa' })).toHaveAttribute('aria-disabled')
  answer.resolve({ success: true, changed: [] })
  await expect.element(screen.getByRole('button', { name: 'Show Samosa' })).toBeVisible()
})

test('staff hide and show, and nothing else', async () => {
  const screen = await withMenu({ role: 'staff' })
  await expect.element(screen.getByRole('button', { name: 'Hide Dal Makhani' })).toBeEnabled()
  for (const name of [/^Edit/, /^More for/, /^Dal Makhani$/, 'Add Item', 'Menu tools', /^Rearrange/])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
})

test('what has run out says until when, and is back by a press', async () => {
  const until = '2026-11-20T23:30:00.000Z'
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA, { ...dal, soldOut: { until } }]))
  const out = { ...counted, unitsLeft: null, soldOut: { until } }
  const screen = await section({ role: 'staff', stock: [out] })
  await expect.element(card(screen, 'Dal Makhani').getByText('Sold out', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: UNTIL })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mark sold out: Dal Makhani' })).not.toBeInTheDocument()
  server.on('/setSoldOut', { success: true, soldOut: null, unitsLeft: null })
  server.on('/getStock', { success: true, stock: [] })
  server.on('/getLocationMenuAdmin', aManagedMenu())
  await screen.getByRole('button', { name: 'Back on sale: Dal Makhani' }).click()
  await expect.element(screen.getByRole('button', { name: UNTIL })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Mark sold out: Dal Makhani' })).toBeVisible()
  await expect
    .poll(() => server.sent('/setSoldOut')[0]?.input)
    .toEqual({
      locationId: 'truro',
      kind: 'item',
      id: 'dal-makhani',
      state: { for: 'none' },
    })
})

test('until when a dish is sold out is changed from its card', async () => {
  const until = '2026-11-20T23:30:00.000Z'
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA, { ...dal, soldOut: { until } }]))
  const out = { ...counted, unitsLeft: null, soldOut: { until } }
  const screen = await section({ role: 'staff', stock: [out] })
  await screen.getByRole('button', { name: UNTIL }).click()
  const dialog = screen.getByRole('dialog', { name: 'Dal Makhani: sold out' })
  await expect.element(dialog.getByText(/^Now: Sold out until .*7:30 p\.m\./)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Until I turn it back on' }).click()
  server.on('/setSoldOut', { success: true, soldOut: { until: null }, unitsLeft: null })
  server.on('/getStock', { success: true, stock: [{ ...out, soldOut: { until: null } }] })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => server.sent('/setSoldOut')[0]?.input)
    .toEqual({ locationId: 'truro', kind: 'item', id: 'dal-makhani', state: { for: 'lifted' } })
  await expect.element(screen.getByRole('button', { name: 'Until turned back on, change: Dal Makhani' })).toBeVisible()
})

test('a card is edited by a press on its name', async () => {
  server.on('/getOptionGroups', { success: true, groups: [] })
  const screen = await withMenu()
  await screen.getByRole('button', { name: 'Dal Makhani', exact: true }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Edit Menu Item' })).toBeVisible()
})

test('what is done to the whole menu stands behind one button, each in words', async () => {
  const screen = await withMenu()
  await screen.getByRole('button', { name: 'Menu tools' }).click()
  const tools = screen.getByRole('dialog', { name: 'Menu tools' })
  for (const name of ['Option groups', 'Manage Categories', 'Change prices', 'Copy menu', 'Menu as a table', 'Refresh'])
    await expect.element(tools.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
})

test('a copy is hidden until it is shown', async () => {
  const screen = await withMenu()
  const copy = { ...dal, id: 'dal-makhani-copy', name: 'Dal Makhani (Copy)', isAvailable: false }
  server.on('/duplicateMenuItem', { success: true, item: copy })
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA, dal, copy]))
  await screen.getByRole('button', { name: 'More for Dal Makhani' }).click()
  await screen.getByRole('dialog', { name: 'Dal Makhani' }).getByRole('button', { name: 'Duplicate' }).click()
  await expect.element(screen.toasts.getByText('Dal Makhani (Copy) was added')).toBeVisible()
  await expect.element(card(screen, 'Dal Makhani (Copy)').getByText('Hidden')).toBeVisible()
})

test('deleting asks in the agreed words, and a combo is named before its options go', async () => {
  const screen = await withMenu()
  server.on(
    '/deleteMenuItem',
    { success: false, code: 'menu_item_in_combo', groups: 'Choose a curry' },
    { success: true, id: 'dal-makhani', deletedOptions: 1 },
  )
  await screen.getByRole('button', { name: 'More for Dal Makhani' }).click()
  await screen.getByRole('dialog', { name: 'Dal Makhani' }).getByRole('button', { name: 'Delete…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this item?' })
  await dialog.getByRole('button', { name: 'Delete Dal Makhani' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('An error occurred while deleting item')
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA]))
  await dialog.getByRole('button', { name: 'Delete Dal Makhani and its options' }).click()
  await expect.element(screen.toasts.getByText('Dal Makhani was deleted')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Menu Management' })).toHaveFocus()
  await expect
    .poll(() => server.sent('/deleteMenuItem').at(-1)?.input)
    .toEqual({
      locationId: 'truro',
      id: 'dal-makhani',
      expectedVersion: 3,
      withOptions: true,
    })
})

test('without a network the section says so, hiding a dish waits, and nothing is added', async () => {
  const screen = await withMenu()
  goOffline()
  await expect.element(screen.getByText('Offline - Changes will sync when connection is restored')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add Item' })).toBeDisabled()
  await screen.getByRole('button', { name: 'More for Samosa' }).click()
  const more = screen.getByRole('dialog', { name: 'Samosa' })
  await expect.element(more.getByRole('button', { name: 'Duplicate' })).toBeDisabled()
  await expect.element(more.getByRole('button', { name: 'Delete…' })).toBeEnabled()
  await more.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'More for Dal Makhani' }).click()
  await screen.getByRole('dialog', { name: 'Dal Makhani' }).getByRole('button', { name: /^Hide/ }).click()
  await expect.element(screen.toasts.getByText('Operation queued for when connection is restored')).toBeVisible()
  // It is shown as it is, and is not changed again on top of what waits.
  await expect.element(card(screen, 'Dal Makhani').getByText('Queued for when online')).toBeVisible()
  for (const name of ['Edit Dal Makhani', 'More for Dal Makhani'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled()
  expect(server.sent('/setMenuItemAvailability')).toEqual([])

  server.on('/setMenuItemAvailability', { success: true, changed: ['dal-makhani'] })
  goOnline()
  await expect
    .poll(() => server.sent('/setMenuItemAvailability').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', updates: [{ id: 'dal-makhani', isAvailable: false }] }])
  await expect.element(screen.getByRole('button', { name: 'More for Dal Makhani' })).toBeEnabled()
  await expect.element(screen.getByRole('button', { name: 'Add Item' })).toBeEnabled()
})

test('a long menu is drawn as far as somebody looks', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => aManagedItem({ id: `dish-${at}`, name: `Dish ${at}` }))
  server.on('/getLocationMenuAdmin', aManagedMenu(many))
  const screen = await section()
  await expect.element(screen.getByText('1,000 of 1,000 items')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('article').length).toBeLessThan(200)
  await screen.getByLabelText('Search').fill('Dish 999')
  await expect.element(card(screen, 'Dish 999')).toBeVisible()
})

test('a count follows the orders on the card and in its dialog, says when it is low, and whose units are being paid for', async () => {
  const screen = await withMenu({ stock: [counted] })
  await expect.element(card(screen, 'Dal Makhani')).toMatchTextContent('4 left')
  await expect.element(card(screen, 'Samosa').getByText(/left/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Mark sold out: Dal Makhani' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Dal Makhani: sold out' })
  await expect.element(dialog.getByRole('button', { name: 'Stop counting: Dal Makhani' })).toBeEnabled()
  await expect.element(dialog.getByText('Now: 4 left.')).toBeVisible()
  server.on('/getStock', { success: true, stock: [{ ...counted, unitsLeft: 3, held: 1, isLow: true }] })
  await askAgainAbout('order.changed')
  await expect.element(dialog.getByText('Now: Low: 3 left, 1 being paid for.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(card(screen, 'Dal Makhani')).toMatchTextContent('Low: 3 left, 1 being paid for')
  await expect.poll(() => server.sent('/getLocationMenuAdmin')).toHaveLength(1)
})
