import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { whyMenu } from '../../../kit/cart/to-choose.ts'
import { WhyMenuNotice } from './why-menu-notice.tsx'

const WHY = 'Invalid checkout data. Please try again.'

test('who is led to the menu with an empty cart reads why in the page, once, and can close it', async () => {
  whyMenu.set(WHY)
  const screen = await render(<WhyMenuNotice sentence={WHY} isOver={false} />)
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(`Your cart is empty. Add a dish, then check out.${WHY}`)
  expect(whyMenu.get()).toBe('')
  await screen.getByRole('button', { name: 'Close this message' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('what was told is over once a dish is chosen', async () => {
  const screen = await render(<WhyMenuNotice sentence={WHY} isOver={false} />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.rerender(<WhyMenuNotice sentence={WHY} isOver />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
