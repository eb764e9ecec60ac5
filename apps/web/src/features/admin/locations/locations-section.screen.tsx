import { expect, test } from 'vitest'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aLocationList, aManagedLocation } from '../../../testing/samples-locations.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { NOT_LOADED } from '../../../ui/list/not-loaded.ts'
import { LocationsSection } from './locations-section.tsx'

// The list of locations, and what is changed from it without opening the form.

const server = aServer()
aNetwork()
const truro = aManagedLocation()

async function section({ role = 'admin', where = '' }: { role?: 'admin' | 'manager'; where?: string } = {}) {
  server.on('/getAllLocations', aLocationList([truro]))
  return renderInOffice(<LocationsSection user={server.signedIn(aUser(role))} />, where || '#locations')
}
type Screen = Awaited<ReturnType<typeof section>>

const more = (screen: Screen) => screen.getByRole('button', { name: 'More for Truro' }).click()
async function press(screen: Screen, name: string, confirm: string) {
  await more(screen)
  await screen.getByRole('button', { name, exact: true }).click()
  await screen.getByRole('dialog').getByRole('button', { name: confirm }).click()
}
const said = (screen: Screen, text: string) => expect.element(screen.getByRole('alert')).toMatchTextContent(text)

test('five tiles are about all locations', async () => {
  const screen = await section()
  await expect.element(screen.getByText('$123.5K')).toBeVisible()
  const figures = [...document.querySelectorAll('dl')].at(0)?.textContent
  expect(figures).toBe('Total Locations14Active Locations11Avg Rating4.7Total Orders5,678Monthly Revenue$123.5K')
  await expect.element(screen.getByText('Showing 1 of 1 location')).toBeVisible()
})

