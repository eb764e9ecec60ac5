import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { AdminSection } from './section.ts'
import { useRoomsAhead } from './use-rooms-ahead.ts'

function room(id: 'menu' | 'users', preload: () => Promise<unknown>): AdminSection {
  return { id, label: id, icon: 'book', right: 'menu.edit', Screen: () => null, preload }
}

test('the scripts of the other rooms are fetched once the page rests, also after one that could not be', async () => {
  vi.useFakeTimers()
  const menu = vi.fn(() => Promise.reject(new Error('no network')))
  const users = vi.fn(() => Promise.resolve())
  const rooms = [room('menu', menu), room('users', users)]
  function Office() {
    useRoomsAhead(rooms)
    return <p>The office</p>
  }
  await render(<Office />)
  expect(menu).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
  await expect.poll(() => users.mock.calls.length).toBe(1)
  expect(menu).toHaveBeenCalledOnce()
})
