import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aServer } from '../../../../testing/server.ts'
import { everyDay, NO_TIMES } from '../../../../ui/week-words.ts'
import { MenusDialog } from './menus-dialog.tsx'
import type { Menus } from './menus-query.ts'

// The menus of a location in the back office: their list, the form of one, and somebody who is faster.

const server = aServer()
const CATEGORIES = ['Starters', 'Mains', 'Breads'].map((name) => ({ id: name.toLowerCase(), name, isDefault: true }))
const LUNCH: Menus['menus'][number] = {
  id: 'lunch',
  name: 'Lunch',
  schedule: { days: { ...everyDay([['11:30', '15:00']]), sunday: [] }, from: '2026-06-01', until: null },
  categoryIds: ['starters', 'mains'],
  orderTypes: ['pickup', 'dine-in'],
  version: 3,
  updatedBy: 'Mia Manager',
}
const menus = (...there: Menus['menus']) => ({ success: true as const, menus: there, categories: CATEGORIES })

async function dialog(...there: Menus['menus']) {
  server.on('/getMenus', menus(...there))
  const { screen, onClose } = await renderDialog((close) => (
    <MenusDialog location={{ id: 'truro', name: 'Truro' }} onClose={close} />
  ))
  return { screen, onClose, save: screen.getByRole('button', { name: 'Save menu' }) }
}
type Opened = Awaited<ReturnType<typeof dialog>>

test('a menu says when it is on, what it holds and for whom', async () => {
  const { screen } = await dialog(LUNCH)
  const card = screen.getByRole('article', { name: 'Lunch' })
  await expect.element(card.getByText('Monday to Saturday 11:30 a.m. - 3 p.m.')).toBeVisible()
  for (const text of ['From Jun 1, 2026', 'Starters, Mains', 'For pickup and dine-in only'])
    await expect.element(card.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('In no menu, so ordered whenever the location is open: Breads')).toBeVisible()
})

test('without menus every dish is on', async () => {
  const { screen } = await dialog()
  await expect.element(screen.getByText(/^There is no menu with hours yet: every dish can be ordered/)).toBeVisible()
})

test('the first menu starts from a usual one', async () => {
  const { screen, save } = await dialog()
  await screen.getByRole('button', { name: /^Lunch/ }).click()
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveValue('Lunch')
  await screen.getByLabelText('Mains').click()
  server.on('/saveMenu', { success: true, menu: LUNCH })
  await save.click()
  const weekdays = { ...everyDay([['11:30', '15:00']]), saturday: [], sunday: [] }
  await expect
    .poll(() => server.sent('/saveMenu')[0]?.input)
    .toMatchObject({ id: null, name: 'Lunch', schedule: { days: weekdays }, categoryIds: ['mains'] })
})

test('a new menu names what it misses, then is sent as it was entered', async () => {
  const { screen, save } = await dialog(LUNCH)
  await screen.getByRole('button', { name: 'Add a menu' }).click()
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('Still needed: a name, a category, a time.')
  const name = screen.getByLabelText('Name', { exact: true })
  await name.fill('lunch')
  await screen.getByRole('button', { name: 'Add a time on Friday' }).click()
  await screen.getByLabelText('Mains').click()
  await save.click()
  await expect.element(name).toHaveAccessibleDescription(/^There is a menu of this name already/)
  await name.fill(' Fish Friday ')
  for (const other of ['Pickup', 'Dine-in']) await screen.getByLabelText(other).click()
  await expect.element(screen.getByLabelText('Delivery')).toBeDisabled()
  await screen.getByLabelText('Last day').fill('2026-12-31')
  server.on('/saveMenu', { success: true, menu: { ...LUNCH, id: 'fish', name: 'Fish Friday' } })
  await save.click()
  await expect.element(screen.toasts.getByText('Fish Friday is saved')).toBeVisible()
  await expect
    .poll(() => server.sent('/saveMenu').map(({ input }) => input))
    .toEqual([
      {
        locationId: 'truro',
        id: null,
        expectedVersion: null,
        name: 'Fish Friday',
        schedule: { days: { ...NO_TIMES, friday: [['11:30', '15:00']] }, from: null, until: '2026-12-31' },
        categoryIds: ['mains'],
        orderTypes: ['delivery'],
      },
    ])
})

