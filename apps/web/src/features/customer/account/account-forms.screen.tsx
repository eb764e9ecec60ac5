import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../../kit/session/session.ts'
import { withoutMail } from '../../../testing/no-mail.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignupForm } from './signup-form.tsx'

const server = aServer()
const DONE = { success: true } as const
const SIGNED_IN = { success: true, user: PRIYA, apiKey: 'key' } as const
const STRONG = 'Cardamom-7-pods'

async function signingIn() {
  const onSignedIn = vi.fn()
  const screen = await openAt('/login', <LoginForm onSignedIn={onSignedIn} />)
  const [email, password] = [screen.getByLabelText('Email Address'), screen.getByLabelText('Password', { exact: true })]
  return { screen, onSignedIn, email, password, send: screen.getByRole('button', { name: 'Sign in' }) }
}

test('signing in sends the address as it is stored, and the person is known after it', async () => {
  server.on('/auth/sign-in/email', DONE)
  server.on('/session', SIGNED_IN)
  const { onSignedIn, email, password, send } = await signingIn()
  await email.fill('  Priya@Example.CA ')
  await password.fill('anything')
  await send.click()
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[expect.objectContaining({ user: PRIYA })]])
  await expect
    .poll(() => server.sent('/auth/sign-in/email')[0]?.input)
    .toEqual({ email: 'priya@example.ca', password: 'anything' })
  await expect.poll(() => session.get()).toMatchObject({ state: 'ready', user: PRIYA })
})

test('empty fields are named, and nothing is sent', async () => {
  const { email, password, send } = await signingIn()
  await send.click()
  await expect.element(email).toHaveAccessibleDescription('Email is required')
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await expect.element(email).toHaveFocus()
  expect(server.sent('/auth/sign-in/email')).toEqual([])
})

test('the third wrong password makes this tab wait, without asking the server again', async () => {
  server.on('/auth/sign-in/email', { success: false, code: 'invalid_credentials' })
  const { screen, email, password, send } = await signingIn()
  await email.fill('priya@example.ca')
  await password.fill('guess')
  for (const times of [1, 2, 3]) {
    await send.click()
    await expect.poll(() => server.sent('/auth/sign-in/email')).toHaveLength(times)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Incorrect e-mail or password. Please try again.')
  }
  await send.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^Too many failed attempts\. .*You can try again at/)
  await expect.element(screen.getByRole('button', { name: 'Please wait' })).toBeVisible()
  await expect.element(password).toHaveValue('guess')
  await expect.poll(() => server.sent('/auth/sign-in/email')).toHaveLength(3)
})

test('a password can be read back, and is hidden again', async () => {
  const { screen, password } = await signingIn()
  await password.fill('secret')
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('secret')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

async function signingUp() {
  const onSignedUp = vi.fn()
  const screen = await openAt('/signup', <SignupForm cameFrom={{}} onSignedUp={onSignedUp} />)
  const [name, email, password] = [
    screen.getByLabelText('Full Name'),
    screen.getByLabelText('Email Address'),
    screen.getByLabelText('Password', { exact: true }),
  ]
  return { screen, onSignedUp, name, email, password, send: screen.getByRole('button', { name: 'Create account' }) }
}

test('a new password is told how strong it is while it is typed', async () => {
  const { screen, password } = await signingUp()
  const strength = screen.getByRole('status').filter({ hasText: 'Password strength' })
  await expect.element(strength).not.toBeInTheDocument()
  await password.fill('abc')
  await expect
    .element(strength)
    .toHaveTextContent('Password strength: Weak: add 5 more characters and 2 more of the others')
  await expect.element(screen.getByText('A digit: missing')).toBeVisible()
  await password.fill('abcdefg1A')
  await expect.element(strength).toHaveTextContent('Password strength: Medium: that is enough')
  await expect.element(screen.getByText('A digit: done')).toBeVisible()
  await password.fill(STRONG)
  await expect.element(strength).toHaveTextContent('Password strength: Strong: that is enough')
})

test('it is said when typing pauses, and nothing before somebody has typed', async () => {
  const { screen, password } = await signingUp()
  await password.click()
  await expect.element(screen.getByText('The length, and three of the others')).toBeVisible()
  expect(screen.getByRole('status').filter({ hasText: /./ }).elements()).toEqual([])
  const said: string[] = []
  const hear = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('[role="status"]')) said.push(`${target.textContent}`)
    }
  })
  hear.observe(document.body, { subtree: true, characterData: true, childList: true })
  onTestFinished(() => hear.disconnect())
  await userEvent.keyboard(STRONG)
  const strength = screen.getByRole('status').filter({ hasText: 'Password strength' })
  await expect.element(strength).toHaveTextContent('Password strength: Strong: that is enough')
  expect(said.length).toBeLessThan(STRONG.length / 2)
})

