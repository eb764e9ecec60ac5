import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../../kit/session/session.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { IdleLock } from './idle-lock.tsx'
import { lockTablet } from './lock.ts'
import { TabletDoor } from './tablet-door.tsx'

// A tablet at the counter that many use.

const server = aServer()
const DONE = { success: true } as const
const SAM = { id: '0190a000-0000-7000-8000-0000000000d1', name: 'Sam Oduya' }
const MIA = aUser('manager', { byPin: true })
const TABLET = { name: 'Counter', location: { id: 'truro', name: 'Truro Heights' }, people: [SAM] }
const NOBODY = { success: true, user: null, apiKey: 'key' } as const

beforeEach(() => {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  server.on('/getThisTablet', { success: true, tablet: TABLET })
})
const door = () => openAt('/admin/dashboard#orders', <TabletDoor otherwise={<p>Sign in first</p>} />)

test('it opens by a name and a PIN from the pad, and forgets a wrong one (people 47)', async () => {
  const screen = await door()
  await expect.element(screen.getByText('Truro Heights · Counter')).toBeVisible()
  await screen.getByRole('button', { name: 'Sam Oduya' }).click()
  const pin = screen.getByLabelText('PIN', { exact: true })
  const press = (key: string) => screen.getByRole('button', { name: key, exact: true }).click()
  await press('4')
  await press('Open')
  await expect.element(pin).toHaveAccessibleDescription('Enter 4 to 6 digits')
  server.on('/unlockTablet', { success: false, code: 'wrong_pin' }, DONE)
  for (const key of ['8', '2', '7', 'Open']) await press(key)
  await expect.element(pin).toHaveAccessibleDescription('This PIN is not right. Please try again.')
  await expect.element(pin).toHaveValue('')
  for (const key of ['4', '8', '2', '9', '1', '0', '3']) await press(key)
  await expect.element(pin).toHaveValue('482910')
  server.on('/session', { success: true, user: MIA, apiKey: 'admin' })
  await press('Open')
  await expect.poll(() => session.get()).toMatchObject({ user: { byPin: true } })
  await expect
    .poll(() => server.sent('/unlockTablet').map(({ input }) => input))
    .toEqual([
      { userId: SAM.id, pin: '4827' },
      { userId: SAM.id, pin: '482910' },
    ])
})

test('digits may be pressed and typed in turn, wherever the focus is, and Enter opens (people 47)', async () => {
  const answer = matchMedia('not all')
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(answer)
  const screen = await door()
  await screen.getByRole('button', { name: 'Sam Oduya' }).click()
  asked.mockRestore()
  const pin = screen.getByLabelText('PIN', { exact: true })
  await screen.getByRole('button', { name: '4', exact: true }).click()
  await userEvent.keyboard('83')
  await expect.element(pin).toHaveValue('483')
  await userEvent.keyboard('{Backspace}2')
  await expect.element(pin).toHaveValue('482')
  await pin.click()
  await screen.getByRole('button', { name: '7', exact: true }).click()
  await expect.element(pin).toHaveFocus()
  await userEvent.keyboard('1')
  await expect.element(pin).toHaveValue('48271')
  server.on('/unlockTablet', { success: false, code: 'wrong_pin' }, DONE)
  await userEvent.keyboard('{Enter}')
  await expect.element(pin).toHaveValue('')
  await screen.getByRole('heading', { name: 'Hello, Sam' }).click()
  await userEvent.keyboard('4827')
  await expect.element(pin).toHaveValue('4827')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.sent('/unlockTablet').map(({ input }) => input.pin)).toEqual(['48271', '4827'])
})

test.each([
  ['begins in the field where somebody has keys', true],
  ['leaves the field alone on glass, where letters would cover the pad', false],
])('a PIN that is asked for %s', async (_, hasKeys) => {
  const answer = matchMedia(hasKeys ? 'all' : 'not all')
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(answer)
  const screen = await door()
  await screen.getByRole('button', { name: 'Sam Oduya' }).click()
  asked.mockRestore()
  const begun = hasKeys
    ? screen.getByLabelText('PIN', { exact: true })
    : screen.getByRole('heading', { name: 'Hello, Sam' })
  await expect.element(begun).toHaveFocus()
})

test('another person goes back to the names, and a password works as well', async () => {
  const screen = await door()
  await screen.getByRole('button', { name: 'Sam Oduya' }).click()
  await screen.getByRole('button', { name: 'All names' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
  await screen.getByRole('link', { name: 'Sign in with a password' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/login')
})

test('any other device leads to the sign-in, and so does a server that does not answer', async () => {
  server.on('/getThisTablet', { success: true, tablet: null })
  const screen = await door()
  await expect.element(screen.getByText('Sign in first')).toBeVisible()
  await screen.unmount()
  server.on('/getThisTablet', { success: true, tablet: { ...TABLET, people: [] } })
  const empty = await door()
  await expect.element(empty.getByText(/^Nobody who works here has a PIN yet/)).toBeVisible()
})

test('nobody is shown any more once it is locked, also when the server cannot be told (people 48)', async () => {
  server.signedIn(MIA)
  server.on('/lockTablet', LOST)
  await lockTablet()
  await expect.poll(() => session.get()).toMatchObject({ user: null })
  server.signedIn(MIA)
  server.on('/lockTablet', DONE)
  server.on('/session', NOBODY)
  await lockTablet()
  await expect.poll(() => session.get()).toMatchObject({ user: null })
})

test('it locks by itself when nobody touches it', async () => {
  const onIdle = vi.fn()
  const screen = await openAt('/admin/dashboard', <IdleLock onIdle={onIdle} seconds={0.2} />)
  await expect.poll(() => onIdle.mock.calls.length).toBe(1)
  await screen.unmount()
})

test('it does not lock where nobody could unlock it, and does as soon as somebody can (offline 42)', async () => {
  const onIdle = vi.fn()
  let isReachable = false
  const asked = vi.fn(() => isReachable)
  await openAt('/admin/dashboard', <IdleLock onIdle={onIdle} seconds={0.05} mayLock={asked} />)
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1)
  expect(onIdle).not.toHaveBeenCalled()
  isReachable = true
  await expect.poll(() => onIdle.mock.calls.length).toBeGreaterThan(0)
})
