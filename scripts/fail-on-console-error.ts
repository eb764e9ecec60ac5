import { afterEach, beforeEach, expect, vi } from 'vitest'

// React and the libraries around it complain here and go on; a test that caused it has failed.
// A test that expects a complaint takes it back: vi.mocked(console.error).mockClear().
beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(() => {
  const said = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(said, 'console.error').toEqual([])
})
