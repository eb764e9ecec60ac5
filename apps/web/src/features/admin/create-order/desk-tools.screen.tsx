import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { liveState } from '../../../kit/live/live-state.ts'
import { DeskState } from './desk-tools.tsx'

test('a desk that never got through says so once the foot of the window does, and how it stands after that', async () => {
  onTestFinished(() => {
    vi.useRealTimers()
    liveState.set('reconnecting')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  liveState.set('reconnecting')
  const screen = await render(<DeskState onOpen={() => undefined} />)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('This desk: Connecting…')
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.element(button).toHaveTextContent('This desk: Not connected')
  liveState.set('live')
  await expect.element(button).toHaveTextContent('This desk: Online')
  liveState.set('reconnecting')
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.element(button).toHaveTextContent('This desk: No answer')
})

test('a desk for which nothing has answered yet still connects, however long that takes', async () => {
  onTestFinished(() => {
    vi.useRealTimers()
    liveState.set('reconnecting')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  liveState.set('reconnecting')
  const screen = await render(<DeskState isWaiting onOpen={() => undefined} />)
  const button = screen.getByRole('button')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(button).toHaveTextContent('This desk: Connecting…')
  await screen.rerender(<DeskState onOpen={() => undefined} />)
  await expect.element(button).toHaveTextContent('This desk: Not connected')
})
