import { NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterChips } from './filter-chips.tsx'

test('of several filters that a link switches on, a phone shows the last one whole', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <FilterChips filters={{ ...NO_FILTERS, diets: ['vegan'], heats: ['hot'] }} onChange={() => {}} />,
  )
  const row = screen.getByRole('group', { name: 'Show only' })
  const hot = screen.getByRole('button', { name: 'Hot', pressed: true })
  await expect.element(hot).toBeInTheDocument()
  const end = () => row.element().getBoundingClientRect().right - hot.element().getBoundingClientRect().right
  expect(end()).toBeGreaterThanOrEqual(0)
})
