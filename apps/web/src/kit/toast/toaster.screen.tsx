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
