import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { theOrderDesk } from '../../../testing/order-desk.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { CreateOrderSection } from './create-order-section.tsx'

const server = aServer()
const { section } = theOrderDesk(server)

test('a location without dishes, or with hidden ones alone, says so, with nothing to search or to filter', async () => {
  const screen = await section([])
  await expect.element(screen.getByRole('heading', { name: /^No dishes of Truro.* can be ordered$/ })).toBeVisible()
  // What is hidden is not in the answer: both are said.
  await expect.element(screen.getByText('Its menu is empty, or all of its dishes are hidden.')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search menu' }).elements()).toHaveLength(0)
  expect(screen.getByRole('checkbox', { name: /available/ }).elements()).toHaveLength(0)
  // Staff do not edit menus.
  expect(screen.getByRole('link', { name: 'Go to its menu' }).elements()).toHaveLength(0)
  await screen.unmount()

  await renderInOffice(<CreateOrderSection user={server.signedIn(aUser('manager'))} />, '#create-order')
  await expect
    .element(screen.getByRole('link', { name: 'Go to its menu' }))
    .toHaveAttribute('href', expect.stringMatching(/\?location=truro#menu$/))
})
