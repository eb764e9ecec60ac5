import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aKitchen } from '../../../../testing/samples-admin.ts'
import { aManagedGroup, aManagedItem } from '../../../../testing/samples-menu.ts'
import { aServer } from '../../../../testing/server.ts'
import { TRURO } from '../../../../testing/shop.ts'
import { GroupsDialog } from './groups-dialog.tsx'

// The library of option groups, the editor of one, and what has run out of it.

const server = aServer()
const place = { locationId: 'truro', timeZone: 'America/Halifax' }
const bread = aManagedGroup()
const butter = aManagedGroup({
  id: 'butter',
  name: 'Butter',
  usedBy: 0,
  options: bread.options.map((option) => ({ ...option, id: `${option.id}-butter`, groupIds: [] })),
})
const sizes = aManagedGroup({
  id: 'dal-size',
  name: 'Size',
  kind: 'size',
  usedBy: 1,
  options: butter.options.map((option, at) => ({ ...option, sizeCode: at === 0 ? 'half' : 'full' })),
})

/** Open at any hour, or at none. */
function hoursOf({ closed }: { closed: boolean }) {
  return Object.fromEntries(Object.keys(TRURO.hours).map((day) => [day, { open: '00:00', close: '00:00', closed }]))
}

async function library({ mayEdit = true, groups = [bread, butter], items = [aManagedItem()], closed = false } = {}) {
  server.on('/getLocation', { success: true, location: { ...TRURO, hours: hoursOf({ closed }) } })
  server.on('/getOptionGroups', { success: true, groups })
  server.on('/getKitchen', { success: true, kitchen: aKitchen() })
  server.on('/getStock', { success: true, stock: [] })
  const { screen } = await renderDialog((close) => (
    <GroupsDialog place={place} items={items} mayEdit={mayEdit} whyNot={undefined} onClose={close} />
  ))
  const dialog = screen.getByRole('dialog', { name: 'Option groups' })
  return { screen, dialog }
}

async function editing(groups?: (typeof bread)[]) {
  const { screen, dialog } = await library({ ...(groups && { groups }) })
  await dialog.getByRole('button', { name: 'Edit Bread' }).click()
  const form = screen.getByRole('dialog', { name: 'Edit Bread' })
  return { screen, form, save: form.getByRole('button', { name: 'Save group' }) }
}

/** What is done with an option stands behind its dots. */
async function more(form: Awaited<ReturnType<typeof editing>>['form'], option: string, act: string) {
  await form.getByRole('button', { name: `More for ${option}` }).click()
  await form
    .getByRole('dialog', { name: `More for ${option}` })
    .getByRole('button', { name: act })
    .click()
}

