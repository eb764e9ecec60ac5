import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FilterFold } from './filter-fold.tsx'
import { setFilter } from './set-filters.tsx'

const ROLES = [
  ['all', 'All roles'],
  ['manager', 'Managers'],
] as const

test('one button opens the filters', async () => {
  const screen = await render(
    <FilterFold set={[]} search={<input aria-label="Search" />}>
      <input aria-label="Role" />
    </FilterFold>,
  )
  const button = screen.getByRole('button', { name: 'Filters' })
  await expect.element(screen.getByLabelText('Search')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('list').query()).toBeNull()
})

test('a filter that is set is said and removed while the choices are folded away', async () => {
  const clear = vi.fn<(role: string) => void>()
  const screen = await render(
    <div style={{ width: 380 }}>
      <FilterFold set={setFilter(ROLES, 'manager', clear)} search={<input aria-label="Search" />}>
        <input aria-label="Role" />
      </FilterFold>
    </div>,
  )
  const chip = screen.getByRole('button', { name: 'Managers: remove this filter' })
  await screen.getByRole('button', { name: 'Filters' }).click()
  expect(chip.query()).toBeNull()
  await screen.getByRole('button', { name: 'Filters' }).click()
  await chip.click()
  expect(clear).toHaveBeenCalledWith('all')
})

test('what stands in no list of choices is said while they are open, too', async () => {
  const subject = { words: 'Setting: Days ahead', isOnlyHere: true, onClear: () => undefined }
  const screen = await render(
    <FilterFold set={[...setFilter(ROLES, 'manager', () => undefined), subject]} search={<input aria-label="Search" />}>
      <input aria-label="Role" />
    </FilterFold>,
  )
  await screen.getByRole('button', { name: 'Filters' }).click()
  await expect.element(screen.getByRole('button', { name: 'Setting: Days ahead: remove this filter' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Managers: remove this filter' }).query()).toBeNull()
})

test('the first choice of a list filters nothing', () => {
  expect(setFilter(ROLES, 'all', () => undefined)).toEqual([])
})

test('where nothing could be loaded there is nothing to search in', async () => {
  const screen = await render(
    <FilterFold isOff set={[]} search={<input aria-label="Search" />} more={<button type="button">Tools</button>}>
      <input aria-label="Role" />
    </FilterFold>,
  )
  await expect.element(screen.getByLabelText('Search')).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Filters' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Tools' })).toBeEnabled()
})