test('an address that has an account already leads to signing in', async () => {
  server.on('/auth/sign-up/email', { success: false, code: 'email-already-in-use' })
  const { screen, onSignedUp, name, email, password, send } = await signingUp()
  await name.fill('Priya Nair')
  await email.fill('priya@example.ca')
  await password.fill('weak')
  await send.click()
  await expect.element(password).toHaveAccessibleDescription('Password must meet at least 4 security requirements')
  await password.fill(STRONG)
  await send.click()
  await expect
    .element(email)
    .toHaveAccessibleDescription('An account with this email already exists. Sign in with this address instead')
  await expect.element(email).toHaveFocus()
  await screen.getByRole('link', { name: 'Sign in with this address instead' }).click()
  await expect.element(screen.getByLabelText('Address', { exact: true })).toHaveTextContent('/login')
  expect(onSignedUp).not.toHaveBeenCalled()
})

/** A line that breaks once the server has the call. */
async function unheardSignUp() {
  const line = Promise.withResolvers<never>()
  server.on('/auth/sign-up/email', line.promise, { success: false, code: 'email-already-in-use' })
  const shown = await signingUp()
  await shown.name.fill('Priya Nair')
  await shown.email.fill('priya@example.ca')
  await shown.password.fill(STRONG)
  await shown.send.click()
  line.reject(new TypeError('Failed to fetch'))
  await expect
    .element(shown.screen.getByRole('alert'))
    .toHaveTextContent('Network error. Please check your connection.')
  return shown
}

test('an account that was made without an answer is its maker’s: the next press signs in', async () => {
  server.on('/auth/sign-in/email', DONE)
  server.on('/session', SIGNED_IN)
  const { onSignedUp, send } = await unheardSignUp()
  expect(server.sent('/auth/sign-in/email')).toEqual([])
  await send.click()
  await expect.poll(() => onSignedUp.mock.calls).toEqual([[expect.objectContaining({ user: PRIYA })]])
  expect(server.sent('/auth/sign-in/email').map(({ input }) => input)).toEqual([
    { email: 'priya@example.ca', password: STRONG },
  ])
})

test('somebody else’s account is said to be there, also after a press without an answer', async () => {
  server.on('/auth/sign-in/email', { success: false, code: 'invalid_credentials' })
  const { email, send, onSignedUp } = await unheardSignUp()
  await send.click()
  await expect.element(email).toHaveAccessibleDescription(/^An account with this email already exists\./)
  expect(onSignedUp).not.toHaveBeenCalled()
})

test('another password than the one that had no answer signs nobody in', async () => {
  const { email, password, send } = await unheardSignUp()
  await password.fill(`${STRONG}-2`)
  await send.click()
  await expect.element(email).toHaveAccessibleDescription(/^An account with this email already exists\./)
  expect(server.sent('/auth/sign-in/email')).toEqual([])
})

test('a new account is signed in at once', async () => {
  server.on('/auth/sign-up/email', DONE)
  server.on('/session', SIGNED_IN)
  const { onSignedUp, name, email, password, send } = await signingUp()
  await name.fill(' Priya Nair ')
  await email.fill('priya@example.ca')
  await password.fill(STRONG)
  await send.click()
  await expect.poll(() => onSignedUp.mock.calls).toEqual([[expect.objectContaining({ user: PRIYA })]])
  await expect
    .poll(() => server.sent('/auth/sign-up/email')[0]?.input)
    .toMatchObject({ name: 'Priya Nair', marketing: false })
})

