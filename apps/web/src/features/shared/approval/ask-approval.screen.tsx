import { beforeEach, expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { GiveCashBackDialog } from './give-cash-back-dialog.tsx'

// "Needs a manager", around the one dialog that two sections share.

const server = aServer()
const orderId = '0190a000-0000-7000-8000-000000000001'
const MIA = { id: '0190a000-0000-7000-8000-0000000000d2', name: 'Mia Chen' }
const ASKED = { action: 'giveCashBack', subject: `order:${orderId}`, amount: 23.55 } as const
const NEEDS = { success: false, code: 'needs_approval', ...ASKED } as const
const GIVEN = {
  success: true,
  orderId,
  refundId: 'r',
  amount: 23.55,
  returned: 23.55,
  message: 'TRU-001: given back',
} as const
const APPROVAL = {
  success: true,
  approvalId: '0f0cf4f1-6c0e-4a68-9a43-5e6f2b3d7c11',
  until: '2026-11-20T21:22:00.000Z',
} as const

beforeEach(() => {
  server.signedIn(aUser('staff', { byPin: true }))
  server.on('/getApprovers', { success: true, people: [MIA] })
})

async function askingAManager() {
  const onClose = vi.fn()
  const order = { orderId, shortNumber: 'TRU-001', customerName: 'Priya Nair' }
  const screen = await renderInOffice(
    <GiveCashBackDialog order={order} amount={23.55} onClose={onClose} onSettled={() => undefined} />,
  )
  await screen.getByRole('button', { name: '$23.55 given back' }).click()
  return { screen, onClose, dialog: screen.getByRole('dialog', { name: 'Needs a manager' }) }
}

test('a manager approves by name and PIN, and the same action is sent again with it (people 51)', async () => {
  server.on('/giveCashBack', NEEDS, GIVEN)
  server.on('/approve', { success: false, code: 'wrong_pin' }, APPROVAL)
  const { screen, onClose, dialog } = await askingAManager()
  await expect.element(dialog.getByText('Give cash back for order TRU-001?')).toBeVisible()
  await expect.element(dialog.getByText('$23.55 goes back.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mia Chen' }).click()
  const pin = dialog.getByLabelText('PIN of Mia Chen')
  await expect.element(pin).toHaveFocus()
  for (const key of ['5', '5', '5', '5', 'Approve'])
    await dialog.getByRole('button', { name: key, exact: true }).click()
  await expect.element(pin).toHaveAccessibleDescription('This PIN is not right. Please try again.')
  await pin.fill('4827')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.toasts.getByText('TRU-001: given back')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect.poll(() => server.sent('/approve').at(-1)?.input).toEqual({ ...ASKED, userId: MIA.id, pin: '4827' })
  await expect
    .poll(() => server.sent('/giveCashBack').map(({ input }) => input))
    .toEqual([{ orderId }, { orderId, approvalId: APPROVAL.approvalId }])
})

test('an approval that does not fit any more is asked for again, and leaving asks nobody', async () => {
  server.on('/giveCashBack', NEEDS, { ...NEEDS, code: 'approval_invalid', amount: 20 })
  server.on('/approve', APPROVAL)
  const { screen, onClose, dialog } = await askingAManager()
  await dialog.getByRole('button', { name: 'Mia Chen' }).click()
  await dialog.getByLabelText('PIN of Mia Chen').fill('4827')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText(/^This approval was used, has run out/)).toBeVisible()
  await expect.element(dialog.getByText('$20.00 goes back.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'Cash given back' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('where nobody can approve by PIN it says who can', async () => {
  server.on('/giveCashBack', NEEDS)
  server.on('/getApprovers', { success: true, people: [] })
  const { dialog } = await askingAManager()
  await expect.element(dialog.getByText(/^No manager of this location can approve it here/)).toBeVisible()
})
