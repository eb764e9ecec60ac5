import { beforeEach, expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { ANALYTICS, aListedUser, aUserList } from '../../../testing/samples-users.ts'
import { aServer } from '../../../testing/server.ts'
import { UsersSection } from './users-section.tsx'

// Guests, the team and everyone: each a list of its own, with an address, figures and a search.

const server = aServer()
beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getUserAnalytics', ANALYTICS)
  server.on('/getLocationGroups', { success: true, groups: [] })
  server.on('/getOwnLocations', { success: true, locations: [], total: 0 })
  server.on('/getUsers', aUserList([aListedUser()]))
  server.on('/getInvitations', { success: true, invitations: [] })
})
const section = (where: string) => renderInOffice(<UsersSection />, where)

test.each([
  ['#users', 'Guests', 'customer', 'Signed up this month60'],
  ['#users/guests', 'Guests', 'customer', 'Signed up this month60'],
  ['#users?role=customer', 'Guests', 'customer', 'Signed up this month60'],
  ['#users/team', 'Team', 'team', 'Managers5'],
  ['#users?role=manager', 'Team', 'manager', 'Managers5'],
  ['#users/team?role=customer', 'Team', 'team', 'Managers5'],
  ['#users/everyone', 'Everyone', 'all', 'Customers1,18061 new this month'],
])('%s is the tab of %s, who are asked for as “%s”, with their own figures', async (where, tab, role, figure) => {
  const screen = await section(where)
  const tabs = screen.getByRole('navigation', { name: 'Whose accounts' })
  await expect.element(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => server.sent('/getUsers').at(-1)?.input).toMatchObject({ role })
  await expect.element(screen.getByText(figure)).toBeVisible()
})

test('each tab has its own search, and on each somebody can be invited', async () => {
  const screen = await section('#users/guests?search=pri')
  await expect.element(screen.getByLabelText('Search guests')).toHaveValue('pri')
  await expect.element(screen.getByRole('button', { name: 'Invite' }).first()).toBeVisible()
  await screen.getByRole('link', { name: /^Team/ }).click()
  await expect.element(screen.address).toMatchTextContent('#users/team')
  await expect.element(screen.getByLabelText('Search the team')).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Invite' }).first()).toBeVisible()
  await screen.getByLabelText('Role').selectOptions('Managers')
  await expect.element(screen.address).toMatchTextContent('#users/team?role=manager')
  await screen.getByLabelText('Role').selectOptions('All roles')
  await expect.element(screen.address).toMatchTextContent('#users/team')
})

test('on cards people are chosen between Select and Done, which lets go of all of them', async () => {
  const screen = await section('#users')
  const chosen = screen.getByRole('region', { name: 'Chosen users' })
  await screen.getByRole('button', { name: 'Select', exact: true }).click()
  await screen.getByLabelText('Select Priya Nair').click()
  await expect.element(chosen).toMatchTextContent(/1 user selected/)
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(chosen).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Select', exact: true })).toBeVisible()
})

test('of many guests it is said how many are shown, on a phone as well', async () => {
  server.on('/getUsers', { ...aUserList([aListedUser()]), total: 304 })
  const screen = await section('#users')
  const count = screen.getByText('Showing 1 of 304 guests')
  await expect.element(count).toBeVisible()
  await expect.element(count).not.toHaveClass('max-sm:sr-only')
})

test.each([
  ['#users/everyone', 'No users have been created yet'],
  ['#users/everyone?search=zed', 'No users match “zed”'],
  ['#users/everyone?role=admin', 'No users match these filters'],
  ['#users', 'Guests appear here once they sign up.'],
  ['#users/team', 'Invite somebody who works here.'],
  ['#users/team?search=zed', 'No users match “zed” among the team. The Everyone tab searches all accounts.'],
])('nobody at %s: "%s"', async (where, hint) => {
  server.on('/getUsers', aUserList([]))
  const screen = await section(where)
  await expect.element(screen.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await expect.element(screen.getByText(hint)).toBeVisible()
})
