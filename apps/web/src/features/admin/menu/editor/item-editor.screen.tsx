import { expect, test } from 'vitest'
import { aNetwork, goOffline, goOnline } from '../../../../testing/network.ts'
import { renderDialog } from '../../../../testing/office.tsx'
import { PRIYA } from '../../../../testing/people.ts'
import { aManagedGroup, aManagedItem, aManagedMenu, SAMOSA } from '../../../../testing/samples-menu.ts'
import { aServer } from '../../../../testing/server.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { everyDay, NO_TIMES } from '../../../../ui/week-words.ts'
import { ItemEditor } from './item-editor.tsx'

// The form of a dish: what it refuses, what it sends, and two people in it at once.

const server = aServer()
aNetwork()
const dal = aManagedItem()
const place = {
  locationId: 'truro',
  name: 'Truro Heights',
  timeZone: 'America/Halifax',
  categories: aManagedMenu().categories,
  category: '',
}

async function editor(item?: typeof dal) {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [aManagedGroup()] })
  const { screen, onClose } = await renderDialog((close) => <ItemEditor item={item} place={place} onClose={close} />)
  const dialog = screen.getByRole('dialog', { name: item ? 'Edit Menu Item' : 'Add Menu Item' })
  const label = (name: string) => dialog.getByLabelText(name, { exact: true })
  const save = dialog.getByRole('button', { name: item ? 'Update Item' : 'Add Item' })
  return { screen, onClose, dialog, label, save }
}

test('a new dish says what it still needs, and what is wrong beside its field with the focus on the first', async () => {
  const { dialog, label, save } = await editor()
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('Still needed: Name, Description, Category, Price.')
  await label('Name').fill('Kulfi')
  await label('Description').fill('Frozen milk')
  await expect.element(save).toHaveAccessibleDescription('Still needed: Category, Price.')
  await label('Category').selectOptions('Desserts')
  await label('Price').fill('free')
  await save.click()
  await expect.element(dialog.getByText('Valid price is required')).toBeVisible()
  await expect.element(label('Price')).toHaveFocus()
  expect(server.sent('/addMenuItem')).toEqual([])
})

test('a dish in which nothing was changed has nothing to save', async () => {
  const { label, save } = await editor(dal)
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('No changes yet.')
  await label('Name').fill('Dal')
  await expect.element(save).toBeEnabled()
})

test.each(['0', '0.001', '12,505', '1e9', '-3'])('%s is no price', async (price) => {
  const { dialog, label, save } = await editor(dal)
  await label('Price').fill(price)
  await save.click()
  await expect.element(dialog.getByText('Valid price is required')).toBeVisible()
  await expect.element(label('Price')).toHaveFocus()
})

test('ticking the special fills in today and tomorrow, and its end comes after its start (menu 4)', async () => {
  const { dialog, label, save } = await editor(dal)
  await label("Today's Special").click()
  const today = clockOf(place).today()
  await expect.element(label('Start date')).toHaveValue(today)
  await label('End date').fill(today)
  await save.click()
  await expect.element(dialog.getByText('End date must be after start date')).toBeVisible()
})

test('a new dish whose form was open when the line went waits, and is added once', async () => {
  server.signedIn(PRIYA)
  const { screen, onClose, label, save } = await editor()
  goOffline()
  await label('Name').fill('Kulfi')
  await label('Description').fill('Frozen milk')
  await label('Category').selectOptions('Desserts')
  await label('Price').fill('$4.50')
  await save.click()
  await expect.element(screen.toasts.getByText('Operation queued for when connection is restored')).toBeVisible()
  await expect.element(screen.toasts.getByText('Add Kulfi')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  server.on('/addMenuItem', { success: true, item: aManagedItem({ name: 'Kulfi' }) })
  goOnline()
  await expect.poll(() => server.sent('/addMenuItem').map(({ input }) => input.name)).toEqual(['Kulfi'])
})

test('a new dish is sent without what is empty', async () => {
  const { screen, onClose, label, save } = await editor()
  server.on('/addMenuItem', { success: true, item: aManagedItem({ name: 'Kulfi' }) })
  await label('Name').fill('Kulfi')
  await label('Description').fill('Frozen milk')
  await label('Category').selectOptions('Desserts')
  await label('Price').fill('$4.50')
  await label('Vegan').click()
  await label('Allergens').fill('milk, tree nuts')
  await save.click()
  await expect.element(screen.toasts.getByText('Kulfi was added')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/addMenuItem')[0]?.input)
    .toEqual({
      locationId: 'truro',
      name: 'Kulfi',
      description: 'Frozen milk',
      category: 'desserts',
      price: 4.5,
      spiceLevel: 'none',
      prepTime: 15,
      isVegetarian: true,
      isVegan: true,
      isGlutenFree: false,
      isPopular: false,
      isAvailable: true,
      isTodaysSpecial: false,
      allergens: ['milk', 'tree nuts'],
      taxClass: 'prepared',
    })
})

test('of a change only what is different is sent', async () => {
  const { label, save, screen } = await editor(dal)
  server.on('/updateMenuItem', { success: true, item: { ...dal, version: 4 } })
  await label('Price').fill('14.5')
  await save.click()
  await expect.element(screen.toasts.getByText('Dal Makhani was updated')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateMenuItem')[0]?.input)
    .toEqual({
      locationId: 'truro',
      id: 'dal-makhani',
      expectedVersion: 3,
      updates: { price: 14.5 },
    })
})

test('who was first is named, and what was entered goes over it when it is kept (menu 77)', async () => {
  const { dialog, label, save } = await editor(dal)
  const theirs = {
    ...dal,
    version: 4,
    price: 15,
    prepTime: 20,
    updatedBy: 'Sam Oduya',
    updatedAt: '2026-11-20T22:04:00.000Z',
  }
  const current = { item: theirs, version: 4, changedBy: 'Sam Oduya', changedAt: theirs.updatedAt, fields: ['price'] }
  server.on(
    '/updateMenuItem',
    { success: false, code: 'menu_item_changed', current },
    { success: true, item: { ...theirs, version: 5 } },
  )
  await label('Price').fill('14.50')
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA, theirs]))
  await save.click()
  const notice = dialog.getByRole('alert').filter({ hasText: 'Sam Oduya changed this item at 6:04 p.m.' })
  await expect.element(notice).toMatchTextContent('You both changed: Price.')
  await expect.element(label('Price')).toHaveValue('14.50')
  await notice.getByRole('button', { name: 'Keep my entries' }).click()
  await expect.element(label('Preparation time')).toHaveValue('20')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.sent('/updateMenuItem').at(-1)?.input)
    .toMatchObject({ expectedVersion: 4, updates: { price: 14.5 } })
})

