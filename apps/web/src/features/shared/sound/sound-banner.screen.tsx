import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { initializeSound } from '../../../kit/sound/engine.ts'
import { SoundBanner } from './sound-banner.tsx'

/** Waits for a tap that never comes. */
class WaitingContext extends EventTarget {
  readonly state = 'suspended'
  resume = () => new Promise(() => undefined)
}

test('the notice hangs in the air where there is room; in a section that is full to its foot it is a bar, and covers no amount (kitchen 13)', async () => {
  vi.stubGlobal('AudioContext', WaitingContext)
  void initializeSound()
  const screen = await render(<SoundBanner />)
  const notice = screen.getByRole('alert')
  await expect.element(notice).toHaveClass('md:absolute')
  await screen.rerender(<SoundBanner isBar />)
  await expect.element(notice).not.toHaveClass('md:absolute')
  await expect.element(notice).toHaveClass('border-t')
})