test('while nothing is known two cards are to come', async () => {
  server.on('/getAllLocations', new Promise<never>(() => undefined))
  const screen = await renderInOffice(<LocationsSection user={server.signedIn(aUser('admin'))} />, '#locations')
  await expect.element(screen.getByRole('heading', { name: 'Location Management' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"] .rounded-card').length).toBe(2)
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-disabled', 'true')
})

test('search and status stand in the address and are asked for', async () => {
  const screen = await section()
  await screen.getByLabelText('Search').fill('Tru')
  await screen.getByLabelText('Status').selectOptions('Inactive')
  await expect.element(screen.address).toMatchTextContent('#locations?status=inactive&search=Tru')
  await expect
    .poll(() => server.sent('/getAllLocations').at(-1)?.input)
    .toEqual({ search: 'Tru', status: 'inactive', page: '1' })
})

test('filters that leave nothing say so, and are taken away by a press', async () => {
  server.on('/getAllLocations', aLocationList([]))
  const screen = await renderInOffice(
    <LocationsSection user={server.signedIn(aUser('admin'))} />,
    '#locations?search=nowhere',
  )
  await expect.element(screen.getByRole('heading', { name: 'No locations found' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.address).toMatchTextContent(/#locations$/)
})

test('only admins add a location', async () => {
  const screen = await section({ role: 'manager' })
  await expect.element(screen.getByRole('button', { name: 'Edit Truro' })).toBeEnabled()
  await expect.element(screen.getByRole('button', { name: 'Add Location' })).not.toBeInTheDocument()
  await more(screen)
  await expect.element(screen.getByRole('button', { name: 'Delete…' })).toBeDisabled()
})

test('a list that does not come says why, and comes when it is asked for again', async () => {
  server.on('/getAllLocations', { success: false, code: 'invalid_input', fields: [] })
  const screen = await renderInOffice(<LocationsSection user={server.signedIn(aUser('admin'))} />, '#locations')
  await said(screen, 'Failed to load locations')
  for (const name of [/^Holidays/, 'Add Location'])
    await expect.element(screen.getByRole('button', { name })).toHaveAttribute('title', NOT_LOADED)
  server.on('/getAllLocations', LOST)
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await said(screen, 'An error occurred while loading locations')
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
  server.on('/getAllLocations', aLocationList([truro]))
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByRole('article')).toBeVisible()
})

test('a location is deactivated once that was confirmed', async () => {
  const screen = await section()
  server.on('/toggleLocationStatus', { success: true, location: { ...truro, isActive: false }, changed: true })
  await more(screen)
  await screen.getByRole('button', { name: 'Deactivate…' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(server.sent('/toggleLocationStatus')).toEqual([])
  await press(screen, 'Deactivate…', 'Deactivate')
  await expect.element(screen.toasts.getByText('Truro is inactive now')).toBeVisible()
  await expect
    .poll(() => server.sent('/toggleLocationStatus').map(({ input }) => input))
    .toEqual([{ id: 'truro', isActive: false, expectedVersion: 3 }])
})

test('deleting asks in the agreed words, and says what stays', async () => {
  const screen = await section()
  server.on('/deleteLocation', { success: true, id: 'truro', deletedAt: '2026-11-21T12:00:00.000Z' })
  await more(screen)
  await screen.getByRole('button', { name: 'Delete…' }).click()
  const question = 'Are you sure you want to delete this location? This will deactivate it to preserve order history.'
  await expect.element(screen.getByRole('dialog').getByText(question)).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete Truro' }).click()
  await expect.element(screen.toasts.getByText('Truro was deleted')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Location Management' })).toHaveFocus()
})

const MEANWHILE = { version: 4, changedBy: 'Sam Oduya', changedAt: '2026-11-20T22:04:00.000Z' }

test('who was first is named, above the list, until it is put away', async () => {
  const screen = await section()
  server.on('/toggleLocationStatus', { success: false, code: 'location_changed', current: MEANWHILE })
  await press(screen, 'Deactivate…', 'Deactivate')
  await said(screen, 'Failed to update location status')
  await said(screen, 'Sam Oduya changed this location at 6:04 p.m. Please look at it again.')
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a location that still has something to serve is kept, with the reason', async () => {
  const screen = await section()
  const why = '3 orders are still open and 2 bookings are ahead'
  server.on('/deleteLocation', { success: false, code: 'location_in_use', why, openOrders: 3, bookingsAhead: 2 })
  await press(screen, 'Delete…', 'Delete Truro')
  await said(screen, 'Failed to delete location')
})

test.each([
  ['/toggleLocationStatus', 'Deactivate…', 'Deactivate', 'An error occurred while updating location'],
  ['/deleteLocation', 'Delete…', 'Delete Truro', 'An error occurred while deleting location'],
] as const)('an answer of %s that is lost is told as what it is', async (path, name, confirm, title) => {
  const screen = await section()
  server.on(path, LOST)
  await press(screen, name, confirm)
  await said(screen, title)
})

test('without a network the section says so, and a change waits (offline 26)', async () => {
  const screen = await section()
  await expect.element(screen.getByRole('article')).toBeVisible()
  goOffline()
  await expect.element(screen.getByText('Working offline - changes will sync when reconnected')).toBeVisible()
  await press(screen, 'Deactivate…', 'Deactivate')
  await expect.element(screen.toasts.getByText('Queued for when online')).toBeVisible()
  // It is shown as it is, and is not changed again on top of what waits.
  await expect.element(screen.getByRole('article').getByText('Queued for when online')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit Truro' })).toBeDisabled()
  await more(screen)
  for (const name of ['Deactivate…', 'Delete…'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(server.sent('/toggleLocationStatus')).toEqual([])

  server.on('/toggleLocationStatus', { success: true, location: { ...truro, isActive: false }, changed: true })
  goOnline()
  await expect
    .poll(() => server.sent('/toggleLocationStatus').map(({ input }) => input))
    .toEqual([{ id: 'truro', isActive: false, expectedVersion: 3 }])
  await expect.element(screen.getByRole('button', { name: 'Edit Truro' })).toBeEnabled()
  await expect.element(screen.getByRole('button', { name: 'Add Location' })).toBeEnabled()
})
