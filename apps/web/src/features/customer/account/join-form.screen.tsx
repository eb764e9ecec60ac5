import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { JoinForm } from './join-form.tsx'

// What the link of an invitation leads to.

const server = aServer()
const DONE = { success: true } as const
const TOKEN = 'abcdefghijklmnopqrstuvwxyz'
const OFFER = {
  success: true,
  email: 'sam@example.com',
  role: 'manager',
  locations: ['New Glasgow', 'Truro Heights'] as string[],
  invitedBy: 'Mia Chen',
  expiresAt: '2026-11-27T21:30:00.000Z',
  hasAccount: false,
} as const

async function atLink(hash = `#token=${TOKEN}`) {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
  const onJoined = vi.fn()
  return { screen: await openAt('/join', <JoinForm onJoined={onJoined} />), onJoined }
}

test('a newcomer chooses name and password, and is in', async () => {
  server.on('/readInvitation', OFFER)
  server.on('/acceptInvitation', LOST, DONE)
  const { screen, onJoined } = await atLink()
  await expect
    .element(screen.getByText(/invites you to work at .* as a manager at New Glasgow, Truro Heights\./))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Accept and create my account' }).click()
  await expect.element(screen.getByLabelText('Full Name')).toHaveFocus()
  await screen.getByLabelText('Full Name').fill('Sam Oduya')
  await screen.getByLabelText('Password', { exact: true }).fill('Cardamom-7-pods')
  await screen.getByRole('button', { name: 'Accept and create my account' }).click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  await screen.getByRole('button', { name: 'Accept and create my account' }).click()
  await expect.poll(() => onJoined.mock.calls).toHaveLength(1)
  const [first, again] = server.sent('/acceptInvitation')
  expect(first?.input).toEqual({ token: TOKEN, name: 'Sam Oduya', password: 'Cardamom-7-pods' })
  expect(again).toEqual(first)
  await expect.poll(() => location.hash).toBe('')
})

test('who has an account signs in to it, and accepts by one press', async () => {
  server.on('/readInvitation', { ...OFFER, email: PRIYA.email, hasAccount: true })
  const { screen, onJoined } = await atLink()
  await screen.getByLabelText('Password', { exact: true }).fill('anything')
  server.on('/auth/sign-in/email', DONE)
  server.on('/session', { success: true, user: PRIYA, apiKey: 'key' })
  await screen.getByRole('button', { name: 'Sign in' }).click()
  server.on('/acceptInvitation', DONE)
  await screen.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect.poll(() => onJoined.mock.calls).toHaveLength(1)
  await expect.poll(() => server.sent('/acceptInvitation')[0]?.input).toEqual({ token: TOKEN })
})

test('a used link, or none, says so', async () => {
  server.on('/readInvitation', { success: false, code: 'invitation_invalid' })
  const { screen } = await atLink()
  await expect.element(screen.getByRole('heading', { name: 'This invitation no longer works' })).toHaveFocus()
  await screen.unmount()
  const { screen: without } = await atLink('#')
  await expect.element(without.getByText(/Ask your manager for a new one/)).toBeVisible()
})

test('a server that does not answer is asked again', async () => {
  server.on('/readInvitation', LOST, OFFER)
  const { screen } = await atLink()
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByLabelText('Full Name')).toBeVisible()
})
