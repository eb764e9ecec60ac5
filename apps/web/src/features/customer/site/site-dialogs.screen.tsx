import { expect, test, vi } from 'vitest'
import { BRAND } from '../../../brand/brand.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { TRURO } from '../../../testing/shop.ts'
import { LogoutDialog } from './logout-dialog.tsx'
import { MobileMenu } from './mobile-menu.tsx'

const server = aServer()

async function openMenu() {
  const onClose = vi.fn()
  const menu = <MobileMenu cart={null} onClose={onClose} onLogout={() => undefined} />
  return { screen: await openAt('/reservations', menu), onClose }
}

test('where the kitchens cannot be read, the menu of a phone has the phone of the house', async () => {
  server.on('/getActiveLocations', { success: false, code: 'not-found' })
  const { screen } = await openMenu()
  await expect.element(screen.getByRole('link', { name: BRAND.phone })).toHaveAttribute('href', BRAND.phoneLink)
})

test('the menu of a phone names the kitchens, with their phones, and the ways in', async () => {
  server.on('/getActiveLocations', { success: true, locations: [TRURO], total: 1 })
  const { screen, onClose } = await openMenu()
  await expect.element(screen.getByText(TRURO.openState.text)).toBeVisible()
  await expect.element(screen.getByText(TRURO.address)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: `Call ${TRURO.phone}` })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  await screen.getByRole('link', { name: `Menu in ${TRURO.name}` }).click()
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0)
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/menu/truro')
})

test('Back closes the menu of a phone, and the page under it stays', async () => {
  server.on('/getActiveLocations', { success: true, locations: [TRURO], total: 1 })
  const { screen, onClose } = await openMenu()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/reservations')
})

test('Back closes the question whether to log out, and nobody is logged out', async () => {
  server.signedIn(PRIYA)
  const onClose = vi.fn()
  const screen = await openAt('/profile', <LogoutDialog onClose={onClose} />)
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/profile')
  expect(server.sent('/auth/sign-out')).toEqual([])
})
