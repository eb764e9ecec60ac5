import { CALL_TIMEOUT_MS } from '@sizzle/domain/calls/retry.ts'
import { expect, test, vi } from 'vitest'
import { createSignUp, signIn, signOut } from './sign-in.ts'

// The accounts library's own addresses, on a line that swallows everything.

test.each([
  ['signing in', () => signIn('priya@example.ca', 'Cardamom-7-pods')],
  ['signing up', () => createSignUp()({ name: 'Priya', email: 'p@example.ca', password: 'x', marketing: false })],
  ['signing out', signOut],
])('%s is given up like every other call, as a lost line', async (_, call) => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('signal timed out', 'TimeoutError')))
      }),
  )
  const answer = call()
  clock.abort()
  await expect(answer).rejects.toMatchObject({
    status: 0,
    body: { userMessage: 'Network error. Please check your connection.' },
  })
  expect(timeout.mock.calls).toEqual([[CALL_TIMEOUT_MS]])
})
