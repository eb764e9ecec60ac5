import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FilterFold } from './filter-fold.tsx'

test('one button opens the filters and says how many are set', async () => {
  const screen = await render(
    <FilterFold count={2} search={<input aria-label="Search" />}>
      <input aria-label="Role" />
    </FilterFold>,
  )
  const button = screen.getByRole('button', { name: 'Filters 2 set' })
  await expect.element(screen.getByLabelText('Search')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
