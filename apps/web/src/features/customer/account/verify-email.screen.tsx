import { afterEach, expect, test } from 'vitest'
import { withoutMail } from '../../../testing/no-mail.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { VerifyEmail } from './verify-email.tsx'

const server = aServer()
const NEXT = 'priya.nair@example.ca'
const LINK = '#token=a-token-that-was-mailed'

function openLink() {
  history.replaceState(history.state, '', LINK)
  return openAt('/verify-email', <VerifyEmail onward="/menu/truro" />)
}
afterEach(() => history.replaceState(history.state, '', location.pathname))

test('the link to a new address says which one signs in from now on, and leaves the address bar (people 64)', async () => {
  server.signedIn(PRIYA)
  server.on('/verifyEmail', { success: true, changedTo: NEXT })
  const screen = await openLink()
  await expect.element(screen.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible()
  await expect.element(screen.getByText(NEXT)).toBeVisible()
  expect(location.hash).toBe('')
})

test('a link that was used says which address the account has', async () => {
  server.signedIn(PRIYA)
  server.on('/verifyEmail', { success: false, code: 'verification_link_invalid' })
  const screen = await openLink()
  await expect.element(screen.getByText(/^Your account uses priya@example\.ca\./)).toBeVisible()
})

test.each([
  ['of somebody who is signed out', null, 'Sign in to change your email address'],
  ['for another account', PRIYA, 'This link is for another account'],
])('the link %s asks to sign in and is kept', async (_, user, title) => {
  if (user) server.signedIn(user)
  server.on('/verifyEmail', { success: false, code: 'change_email_sign_in' })
  const screen = await openLink()
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(location.hash).toBe(LINK)
})

test('where no mail server is set, nothing is said to have been sent, nor promised (messages 63)', async () => {
  withoutMail()
  server.signedIn({ ...PRIYA, emailVerified: false })
  server.on('/verifyEmail', { success: false, code: 'verification_link_invalid' })
  server.on('/sendVerificationEmail', { success: true, alreadyVerified: false })
  const screen = await openLink()
  await expect.element(screen.getByText(/or there is a newer one\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'There is a new link' }))
    .toMatchTextContent(/We can’t email you the link\. Call \(902\) 555-0142/)
  expect(screen.getByText(/on its way|we sent/i).elements()).toEqual([])
})

test.each([
  ['signed out', null, /newer one\. Sign in and we can send you another\.$/],
  ['signed in', { ...PRIYA, emailVerified: false }, /or we sent a newer one\.$/],
])('who is %s reads the way to a new link that they need', async (_, user, words) => {
  if (user) server.signedIn(user)
  server.on('/verifyEmail', { success: false, code: 'verification_link_invalid' })
  const screen = await openLink()
  await expect.element(screen.getByText(words)).toBeVisible()
  const signIn = screen.getByRole('link', { name: 'Sign in for a new link' })
  if (user) await expect.element(signIn).not.toBeInTheDocument()
  else await expect.element(signIn).toBeVisible()
})
