import { beforeEach, expect, test } from 'vitest'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { A_HISTORY, ANALYTICS, aLedger, aListedUser, aUserList, NO_NOTES } from '../../../testing/samples-users.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { UsersSection } from './users-section.tsx'

// Everybody who has an account, and what is changed from the list.

const server = aServer()
aNetwork()
const priya = aListedUser()
const sam = aListedUser({
  id: '0190a000-0000-7000-8000-0000000000b2',
  displayName: 'Sam Oduya',
  email: 'sam@example.com',
  phoneNumber: null,
  role: 'staff',
  locationIds: ['truro'],
})
const PLACES = [
  { id: 'truro', name: 'Truro Heights', address: '', phone: '', timeZone: 'America/Halifax', isActive: true },
  { id: 'new-glasgow', name: 'New Glasgow', address: '', phone: '', timeZone: 'America/Halifax', isActive: true },
]

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getUserAnalytics', ANALYTICS)
  server.on('/getLocationGroups', { success: true, groups: [] })
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: 2 })
  server.on('/getUsers', aUserList([priya, sam]))
  server.on('/getUser', { success: true, user: priya })
  server.on('/getInvitations', { success: true, invitations: [] })
})
const section = (where = '#users/everyone') => renderInOffice(<UsersSection />, where)
type Screen = Awaited<ReturnType<typeof section>>

const more = async (screen: Screen, name: string, what: string) => {
  await screen.getByRole('button', { name: `More for ${name}` }).click()
  return screen.getByRole('button', { name: what, exact: true })
}
const edit = async (screen: Screen) => {
  await (await more(screen, 'Priya Nair', 'Edit…')).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Priya Nair' })
  await dialog.getByText(/^Order totals/).click()
  return dialog
}

test('tiles are about everybody, and a row says who, what they may do and what they have spent', async () => {
  const screen = await section()
  await expect.element(screen.getByText('$48,231', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('2 users', { exact: true })).toBeVisible()
  const row = screen.getByRole('row', { name: /Sam Oduya/ })
  for (const text of ['sam@example.com', 'Staff', 'Truro Heights', 'Active'])
    await expect.element(row.getByText(text, { exact: true }).first()).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /Priya Nair/ }))
    .toMatchTextContent(/\(902\) 555-0123.*3.*\$141\.84.*120/)
})

test('search, role, status and order stand in the address and are asked for', async () => {
  const screen = await section()
  await screen.getByLabelText('Search users').fill('pri')
  await screen.getByLabelText('Role').selectOptions('Staff')
  await screen.getByLabelText('Status').selectOptions('Inactive')
  await screen.getByLabelText('Order').selectOptions('Most spent')
  await expect
    .element(screen.address)
    .toMatchTextContent('#users/everyone?role=staff&status=inactive&sort=spent&search=pri')
  await expect
    .poll(() => server.sent('/getUsers').at(-1)?.input)
    .toEqual({ search: 'pri', role: 'staff', status: 'inactive', sort: 'spent' })
})

