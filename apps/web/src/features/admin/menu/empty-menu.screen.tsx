import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { aManagedMenu } from '../../../testing/samples-menu.ts'
import { aServer } from '../../../testing/server.ts'
import { MenuSection } from './menu-section.tsx'

// The menu of a new location, and how it gets that of another one.

const server = aServer()

function emptyMenuAt(where: string, isFull: (id: string) => boolean) {
  const places = PLACES.map((place) => ({ ...place, hasMenu: isFull(place.id) }))
  server.on('/getOwnLocations', { success: true, locations: places, total: places.length })
  server.on('/getActiveLocations', { success: true, locations: places, total: places.length })
  server.on('/getStock', { success: true, stock: [] })
  server.on('/getLocationMenuAdmin', aManagedMenu([]))
  return renderInOffice(<MenuSection user={server.signedIn(aUser('admin'))} />, where)
}

test('an empty menu offers that of another location, and the dialog copies it to this one', async () => {
  const screen = await emptyMenuAt('#menu', (id) => id === 'new-glasgow')
  await expect.element(screen.getByText('Start by adding your first menu item')).toBeVisible()
  await screen.getByRole('button', { name: 'Copy the menu of New Glasgow' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Copy from New Glasgow' })
  await expect.element(dialog.getByLabelText('Truro')).toBeChecked()
  server.on('/previewMenuCopy', { success: true, targets: [] })
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect
    .poll(() => server.sent('/previewMenuCopy').map(({ input }) => input))
    .toEqual([{ fromLocationId: 'new-glasgow', toLocationIds: ['truro'], what: { kind: 'menu' } }])
})

test('where no other menu has a dish none is offered, and there is nothing to copy from here', async () => {
  const screen = await emptyMenuAt('#menu', () => false)
  await expect.element(screen.getByText('Start by adding your first menu item')).toBeVisible()
  await expect.poll(() => server.sent('/getActiveLocations')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Copy the menu of/ }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Menu tools' }).click()
  const tools = screen.getByRole('dialog', { name: 'Menu tools' })
  await expect.element(tools.getByRole('button', { name: /^Copy menu/ })).toBeDisabled()
  await expect.element(tools.getByText('There is no dish to copy yet.')).toBeVisible()
  await expect.element(tools.getByRole('button', { name: /^Change prices/ })).toBeDisabled()
  await expect.element(tools.getByText('There is no dish with a price yet.')).toBeVisible()
})
