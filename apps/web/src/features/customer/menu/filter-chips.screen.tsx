import { NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterChips } from './filter-chips.tsx'

test('on a phone the filters are folded until they are asked for', async () => {
  await page.viewport(390, 844)
  const screen = await render(<FilterChips filters={NO_FILTERS} onChange={() => {}} />)
  const group = screen.getByRole('group', { name: 'Show only' })
  await expect.element(screen.getByRole('checkbox', { name: 'Show filters' })).not.toBeChecked()
  await expect.element(group).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Show filters' }).click({ force: true })
  await expect.element(group).toBeVisible()
})

test('filters that a link switches on stay folded on a phone, and are whole when they are asked for', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <FilterChips filters={{ ...NO_FILTERS, diets: ['vegan'], heats: ['hot'] }} onChange={() => {}} />,
  )
  const fold = screen.getByRole('checkbox', { name: 'Show filters' })
  await expect.element(fold).not.toBeChecked()
  await fold.click({ force: true })
  const hot = screen.getByRole('button', { name: 'Hot', pressed: true })
  await expect.element(hot).toBeVisible()
  expect(hot.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  await expect.element(screen.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible()
})
