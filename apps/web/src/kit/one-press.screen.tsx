import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { heldIf } from '../ui/held.ts'
import { useOnePress } from './one-press.ts'

function Card() {
  useOnePress()
  return (
    <>
      <button type="button" data-act="ready 1">
        Ready
      </button>
      <button type="button" data-act="pause 1" {...heldIf(true)}>
        Pause
      </button>
    </>
  )
}

test('a button whose press is under way stays off when the moment after a move has passed', async () => {
  const screen = await render(<Card />)
  const ready = screen.getByRole('button', { name: 'Ready' })
  await expect.element(ready).toHaveAttribute('aria-disabled', 'true')
  await expect.element(ready).not.toHaveAttribute('aria-disabled')
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-disabled', 'true')
})
