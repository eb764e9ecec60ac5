import { expect, test, vi } from 'vitest'
import { session } from '../../../kit/session/session.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { LoginForm } from './login-form.tsx'

const server = aServer()
const HALF = { success: true as const, user: null, awaits: ['code' as const], apiKey: 'key' }
const WHOLE = { success: true, user: PRIYA, apiKey: 'key' } as const

async function signingIn(email?: string) {
  const onSignedIn = vi.fn()
  const screen = await openAt('/login', <LoginForm onSignedIn={onSignedIn} {...(email && { email })} />)
  return { screen, onSignedIn, code: screen.getByLabelText('Code', { exact: true }) }
}

test('after the password a code is asked for, and only then is somebody in (people 44)', async () => {
  server.on('/auth/sign-in/email', { success: true })
  server.on('/session', HALF, WHOLE)
  server.on('/signInWithCode', { success: false, code: 'wrong_code' }, LOST, { success: true, recoveryCodesLeft: 10 })
  const { screen, onSignedIn, code } = await signingIn()
  await screen.getByLabelText('Email Address').fill('priya@example.ca')
  await screen.getByLabelText('Password', { exact: true }).fill('right')
  const send = screen.getByRole('button', { name: 'Sign in' })
  await send.click()
  await expect.element(code).toHaveFocus()
  expect(onSignedIn).not.toHaveBeenCalled()
  await send.click()
  await expect.element(code).toHaveAccessibleDescription(/^Enter the 6 digits of your app/)
  await code.fill('123456')
  await send.click()
  await expect.element(code).toHaveAccessibleDescription(/^This code is not right/)
  await code.fill('234567')
  await send.click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  await send.click()
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[expect.objectContaining({ user: PRIYA })]])
})

test('a recovery code is taken instead, after a reload as well', async () => {
  session.set({ state: 'ready', user: null, apiKey: 'key', awaits: ['code'] })
  server.on('/signInWithCode', { success: true, recoveryCodesLeft: 9 })
  server.on('/session', WHOLE)
  const { screen, onSignedIn } = await signingIn()
  await screen.getByRole('button', { name: 'Use a recovery code' }).click()
  await screen.getByLabelText('Recovery code').fill('ABCD-EFGH-IJKL-MNOP')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
})

test('whoever has a passkey alone is asked for that, and for no code (people 56)', async () => {
  session.set({ state: 'ready', user: null, apiKey: 'key', awaits: ['passkey'] })
  const { screen, code } = await signingIn()
  await expect.element(screen.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expect.element(screen.getByText('The password is right. Your passkey is the second step.')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
})

test('starting over leads back to the password', async () => {
  session.set({ state: 'ready', user: null, apiKey: 'key', awaits: ['code'] })
  server.on('/auth/sign-out', { success: true })
  const { screen } = await signingIn()
  await screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(screen.getByLabelText('Email Address')).toBeVisible()
})

test('a screen whose person signs in again stays until the code is there', async () => {
  server.signedIn(PRIYA)
  server.on('/auth/sign-in/email', { success: true })
  server.on('/session', HALF, WHOLE)
  server.on('/signInWithCode', { success: true, recoveryCodesLeft: 10 })
  const { screen, onSignedIn, code } = await signingIn(PRIYA.email)
  await screen.getByLabelText('Password', { exact: true }).fill('right')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await code.fill('123456')
  await expect.poll(() => session.get()).toMatchObject({ user: PRIYA })
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
})
