import { beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// A dialog that is taken away gives back its step in the browser's history a moment later. A test that presses Back before that would
// press it on the dialog of the test before.
beforeEach(async () => {
  const before = stepOver()
  await cleanup()
  if (before) await vi.waitUntil(() => stepOver() !== before, { timeout: 60_000 })
})

function stepOver(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined
}
