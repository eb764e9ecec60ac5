import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aManagedItem, aManagedMenu, SAMOSA } from '../../../../testing/samples-menu.ts'
import { aServer } from '../../../../testing/server.ts'
import { everyDay, NO_TIMES } from '../../../../ui/week-words.ts'
import { CategoriesDialog } from './categories-dialog.tsx'

const server = aServer()
const KULFI = aManagedItem({ id: 'kulfi', name: 'Kulfi', category: 'desserts' })

async function dialogOf(items = [SAMOSA, aManagedItem(), KULFI]) {
  const menu = aManagedMenu(items)
  server.on('/getLocationMenuAdmin', menu)
  const { screen, onClose } = await renderDialog((close) => (
    <CategoriesDialog locationId="truro" menu={menu} whyNot={undefined} onClose={close} />
  ))
  const dialog = screen.getByRole('dialog', { name: 'Manage Categories' })
  const input = dialog.getByPlaceholder('e.g., Desserts, Beverages')
  return { screen, onClose, dialog, input, add: dialog.getByRole('button', { name: 'Add', exact: true }) }
}

test('a category needs a name that no other one has', async () => {
  const { dialog, input, add } = await dialogOf()
  await add.click()
  await expect.element(dialog.getByText('Category name is required')).toBeVisible()
  await input.fill('DESSERTS')
  await add.click()
  await expect.element(dialog.getByText('Category already exists')).toBeVisible()
  await expect.element(input).toHaveFocus()
  expect(server.sent('/addCategory')).toEqual([])
})

test('a category is added, and what the server refuses stands beside it', async () => {
  const { dialog, input, add, screen } = await dialogOf()
  const { categories } = aManagedMenu()
  server.on('/addCategory', { success: false, code: 'category_exists' }, { success: true, id: 'sweets', categories })
  await input.fill('Sweets')
  await add.click()
  await expect.element(dialog.getByText('Category already exists')).toBeVisible()
  await add.click()
  await expect.element(screen.toasts.getByText('Sweets was added')).toBeVisible()
  await expect.element(input).toHaveValue('')
})

test('a name that is typed while another is added stays', async () => {
  const { input, add, screen } = await dialogOf()
  const { categories } = aManagedMenu()
  const late = Promise.withResolvers<{ success: true; id: string; categories: typeof categories }>()
  server.on('/addCategory', late.promise)
  await input.fill('Sweets')
  await add.click()
  await input.fill('Soups')
  late.resolve({ success: true, id: 'sweets', categories })
  await expect.element(screen.toasts.getByText('Sweets was added')).toBeVisible()
  await expect.element(input).toHaveValue('Soups')
})

test('only what is no default can be deleted, and its dishes move first', async () => {
  const { dialog, screen } = await dialogOf()
  await expect.poll(() => dialog.getByText('Default', { exact: true }).elements()).toHaveLength(2)
  await dialog.getByRole('button', { name: 'More for Appetizers' }).click()
  const tools = screen.getByRole('dialog', { name: 'More for Appetizers' })
  await expect.element(tools.getByRole('button', { name: 'Rename' })).toBeVisible()
  await expect.element(tools.getByRole('button', { name: 'Delete…' })).not.toBeInTheDocument()
  await tools.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'More for Desserts' }).click()
  await screen.getByRole('button', { name: 'Delete…', exact: true }).click()
  const question = screen.getByRole('dialog', { name: 'Delete Desserts?' })
  await expect.element(question.getByRole('button', { name: 'Delete category' })).toBeDisabled()
  await question.getByLabelText('Its item moves to').selectOptions('Appetizers')
  server.on('/deleteCategory', { success: true, categories: [], movedItems: 1 })
  await question.getByRole('button', { name: 'Delete category' }).click()
  await expect.element(screen.toasts.getByText('1 item moved to Appetizers.')).toBeVisible()
  await expect
    .poll(() => server.sent('/deleteCategory')[0]?.input)
    .toEqual({
      locationId: 'truro',
      id: 'desserts',
      moveItemsTo: 'appetizers',
    })
})

test('categories are put in order step by step, each move is told, and the newest order is the last one sent', async () => {
  const { dialog } = await dialogOf()
  const first = Promise.withResolvers<{ success: true; categories: [] }>()
  server.on('/reorderCategories', first.promise, { success: true, categories: [] })
  await dialog.getByRole('button', { name: 'Rearrange' }).click()
  const up = dialog.getByRole('button', { name: 'Move Desserts up' })
  await up.click()
  await up.click()
  await expect.element(dialog.getByText('Desserts is number 1 of 3 now.')).toBeInTheDocument()
  first.resolve({ success: true, categories: [] })
  await expect
    .poll(() => server.sent('/reorderCategories').map(({ input }) => input.ids))
    .toEqual([
      ['appetizers', 'desserts', 'veg-curries'],
      ['desserts', 'appetizers', 'veg-curries'],
    ])
})

test('an order that the server refuses is taken back', async () => {
  const { dialog, screen } = await dialogOf()
  server.on('/reorderCategories', { success: false, code: 'menu_order_changed' })
  await dialog.getByRole('button', { name: 'Rearrange' }).click()
  await dialog.getByRole('button', { name: 'Move Appetizers down' }).click()
  await expect.element(screen.toasts.getByText('The order could not be saved')).toBeVisible()
  await expect.poll(() => dialog.getByRole('listitem').first().element().textContent).toContain('Appetizers')
})

test('a category is renamed', async () => {
  const { dialog, screen } = await dialogOf()
  server.on('/renameCategory', { success: true, categories: [] })
  await dialog.getByRole('button', { name: 'More for Desserts' }).click()
  await screen.getByRole('button', { name: 'Rename', exact: true }).click()
  const rename = screen.getByRole('dialog', { name: 'Rename Desserts' })
  await rename.getByLabelText('Category name').fill('Sweets')
  await rename.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.element(rename).not.toBeInTheDocument()
  await expect
    .poll(() => server.sent('/renameCategory')[0]?.input)
    .toEqual({ locationId: 'truro', id: 'desserts', name: 'Sweets' })
})

test('hours of a category take the place of the list, are read beside it, and lead back to it', async () => {
  const lunch = { days: everyDay([['11:30', '15:00']]), from: null, until: null }
  const menu = aManagedMenu()
  const categories = menu.categories.map((one) => (one.id === 'desserts' ? { ...one, schedule: lunch } : one))
  const { screen } = await renderDialog((close) => (
    <CategoriesDialog locationId="truro" menu={{ ...menu, categories }} whyNot={undefined} onClose={close} />
  ))
  await expect.element(screen.getByText('Every day 11:30 a.m. - 3 p.m.')).toBeVisible()
  await screen.getByRole('button', { name: 'More for Appetizers' }).click()
  await screen.getByRole('button', { name: 'Hours', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hours of Appetizers' })
  await expect.element(screen.getByRole('dialog', { name: 'Manage Categories' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Hours of its own').click()
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect.element(dialog.getByText('Please add a time on at least one day')).toHaveFocus()
  await dialog.getByRole('button', { name: 'Add a time on Monday' }).click()
  server.on('/setCategoryHours', { success: true, categories })
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect.element(screen.toasts.getByText('The hours of Appetizers are saved')).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Manage Categories' })).toBeVisible()
  await expect
    .poll(() => server.sent('/setCategoryHours')[0]?.input)
    .toEqual({
      locationId: 'truro',
      id: 'appetizers',
      schedule: { days: { ...NO_TIMES, monday: [['11:30', '15:00']] }, from: null, until: null },
    })
})