test('the orders and notes of a person open from their row', async () => {
  server.on('/getUserLedger', aLedger())
  server.on('/getUserHistory', A_HISTORY)
  server.on('/getUserNotes', { success: true, notes: NO_NOTES })
  const screen = await section()
  await screen.getByRole('link', { name: 'Priya Nair' }).click()
  await expect.element(screen.getByRole('region', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.address).toMatchTextContent(`#users/everyone/${priya.id}`)
})

test('the next page comes when the end is near', async () => {
  server.on('/getUsers', aUserList([priya], { next: 'key', total: 2 }), aUserList([sam], { total: null }))
  const screen = await section()
  const more = screen.getByRole('button', { name: 'Show more users' })
  await expect.element(more).toBeInTheDocument()
  more.element().scrollIntoView()
  await expect.element(screen.getByText('2 users', { exact: true })).toBeVisible()
  await expect.poll(() => server.sent('/getUsers').at(-1)?.input).toMatchObject({ after: 'key' })
  await expect.element(more).not.toBeInTheDocument()
})

test('a list that does not come says why, and comes when it is asked for again', async () => {
  server.on('/getUsers', LOST)
  server.on('/getUserAnalytics', LOST)
  const screen = await section()
  await expect.element(screen.getByText('Error Loading Users')).toBeVisible()
  await expect.element(screen.getByText(/Failed to load users\. Please try again\.$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Invite' })).toBeDisabled()
  // One problem says it all; of the figures alone it is said once there is a list.
  await expect.poll(() => screen.getByRole('alert').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Export', exact: true })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
  server.on('/getUsers', aUserList([priya]))
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByText('1 user', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Failed to generate analytics')).toBeVisible()
})

test('a refresh says how many it loaded, or that it failed', async () => {
  const screen = await section()
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(screen.toasts.getByText('Loaded 2 users')).toBeVisible()
  server.on('/getUsers', LOST)
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(screen.toasts.getByText('Failed to load users', { exact: true })).toBeVisible()
})

test('somebody is deactivated once that was confirmed, and activated by one press', async () => {
  const screen = await section()
  server.on('/deactivateUser', { success: true, user: { ...priya, isActive: false } })
  await (await more(screen, 'Priya Nair', 'Deactivate…')).click()
  const question = screen.getByRole('dialog')
  await expect
    .element(question.getByText('Deactivate user Priya Nair? This will disable their authentication.'))
    .toBeVisible()
  server.on('/getUsers', aUserList([{ ...priya, isActive: false, version: 5 }]))
  await question.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect.element(screen.toasts.getByText('User deactivated successfully')).toBeVisible()
  await expect.poll(() => server.sent('/deactivateUser')[0]?.input).toEqual({ userId: priya.id, expectedVersion: 4 })
  server.on('/updateUser', { success: true, user: priya })
  await (await more(screen, 'Priya Nair', 'Activate')).click()
  await expect.element(screen.toasts.getByText('User activated')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateUser')[0]?.input)
    .toEqual({
      userId: priya.id,
      expectedVersion: 5,
      updates: { isActive: true },
    })
})

test('the last admin stays one, and the reason is said', async () => {
  const screen = await section()
  server.on('/deactivateUser', { success: false, code: 'last_admin' })
  await (await more(screen, 'Priya Nair', 'Deactivate…')).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect.element(screen.toasts.getByText('Failed to deactivate user')).toBeVisible()
  await expect.element(screen.toasts.getByText('The last admin cannot be deactivated or lose the role.')).toBeVisible()
})

test('an edit sends what was changed, with the version that was seen', async () => {
  const screen = await section()
  const dialog = await edit(screen)
  await expect.element(dialog.getByLabelText('Email')).toHaveAttribute('readonly')
  await dialog.getByLabelText('Role').selectOptions('Manager')
  await dialog.getByLabelText('New Glasgow').click()
  await dialog.getByLabelText('Loyalty Points').fill('150')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByLabelText('Reason for the correction').fill(' Cold naan ')
  server.on('/updateUser', { success: true, user: { ...priya, version: 5 } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.toasts.getByText('User updated successfully')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateUser')[0]?.input)
    .toEqual({
      userId: priya.id,
      expectedVersion: 4,
      reason: 'Cold naan',
      updates: { role: 'manager', locationIds: ['new-glasgow'], loyaltyPoints: 150 },
    })
})

test.each([
  ['Display Name', ' ', 'Display name is required'],
  ['Phone Number', '555', 'Please enter a valid phone number'],
  ['Total Spent', '12.345', 'Figures must be whole numbers of 0 or more'],
  ['Loyalty Points', 'many', 'Figures must be whole numbers of 0 or more'],
])('a form with %s %j is not sent: "%s"', async (label, typed, sentence) => {
  const screen = await section()
  const dialog = await edit(screen)
  await dialog.getByLabelText(label).fill(typed)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(dialog.getByLabelText(label)).toHaveFocus()
  await expect.element(screen.toasts.getByText('Please fix the form errors')).toBeVisible()
  expect(server.sent('/updateUser')).toEqual([])
})

test('who was first is named, and what was entered stays', async () => {
  const screen = await section()
  const dialog = await edit(screen)
  await dialog.getByLabelText('Display Name').fill('Priya N.')
  server.on('/updateUser', {
    success: false,
    code: 'user_changed',
    current: { version: 5, changedBy: 'Mia Chen', changedAt: '2026-11-20T22:04:00.000Z' },
  })
  server.on('/getUser', { success: true, user: { ...priya, version: 5, updatedBy: 'Mia Chen', role: 'staff' } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(dialog.getByText(/Mia Chen changed this person at/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my entries' }).click()
  await expect.element(dialog.getByLabelText('Display Name')).toHaveValue('Priya N.')
  await expect.element(dialog.getByLabelText('Role')).toHaveValue('staff')
  server.on('/updateUser', { success: true, user: { ...priya, version: 6 } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.toasts.getByText('User updated successfully')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateUser').at(-1)?.input)
    .toMatchObject({
      expectedVersion: 5,
      updates: { displayName: 'Priya N.' },
    })
})

test('several are updated at once, or written to', async () => {
  const screen = await section()
  await screen.getByLabelText('Select all shown').click()
  server.on('/getEmailTemplates', { success: true, templates: [], emailEnabled: true })
  await screen.getByRole('button', { name: 'Email (2)' }).click()
  const email = screen.getByRole('dialog', { name: 'Write an email' })
  await expect.element(email.getByRole('list', { name: 'People who get it' })).toMatchTextContent(/Priya.*Sam/)
  await email.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Update (2)' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Update 2 users' })).toBeDisabled()
  await dialog.getByLabelText('Status').selectOptions('Inactive')
  server.on('/updateUsers', { success: false, code: 'last_admin' }, { success: true, updated: 2 })
  await dialog.getByRole('button', { name: 'Update 2 users' }).click()
  await expect.element(dialog.getByText(/^Failed to update users: The last admin/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Update 2 users' }).click()
  await expect.element(screen.toasts.getByText('2 users updated')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateUsers').at(-1)?.input)
    .toEqual({
      userIds: [priya.id, sam.id],
      updates: { isActive: false },
    })
  await expect.element(screen.getByRole('region', { name: 'Chosen users' })).not.toBeInTheDocument()
})

test('an export takes all parts of the filtered list, and of nobody none', async () => {
  const screen = await section('#users/everyone?role=staff')
  const part = { success: true as const, fileName: 'users-export-2026-11-20.csv', csv: 'x', count: 5000 }
  server.on('/exportUsers', { ...part, next: 'more' }, { ...part, count: 1, next: null })
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.toasts.getByText('Exported 5,001 users')).toBeVisible()
  await expect
    .poll(() => server.sent('/exportUsers').map(({ input }) => input))
    .toEqual([
      { search: '', role: 'staff', status: 'all' },
      { search: '', role: 'staff', status: 'all', after: 'more' },
    ])
  server.on('/exportUsers', LOST)
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.toasts.getByText('Export failed')).toBeVisible()
})

test('nobody to export is said without asking', async () => {
  server.on('/getUsers', aUserList([]))
  const screen = await section()
  await expect.element(screen.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.toasts.getByText('No users to export')).toBeVisible()
})

test('without a network changes of people wait, and the rest says why it is off (offline 24)', async () => {
  const screen = await section()
  await expect.element(screen.getByText('2 users', { exact: true })).toBeVisible()
  goOffline()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'before the connection' }))
    .toMatchTextContent(
      /^This is from before the connection was lost\. Changes you make are kept on this device.+Inviting and exporting need a connection\.$/,
    )
  await expect.element(screen.getByRole('button', { name: 'Invite' }).first()).toBeDisabled()
  await (await more(screen, 'Sam Oduya', 'Deactivate…')).click()
  await screen.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect.element(screen.toasts.getByText('Queued for when online')).toBeVisible()
  // Shown as it is, and not changed again on top of what waits.
  const row = screen.getByRole('row', { name: /Sam Oduya/ })
  for (const text of ['Active', 'Queued for when online'])
    await expect.element(row.getByText(text, { exact: true }).first()).toBeVisible()
  await expect.element(await more(screen, 'Sam Oduya', 'Edit…')).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Deactivate…' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(server.sent('/deactivateUser')).toEqual([])

  server.on('/deactivateUser', { success: true, user: { ...sam, isActive: false } })
  goOnline()
  await expect
    .poll(() => server.sent('/deactivateUser').map(({ input }) => input))
    .toEqual([{ userId: sam.id, expectedVersion: sam.version }])
  await expect.element(await more(screen, 'Sam Oduya', 'Edit…')).toBeEnabled()
})
