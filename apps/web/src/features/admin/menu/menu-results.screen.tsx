import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aManagedMenu, TRURO_ALONE } from '../../../testing/samples-menu.ts'
import { aServer } from '../../../testing/server.ts'
import { MenuSection } from './menu-section.tsx'

// What the list is narrowed to on a phone, and what is said where nothing is left of it.

const server = aServer()

async function withMenu() {
  server.on('/getOwnLocations', TRURO_ALONE)
  server.on('/getStock', { success: true, stock: [] })
  server.on('/getLocationMenuAdmin', aManagedMenu())
  const screen = await renderInOffice(<MenuSection user={server.signedIn(aUser('manager'))} />, '#menu')
  await expect.element(screen.getByText(/of 2 items/)).toBeVisible()
  return screen
}
type Screen = Awaited<ReturnType<typeof withMenu>>
const card = (screen: Screen, name: string) => screen.getByRole('article', { name, exact: true })

test('a search in vain says what was searched, and offers a dish of that name', async () => {
  server.on('/getOptionGroups', { success: true, groups: [] })
  const screen = await withMenu()
  await screen.getByLabelText('Search').fill('Plum Halwa')
  await expect.element(screen.getByText(/^Searched for “Plum Halwa”/)).toBeVisible()
  await screen.getByRole('button', { name: 'Add “Plum Halwa”' }).click()
  const form = screen.getByRole('dialog', { name: 'Add Menu Item' })
  await expect.element(form.getByLabelText('Name', { exact: true })).toHaveValue('Plum Halwa')
  await form.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Leave without saving' }).click()
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(screen.getByText('2 of 2 items')).toBeVisible()
})

test('on a phone a category is a press away, and stays in sight', async () => {
  const screen = await withMenu()
  const strip = screen.getByRole('navigation', { name: 'Categories' })
  await strip.getByRole('button', { name: 'Appetizers' }).click()
  await expect.element(screen.getByText('1 of 2 items')).toBeVisible()
  await expect.element(strip.getByRole('button', { name: 'Appetizers' })).toHaveAttribute('aria-pressed', 'true')
  await strip.getByRole('button', { name: 'All' }).click()
  await expect.element(card(screen, 'Dal Makhani')).toBeVisible()
})

test('what is hidden is counted, and pressed to see it alone', async () => {
  const screen = await withMenu()
  await screen.getByRole('button', { name: '1 hidden' }).click()
  await expect.element(card(screen, 'Dal Makhani')).not.toBeInTheDocument()
  await expect.element(card(screen, 'Samosa')).toBeVisible()
  await screen.getByRole('button', { name: '1 hidden' }).click()
})
