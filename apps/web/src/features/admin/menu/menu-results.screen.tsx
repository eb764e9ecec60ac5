import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aManagedItem, aManagedMenu, SAMOSA, TRURO_ALONE } from '../../../testing/samples-menu.ts'
import { aServer } from '../../../testing/server.ts'
import { MenuSection } from './menu-section.tsx'

// What the list is narrowed to on a phone, and what is said where nothing is left of it.

const server = aServer()

async function withMenu(items = [SAMOSA, aManagedItem()], where = '#menu') {
  server.on('/getOwnLocations', TRURO_ALONE)
  server.on('/getStock', { success: true, stock: [] })
  server.on('/getLocationMenuAdmin', aManagedMenu(items))
  const screen = await renderInOffice(<MenuSection user={server.signedIn(aUser('manager'))} />, where)
  await expect.element(screen.getByText(/of \d items/)).toBeVisible()
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

test('what is on sale, sold out and hidden adds up to the menu, and each is pressed to see it alone', async () => {
  const chai = aManagedItem({ id: 'chai', name: 'Chai', unitsLeft: 0 })
  const screen = await withMenu([SAMOSA, aManagedItem(), chai])
  const figures = screen.getByRole('group', { name: 'Show only' })
  const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)
  for (const [figure, filter, left] of [
    ['On sale 1', 'on-sale', 'Dal Makhani'],
    ['Sold out 1', 'sold-out', 'Chai'],
    ['Hidden 1', 'unavailable', 'Samosa'],
  ] as const) {
    await figures.getByRole('button', { name: figure }).click()
    await expect.poll(names).toEqual([left])
    await expect.element(screen.address).toMatchTextContent(`#menu?availability=${filter}`)
    await expect.element(figures.getByRole('button', { pressed: true })).toMatchTextContent(figure)
  }
  await figures.getByRole('button', { name: 'Hidden 1' }).click()
  await expect.element(screen.getByText('3 of 3 items')).toBeVisible()
})

test('what the address alone asks for is said on a phone, and taken away by a press', async () => {
  const screen = await withMenu([SAMOSA, aManagedItem()], '#menu?availability=available')
  await screen.getByRole('button', { name: 'Available Only: remove this filter' }).click()
  await expect.element(screen.getByText('2 of 2 items')).toBeVisible()
})

test('while the rest that can be done with a dish is open, the button of that dish alone is marked', async () => {
  const screen = await withMenu()
  const more = (name: string) => screen.getByRole('button', { name: `More for ${name}` })
  await more('Dal Makhani').click()
  await expect.element(more('Dal Makhani')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(more('Samosa')).toHaveAttribute('aria-expanded', 'false')
  await screen.getByRole('dialog', { name: 'Dal Makhani' }).getByRole('button', { name: 'Close' }).click()
  await expect.element(more('Dal Makhani')).toHaveAttribute('aria-expanded', 'false')
})

test('a category with photos of some dishes says of how many, and leads to the first without one (menu 90)', async () => {
  const pictured = aManagedItem({ id: 'dal', name: 'Dal Tadka', image: 'https://example.test/dal.jpg' })
  const screen = await withMenu([SAMOSA, pictured, aManagedItem(), aManagedItem({ id: 'kofta', name: 'Malai Kofta' })])
  const photos = screen.getByRole('button', { name: /^Photos: / })
  await expect.element(photos).toMatchTextContent(/^Photos: 1 of 3 in /)
  await photos.click()
  await expect.element(screen.getByRole('dialog', { name: 'Photo of Dal Makhani' })).toBeVisible()
})