test('times that overlap are said beside both when one is left', async () => {
  const { screen } = await dialog({ ...LUNCH, schedule: { days: NO_TIMES, from: null, until: null } })
  await screen.getByRole('button', { name: 'Edit Lunch' }).click()
  await screen.getByRole('button', { name: 'Add a time on Monday' }).click()
  await screen.getByRole('button', { name: 'Add a time on Monday' }).click()
  await screen.getByLabelText('Monday, time 2 from').fill('14:00')
  await screen.getByLabelText('First day').click()
  for (const time of ['Monday, time 1 from', 'Monday, time 2 from'])
    await expect.element(screen.getByLabelText(time)).toHaveAccessibleDescription('These times overlap')
})

test('what the server refuses stands at its field', async () => {
  const { screen, save } = await dialog(LUNCH)
  await screen.getByRole('button', { name: 'Edit Lunch' }).click()
  const fields = [{ field: 'schedule.dates', sentence: 'Please enter a valid date' }]
  server.on('/saveMenu', { success: false, code: 'invalid_input', fields })
  await screen.getByLabelText('Name', { exact: true }).fill('Lunchtime')
  await save.click()
  await expect.element(screen.getByLabelText('Last day')).toHaveAccessibleDescription('Please enter a valid date')
  await expect.element(screen.getByLabelText('First day')).toHaveFocus()
})

async function overtaken(): Promise<Opened> {
  const opened = await dialog(LUNCH)
  await opened.screen.getByRole('button', { name: 'Edit Lunch' }).click()
  await opened.screen.getByLabelText('Name', { exact: true }).fill('Mine')
  server.on('/getMenus', menus({ ...LUNCH, name: 'Theirs', version: 4, updatedBy: 'Ravi Cook' }))
  server.on('/saveMenu', {
    success: false,
    code: 'menu_changed',
    current: { version: 4, changedBy: 'Ravi Cook', changedAt: '2026-07-01T15:04:00Z' },
  })
  await opened.save.click()
  await expect.element(opened.screen.getByText('Ravi Cook has changed this menu.')).toBeVisible()
  await expect.element(opened.save).toBeDisabled()
  return opened
}

test('after somebody who was faster, what was entered is kept and goes over theirs', async () => {
  const { screen, save } = await overtaken()
  await screen.getByRole('button', { name: 'Keep my entries' }).click()
  server.on('/saveMenu', { success: true, menu: { ...LUNCH, name: 'Mine', version: 5 } })
  await save.click()
  await expect.element(screen.toasts.getByText('Mine is saved')).toBeVisible()
  await expect
    .poll(() => server.sent('/saveMenu').at(-1)?.input)
    .toMatchObject({ id: 'lunch', expectedVersion: 4, name: 'Mine' })
})

test('or what is there now is loaded', async () => {
  const { screen, save } = await overtaken()
  await screen.getByRole('button', { name: 'Load what is there now' }).click()
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveValue('Theirs')
  await expect.element(save).toHaveAccessibleDescription('No changes yet.')
})

test('leaving with something entered asks first', async () => {
  const { screen } = await dialog(LUNCH)
  await screen.getByRole('button', { name: 'Edit Lunch' }).click()
  await screen.getByLabelText('Breads').click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  const question = screen.getByRole('dialog', { name: /^Leave without saving\?/ })
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Edit menu' })).not.toBeInTheDocument()
})

test('a menu is deleted once that was confirmed', async () => {
  const { screen } = await dialog(LUNCH)
  await screen.getByRole('button', { name: 'Delete Lunch' }).click()
  const question = screen.getByRole('dialog', { name: /^Delete Lunch\? Dishes that are in no other menu/ })
  server.on('/deleteMenu', { success: true, id: 'lunch' })
  server.on('/getMenus', menus())
  await question.getByRole('button', { name: 'Delete Lunch' }).click()
  await expect.element(screen.toasts.getByText('Lunch is deleted')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add a menu' })).toHaveFocus()
  await expect
    .poll(() => server.sent('/deleteMenu').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', id: 'lunch', expectedVersion: 3 }])
})
