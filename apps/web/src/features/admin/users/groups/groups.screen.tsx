import { beforeEach, expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { ANALYTICS, aListedUser, aSecondStepRule, aUserList } from '../../../../testing/samples-users.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import { UsersSection } from '../users-section.tsx'

// Groups of locations, and the people whose rights name one.

const server = aServer()
const DONE = { success: true } as const
const NORTH = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  name: 'North',
  locationIds: ['truro'],
  people: 1,
  version: 2,
}
const sam = aListedUser({ displayName: 'Sam Oduya', role: 'manager', groupIds: [NORTH.id] })
const PLACES = [
  { id: 'truro', name: 'Truro Heights', address: '', phone: '', timeZone: 'America/Halifax', isActive: true },
  { id: 'new-glasgow', name: 'New Glasgow', address: '', phone: '', timeZone: 'America/Halifax', isActive: true },
]

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getUserAnalytics', ANALYTICS)
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: 2 })
  server.on('/getLocationGroups', { success: true, groups: [NORTH] })
  server.on('/getUsers', aUserList([sam]))
  server.on('/getUser', { success: true, user: sam })
  server.on('/getInvitations', { success: true, invitations: [] })
  server.on('/getSharedTablets', { success: true, tablets: [] })
  server.on('/getSettings', { success: true, settings: [aSecondStepRule()] })
})
async function section() {
  const screen = await renderInOffice(<UsersSection />, '#users/team')
  await screen.getByRole('button', { name: 'Team settings' }).first().click()
  return screen
}

test('a person works at a group, and takes another one in the form (people 46)', async () => {
  const south = { ...NORTH, id: '0190a000-0000-7000-8000-0000000000f2', name: 'South', locationIds: ['new-glasgow'] }
  server.on('/getLocationGroups', { success: true, groups: [NORTH, south] })
  const screen = await renderInOffice(<UsersSection />, '#users/team')
  await expect.element(screen.getByRole('row', { name: /Sam Oduya/ }).getByText('North', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'More for Sam Oduya' }).click()
  await screen.getByRole('button', { name: 'Edit…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Sam Oduya' })
  await expect.element(dialog.getByLabelText('North (1)')).toBeChecked()
  await dialog.getByLabelText('South (1)').click()
  server.on('/updateUser', { success: true, user: sam })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.toasts.getByText('User updated successfully')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateUser')[0]?.input)
    .toMatchObject({ updates: { groupIds: [NORTH.id, south.id] } })
})

test('a group is made, with what is missing said beside the button', async () => {
  const screen = await section()
  await screen.getByRole('button', { name: 'New group' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New group' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
  const name = dialog.getByLabelText('Name')
  await name.fill('North')
  await expect.element(dialog.getByText('Choose a location.')).toBeVisible()
  await dialog.getByLabelText('Truro Heights').click()
  server.on('/saveLocationGroup', { success: false, code: 'group_name_taken' }, LOST, { success: true, group: NORTH })
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('Another group has this name.')
  await name.fill('Far North')
  await save.click()
  await expect.element(dialog.getByRole('alert')).not.toHaveTextContent('')
  await save.click()
  await expect.element(screen.toasts.getByText('Group made')).toBeVisible()
  const [, lost, again] = server.sent('/saveLocationGroup')
  expect(lost?.input).toEqual({ name: 'Far North', locationIds: ['truro'] })
  expect(again).toEqual(lost)
})

test('a group is changed with the version that was seen, and deleted after a question', async () => {
  const screen = await section()
  await expect.element(screen.getByText('1 location · 1 user')).toBeVisible()
  await screen.getByRole('button', { name: 'Edit North' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit group' })
  await dialog.getByLabelText('New Glasgow').click()
  server.on('/saveLocationGroup', { success: false, code: 'group_changed' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/^Somebody else has changed this group/)).toBeVisible()
  await expect
    .poll(() => server.sent('/saveLocationGroup')[0]?.input)
    .toEqual({
      groupId: NORTH.id,
      expectedVersion: 2,
      name: 'North',
      locationIds: ['truro', 'new-glasgow'],
    })
  server.on('/deleteLocationGroup', DONE)
  await dialog.getByRole('button', { name: 'Delete this group…' }).click()
  await expect.element(screen.getByText(/1 user loses the locations/)).toBeVisible()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.toasts.getByText('Group deleted')).toBeVisible()
})

test('a house of one location has nothing to group', async () => {
  server.on('/getLocationGroups', { success: true, groups: [] })
  server.on('/getOwnLocations', { success: true, locations: PLACES.slice(0, 1), total: 1 })
  const screen = await section()
  await expect.element(screen.getByLabelText('Who needs a second step at sign-in')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Groups of locations' })).not.toBeInTheDocument()
})