test('offers are asked for by ticking the box, which nobody has ticked before', async () => {
  server.on('/auth/sign-up/email', DONE)
  server.on('/session', SIGNED_IN)
  const { screen, onSignedUp, name, email, password, send } = await signingUp()
  await name.fill('Priya Nair')
  await email.fill('priya@example.ca')
  await password.fill(STRONG)
  const box = screen.getByRole('checkbox', { name: 'Yes, send me offers and news from Sizzle & Spice by email.' })
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAccessibleDescription(/^I can withdraw this at any time/)
  await box.click()
  await send.click()
  await expect.poll(() => onSignedUp.mock.calls.length).toBe(1)
  await expect.poll(() => server.sent('/auth/sign-up/email')[0]?.input).toMatchObject({ marketing: true })
})

test('who forgot a password is told the same whether there is an account or not', async () => {
  server.on('/requestPasswordReset', DONE)
  const screen = await openAt('/forgot-password', <ForgotForm />)
  await screen.getByLabelText('Email Address').fill('Nobody@example.ca')
  await screen.getByRole('button', { name: 'Send me a link' }).click()
  const told = screen.getByRole('heading', { name: 'Check your inbox' })
  await expect.element(told).toHaveFocus()
  await expect
    .element(screen.getByText(/^We sent a link to nobody@example.ca, if there is an account for it/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(screen.getByLabelText('Email Address')).toHaveValue('Nobody@example.ca')
})

test('where no mail server is set, who forgot a password is told whom to ask (messages 63)', async () => {
  withoutMail()
  server.on('/requestPasswordReset', DONE)
  const screen = await openAt('/forgot-password', <ForgotForm />)
  await expect.element(screen.getByText(/^We can’t email you the link, so it takes two steps\./)).toBeVisible()
  await screen.getByLabelText('Email Address').fill('owner@example.ca')
  await screen.getByRole('button', { name: 'Ask for a link' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Email is not set up here' })).toHaveFocus()
  await expect
    .element(screen.getByText(/^Now call .+\. If there is an account for owner@example\.ca, we have a link for you/))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: '(902) 555-0142' })).toBeVisible()
  await expect.element(screen.getByText(/whoever looks after the server.*docs\/running\.md/)).toBeVisible()
  expect(screen.getByText(/inbox|we sent|spam/i).elements()).toEqual([])
})

/** The page of a mailed link reads its token from the browser's own address. */
async function atLink(hash: string) {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
  const screen = await openAt('/reset-password', <ResetForm />)
  return { screen, password: screen.getByLabelText('New Password', { exact: true }) }
}

test('a new password is set with the link, once', async () => {
  server.on('/readResetLink', DONE)
  server.on('/resetPassword', LOST, DONE)
  const { screen, password } = await atLink('#token=abcdefghijklmnopqrstuvwxyz')
  await password.fill(STRONG)
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus()
  const [first, again] = server.sent('/resetPassword')
  expect(first?.input).toEqual({ token: 'abcdefghijklmnopqrstuvwxyz', newPassword: STRONG })
  expect(again).toEqual(first)
  await expect.poll(() => location.hash).toBe('')
})

const GONE = { success: false, code: 'reset_link_invalid' } as const

test('a used link, or none, says so on opening and leads to a new one', async () => {
  server.on('/readResetLink', GONE)
  const { screen } = await atLink('#token=abcdefghijklmnopqrstuvwxyz')
  await expect.element(screen.getByRole('heading', { name: 'This password link no longer works' })).toHaveFocus()
  await screen.unmount()
  const { screen: without } = await atLink('#')
  await expect
    .element(without.getByRole('link', { name: 'Ask for a new link' }))
    .toHaveAttribute('href', '/forgot-password')
})

test('a link that could not be looked at, and is dead when it is used, says so then', async () => {
  server.on('/readResetLink', LOST)
  server.on('/resetPassword', GONE)
  const { screen, password } = await atLink('#token=abcdefghijklmnopqrstuvwxyz')
  await password.fill(STRONG)
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This password link no longer works' })).toHaveFocus()
})

test('what is missing at sign-up is said at its field, and the first such field is where one types next', async () => {
  const screen = await openAt('/signup', <SignupForm cameFrom={{}} onSignedUp={vi.fn()} />)
  await screen.getByLabelText('Full Name').fill('Priya Nair')
  await screen.getByRole('button', { name: 'Create account' }).click()
  await expect.element(screen.getByText('Email is required')).toBeVisible()
  await expect.element(screen.getByText('Password is required')).toBeVisible()
  await expect.element(screen.getByLabelText('Email Address')).toHaveFocus()
})
