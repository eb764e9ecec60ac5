import { CART_DEFAULT_SPICE } from '@sizzle/domain/cart/spice.ts'
import { startChoices } from '@sizzle/domain/menu/options-now.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { optionsNow } from '../../../kit/cart/option-menu.ts'
import { BUTTER_CHICKEN, OPTION_GROUPS } from '../../../testing/shop-options.ts'
import './dish-sheet.css'
import { ItemSheet } from './item-sheet.tsx'

const LONG = 'Bread'.repeat(20)

test('beside the choices of a dish the button that closes covers no word of the group that stays in sight', async () => {
  onTestFinished(() => page.viewport(390, 844))
  await page.viewport(1280, 500)
  const optionGroups = OPTION_GROUPS.map((group) => (group.id === 'bread' ? { ...group, name: LONG } : group))
  const now = optionsNow({ items: [BUTTER_CHICKEN], optionGroups })
  const dish = now.menu.dishes.get(BUTTER_CHICKEN.id)
  if (!dish) throw new Error('the dish is on the menu')
  const screen = await render(
    <ItemSheet
      item={BUTTER_CHICKEN}
      dish={dish}
      now={now}
      notNow={undefined}
      takesNotes
      phone="(902) 555-0139"
      start={{ choices: startChoices(dish.groups, now), note: '', spice: CART_DEFAULT_SPICE, quantity: 1 }}
      isChange={false}
      inCart={0}
      maxQuantity={3}
      onSave={() => undefined}
      onClose={() => undefined}
    />,
  )
  const heading = screen.getByText(LONG)
  await expect.element(heading).toBeInTheDocument()
  const words = document.createRange()
  words.selectNodeContents(heading.element())
  const close = screen.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(close.left)
})
