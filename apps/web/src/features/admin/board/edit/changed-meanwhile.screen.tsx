import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aDish, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { EditDialog } from './edit-dialog.tsx'

// While somebody edits an order, somebody else does something with it.

const server = aServer()
const ORDER = orderDetails({ items: [aDish('Dal Makhani', 14), aDish('Garlic Naan', 4)] })
const { orderId } = ORDER
const SAME = {
  success: true as const,
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
const MORE = { ...SAME, changed: true, settlement: { difference: 4.56, left: 25.08, back: [] } }

async function editing() {
  server.on('/getOrderDetails', { success: true, order: ORDER })
  server.on('/getLocationMenu', { success: false, code: 'location_not_found' })
  server.on('/previewOrderEdit', SAME, MORE)
  const { screen } = await renderDialog((close) => (
    <EditDialog orderId={orderId} onClose={close} onTakePayment={() => undefined} />
  ))
  const dialog = screen.getByRole('dialog', { name: 'Edit order TRU-001' })
  await expect.element(dialog).toBeVisible()
  return { dialog, save: dialog.getByRole('button', { name: 'Save changes' }) }
}

test('who was slower keeps what was entered, reads who changed what, and may load the order anew', async () => {
  const { dialog, save } = await editing()
  const at = '2026-11-20T21:44:00.000Z'
  const theirs = orderDetails({
    version: ORDER.version + 1,
    items: [...ORDER.items, aDish('Dosa', 9)],
    timeline: [{ kind: 'edit', status: 'pending', at, by: 'Tara Till', note: '+1 Dosa' }],
  })
  await dialog.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(save).toBeEnabled()
  server.on('/getOrderDetails', { success: true, order: theirs })
  server.on('/editOrder', {
    success: false,
    code: 'order_changed',
    current: { status: 'pending', at, by: 'Tara Till' },
    lastChange: { kind: 'edit', at, by: 'Tara Till', note: '+1 Dosa' },
  })
  await save.click()
  await expect.element(dialog.getByText(/Tara Till has changed this order, at 5:44/)).toBeVisible()
  await expect.element(dialog.getByText(/changed by somebody else meanwhile/)).not.toBeInTheDocument()
  await expect.element(dialog.getByText('was 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Load it as it is now' }).click()
  await expect.element(dialog.getByText('was 1')).not.toBeInTheDocument()
})

test('money that was taken meanwhile is said, and the edit goes on with the order as it is now', async () => {
  const { dialog, save } = await editing()
  const at = '2026-11-20T21:44:00.000Z'
  const note = '$2.00 taken at the counter'
  const timeline = [{ kind: 'payment' as const, status: 'pending' as const, at, by: 'Tara Till', note }]
  await dialog.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(save).toBeEnabled()
  server.on('/getOrderDetails', { success: true, order: { ...ORDER, version: ORDER.version + 1, timeline } })
  const last = { at, by: 'Tara Till' }
  const refused = {
    current: { status: 'pending' as const, ...last },
    lastChange: { kind: 'payment' as const, ...last, note },
  }
  server.on('/editOrder', { success: false, code: 'order_changed', ...refused })
  await save.click()
  await expect
    .element(dialog.getByText(/^\$2\.00 taken at the counter, by Tara Till, at 5:44.+ Your changes stay/))
    .toBeVisible()
  await expect.element(dialog.getByText(/changed by somebody else meanwhile/)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Load it as it is now' })).not.toBeInTheDocument()
  await expect.element(dialog.getByText('was 1')).toBeVisible()
  await expect.element(save).toBeEnabled()
  await save.click()
  await expect.poll(() => server.sent('/editOrder')[1]?.input).toMatchObject({ expectedVersion: ORDER.version + 1 })
})
