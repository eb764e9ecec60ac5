import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { LogoutDialog } from './logout-dialog.tsx'
import { MobileMenu } from './mobile-menu.tsx'

const server = aServer()

test('Back closes the menu of a phone, and the page under it stays', async () => {
  const onClose = vi.fn()
  const screen = await openAt('/reservations', <MobileMenu cart={null} onClose={onClose} onLogout={() => undefined} />)
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
