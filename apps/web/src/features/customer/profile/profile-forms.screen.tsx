import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Profile, profileQuery } from '../../../kit/profile.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DetailsForm } from './details-form.tsx'
import { PasswordForm } from './password-form.tsx'

const server = aServer()
const STRONG = 'Cardamom-7-pods'
const PROFILE: Profile = {
  uid: PRIYA.id,
  email: PRIYA.email,
  emailVerified: true,
  pendingEmail: null,
  displayName: PRIYA.name,
  photoURL: null,
  phoneNumber: '+19025550123',
  countryCode: 'CA',
  role: 'customer',
  isActive: true,
  loyaltyPoints: 0,
  totalOrders: 0,
  totalSpent: 0,
  preferences: { notifications: true, marketing: false },
  locale: 'en',
  signupMethod: 'password',
  hasPassword: true,
  providers: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  lastLoginAt: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
}

function Details() {
  const { data } = useQuery(profileQuery())
  return data && <DetailsForm profile={data.profile} onChangeEmail={vi.fn()} />
}

test('saved details are shown as the server keeps them, until they are changed again', async () => {
  server.signedIn(PRIYA)
  server.on('/getProfile', { success: true, profile: PROFILE, marketingConsentText: '' })
  server.on('/updateProfile', { success: true, profile: { ...PROFILE, displayName: 'Priya N.', phoneNumber: null } })
  const screen = await openAt('/profile', <Details />)
  const name = screen.getByLabelText('Full Name')
  const save = screen.getByRole('button', { name: 'Save details' })
  await expect.element(save).not.toHaveClass('bg-saffron')
  await name.fill(' Priya N. ')
  await expect.element(save).toHaveClass('bg-saffron')
  await screen.getByLabelText('Phone Number').fill('')
  await save.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  await expect.element(name).toHaveValue('Priya N.')
  await expect
    .poll(() => server.sent('/updateProfile')[0]?.input)
    .toEqual({ displayName: 'Priya N.', phoneNumber: null })
  await name.fill('Priya')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('what is typed while the details are saved stays, and is not saved yet', async () => {
  server.signedIn(PRIYA)
  server.on('/getProfile', { success: true, profile: PROFILE, marketingConsentText: '' })
  const late = Promise.withResolvers<{ success: true; profile: Profile }>()
  server.on('/updateProfile', late.promise)
  const screen = await openAt('/profile', <Details />)
  const name = screen.getByLabelText('Full Name')
  const save = screen.getByRole('button', { name: 'Save details' })
  await name.fill('Priya N.')
  await screen.getByLabelText('Phone Number').fill('')
  await save.click()
  await name.fill('Priya Nair-Roy')
  late.resolve({ success: true, profile: { ...PROFILE, displayName: 'Priya N.', phoneNumber: null } })
  await expect.element(save).toBeEnabled()
  await expect.element(name).toHaveValue('Priya Nair-Roy')
  await expect.element(screen.getByLabelText('Phone Number')).toHaveValue('')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('a password that is typed while another is changed stays in its field', async () => {
  server.signedIn(PRIYA)
  const late = Promise.withResolvers<{ success: true }>()
  server.on('/changePassword', late.promise)
  const screen = await openAt('/profile', <PasswordForm email={PRIYA.email} />)
  const [current, next] = [screen.getByLabelText('Current Password'), screen.getByLabelText('New Password')]
  await current.fill('right')
  await next.fill(STRONG)
  await screen.getByRole('button', { name: 'Change password' }).click()
  await next.fill(`${STRONG}-and-more`)
  late.resolve({ success: true })
  await expect.element(screen.getByText('Changed. Every other device is signed out.')).toBeVisible()
  await expect.element(current).toHaveValue('')
  await expect.element(next).toHaveValue(`${STRONG}-and-more`)
})

test('a changed password leaves empty fields and says who is signed out', async () => {
  server.signedIn(PRIYA)
  server.on('/changePassword', { success: false, code: 'wrong-password' }, { success: true })
  const screen = await openAt('/profile', <PasswordForm email={PRIYA.email} />)
  const [current, next] = [screen.getByLabelText('Current Password'), screen.getByLabelText('New Password')]
  await current.fill('guess')
  await next.fill(STRONG)
  const send = screen.getByRole('button', { name: 'Change password' })
  await send.click()
  await expect.element(current).toHaveAccessibleDescription('Incorrect password. Please try again.')
  await expect.element(next).toHaveValue(STRONG)
  await current.fill('right')
  await send.click()
  await expect.element(screen.getByText('Changed. Every other device is signed out.')).toBeVisible()
  await expect.element(current).toHaveValue('')
  await expect.element(next).toHaveValue('')
})

test('an account is deleted only by the typed word and the password', async () => {
  server.signedIn(PRIYA)
  server.on('/deleteMyAccount', { success: false, code: 'orders_in_progress' }, { success: true })
  const screen = await openAt('/profile', <DeleteAccountDialog profile={PROFILE} onClose={vi.fn()} />)
  const word = screen.getByLabelText('Type DELETE to confirm')
  const send = screen.getByRole('button', { name: 'Delete for good' })
  await word.fill('delete')
  await screen.getByLabelText('Current Password', { exact: true }).fill('right')
  await send.click()
  await expect.element(word).toHaveAccessibleDescription('Please type DELETE to confirm')
  expect(server.sent('/deleteMyAccount')).toEqual([])

  await word.fill('DELETE')
  await send.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^You have an order in progress/)
  server.on('/session', { success: true, user: null, apiKey: 'key' })
  await send.click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/')
  await expect.poll(() => server.sent('/deleteMyAccount')[1]?.input).toEqual({ confirm: 'DELETE', password: 'right' })
})

test('who is owed money reads for which orders, and goes without it only where they say so (people 68)', async () => {
  server.signedIn(PRIYA)
  const owed = [
    { shortNumber: 'TRU-216', location: 'Truro Heights', amount: 11.38 },
    { shortNumber: 'NGL-007', location: 'New Glasgow', amount: 34.1 },
  ]
  server.on('/deleteMyAccount', { success: false, code: 'money_owed', owed }, { success: true })
  const screen = await openAt('/profile', <DeleteAccountDialog profile={PROFILE} onClose={vi.fn()} />)
  await screen.getByLabelText('Type DELETE to confirm').fill('DELETE')
  await screen.getByLabelText('Current Password', { exact: true }).fill('right')
  const send = screen.getByRole('button', { name: 'Delete for good' })
  await send.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^We still owe you money/)
  const rows = screen.getByRole('region', { name: 'What we owe you' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('TRU-216 Truro Heights$11.38')
  await expect.element(rows.nth(1)).toHaveTextContent('NGL-007 New Glasgow$34.10')

  await send.click()
  const without = screen.getByRole('checkbox', { name: 'Delete my account without this money' })
  await expect.element(without).toHaveAccessibleDescription('Please say that you go without it, or collect it first')
  expect(server.sent('/deleteMyAccount')).toHaveLength(1)
  await without.click()
  server.on('/session', { success: true, user: null, apiKey: 'key' })
  await send.click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/')
  await expect
    .poll(() => server.sent('/deleteMyAccount')[1]?.input)
    .toEqual({ confirm: 'DELETE', password: 'right', leavesOwed: true })
})

test('who never had a password is asked for a fresh sign-in instead', async () => {
  server.signedIn(PRIYA)
  server.on('/deleteMyAccount', { success: false, code: 'fresh_sign_in_needed' })
  server.on('/auth/sign-out', { success: true })
  const provided = { ...PROFILE, hasPassword: false }
  const screen = await openAt('/profile', <DeleteAccountDialog profile={provided} onClose={vi.fn()} />)
  await expect.element(screen.getByLabelText('Current Password', { exact: true })).not.toBeInTheDocument()
  await screen.getByLabelText('Type DELETE to confirm').fill('DELETE')
  await screen.getByRole('button', { name: 'Delete for good' }).click()
  await screen.getByRole('button', { name: 'Sign in again' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/login')
})
