import { expect, test, vi } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { menuOfStaff } from '../../../../testing/order-desk.tsx'
import { orderTimes, slotsAt } from '../../../../testing/quote.ts'
import { aDish, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { EditDialog } from './edit-dialog.tsx'
import type { Preview } from './edit-words.ts'

// An order that waits is changed: what it costs then, and what becomes of the money, is said before it is saved.

const server = aServer()
const ORDER = orderDetails({ items: [aDish('Dal Makhani', 14), aDish('Garlic Naan', 4)] })
const { orderId } = ORDER
const SAME: Preview = {
  success: true,
  orderId,
  changed: false,
  pricing: ORDER.pricing,
  items: [],
  charges: [],
  taxes: [],
  promisedAt: ORDER.promisedAt,
  settlement: { difference: 0, left: 20.52, back: [] },
  added: [],
  taken: [],
  changes: [],
}
const MORE: Preview = {
  ...SAME,
  changed: true,
  pricing: { ...ORDER.pricing, total: 25.08 },
  promisedAt: '2026-11-20T22:03:00.000Z',
  settlement: { difference: 4.56, left: 25.08, back: [] },
}
const LESS: Preview = {
  ...SAME,
  changed: true,
  pricing: { ...ORDER.pricing, total: 15.96 },
  settlement: {
    difference: -4.56,
    left: 0,
    back: [
      { tender: 'card', amount: 3, isByProvider: true },
      { tender: 'cash', amount: 1.56, isByProvider: false },
    ],
  },
}
const onTakePayment = vi.fn()

async function editing(...previews: Preview[]) {
  return editingOf(ORDER, ...previews)
}

async function editingOf(order: typeof ORDER, ...previews: Preview[]) {
  onTakePayment.mockReset()
  server.on('/getOrderDetails', { success: true, order })
  server.on('/getLocationMenu', { success: false, code: 'location_not_found' })
  server.on('/previewOrderEdit', SAME, ...previews)
  const { screen, onClose } = await renderDialog((close) => (
    <EditDialog orderId={orderId} onClose={close} onTakePayment={onTakePayment} />
  ))
  const dialog = screen.getByRole('dialog', { name: 'Edit order TRU-001' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, onClose, save: dialog.getByRole('button', { name: 'Save changes' }) }
}
const ANSWER = {
  success: true,
  orderId,
  changed: true,
  version: 4,
  order: ORDER,
  endedLinks: 0,
  message: 'Order TRU-001 was changed.',
} as const

test('nothing can be saved while nothing is changed', async () => {
  const { dialog, save } = await editing()
  await expect.element(dialog.getByText('Total $20.52')).toBeVisible()
  await expect.element(save).toBeDisabled()
})

test('one more of a dish says what it costs, what is left to pay and when it is promised, and is saved at that price', async () => {
  const { dialog, save, onClose } = await editing(MORE)
  server.on('/editOrder', { ...ANSWER, settlement: MORE.settlement })
  await dialog.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(dialog.getByText('was 1')).toBeVisible()
  await expect.element(dialog.getByText('New total $25.08')).toBeVisible()
  await expect.element(dialog.getByText('+$4.56')).toBeVisible()
  await expect.element(dialog.getByText(/^\$25\.10 is left to pay\. Promised for 6:03/)).toBeVisible()
  await save.click()
  await expect
    .poll(() => server.sent('/editOrder').map(({ input }) => input))
    .toMatchObject([
      {
        orderId,
        expectedVersion: ORDER.version,
        confirmedTotal: 25.08,
        items: [
          { id: 'dal-makhani', line: 1, quantity: 1 },
          { id: 'garlic-naan', line: 2, quantity: 2 },
        ],
      },
    ])
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect.poll(() => onTakePayment).toHaveBeenCalledWith(orderId)
})

test('what is taken out stays to be put back, and the money goes back by its ways', async () => {
  const { dialog } = await editing(LESS)
  await dialog.getByRole('button', { name: 'One Garlic Naan less' }).click()
  await expect.element(dialog.getByText('1 taken out')).toBeVisible()
  await expect
    .element(dialog.getByText('$3.00 goes back to the card automatically. $1.55 must be given back by hand.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Put back Garlic Naan' }).click()
  await expect.element(dialog.getByText('1 taken out')).not.toBeInTheDocument()
})

test('a press that takes its own button away leaves the focus with what came in its place', async () => {
  const { dialog } = await editing()
  await dialog.getByRole('button', { name: 'Add a note for Garlic Naan' }).click()
  await expect.element(dialog.getByLabelText('Note for Garlic Naan')).toHaveFocus()
  await dialog.getByRole('button', { name: 'Remove Garlic Naan' }).click()
  const back = dialog.getByRole('button', { name: 'Put back Garlic Naan' })
  await expect.element(back).toHaveFocus()
  await back.click()
  await expect.element(dialog.getByRole('button', { name: 'One Garlic Naan less' })).toHaveFocus()
})

test('another heat asks for the dish anew with its options, and the first one is as it was (ordering 41)', async () => {
  const gravy = { groupId: 'extras', optionId: 'gravy', quantity: 1, choices: [] }
  const dal = {
    ...aDish('Dal Makhani', 14),
    hasHeat: true,
    selectedSpiceLevel: 2,
    spiceLevelName: 'Medium',
    options: [{ ...gravy, group: 'Extras', name: 'Extra gravy', price: 0, itemId: null, taxClass: null }],
  }
  const { dialog } = await editingOf(orderDetails({ items: [dal, aDish('Garlic Naan', 4)] }), SAME)
  const sent = () => server.sent('/previewOrderEdit').at(-1)?.input.items
  await expect.element(dialog.getByText('Extra gravy', { exact: true })).toBeVisible()
  const heat = dialog.getByRole('combobox', { name: 'Heat of Dal Makhani' })
  await expect.element(heat).toHaveValue('2')
  await heat.selectOptions('Hot')
  await expect.poll(sent).toMatchObject([
    { id: 'dal-makhani', line: 1, spiceLevelId: 'hot', options: [{ groupId: 'extras', optionId: 'gravy' }] },
    { id: 'garlic-naan', line: 2 },
  ])
  await heat.selectOptions('Medium')
  await expect.poll(() => sent()?.[0]).toEqual({ id: 'dal-makhani', line: 1, quantity: 1, note: '' })
})

test('a dish goes by its own button as well', async () => {
  const { dialog } = await editing(LESS)
  await dialog.getByRole('button', { name: 'Remove Garlic Naan' }).click()
  await expect.element(dialog.getByText('1 taken out')).toBeVisible()
})

test('a delivery asks for its address, and says what is wrong beside the field', async () => {
  const { dialog, save } = await editing()
  server.on('/previewOrderEdit', {
    success: false,
    code: 'invalid_input',
    fields: [{ field: 'deliveryInfo.address', sentence: 'Delivery address is required for delivery orders' }],
  })
  await dialog.getByRole('radio', { name: 'Delivery' }).click()
  await expect.element(dialog.getByLabelText('Delivery address')).toBeVisible()
  await expect.element(dialog.getByText('Delivery address is required for delivery orders').first()).toBeVisible()
  await expect.element(save).toBeDisabled()
})

test('without room in the kitchen it is added only by somebody who says so', async () => {
  const { dialog, save } = await editing(MORE)
  server.on('/editOrder', { success: false, code: 'edit_without_room', time: '6:30 p.m.' })
  await dialog.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(save).toBeEnabled()
  await save.click()
  await dialog.getByLabelText('Add it all the same').click()
  await expect.element(save).toBeEnabled()
  server.on('/editOrder', { ...ANSWER, settlement: MORE.settlement })
  await save.click()
  await expect.poll(() => server.sent('/editOrder').at(-1)?.input).toMatchObject({ overbook: true })
})

test('dishes are added from the menu of staff one after the other, and nothing is saved by that', async () => {
  const { screen, dialog, save } = await editing(MORE)
  server.on('/getLocationMenu', menuOfStaff())
  server.on('/getStock', { success: true, stock: [] })
  await dialog.getByRole('button', { name: 'Add a dish' }).click()
  const menu = screen.getByRole('dialog', { name: 'Add to order TRU-001' })
  const dish = screen.getByRole('dialog', { name: 'Dal Makhani' })
  const tile = menu.getByRole('button', { name: /^Dal Makhani/ })
  await tile.click()
  await dish.getByRole('button', { name: /^Add to Order/ }).click()
  // One is on the order already.
  await expect.element(tile).toMatchTextContent(/2 taken/)
  await expect.element(save).toBeEnabled()
  await tile.click()
  await expect.element(dish).toMatchTextContent('2 taken already')
  await dish.getByRole('button', { name: /^Add to Order/ }).click()
  await expect.element(tile).toMatchTextContent(/3 taken/)
  await menu.getByRole('button', { name: 'Done' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(dialog.getByText('new')).toBeVisible()
  await expect
    .poll(() => server.sent('/previewOrderEdit').at(-1)?.input)
    .toMatchObject({
      items: [{}, {}, { id: 'dal-makhani', quantity: 2, spiceLevelId: 'medium' }],
    })
  expect(server.sent('/editOrder')).toHaveLength(0)
})

test('while the price is worked out nothing old is shown as the difference', async () => {
  const { dialog, save } = await editing()
  await expect.element(dialog.getByText('unchanged')).toBeVisible()
  const answer = Promise.withResolvers<Preview>()
  server.on('/previewOrderEdit', answer.promise)
  await dialog.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(dialog.getByText('Working out the price…')).toBeVisible()
  await expect.element(save).toBeDisabled()
  answer.resolve(MORE)
  await expect.element(dialog.getByText('+$4.56')).toBeVisible()
})

const LATER = orderDetails({ scheduledFor: '2030-11-20T22:30:00.000Z', promisedAt: '2030-11-20T22:30:00.000Z' })

test('an order for later is moved on its day, with a reason for the customer, alone or with other changes', async () => {
  server.on('/getOrderTimes', orderTimes({ date: '2030-11-20', slots: slotsAt('11:00', '18:30', '19:00') }))
  const moved = { success: true, orderId, promisedAt: '2030-11-20T23:00:00.000Z', changed: true, version: 4 } as const
  server.on('/movePromise', { success: false, code: 'promise_time_invalid', current: CURRENT }, moved)
  const { dialog, save, onClose, screen } = await editingOf(LATER)
  const time = dialog.getByLabelText('Time', { exact: true })
  await expect.element(time).toMatchTextContent('6:30 p.m., as it is7 p.m.')
  await time.selectOptions('7 p.m.')
  await expect.element(save).toBeDisabled()
  await dialog.getByLabelText('Reason, which the customer reads').fill('You asked for it')
  await save.click()
  await expect.element(dialog.getByRole('alert').last()).toBeVisible()
  await save.click()
  await expect.element(screen.toasts).toMatchTextContent(/TRU-001 is for 7 p\.m\. now/)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/movePromise').at(-1)?.input)
    .toEqual({
      orderId,
      promisedAt: '2030-11-20T23:00:00.000Z',
      reason: 'You asked for it',
    })
  expect(server.sent('/editOrder')).toHaveLength(0)
})

test('a time that cannot be had after all is said when the rest is saved', async () => {
  server.on('/getOrderTimes', orderTimes({ date: '2030-11-20', slots: slotsAt('19:00') }))
  server.on('/movePromise', { success: false, code: 'promise_time_invalid', current: CURRENT })
  server.on('/editOrder', { ...ANSWER, settlement: LESS.settlement })
  const { dialog, save, screen } = await editingOf(LATER, LESS)
  await dialog.getByRole('button', { name: 'One Garlic Naan less' }).click()
  await dialog.getByLabelText('Time', { exact: true }).selectOptions('7 p.m.')
  await dialog.getByLabelText('Reason, which the customer reads').fill('You asked for it')
  await expect.element(save).toBeEnabled()
  await save.click()
  await expect.element(screen.toasts).toMatchTextContent('The time of TRU-001 was not changed')
  await expect.poll(() => server.sent('/editOrder')).toHaveLength(1)
})

const CURRENT = { status: 'pending', at: '2026-11-20T21:44:00.000Z', by: 'Tara Till' } as const
