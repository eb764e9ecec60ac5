import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CategoryList } from './category-list.tsx'

test('in a row that goes on beyond its edge a category that gets the focus comes whole into sight', async () => {
  const categories = ['Breakfast', 'Combos with Rice', 'Drinks'].map((name) => ({ id: name, name }))
  const screen = await render(<CategoryList isRow categories={categories} chosen="" onChoose={() => undefined} />)
  const row = screen.getByRole('navigation', { name: 'Categories' }).element()
  row.setAttribute('style', 'width: 180px; overflow-x: auto')
  row.querySelector('ul')?.setAttribute('style', 'display: flex; width: max-content; margin: 0; padding: 0')
  const combos = screen.getByRole('button', { name: 'Combos with Rice' })
  expect(combos.element().getBoundingClientRect().left).toBeLessThan(row.getBoundingClientRect().right)
  for (let step = 0; step < 3; step++) await userEvent.keyboard('{Tab}')
  await expect.element(combos).toHaveFocus()
  expect(combos.element().getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
})
