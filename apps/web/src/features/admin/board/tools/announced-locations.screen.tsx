import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aUser, PLACES } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { AnnouncedLocations } from './announced-locations.tsx'

const server = aServer()

async function opened(total = PLACES.length) {
  const user = server.signedIn(aUser('admin'))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total })
  const screen = await renderInOffice(<AnnouncedLocations user={user} />, '#orders')
  const of = (name: string, kind: string) =>
    screen.getByRole('group', { name, exact: true }).getByRole('checkbox', { name: kind })
  return { screen, of }
}

test('each location and kind has a switch of its own, which this device keeps', async () => {
  const { screen, of } = await opened()
  await of('Truro', 'Late orders').click()
  await of('New Glasgow', 'New orders').click()
  await expect.element(of('Truro', 'New orders')).toBeChecked()
  await expect.element(of('Truro', 'Late orders')).not.toBeChecked()
  await expect.element(of('New Glasgow', 'New orders')).not.toBeChecked()
  await expect.element(of('New Glasgow', 'Late orders')).toBeChecked()
  await expect.poll(() => localStorage.getItem('late-sounds-muted')).toBe('["truro"]')
  await expect.poll(() => localStorage.getItem('order-sounds-muted')).toBe('["new-glasgow"]')
  await of('Truro', 'Late orders').click()
  await of('New Glasgow', 'New orders').click()
  await expect.poll(() => localStorage.getItem('late-sounds-muted')).toBe('[]')
  await screen.unmount()
})

test('of too many locations the one on the board is heard', async () => {
  const { screen } = await opened(5000)
  await expect.element(screen.getByText(/^You work at 5000 locations\./)).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'New Glasgow' })).not.toBeInTheDocument()
})
