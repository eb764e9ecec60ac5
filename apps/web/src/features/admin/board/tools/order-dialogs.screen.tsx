import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aNetwork, goOffline, goOnline } from '../../../../testing/network.ts'
import { renderDialog, renderInOffice } from '../../../../testing/office.tsx'
import { PRIYA } from '../../../../testing/people.ts'
import { anOrder, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { UnpaidDialog } from './unpaid-dialog.tsx'

// The questions that an order's money and its end are asked with.

const server = aServer()
aNetwork()
const { orderId } = anOrder()
const orderIs = (...orders: ReturnType<typeof orderDetails>[]) =>
  server.on('/getOrderDetails', ...orders.map((order) => ({ success: true as const, order })))
const [PAID_BY_CARD, PAID_IN_CASH] = [
  { paymentStatus: 'paid', paymentMethod: 'card', moneyBack: { refunded: 0, underWay: 0, failed: 0, left: 20.52 } },
  { paymentStatus: 'paid', paymentMethod: 'cash', moneyBack: { refunded: 0, underWay: 0, failed: 0, left: 20.52 } },
] as const
const IN_COINS = {
  id: 'payment-1',
  tender: 'cash',
  amount: 20.52,
  tipPart: 0,
  cashRounding: -0.02,
  at: '2026-11-20T21:44:00.000Z',
} as const
const HST = { name: 'HST', ratePer100k: 14_000, base: 18, registration: '', classes: ['prepared' as const] }
const NOW_READY = { status: 'ready', at: '2026-11-20T21:44:00.000Z', by: 'Mia Chen' } as const

async function cancelling() {
  const { screen, onClose } = await renderDialog((close) => <CancelDialog orderId={orderId} onClose={close} />)
  return { screen, onClose, act: screen.getByRole('button', { name: 'Cancel order', exact: true }) }
}

test.each([
  ['unpaid', {}, 'No payment was taken. No refund is needed.'],
  ['paid by card', PAID_BY_CARD, '$20.52 will be refunded automatically to the original card (5-10 business days).'],
  ['paid in cash', PAID_IN_CASH, 'Paid in cash: please refund $20.50 by hand.'],
])('who cancels an order that is %s reads what becomes of the money', async (_, change, sentence) => {
  orderIs(orderDetails(change))
  const { screen } = await cancelling()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('a reason is needed, its length is counted, and nothing of it is cut', async () => {
  orderIs(orderDetails())
  const { screen, act } = await cancelling()
  const reason = screen.getByLabelText('Reason for cancellation')
  await expect.element(act).toBeDisabled()
  await reason.fill('   ')
  await expect.element(screen.getByText('Please provide a reason for cancellation')).toBeVisible()
  await reason.fill('x'.repeat(501))
  await expect.element(screen.getByText('501 of 500')).toBeVisible()
  await expect.element(screen.getByText('Reason too long. Maximum 500 characters allowed')).toBeVisible()
  await expect.element(act).toBeDisabled()
  await reason.fill('x'.repeat(500))
  await expect.element(screen.getByText('500 of 500')).toBeVisible()
  await expect.element(act).toBeEnabled()
})

test('cancelling begins at the usual reasons, one press each, and nobody is told off before they write', async () => {
  orderIs(orderDetails())
  const { screen, act } = await cancelling()
  await expect.element(screen.getByText('Priya Nair, 2 items, $20.52')).toBeVisible()
  await expect.element(screen.getByText('Choose or write a reason.')).toBeVisible()
  await expect.element(screen.getByText('Please provide a reason for cancellation')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'A dish is sold out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Reason for cancellation')).toHaveValue('A dish is sold out')
  await expect.element(act).toBeEnabled()
})

test('a cancelled order says what the server says of its refund', async () => {
  orderIs(orderDetails())
  server.on('/cancelOrder', {
    success: true,
    orderId,
    oldStatus: 'pending',
    newStatus: 'cancelled',
    message: 'Order cancelled successfully.',
    refund: null,
  })
  const { screen, act, onClose } = await cancelling()
  await screen.getByLabelText('Reason for cancellation').fill('Oven broke')
  await act.click()
  await expect.element(screen.toasts.getByText('Order cancelled successfully.')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/cancelOrder').map(({ input }) => input))
    .toEqual([{ orderId, cancelReason: 'Oven broke', expectedVersion: 3 }])
})

test('who was slower reads who was first, and the reason stays', async () => {
  orderIs(orderDetails())
  server.on('/cancelOrder', { success: false, code: 'order_changed', current: NOW_READY })
  const { screen, act } = await cancelling()
  await screen.getByLabelText('Reason for cancellation').fill('Oven broke')
  await act.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Mia Chen was first, at 5:44\sp\.m\.( AST\.)?$/)
  await expect.element(screen.getByLabelText('Reason for cancellation')).toHaveValue('Oven broke')
})

test('after a lost answer the next press repeats the same wish, though the order has moved on', async () => {
  orderIs(orderDetails(), orderDetails({ version: 4 }))
  server.on('/cancelOrder', LOST)
  const { screen, act } = await cancelling()
  await screen.getByLabelText('Reason for cancellation').fill('Oven broke')
  await act.click()
  await expect.poll(() => server.sent('/getOrderDetails').length).toBe(2)
  await expect.element(act).toBeEnabled()
  const before = server.sent('/cancelOrder').length
  await act.click()
  await expect.poll(() => server.sent('/cancelOrder').length).toBeGreaterThan(before)
  await expect
    .poll(() => new Set(server.sent('/cancelOrder').map(({ key, input }) => `${key} ${input.expectedVersion}`)).size)
    .toBe(1)
})

test.each([
  ['$23.55', 'rounded up', { tax: 2.53, total: 23.53 }, ['Cash rounding', 'In cash'], ['$0.02', '$23.55']],
  ['$23.50', 'rounded down', { tax: 2.52, total: 23.52 }, ['Cash rounding', 'In cash'], ['-$0.02', '$23.50']],
  ['$23.55', 'in coins already', { tax: 2.55, total: 23.55 }, [], []],
])(
  'the counter reads that it takes %s, %s, and what that is made of, and records it once',
  async (coins, _, sums, ...rounded) => {
    orderIs(
      orderDetails({
        pricing: { subtotal: 18, tip: 3, ...sums, taxRate: 0.14 },
        taxes: [{ ...HST, amount: sums.tax }],
      }),
    )
    server.on('/processOrderPayment', {
      success: true,
      orderId,
      paymentStatus: 'paid',
      paymentId: 'payment-1',
      version: 2,
      transactionId: 'manual-1',
      amount: sums.total,
      cashRounding: Number((Number(coins.slice(1)) - sums.total).toFixed(2)),
      received: Number(coins.slice(1)),
      tender: 'cash',
      left: 0,
      method: 'manual',
      processedBy: 'Mia Chen',
      processedAt: '2026-11-20T21:44:00.000Z',
    })
    const { screen, onClose } = await renderDialog((close) => <PaymentDialog orderId={orderId} onClose={close} />)
    await expect.element(screen.getByText(`Confirm cash payment of ${coins} has been received?`)).toBeVisible()
    const [names, amounts] = [screen.getByRole('term'), screen.getByRole('definition')]
    await expect
      .poll(() => names.elements().map(({ textContent }) => textContent))
      .toEqual(['Subtotal', 'Tip', 'Tax', 'Total', ...rounded[0]])
    const figures = ['$18.00', '$3.00', `$${sums.tax}`, `$${sums.total}`, ...rounded[1]]
    await expect.poll(() => amounts.elements().map(({ textContent }) => textContent)).toEqual(figures)
    await screen.getByRole('button', { name: `${coins} received` }).dblClick()
    await expect.element(screen.toasts.getByText(`TRU-001: ${coins} recorded as paid`)).toBeVisible()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    await expect.poll(() => server.sent('/processOrderPayment')).toHaveLength(1)
  },
)

test('cash that is counted without a network waits, is not taken twice, and is recorded once (offline 33)', async () => {
  server.signedIn(PRIYA)
  server.on('/getOrderDetails', LOST)
  goOffline()
  const counted = () => renderDialog((close) => <PaymentDialog orderId={orderId} known={anOrder()} onClose={close} />)
  const first = await counted()
  await first.screen.getByRole('button', { name: '$20.50 received' }).click()
  await expect.element(first.screen.toasts.getByText('TRU-001: $20.50 received')).toBeVisible()
  await first.screen.unmount()
  const second = await counted()
  await expect.element(second.screen.getByRole('dialog').getByText('Queued for when online')).toBeVisible()
  await expect.element(second.screen.getByRole('button', { name: /received$/ })).not.toBeInTheDocument()
  orderIs(orderDetails(PAID_IN_CASH))
  server.on('/processOrderPayment', { success: false, code: 'already_paid', paidAt: null })
  goOnline()
  const sent = { orderId, paymentData: { method: 'manual', source: 'admin_dashboard', amount: 20.52 } }
  await expect.poll(() => server.sent('/processOrderPayment').map(({ input }) => input)).toEqual([sent])
})

test('a discount and each of several taxes are among what is taken', async () => {
  const taxes = [
    { ...HST, name: 'GST', ratePer100k: 5000, amount: 0.8 },
    { ...HST, name: 'PST', ratePer100k: 6000, amount: 0.97 },
  ]
  const charges = [{ kind: 'discount' as const, label: 'Welcome 10%', amount: 1.8, taxClass: null }]
  const pricing = { subtotal: 16.2, tax: 1.77, tip: 0, total: 17.97, taxRate: 0.11 }
  orderIs(orderDetails({ charges, taxes, pricing }))
  const screen = await renderInOffice(<PaymentDialog orderId={orderId} onClose={() => undefined} />)
  await expect.element(screen.getByText('Confirm cash payment of $17.95 has been received?')).toBeVisible()
  await expect
    .poll(() =>
      screen
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Welcome 10%', 'Subtotal', 'Tip', 'GST (5%)', 'PST (6%)', 'Total', 'Cash rounding', 'In cash'])
})

test('of an order that is paid in part exactly the rest is taken, in coins', async () => {
  const card = { id: 'payment-1', tender: 'card', amount: 10, tipPart: 0, cashRounding: 0, at: NOW_READY.at } as const
  orderIs(orderDetails({ payments: [card] }))
  server.on('/processOrderPayment', new Promise(() => undefined)) // no answer yet
  const screen = await renderInOffice(<PaymentDialog orderId={orderId} onClose={() => undefined} />)
  await expect.element(screen.getByText('Confirm cash payment of $10.50 has been received?')).toBeVisible()
  await screen.getByLabelText('Cash given').fill('20')
  await expect.element(screen.getByText('$9.50')).toBeVisible()
  const names = screen.getByRole('term').elements()
  expect(names.map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`).slice(3)).toEqual([
    'Total $20.52',
    'Card $10.00',
    'Left to pay $10.52',
    'Cash rounding -$0.02',
    'In cash $10.50',
  ])
  await screen.getByRole('button', { name: '$10.50 received' }).click()
  await expect
    .poll(() => server.sent('/processOrderPayment').map(({ input }) => input.paymentData.amount))
    .toContain(10.52)
})

test('money that a colleague has recorded meanwhile is not taken twice', async () => {
  const taken = {
    kind: 'payment',
    status: 'pending',
    at: '2026-11-20T21:44:00.000Z',
    by: 'Mia Chen',
    note: '',
  } as const
  orderIs(orderDetails(), orderDetails({ ...PAID_IN_CASH, payments: [IN_COINS], timeline: [taken] }))
  server.on('/processOrderPayment', { success: false, code: 'already_paid', paidAt: taken.at })
  const screen = await renderInOffice(<PaymentDialog orderId={orderId} onClose={() => undefined} />)
  await screen.getByRole('button', { name: '$20.50 received' }).click()
  await expect
    .element(screen.getByRole('dialog').getByRole('status'))
    .toMatchTextContent(/^Mia Chen recorded \$20\.50 as paid, at 5:44\sp\.m\.( AST\.)?$/)
  await expect.element(screen.getByRole('button', { name: '$20.50 received' })).toBeDisabled()
})

test('cash is given back with the amount and the name in the question', async () => {
  orderIs(orderDetails({ ...PAID_IN_CASH, status: 'cancelled' }))
  server.on('/giveCashBack', {
    success: true,
    orderId,
    refundId: 'r',
    amount: 20.52,
    returned: 20.5,
    message: '$20.50 given back',
  })
  const { screen, onClose } = await renderDialog((close) => <GiveBackDialog orderId={orderId} onClose={close} />)
  await expect.element(screen.getByText('Confirm that Priya Nair has $20.50 back?')).toBeVisible()
  await screen.getByRole('button', { name: '$20.50 given back' }).click()
  await expect.element(screen.toasts.getByText('$20.50 given back')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('cash that a colleague gave back is said, and nothing is recorded twice', async () => {
  orderIs(orderDetails({ ...PAID_IN_CASH, status: 'cancelled' }))
  server.on('/giveCashBack', { success: false, code: 'cash_given_back', by: 'Mia Chen', at: NOW_READY.at })
  const { screen, onClose } = await renderDialog((close) => <GiveBackDialog orderId={orderId} onClose={close} />)
  await screen.getByRole('button', { name: '$20.50 given back' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/given back/)
  expect(onClose).not.toHaveBeenCalled()
})

const shown = (change: Parameters<typeof anOrder>[0]) => ({ ...anOrder(change), isWaiting: false, isSending: false })

test('what several unpaid orders come to in cash is added up to the coin, and only one alone is paid from here', async () => {
  const orders = [0.1, 0.2, 20.52].map((total, at) =>
    shown({ orderId: `order-${at}`, shortNumber: `TRU-00${at}`, pricing: { ...anOrder().pricing, total } }),
  )
  const told = { onTakePayment: vi.fn(), onComplete: vi.fn(), onClose: vi.fn() }
  const screen = await renderInOffice(<UnpaidDialog orders={orders} {...told} />)
  await expect.element(screen.getByText('$20.80 is not paid')).toBeVisible()
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('button', { name: 'Take payment' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Complete unpaid' }).click()
  await expect.poll(() => told.onComplete).toHaveBeenCalledOnce()
  await expect.poll(() => told.onClose).toHaveBeenCalledOnce()
})

test('one unpaid order is paid first, or left as it is; before it leaves it is read where it goes', async () => {
  const deliveryInfo = { address: '12 Main St', instructions: 'Door code 1234' }
  const told = { onTakePayment: vi.fn(), onComplete: vi.fn(), onClose: vi.fn() }
  const screen = await renderInOffice(<UnpaidDialog orders={[shown({ status: 'ready', deliveryInfo })]} {...told} />)
  await expect.element(screen.getByText('TRU-001, Priya Nair')).toBeVisible()
  await expect.element(screen.getByText('$20.50 is not paid')).toBeVisible()
  await expect.element(screen.getByText('Door code 1234')).toBeVisible()
  await screen.getByRole('button', { name: 'Take payment' }).click()
  await expect.poll(() => told.onTakePayment).toHaveBeenCalledWith(orderId)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(told.onComplete).not.toHaveBeenCalled()
})
