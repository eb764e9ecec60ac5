import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OpenState } from './open-state.tsx'

test('in its last half hour a kitchen does not look open as ever', async () => {
  const open = await render(<OpenState location={{ openState: { isOpen: true, text: 'Open until 10 p.m.' } }} />)
  await expect.element(open.getByText('Open until 10 p.m.')).not.toHaveClass('closes-soon')
  await open.unmount()
  const openState = { isOpen: true, text: 'Closes at 10 p.m.', closesSoon: true }
  const late = await render(<OpenState location={{ openState }} />)
  await expect.element(late.getByText('Closes at 10 p.m.')).toHaveClass('closes-soon')
})
