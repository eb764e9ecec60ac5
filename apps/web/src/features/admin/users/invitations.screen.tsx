import { beforeEach, expect, test, vi } from 'vitest'
import { renderDialog, renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { anInvitation } from '../../../testing/samples-users.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ROLE_HINTS } from './user-words.ts'

// How an admin asks somebody to come and work here.

const server = aServer()
const PLACES = [
  { id: 'truro', name: 'Truro Heights', address: '', phone: '', timeZone: 'America/Halifax', isActive: true },
  { id: 'new-glasgow', name: 'New Glasgow', address: '', phone: '', timeZone: 'America/Halifax', isActive: false },
]
beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: 2 })
  server.on('/getEmailTemplates', { success: true, templates: [], emailEnabled: true })
})

test('without a mail server the dialog promises no email, and shows the link that was made', async () => {
  server.on('/getEmailTemplates', { success: true, templates: [], emailEnabled: false })
  const made = anInvitation({ madeAt: new Date().toISOString() })
  server.on('/getInvitations', { success: true, invitations: [made] })
  server.on('/inviteUser', { success: true, invitation: made })
  const { screen, onClose } = await renderDialog((close) => <InviteDialog onClose={close} />)
  await expect.element(screen.getByText(/^No mail server is set, so no email is sent/)).toBeVisible()
  await screen.getByLabelText('Email').fill(made.email)
  await screen.getByLabelText('Truro Heights').click()
  await screen.getByRole('button', { name: 'Make the link' }).click()
  await expect.element(screen.getByText('Making the link…')).toBeVisible()
  const link = 'https://example.com/join#token=abc'
  server.on('/getInvitations', { success: true, invitations: [{ ...made, link }] })
  await expect.element(screen.getByText(link)).toBeVisible()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.getByRole('button', { name: `Copy link for ${made.email}` }).click()
  await expect.element(screen.toasts.getByText('Copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(link)
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => onClose).toHaveBeenCalled()
})

test('without a mail server an open invitation has its link, and a new one ends it', async () => {
  server.on('/getEmailTemplates', { success: true, templates: [], emailEnabled: false })
  const link = 'https://example.com/join#token=abc'
  server.on('/getInvitations', { success: true, invitations: [anInvitation({ link })] })
  const screen = await renderInOffice(<InvitationList whyNot={undefined} />)
  await screen.getByText('Open invitations (1)').click()
  await expect.element(screen.getByRole('button', { name: 'Copy link for sam@example.com' })).toBeVisible()
  server.on('/inviteUser', { success: true, invitation: anInvitation() })
  await screen.getByRole('button', { name: 'More for sam@example.com' }).click()
  await screen.getByRole('button', { name: /^New link/ }).click()
  await expect.element(screen.toasts.getByText('The new link is ready')).toBeVisible()
})

test('an address, a role and locations are sent', async () => {
  const { screen, onClose } = await renderDialog((close) => <InviteDialog onClose={close} />)
  await screen.getByLabelText('Email').fill(' sam@example.com ')
  const role = screen.getByLabelText('Role')
  await expect.element(role).toHaveAccessibleDescription(ROLE_HINTS.staff)
  await role.selectOptions('Manager')
  await expect.element(role).toHaveAccessibleDescription(ROLE_HINTS.manager)
  await expect.element(screen.getByText(ROLE_HINTS.manager)).toHaveAttribute('aria-live', 'polite')
  await screen.getByLabelText('Truro Heights').click()
  await screen.getByLabelText('New Glasgow (inactive)').click()
  server.on('/inviteUser', { success: true, invitation: anInvitation() })
  await screen.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(screen.toasts.getByText('Invitation sent')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalled()
  await expect
    .poll(() => server.sent('/inviteUser')[0]?.input)
    .toEqual({
      email: 'sam@example.com',
      role: 'manager',
      locationIds: ['truro', 'new-glasgow'],
    })
})

test('what is missing is said beside the button, what is wrong at its field, and an admin needs no location', async () => {
  const { screen } = await renderDialog((close) => <InviteDialog onClose={close} />)
  const send = screen.getByRole('button', { name: 'Send invitation' })
  await expect.element(screen.getByText('Enter an email and choose a location.')).toBeVisible()
  await screen.getByLabelText('Email').fill('sam')
  await expect.element(screen.getByText('Choose a location first.')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await screen.getByLabelText('Role').selectOptions('Admin')
  await send.click()
  await expect.element(screen.getByLabelText('Email')).toHaveFocus()
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('group', { name: 'Locations' })).not.toBeInTheDocument()
  expect(server.sent('/inviteUser')).toEqual([])
})

test('why somebody is not invited is said in the dialog', async () => {
  const { screen, onClose } = await renderDialog((close) => <InviteDialog onClose={close} />)
  await screen.getByLabelText('Email').fill('sam@example.com')
  await screen.getByLabelText('Truro Heights').click()
  server.on('/inviteUser', { success: false, code: 'already_works_here' })
  await screen.getByRole('button', { name: 'Send invitation' }).click()
  await expect
    .element(screen.getByText('This person works here already. Change the role in the list of users.'))
    .toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('an open invitation is sent again or withdrawn, and one that ran out says so', async () => {
  const old = anInvitation({ id: '0190a000-0000-7000-8000-0000000000c2', email: 'old@example.com', isExpired: true })
  server.on('/getInvitations', { success: true, invitations: [anInvitation(), old] })
  const screen = await renderInOffice(<InvitationList whyNot={undefined} />)
  await screen.getByText('Open invitations (2, 1 expired)').click()
  await expect.element(screen.getByText(/Staff at Truro Heights, invited by Mia Chen/).first()).toBeVisible()
  await expect.element(screen.getByText(/^Expired/)).toBeVisible()
  server.on('/inviteUser', { success: true, invitation: anInvitation() })
  await screen.getByRole('button', { name: 'More for old@example.com' }).click()
  await screen.getByRole('button', { name: /^Send again/ }).click()
  await expect.element(screen.toasts.getByText('Invitation sent')).toBeVisible()
  await expect
    .poll(() => server.sent('/inviteUser')[0]?.input)
    .toEqual({
      email: 'old@example.com',
      role: 'staff',
      locationIds: ['truro'],
    })
  server.on('/withdrawInvitation', { success: false, code: 'invitation_not_found' })
  await screen.getByRole('button', { name: 'More for sam@example.com' }).click()
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(screen.toasts.getByText('This invitation is not open any more.')).toBeVisible()
})

test('without any there is nothing to see, and what does not come is said', async () => {
  server.on('/getInvitations', LOST)
  const screen = await renderInOffice(<InvitationList whyNot={undefined} />)
  await expect.element(screen.getByText('Failed to load invitations')).toBeVisible()
})
