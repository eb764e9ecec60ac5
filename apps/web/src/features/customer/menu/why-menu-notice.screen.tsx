import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { whyMenu } from '../../../kit/cart/to-choose.ts'
import { WhyMenuNotice } from './why-menu-notice.tsx'

test('who is led to the menu with an empty cart reads why in the page, once, and can close it', async () => {
  const why = 'Invalid checkout data. Please try again.'
  whyMenu.set(why)
  const screen = await render(<WhyMenuNotice sentence={why} isOver={false} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`${why} Your cart is empty. Choose a dish to order.`)
  expect(whyMenu.get()).toBe('')
  await screen.getByRole('button', { name: 'Close this message' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('what was told is over once a dish is chosen', async () => {
  const screen = await render(<WhyMenuNotice sentence="Invalid checkout data." isOver={false} />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.rerender(<WhyMenuNotice sentence="Invalid checkout data." isOver />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
