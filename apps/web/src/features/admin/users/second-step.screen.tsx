import { beforeEach, expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import {
  A_HISTORY,
  ANALYTICS,
  aLedger,
  aListedUser,
  aSecondStepRule,
  aUserList,
  NO_NOTES,
} from '../../../testing/samples-users.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { UsersSection } from './users-section.tsx'

// Who needs a second step, and the way out for who has lost theirs.

const server = aServer()
const sam = aListedUser({ displayName: 'Sam Oduya', role: 'manager', locationIds: ['truro'], hasSecondStep: true })
beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getUserAnalytics', ANALYTICS)
  server.on('/getLocationGroups', { success: true, groups: [] })
  server.on('/getOwnLocations', { success: true, locations: [], total: 0 })
  server.on('/getUsers', aUserList([sam]))
  server.on('/getUser', { success: true, user: sam })
  server.on('/getUserLedger', aLedger())
  server.on('/getUserHistory', A_HISTORY)
  server.on('/getUserNotes', { success: true, notes: NO_NOTES })
  server.on('/getInvitations', { success: true, invitations: [] })
  server.on('/getSharedTablets', { success: true, tablets: [] })
  server.on('/getSettings', { success: true, settings: [aSecondStepRule()] })
})

test('an owner says who needs a second step (people 45)', async () => {
  const screen = await renderInOffice(<UsersSection />, '#users/team')
  await screen.getByRole('button', { name: 'Team settings' }).first().click()
  const rule = screen.getByLabelText('Who needs a second step at sign-in')
  await expect.element(rule).toHaveValue('nobody')
  server.on('/changeSetting', LOST)
  await rule.selectOptions('managers')
  await expect.element(screen.toasts.getByText('Failed to save the rule')).toBeVisible()
  await expect.element(rule).toHaveValue('nobody')
  const saved = aSecondStepRule({ value: 'managers', version: 1, from: 'house' })
  server.on('/getSettings', { success: true, settings: [saved] })
  server.on('/changeSetting', { success: true, setting: saved })
  await rule.selectOptions('managers')
  await expect.element(rule).toHaveValue('managers')
  await expect
    .poll(() => server.sent('/changeSetting').at(-1)?.input)
    .toEqual({
      name: 'people.secondFactor',
      value: 'managers',
      expectedVersion: 0,
    })
})

test('a colleague who has lost everything gets rid of theirs, after a question', async () => {
  const screen = await renderInOffice(<UsersSection />, `#users/${sam.id}`)
  server.on('/resetSecondFactor', { success: false, code: 'own_second_factor' }, { success: true })
  await screen.getByRole('button', { name: 'Remove…' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(dialog.getByText('Remove your own second step on your profile page.')).toBeVisible()
  server.on('/getUser', { success: true, user: { ...sam, hasSecondStep: false } })
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText('Not set up. They do that in their profile.')).toBeVisible()
  await expect.poll(() => server.sent('/resetSecondFactor').at(-1)?.input).toEqual({ userId: sam.id })
})
