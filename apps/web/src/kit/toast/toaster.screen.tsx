import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LazyToaster } from './lazy-toaster.tsx'
import { NO_TOASTS, toast, toastQueue } from './toast.ts'

beforeEach(() => toastQueue.set(NO_TOASTS))
afterEach(() => {
  vi.useRealTimers()
})

test('a toast from before the toaster was there is announced, with its description', async () => {
  toast('success', 'Order TRU-001 was cancelled.', 'Nothing was charged.')
  const screen = await render(<LazyToaster />)
  const notifications = screen.getByRole('region', { name: /^Notifications/ })
  await expect.element(notifications).toHaveAttribute('aria-live', 'polite')
  await expect.element(notifications.getByText('Order TRU-001 was cancelled.')).toBeVisible()
  await expect.element(notifications.getByText('Nothing was charged.')).toBeVisible()
  expect(toastQueue.get()).toEqual([])
})

test('toasts come one after the other, and each can be closed', async () => {
  const screen = await render(<LazyToaster />)
  toast('message', 'First')
  await expect.element(screen.getByText('First')).toBeVisible()
  // It must not end by itself before the button is pressed, however long that takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toast('error', 'Second')
  await expect.element(screen.getByText('Second')).toBeVisible()
  const second = screen.getByRole('listitem').filter({ hasText: 'Second' })
  await second.getByRole('button', { name: 'Close toast' }).click()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(screen.getByText('Second')).not.toBeInTheDocument()
})

test('a toast can be read and closed over whatever dialog is open, and stays when that closes', async () => {
  const screen = await render(
    <>
      <LazyToaster />
      <dialog aria-label="Below">
        <p>Your cart</p>
      </dialog>
      <dialog aria-label="Above">
        <p>Are you sure?</p>
      </dialog>
    </>,
  )
  const [below, above] = [...document.querySelectorAll('dialog')]
  const close = (words: string) =>
    screen.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Close toast' })

  toast('error', 'Before the dialog')
  await expect.element(screen.getByText('Before the dialog')).toBeVisible()
  below?.showModal()
  await expect.poll(() => isUppermost(close('Before the dialog').element())).toBe(true)
  toast('error', 'In the dialog')
  await expect.poll(() => isUppermost(close('In the dialog').element())).toBe(true)
  above?.showModal()
  await expect.poll(() => isUppermost(close('In the dialog').element())).toBe(true)
  expect(isUppermost(screen.getByText('In the dialog').element())).toBe(true)
  await close('In the dialog').click()
  await expect.element(screen.getByText('In the dialog')).not.toBeInTheDocument()

  // As React takes it out of the page with all that is in it.
  above?.remove()
  toast('error', 'After the dialog')
  await expect.poll(() => isUppermost(close('After the dialog').element())).toBe(true)
  below?.close()
  await expect.poll(() => screen.getByText('After the dialog').element().closest('dialog')).toBeNull()
  await expect.poll(() => isUppermost(close('After the dialog').element())).toBe(true)
})

/** Neither covered nor out of reach: what a dialog blocks cannot be hit. */
function isUppermost(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
