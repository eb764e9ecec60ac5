import type { AskAnswer } from '@sizzle/contract/client.ts'
import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { Devices } from './devices.tsx'

const server = aServer()
const DONE = { success: true } as const

const HERE: AskAnswer<'/getMySessions'>['sessions'][number] = {
  id: 'aaaaaaaa-0b5d-4e6f-8a90-1b2c3d4e5f60',
  device: 'Chrome on Android',
  networkAddress: '198.51.100.7',
  begunAt: '2026-11-02T17:20:00.000Z',
  usedAt: '2026-11-20T21:20:00.000Z',
  isThis: true,
}
const PHONE = { ...HERE, id: 'bbbbbbbb-0b5d-4e6f-8a90-1b2c3d4e5f60', device: 'Safari on iPhone', isThis: false }
const OLD = { ...PHONE, id: 'cccccccc-0b5d-4e6f-8a90-1b2c3d4e5f60', device: 'Firefox on Linux', networkAddress: null }

async function withSessions(...sessions: (typeof HERE)[]) {
  server.signedIn(PRIYA)
  server.on('/getMySessions', { success: true, sessions })
  return openAt('/profile', <Devices />)
}

test('one device is signed out by a press, and stays in the list while nobody answers (people 43)', async () => {
  server.on('/endMySession', LOST, DONE)
  const screen = await withSessions(HERE, PHONE, OLD)
  await expect.element(screen.getByText('Chrome on Android · Active now')).toBeVisible()
  await expect.element(screen.getByText('Last active Nov 20, 2026 · signed in Nov 2, 2026').first()).toBeVisible()
  const press = screen.getByRole('button', { name: 'Sign out Safari on iPhone' })
  await press.click()
  await expect.element(screen.getByText('Service temporarily unavailable. Please try again later.')).toBeVisible()
  await press.click()
  await expect.element(press).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Sign out Firefox on Linux' })).toBeVisible()
  const [first, again] = server.sent('/endMySession')
  expect(first?.input).toEqual({ sessionId: PHONE.id })
  expect(again).toEqual(first)
})

test('all other devices are signed out after a question, and this one stays', async () => {
  server.on('/endMyOtherSessions', { success: true, ended: 2 })
  const screen = await withSessions(HERE, PHONE, OLD)
  await screen.getByRole('button', { name: 'Sign out all 2 other devices' }).click()
  await screen.getByRole('button', { name: 'Sign out all others' }).click()
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/^This deviceChrome on Android/)
  await expect.element(screen.getByRole('button', { name: /other device/ })).not.toBeInTheDocument()
})

test('where nobody else is signed in there is nobody to sign out, and no name that frightens', async () => {
  const screen = await withSessions({ ...HERE, device: 'A device we do not know' })
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/^This deviceActive now$/)
  await expect.element(screen.getByText(/sign it out here/)).not.toBeInTheDocument()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('signing out everywhere leads to the sign-in', async () => {
  server.on('/signOutEverywhere', { success: true, ended: 2 })
  const screen = await withSessions(HERE, PHONE)
  server.on('/session', { success: true, user: null, apiKey: 'key' })
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/login')
})

test('a list that cannot be read says so, and is asked for again', async () => {
  server.signedIn(PRIYA)
  server.on('/getMySessions', LOST, { success: true, sessions: [HERE] })
  const screen = await openAt('/profile', <Devices />)
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByText(/^Chrome on Android/)).toBeVisible()
})