test('leaving with something entered asks', async () => {
  const { screen, onClose, label, dialog } = await editor(dal)
  await label('Name').fill('Dal')
  await dialog.getByRole('button', { name: 'Cancel' }).first().click()
  await screen.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(server.sent('/updateMenuItem')).toEqual([])
})

test('the price of a dish with sizes stands with its sizes', async () => {
  const { label, dialog } = await editor({ ...dal, hasSizes: true })
  await expect.element(label('Price')).toHaveAttribute('readonly')
  await expect.element(dialog.getByText(/It has sizes/)).toBeVisible()
})

test('a group is offered with a price of its own, after the fields are saved', async () => {
  const { dialog, label, save, screen } = await editor(dal)
  const saved = { ...dal, version: 4, price: 15 }
  server.on('/updateMenuItem', { success: true, item: saved })
  server.on(
    '/setItemGroups',
    { success: false, code: 'invalid_input', fields: [{ field: 'groups.0.min', sentence: 'Too many' }] },
    { success: true, item: { ...saved, version: 5 } },
  )
  await label('Price').fill('15')
  await label('Add an option group').selectOptions('Bread')
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await dialog.getByText('Change for this item').click()
  await label('At least').fill('9')
  await label('Roti').click()
  await label('Own price of Garlic Naan').fill('2.50')
  server.on('/getLocationMenuAdmin', aManagedMenu([SAMOSA, saved]))
  await save.click()
  await expect.element(dialog.getByText('Too many')).toBeVisible()
  await label('At least').fill('')
  await save.click()
  await expect.element(screen.toasts.getByText('Dal Makhani was updated')).toBeVisible()
  await expect.poll(() => server.sent('/updateMenuItem')).toHaveLength(1)
  await expect
    .poll(() => server.sent('/setItemGroups').at(-1)?.input)
    .toEqual({
      locationId: 'truro',
      itemId: 'dal-makhani',
      expectedVersion: 4,
      groups: [
        { groupId: 'bread', min: null, max: null, free: null, hidden: ['roti'], prices: { 'garlic-naan': 2.5 } },
      ],
    })
})

test('hours of its own are entered, and go when it is on with its category again', async () => {
  const { dialog, label, save, screen } = await editor(dal)
  const hours = dialog.getByRole('region', { name: 'Hours' })
  await expect.element(hours.getByLabelText(/^Usual hours/)).toBeChecked()
  await hours.getByLabelText('Hours of its own').click()
  await save.click()
  await expect.element(hours.getByText('Please add a time on at least one day')).toHaveFocus()
  await dialog.getByRole('button', { name: 'Add a time on Friday' }).click()
  server.on('/updateMenuItem', { success: true, item: { ...dal, version: 4 } })
  await label('Last day').fill('2026-12-31')
  await save.click()
  await expect.element(screen.toasts.getByText('Dal Makhani was updated')).toBeVisible()
  await expect
    .poll(() => server.sent('/updateMenuItem')[0]?.input.updates)
    .toEqual({
      schedule: { days: { ...NO_TIMES, friday: [['11:30', '15:00']] }, from: null, until: '2026-12-31' },
    })
})

test('hours of a dish are taken away', async () => {
  const lunch = { days: everyDay([['11:30', '15:00']]), from: null, until: null }
  const { dialog, save, screen } = await editor({ ...dal, schedule: lunch })
  server.on('/updateMenuItem', { success: true, item: { ...dal, version: 4 } })
  await dialog.getByLabelText(/^Usual hours/).click()
  await expect.element(dialog.getByLabelText('Last day')).not.toBeInTheDocument()
  await save.click()
  await expect.element(screen.toasts.getByText('Dal Makhani was updated')).toBeVisible()
  await expect.poll(() => server.sent('/updateMenuItem')[0]?.input.updates).toEqual({ schedule: null })
})

test('where every group is offered already, it is said where new ones are made', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [] })
  const { screen } = await renderDialog((close) => <ItemEditor item={dal} place={place} onClose={close} />)
  await expect.element(screen.getByText('New groups are made under Menu tools, “Option groups”.')).toBeVisible()
})
