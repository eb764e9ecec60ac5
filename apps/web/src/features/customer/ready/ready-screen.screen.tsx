import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { aServer, LOST } from '../../../testing/server.ts'
import { waits } from '../../../testing/waits.ts'
import { NoReadyScreen } from './no-ready-screen.tsx'
import { ReadyScreen } from './ready-screen.tsx'

const server = aServer()
const { hold, pass } = waits()
// It asks again every three seconds.
const NEXT_MS = 3_500
const shown = (preparing: readonly string[], ready: readonly string[]) => ({
  success: true as const,
  locationName: 'Truro Heights',
  preparing: preparing.map((number) => ({ number, readyAt: null })),
  ready: ready.map((number) => ({ number, readyAt: '2026-11-20T22:00:00.000Z' })),
})
const open = () => openAt('/ready/a-token', <ReadyScreen token="a-token" gone={<NoReadyScreen />} />)

test('a number moves from one column to the other and is called (stations 17, stations 22)', async () => {
  server.on('/getReadyScreen', shown(['TRU-042'], ['TRU-040']), shown([], ['TRU-042', 'TRU-040']))
  hold()
  const screen = await open()
  const [preparing, ready] = [
    screen.getByRole('region', { name: 'Preparing' }),
    screen.getByRole('region', { name: 'Ready' }),
  ]
  await expect.element(preparing.getByText('TRU-042')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Truro Heights' })).toBeVisible()
  await pass(NEXT_MS)
  await expect.element(ready.getByText('TRU-042')).toBeVisible()
  await expect.element(screen.getByText('Ready: TRU-042')).toBeInTheDocument()
  await expect.poll(() => server.sent('/getReadyScreen')[0]?.input).toEqual({ token: 'a-token' })
})

test('numbers stand by number, and a guest marks the own one on a phone', async () => {
  server.on('/getReadyScreen', shown(['TRU-047', 'TRU-042'], []))
  hold()
  const screen = await open()
  const preparing = screen.getByRole('region', { name: 'Preparing' })
  await expect
    .poll(() =>
      preparing
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['TRU-042', 'TRU-047'])
  await expect.element(screen.getByText('Which number is yours? Tap it.')).toBeVisible()
  await preparing.getByRole('button', { name: 'TRU-042' }).click()
  await expect.element(screen.getByText('Your TRU-042 is being prepared')).toBeVisible()
  server.on('/getReadyScreen', shown(['TRU-047'], ['TRU-042']))
  await pass(NEXT_MS)
  await expect.element(screen.getByText('Your TRU-042 is ready')).toBeVisible()
  await screen.getByRole('button', { name: 'TRU-042', pressed: true }).click()
  await expect.element(screen.getByText('Which number is yours? Tap it.')).toBeVisible()
})

test('a link that shows nothing is a quiet dead end, also when it was renewed under an open screen', async () => {
  server.on('/getReadyScreen', shown(['TRU-042'], []), { success: false, code: 'ready_screen_not_found' })
  hold()
  const screen = await open()
  await expect.element(screen.getByText('TRU-042')).toBeVisible()
  await pass(NEXT_MS)
  await expect.element(screen.getByText(/Your order is not affected/)).toBeVisible()
  await expect.element(screen.getByText('TRU-042')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Go Home' })).toBeVisible()
})

test('a screen without a network says that its numbers may be old', async () => {
  server.on('/getReadyScreen', shown(['TRU-042'], []), LOST)
  const screen = await open()
  await expect.element(screen.getByText('TRU-042')).toBeVisible()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(screen.getByText(/No connection/)).toBeVisible()
  await expect.element(screen.getByText('TRU-042')).toBeVisible()
  network.mockRestore()
  dispatchEvent(new Event('online'))
})

test('a column without numbers says so, and a guest at home finds the way to the own order', async () => {
  server.on('/getReadyScreen', shown([], []))
  const screen = await open()
  await expect.element(screen.getByText(/^No order is waiting\./)).toBeVisible()
  await expect.element(screen.getByText('No order is being prepared.')).toBeVisible()
  await expect.element(screen.getByText(/updates automatically/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Track my order' })).toHaveAttribute('href', '/dashboard')
})

test('the sound is switched by a button that says what a press does', async () => {
  server.on('/getReadyScreen', shown([], []))
  const screen = await open()
  await screen.getByRole('button', { name: 'Turn sound on' }).click()
  await screen.getByRole('button', { name: 'Turn sound off' }).click()
  await expect.element(screen.getByRole('button', { name: 'Turn sound on' })).toBeVisible()
})

test('dark and light are kept for this screen', async () => {
  server.on('/getReadyScreen', shown([], []))
  const screen = await open()
  const look = () => document.documentElement.dataset.theme
  const before = look()
  await screen.getByRole('button', { name: before === 'night' ? 'Light screen' : 'Dark screen' }).click()
  await expect.poll(look).not.toBe(before)
  const chosen = look()
  await screen.unmount()
  await open()
  await expect.poll(look).toBe(chosen)
})
