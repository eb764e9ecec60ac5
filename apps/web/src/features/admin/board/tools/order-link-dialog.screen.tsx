import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { anOrder, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { OrderLinkDialog } from './order-link-dialog.tsx'

const server = aServer()
const { orderId } = anOrder()
const CASH = {
  id: 'payment-1',
  tender: 'cash',
  amount: 10,
  tipPart: 0,
  cashRounding: 0,
  at: '2026-11-20T21:44:00.000Z',
} as const

async function linking() {
  server.on('/getOrderDetails', { success: true, order: orderDetails({ payments: [CASH] }) })
  const { screen } = await renderDialog((close) => <OrderLinkDialog orderId={orderId} onClose={close} />)
  return { screen, amount: screen.getByLabelText('Amount in dollars') }
}

test('a link is for what is left, or for a part of it, and never for more', async () => {
  const { screen, amount } = await linking()
  await expect.element(amount).toHaveValue('10.52')
  await amount.fill('10.53')
  await expect.element(screen.getByText('At most $10.52 is left to pay')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create link for $10.53' })).toBeDisabled()
  await amount.fill('0')
  await expect.element(screen.getByText('Please enter an amount above zero')).toBeVisible()
  await amount.fill('5')
  server.on('/createOrderPaymentLink', { success: false, code: 'payment_exceeds_order', left: 4 })
  await screen.getByLabelText(/^Send it as a text message to \(902\) /).click()
  await screen.getByRole('button', { name: 'Create link for $5.00' }).click()
  await expect.element(screen.getByText('A payment cannot be more than what is left to pay.')).toBeVisible()
  await expect
    .poll(() => server.sent('/createOrderPaymentLink').map(({ input }) => input))
    .toEqual([{ orderId, amount: 5, sendSMS: true }])
})
