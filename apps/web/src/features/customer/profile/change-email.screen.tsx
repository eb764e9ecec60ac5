import { expect, test } from 'vitest'
import type { Profile } from '../../../kit/profile.ts'
import { withoutMail } from '../../../testing/no-mail.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { ProfileView } from './profile-view.tsx'

const server = aServer()
const NEXT = 'priya.nair@example.ca'
const PROFILE: Profile = {
  uid: PRIYA.id,
  email: PRIYA.email,
  emailVerified: true,
  pendingEmail: null,
  displayName: PRIYA.name,
  photoURL: null,
  phoneNumber: null,
  countryCode: '+1',
  role: 'customer',
  isActive: true,
  loyaltyPoints: 0,
  totalOrders: 0,
  totalSpent: 0,
  preferences: { notifications: true, marketing: false },
  locale: 'en',
  signupMethod: 'email_password',
  hasPassword: true,
  providers: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  lastLoginAt: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
}

function profile(...changes: Partial<Profile>[]) {
  const [first, ...more] = changes.map((change) => ({
    success: true as const,
    profile: { ...PROFILE, ...change },
    marketingConsentText: '',
  }))
  if (first) server.on('/getProfile', first, ...more)
}

async function openProfile() {
  server.signedIn(PRIYA)
  return openAt('/profile', <ProfileView roleLabel="Customer" />)
}

test('a new address is asked for with the password, and the page says which one holds until then (people 64)', async () => {
  profile({}, { pendingEmail: NEXT })
  server.on('/changeEmail', { success: false, code: 'wrong-password' }, { success: true })
  const screen = await openProfile()
  await screen.getByRole('button', { name: 'Change email address' }).click()
  const dialog = screen.getByRole('dialog')
  const [email, password] = [
    dialog.getByLabelText('New Email Address'),
    dialog.getByLabelText('Current Password', { exact: true }),
  ]
  const send = dialog.getByRole('button', { name: 'Send the link' })
  await send.click()
  await expect.element(email).toHaveAccessibleDescription(/^Email is required/)
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await email.fill(NEXT)
  await password.fill('guess')
  await send.click()
  await expect.element(password).toHaveAccessibleDescription('Incorrect password. Please try again.')
  await password.fill('right')
  await send.click()
  await expect
    .element(screen.getByRole('region', { name: 'Confirm your new email address' }))
    .toMatchTextContent(`We sent a link to ${NEXT}. Your address stays ${PRIYA.email} until you open it.`)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent('/changeEmail').at(-1)?.input).toEqual({ email: NEXT, password: 'right' })
})

test('where no mail server is set, that is said before the password is asked for, and afterwards who has the link (messages 63)', async () => {
  withoutMail()
  profile({}, { pendingEmail: NEXT })
  server.on('/changeEmail', { success: true })
  const screen = await openProfile()
  await screen.getByRole('button', { name: 'Change email address' }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByText(/Request the change, then call \(902\) 555-0142 and we’ll give it to you/))
    .toBeVisible()
  await dialog.getByLabelText('New Email Address').fill(NEXT)
  await dialog.getByLabelText('Current Password', { exact: true }).fill('right')
  await dialog.getByRole('button', { name: 'Request the change' }).click()
  const card = screen.getByRole('region', { name: 'Confirm your new email address' })
  await expect
    .element(card)
    .toMatchTextContent(
      `There is a link for ${NEXT}. We can’t email you the link. Call (902) 555-0142 and we’ll give it to you.`,
    )
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(/inbox|we sent|we email/i).elements()).toEqual([])
})

test('where no mail server is set, a first address was sent no link either (messages 63)', async () => {
  withoutMail()
  profile({ emailVerified: false })
  const screen = await openProfile()
  await expect
    .element(screen.getByRole('region', { name: 'Your email address is not confirmed yet' }))
    .toMatchTextContent(
      'We can’t email you the link that confirms it. Call (902) 555-0142 and we’ll give it to you. You can still order.',
    )
})

test('a wrong address that was never confirmed is changed beside its field; without a password a fresh sign-in counts', async () => {
  profile({ emailVerified: false, hasPassword: false, providers: ['Google'] })
  server.on('/changeEmail', { success: false, code: 'fresh_sign_in_needed' })
  const screen = await openProfile()
  await screen.getByRole('button', { name: 'Change email address' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Current Password', { exact: true })).not.toBeInTheDocument()
  await dialog.getByLabelText('New Email Address').fill(NEXT)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Sign in again' })).toBeVisible()
})
