import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aServer, LOST } from '../../testing/server.ts'
import { NO_TOASTS, toastQueue } from '../toast/toast.ts'
import { useWish } from './wish.ts'
import type { KeptWish, Shelf } from './wish-state.ts'

const server = aServer()
const DONE = { success: true } as const
const sent = () => server.sent('/requestPasswordReset')

/** Outlives the screen, as a browser's storage outlives a page. */
let kept: KeptWish | undefined
const shelf: Shelf = {
  read: () => kept,
  write: (wish) => {
    kept = wish
  },
  clear: () => {
    kept = undefined
  },
}
beforeEach(() => {
  kept = undefined
})

function Screen({ email = 'priya@example.ca', isShelved = true }) {
  const [history, setHistory] = useState<string[]>([])
  const tell = (what: string) => setHistory((before) => [...before, what])
  const wish = useWish('/requestPasswordReset', {
    shelf: isShelved ? shelf : undefined,
    onDone: (_, input) => tell(`done ${input.email}`),
    onFailed: () => tell('failed'),
    onSettled: () => tell('settled'),
  })
  return (
    <>
      <button type="button" disabled={wish.isPending} onClick={() => wish.send({ email })}>
        Send
      </button>
      <button type="button" onClick={wish.reset}>
        Put away
      </button>
      <p role="alert">{wish.refusal ? `${wish.refusal.code}: ${wish.sentence}` : wish.sentence}</p>
      <p role="status">{history.join(', ')}</p>
    </>
  )
}

async function opened(shown = <Screen />) {
  const screen = await render(shown)
  return { screen, send: screen.getByRole('button', { name: 'Send' }), said: screen.getByRole('status') }
}

test('a wish without an answer is repeated under its key after a reload', async () => {
  server.on('/requestPasswordReset', LOST, DONE)
  const before = await opened()
  await before.send.click()
  await expect.element(before.said).toHaveTextContent('failed, settled')
  await before.screen.unmount()

  const after = await opened()
  await after.send.click()
  await expect.element(after.said).toHaveTextContent('done priya@example.ca, settled')
  const [first, again] = sent()
  expect(again).toEqual(first)

  await after.send.click()
  await expect.poll(sent).toHaveLength(3)
  expect(sent()[2]?.key).not.toBe(first?.key)
})

test('another wish after a reload has a key of its own', async () => {
  server.on('/requestPasswordReset', LOST, DONE)
  const before = await opened()
  await before.send.click()
  await expect.element(before.said).toHaveTextContent('failed, settled')
  await before.screen.unmount()

  const after = await opened(<Screen email="sam@example.ca" />)
  await after.send.click()
  await expect.element(after.said).toHaveTextContent('done sam@example.ca, settled')
  await expect.poll(() => new Set(sent().map(({ key }) => key)).size).toBe(2)
})

test('without a shelf the wish ends with its screen', async () => {
  server.on('/requestPasswordReset', LOST, DONE)
  const before = await opened(<Screen isShelved={false} />)
  await before.send.click()
  await expect.element(before.said).toHaveTextContent('failed, settled')
  await before.screen.unmount()

  const after = await opened(<Screen isShelved={false} />)
  await after.send.click()
  await expect.poll(sent).toHaveLength(2)
  await expect.poll(() => new Set(sent().map(({ key }) => key)).size).toBe(2)
})

test('a refusal is known by its code until it is put away or sent again', async () => {
  server.on('/requestPasswordReset', { success: false, code: 'invalid-email' }, DONE)
  const { screen, send, said } = await opened()
  const alert = screen.getByRole('alert')
  await send.click()
  await expect.element(alert).toHaveTextContent('invalid-email: Please enter a valid email address.')
  await screen.getByRole('button', { name: 'Put away' }).click()
  await expect.element(alert).toHaveTextContent('')
  await send.click()
  await expect.element(said).toHaveTextContent('failed, settled, done priya@example.ca, settled')
})

test('while the answer is on its way nothing else is sent, and nothing is put away', async () => {
  const pending = Promise.withResolvers<typeof DONE>()
  server.on('/requestPasswordReset', pending.promise)
  const { screen, send, said } = await opened()
  await send.click()
  await expect.element(send).toBeDisabled()
  await screen.getByRole('button', { name: 'Put away' }).click()
  await expect.element(send).toBeDisabled()
  pending.resolve(DONE)
  await expect.element(said).toHaveTextContent('done priya@example.ca, settled')
  await expect.element(send).toBeEnabled()
})

/** Two dialogs of one kind, one after the other, as a board opens them. */
function Desk() {
  const [open, setOpen] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setOpen('first')}>
        Open first
      </button>
      <button type="button" onClick={() => setOpen('second')}>
        Open second
      </button>
      {open && <Asking key={open} name={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Asking({ name, onClose }: { name: string; onClose: () => void }) {
  const wish = useWish('/requestPasswordReset', { close: onClose })
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => wish.send({ email: 'priya@example.ca' })}>
        Send
      </button>
      <p role="alert">{wish.sentence}</p>
    </section>
  )
}

test('an answer closes what the press came from, and nothing that was opened since', async () => {
  const late = Promise.withResolvers<typeof DONE>()
  server.on('/requestPasswordReset', late.promise, DONE)
  const screen = await render(<Desk />)
  await screen.getByRole('button', { name: 'Open first' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByRole('button', { name: 'Open second' }).click()
  const second = screen.getByRole('region', { name: 'second' })
  late.resolve(DONE)
  await expect.poll(sent).toHaveLength(1)
  await second.getByRole('button', { name: 'Send' }).click()
  await expect.poll(sent).toHaveLength(2)
  await expect.element(second).not.toBeInTheDocument()
})

test('a failure is told in a message where its own place has been left', async () => {
  toastQueue.set(NO_TOASTS)
  const late = Promise.withResolvers<{ success: false; code: 'permission-denied' }>()
  server.on('/requestPasswordReset', late.promise)
  const screen = await render(<Desk />)
  await screen.getByRole('button', { name: 'Open first' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByRole('button', { name: 'Open second' }).click()
  late.resolve({ success: false, code: 'permission-denied' })
  await expect.poll(() => toastQueue.get().map(({ text }) => text)).toEqual(['Your last change was not saved'])
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
})