test('a group is one line: how it is chosen, how many items use it, and its options behind a press', async () => {
  const { dialog } = await library()
  const line = dialog.getByRole('listitem').filter({ hasText: 'Bread' })
  await expect.element(line).toMatchTextContent(/Optional, up to 2.*Used by 14 items/i)
  await expect.element(dialog.getByRole('list', { name: 'Options of Bread' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Bread', exact: true }).click()
  await expect.element(dialog.getByRole('list', { name: 'Options of Bread' })).toBeVisible()
})

test('a group that one item has is folded behind the others, named after its item', async () => {
  const offered = aManagedItem({ groups: [{ groupId: 'dal-size', position: 0, hidden: [], prices: {} }] })
  const { dialog } = await library({ groups: [sizes, { ...sizes, id: 'shared', usedBy: 2 }], items: [offered] })
  await expect.element(dialog.getByText(/^Used by 2 items$/i)).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Size · Dal Makhani' })).not.toBeInTheDocument()
  await dialog.getByText(/^Used by one item/).click()
  await expect.element(dialog.getByRole('heading', { name: 'Size · Dal Makhani' })).toBeVisible()
})

test('what can never be met is refused beside its field', async () => {
  const { form, save } = await editing()
  await form.getByLabelText('At least').fill('3')
  await form.getByLabelText('At most').fill('4')
  await form.getByLabelText('Adds to the price').nth(1).fill('12,505')
  await save.click()
  await expect.element(form.getByText('There are not enough options to reach the minimum')).toBeVisible()
  await expect.element(form.getByText(/^Price must be from/)).toBeVisible()
  await expect.element(form.getByLabelText('At least')).toHaveFocus()
  expect(server.sent('/saveOptionGroup')).toEqual([])
})

test('a dish that could no longer be ordered is named by the server', async () => {
  const { form, save } = await editing()
  const sentence = 'Thali: There are not enough options to reach the minimum'
  server.on('/saveOptionGroup', {
    success: false,
    code: 'invalid_input',
    fields: [{ field: 'usedBy.thali', sentence }],
  })
  await more(form, 'Roti', 'Remove')
  await save.click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(sentence)
})

test('what is not edited of an option stays as it is', async () => {
  const { form, save, screen } = await editing()
  server.on('/saveOptionGroup', { success: true, group: bread })
  await form.getByLabelText('Adds to the price').nth(0).fill('4.25')
  await more(form, 'Roti', 'Move up')
  await save.click()
  await expect.element(screen.toasts.getByText('Bread was updated')).toBeVisible()
  const { id, expectedVersion, group } = server.sent('/saveOptionGroup')[0]?.input ?? {}
  expect({ id, expectedVersion }).toEqual({ id: 'bread', expectedVersion: 5 })
  expect(group?.options).toMatchObject([
    { id: 'roti', price: 2.49 },
    { id: 'garlic-naan', price: 4.25, groupIds: ['butter'], allergens: ['wheat'], calories: 300 },
  ])
})

test('who was first is named, and what was entered is kept', async () => {
  const { form, save } = await editing()
  const theirs = { ...bread, version: 6, name: 'Breads', max: 3 }
  const current = { group: theirs, version: 6, changedBy: 'Sam Oduya', changedAt: '2026-11-20T22:04:00.000Z' }
  server.on(
    '/saveOptionGroup',
    { success: false, code: 'option_group_changed', current },
    { success: true, group: theirs },
  )
  await form.getByLabelText('Free of charge').fill('1')
  await save.click()
  await expect.element(form.getByText(/Sam Oduya changed this group at 6:04 p\.m\./)).toBeVisible()
  await form.getByRole('button', { name: 'Keep my entries' }).click()
  await expect.element(form.getByLabelText('Group name')).toHaveValue('Breads')
  await expect.element(form.getByLabelText('Free of charge')).toHaveValue('1')
  await save.click()
  await expect.poll(() => server.sent('/saveOptionGroup').at(-1)?.input.expectedVersion).toBe(6)
})

test('a group that items offer is not deleted', async () => {
  const { form } = await editing()
  await expect.element(form.getByRole('button', { name: 'Delete this group' })).toBeDisabled()
})

test('a group that is used meanwhile says where, and stays', async () => {
  const { screen, dialog } = await library()
  server.on('/deleteOptionGroup', { success: false, code: 'option_group_in_use', items: 'Thali, Dal Makhani' })
  await dialog.getByRole('button', { name: 'Edit Butter' }).click()
  await screen.getByRole('button', { name: 'Delete this group' }).click()
  const question = screen.getByRole('dialog', { name: 'Delete the group Butter?' })
  await question.getByRole('button', { name: 'Delete group' }).click()
  await expect.element(question.getByRole('alert')).toBeVisible()
})

test('a group that is deleted leaves its form', async () => {
  const { screen, dialog } = await library()
  server.on('/deleteOptionGroup', { success: true, id: 'butter' })
  await dialog.getByRole('button', { name: 'Edit Butter' }).click()
  await screen.getByRole('button', { name: 'Delete this group' }).click()
  await screen.getByRole('button', { name: 'Delete group' }).click()
  await expect.element(screen.toasts.getByText('Butter was deleted')).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Edit Butter' })).not.toBeInTheDocument()
})

test('while the kitchen is closed, a length that ends before it opens is not offered', async () => {
  const { screen, dialog } = await library({ closed: true })
  await dialog.getByRole('button', { name: 'Bread', exact: true }).click()
  await dialog.getByRole('button', { name: 'Mark sold out: Roti' }).first().click()
  const asked = screen.getByRole('dialog', { name: 'Roti: sold out' })
  await expect.element(asked.getByLabelText(/^1 hour · until/)).not.toBeInTheDocument()
  // After midnight the next opening is today's.
  await expect.element(asked.getByLabelText(/^Until (today|tomorrow) · \d/)).toBeChecked()
  await expect.element(asked.getByLabelText('Until I turn it back on')).toBeVisible()
})

test('staff say that an option has run out, and change nothing else', async () => {
  const { screen, dialog } = await library({ mayEdit: false })
  await expect.element(dialog.getByRole('button', { name: 'Edit Bread' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Size', exact: true })).not.toBeInTheDocument()
  server.on('/setSoldOut', { success: true, soldOut: { until: null }, unitsLeft: null })
  await dialog.getByRole('button', { name: 'Bread', exact: true }).click()
  await dialog.getByRole('button', { name: 'Mark sold out: Roti' }).first().click()
  const asked = screen.getByRole('dialog', { name: 'Roti: sold out' })
  await asked.getByLabelText(/^1 hour · until/).click()
  await asked.getByRole('button', { name: 'Mark as sold out' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect
    .poll(() => server.sent('/setSoldOut')[0]?.input)
    .toEqual({
      locationId: 'truro',
      kind: 'option',
      id: 'bread/roti',
      state: { for: 'minutes', minutes: 60 },
    })
})

test('a count is a number from 1 on', async () => {
  const { screen, dialog } = await library()
  await dialog.getByRole('button', { name: 'Bread', exact: true }).click()
  await dialog.getByRole('button', { name: 'Mark sold out: Roti' }).first().click()
  const asked = screen.getByRole('dialog', { name: 'Roti: sold out' })
  await asked.getByRole('radio', { name: 'Only a few left' }).click()
  await expect.element(asked.getByRole('radio', { name: /^1 hour/ })).not.toBeInTheDocument()
  await expect.element(asked.getByText('Enter how many are left.')).toBeVisible()
  await expect.element(asked.getByRole('button', { name: 'Set the count' })).toBeDisabled()
  await asked.getByLabelText('How many are left').fill('0')
  await asked.getByRole('button', { name: 'Set the count' }).click()
  await expect.element(asked.getByText(/Please enter how many are left/)).toBeVisible()
  server.on('/setSoldOut', { success: true, soldOut: null, unitsLeft: 6 })
  await asked.getByLabelText('How many are left').fill('6')
  await asked.getByLabelText('Warn managers at').fill('2')
  await asked.getByRole('button', { name: 'Set the count' }).click()
  await expect
    .poll(() => server.sent('/setSoldOut').map(({ input }) => input.state))
    .toEqual([{ for: 'count', left: 6, low: 2 }])
})

test('prices by size, opened groups, diets, calories and the tax of an option are edited, and refused beside their fields', async () => {
  const { form, save, screen } = await editing([bread, butter, sizes])
  const option = form.getByRole('group', { name: 'Garlic Naan', exact: true })
  await option.getByText('Contains wheat · opens 1 group · 300 cal').click()
  await expect.element(option.getByLabelText('Butter')).toBeChecked()
  await expect.element(option.getByLabelText('Size')).not.toBeInTheDocument()
  await option.getByLabelText('Calories').fill('a lot')
  await option.getByLabelText('Garlic Naan', { exact: true }).fill('900')
  await save.click()
  await expect.element(option.getByText('Calories must be a whole number from -20000 to 20000')).toBeVisible()
  await expect.element(option.getByText(/^Price must be from/)).toBeVisible()
  await option.getByLabelText('Calories').fill('310')
  await option.getByLabelText('Garlic Naan', { exact: true }).fill('2.50')
  await option.getByLabelText('Butter').click()
  await option.getByLabelText('Vegetarian').click()
  await option.getByLabelText('Taxed as').selectOptions('Groceries')
  server.on('/saveOptionGroup', { success: true, group: bread })
  await save.click()
  await expect.element(screen.toasts.getByText('Bread was updated')).toBeVisible()
  await expect
    .poll(() => server.sent('/saveOptionGroup')[0]?.input.group.options[0])
    .toMatchObject({
      priceBySize: { half: 2.5 },
      groupIds: [],
      calories: 310,
      diets: ['vegetarian'],
      taxClass: 'grocery',
    })
})

test('allergens of an option are pressed rather than typed, and the numbers of the group are read back', async () => {
  const { form, save } = await editing()
  await form.getByLabelText('Of the same option').fill('1')
  await form.getByLabelText('Free of charge').fill('1')
  await expect
    .element(form.getByText('Guests may choose up to 2, at most 1 of the same option. The dearest one is free.'))
    .toBeVisible()
  const option = form.getByRole('group', { name: 'Garlic Naan', exact: true })
  await option.getByText(/^Contains wheat/).click()
  await option.getByRole('button', { name: 'Add milk' }).click()
  await expect.element(option.getByText(/^Contains wheat, milk/)).toBeVisible()
  server.on('/saveOptionGroup', { success: true, group: bread })
  await save.click()
  await expect
    .poll(() => server.sent('/saveOptionGroup')[0]?.input.group.options[0]?.allergens)
    .toEqual(['wheat', 'milk'])
})

test('an option does not open what opens another group', async () => {
  const { screen, dialog } = await library()
  await dialog.getByRole('button', { name: 'Edit Butter' }).click()
  const form = screen.getByRole('dialog', { name: 'Edit Butter' })
  const first = form.getByRole('group', { name: 'Garlic Naan', exact: true })
  await first.getByText(/300 cal$/).click()
  await expect.element(first.getByLabelText('Calories')).toBeVisible()
  await expect.element(first.getByLabelText('Bread')).not.toBeInTheDocument()
})

test('groups stand by kind, and are found by an option of them', async () => {
  const others = Array.from('abcdef', (id) => ({ ...butter, id, name: `Group ${id}`, options: [] }))
  const { dialog } = await library({ groups: [...others, bread, sizes] })
  await expect.element(dialog.getByRole('heading', { name: 'Sizes 1' })).toBeVisible()
  await dialog.getByLabelText('Search groups').fill('roti')
  await expect.element(dialog.getByRole('heading', { name: 'Bread' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Group a' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Search groups').fill('nothing')
  await expect.element(dialog.getByText('No group found for “nothing”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Group a' })).toBeVisible()
})

test('one button asks what a new group begins as', async () => {
  const { screen, dialog } = await library()
  await dialog.getByRole('button', { name: 'Add a group' }).click()
  await screen.getByRole('dialog', { name: 'Add a group' }).getByRole('button', { name: 'Add-ons' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Add an option group' }).getByLabelText('Group name'))
    .toHaveValue('Add-ons')
})
