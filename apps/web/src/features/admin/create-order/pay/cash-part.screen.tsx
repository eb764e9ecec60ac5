import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { askAgain, askAgainAbout } from '../../../../kit/server/answers.ts'
import { MEDIUM, placedByStaff, theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { quote } from '../../../../testing/quote.ts'
import { orderDetails } from '../../../../testing/samples-admin.ts'
import { LINK, SHOWN_LINK } from '../../../../testing/samples-links.ts'
import { aServer, LOST } from '../../../../testing/server.ts'

const server = aServer()
const { desk } = theOrderDesk(server)
const CASH = {
  id: 'payment-1',
  tender: 'cash',
  amount: 20,
  tipPart: 0,
  cashRounding: 0,
  at: '2026-11-20T21:44:00.000Z',
} as const
const REST = {
  sessionId: LINK.sessionId,
  paymentUrl: '',
  paymentLink: LINK.paymentLink,
  qrCodeData: '',
  amount: 8.5,
  left: 8.5,
  expiresAt: LINK.expiresAt,
  sms: null,
}
type Screen = Awaited<ReturnType<typeof desk>>

/** Two dals for 28.50, and the question whether the cash was received. */
async function atTheCash() {
  server.on('/getOrderDetails', {
    success: true,
    order: orderDetails({ pricing: { subtotal: 25, tax: 3.5, tip: 0, total: 28.5, taxRate: 0.14 }, payments: [CASH] }),
  })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  return screen
}
async function partOf(screen: Screen, amount: string) {
  await screen.getByRole('button', { name: 'Part in cash, rest by link' }).click()
  await screen.getByRole('textbox', { name: 'Part in cash' }).fill(amount)
}
const rested = (standing: 'waiting' | 'paid' | 'withdrawn') =>
  server.on('/getPaymentLink', {
    ...SHOWN_LINK,
    link: { ...LINK, amount: 8.5 },
    standing,
    pricing: null,
    order: { id: 'o1', shortNumber: 'TRU-001' },
  })

test('a part in cash, with its change, and a link for the rest', async () => {
  server.on('/createAdminOrderCash', placedByStaff())
  server.on('/createOrderPaymentLink', { success: true, ...REST })
  rested('waiting')
  const screen = await atTheCash()
  await screen.getByRole('button', { name: 'Part in cash, rest by link' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Part in cash, rest by link' })
  await expect.element(dialog.getByRole('button', { name: 'Cash received' })).toBeDisabled()
  await dialog.getByRole('group', { name: 'Parts' }).getByRole('button', { name: '$20.00' }).click()
  await expect.element(dialog).toMatchTextContent('By payment link$8.50')
  await expect.element(dialog).toMatchTextContent('Confirm cash payment of $20.00 has been received?')
  await dialog.getByRole('textbox', { name: 'Cash given' }).fill('50')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Change$30.00')
  await dialog.getByRole('button', { name: '$20.00 received' }).click()
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await expect.element(screen.getByRole('heading', { name: 'Payment link' })).toBeVisible()
  await expect
    .poll(() => server.sent('/createAdminOrderCash')[0]?.input)
    .toMatchObject({
      cashConfirmed: true,
      finalTotal: 28.5,
      cashPart: 20,
    })
  await expect
    .poll(() => server.sent('/createOrderPaymentLink').map(({ input }) => input))
    .toEqual([{ orderId: placedByStaff().orderId, sendSMS: false }])
  await screen.getByRole('button', { name: /^Dal Makhani/ }).click()
  await expect.element(screen.toasts).toMatchTextContent('This order is waiting for its last payment.')
  rested('paid')
  await askAgainAbout('payment.changed')
  await expect.element(screen.getByText('Paid: $8.50')).toBeVisible()
  await screen.getByRole('button', { name: 'Begin another order' }).click()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
})

test.each([
  ['28.50', 'Enter less than $28.50: this is only a part.'],
  ['400', 'Enter less than $28.50: this is only a part.'],
  ['10.02', 'Cash comes in steps of 5 cents.'],
  ['0', 'Please enter an amount above zero'],
  ['-5', 'Please enter an amount above zero'],
  ['ten', 'Please enter an amount above zero'],
])('a part of %s is none', async (amount, sentence) => {
  const screen = await atTheCash()
  await partOf(screen, amount)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(server.sent('/createAdminOrderCash')).toHaveLength(0)
})

test('a link that fails is tried again, also after a reload, and the order is placed once', async () => {
  server.on('/createAdminOrderCash', placedByStaff())
  server.on('/createOrderPaymentLink', { success: false, code: 'payment_session_expired' }, { success: true, ...REST })
  rested('waiting')
  const screen = await atTheCash()
  await partOf(screen, '20')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'The rest of order TRU-001' })).toBeVisible()
  await expect.element(screen.getByText('$8.50')).toBeVisible()
  await expect.element(screen.getByText('This payment session has expired. Please start again.')).toBeVisible()
  await screen.unmount()
  const again = await desk()
  await again.getByRole('button', { name: 'Create payment link' }).click()
  await expect.element(again.getByRole('heading', { name: 'Payment link' })).toBeVisible()
  await expect.poll(() => server.sent('/createAdminOrderCash')).toHaveLength(1)
  rested('withdrawn')
  await askAgainAbout('payment.changed')
  await again.getByRole('button', { name: 'To the rest' }).click()
  await expect.element(again.getByRole('button', { name: 'Create payment link' })).toBeEnabled()
})

test('a part whose answer is lost is sent again under the same key', async () => {
  server.on('/createAdminOrderCash', LOST, placedByStaff())
  server.on('/createOrderPaymentLink', { success: true, ...REST })
  rested('waiting')
  const screen = await atTheCash()
  await partOf(screen, '20')
  await screen.getByRole('button', { name: '$20.00 received' }).dblClick()
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toMatchTextContent('Failed to create cash order')
  await screen.getByRole('button', { name: '$20.00 received' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment link' })).toBeVisible()
  await expect.poll(() => new Set(server.sent('/createAdminOrderCash').map(({ key }) => key)).size).toBe(1)
})

test('a price that changes while the cash is counted takes the question back, and so does a dish that runs out', async () => {
  const screen = await atTheCash()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Total$28.50')
  server.on('/validatePricing', quote({ cartKey: MEDIUM, price: 13.5 }))
  await askAgain('/validatePricing')
  await expect.element(screen.getByText('Dal Makhani costs $13.50 now, not $12.50.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Use the new price' }).click()
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await partOf(screen, '20')
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('By payment link$10.78')
  server.on('/validatePricing', quote({ cartKey: MEDIUM, price: null, isAvailable: false }))
  await askAgain('/validatePricing')
  await expect.element(screen.getByText('Dal Makhani is sold out.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.sent('/createAdminOrderCash')).toHaveLength(0)
})

test('a reload while the cash is counted keeps the order and asks anew', async () => {
  const screen = await atTheCash()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.unmount()
  const again = await desk()
  await expect.element(again.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await expect.element(again.getByRole('dialog')).not.toBeInTheDocument()
  await again.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(again.getByRole('button', { name: /received$/ })).toHaveFocus()
})

test('who leaves while the answer is on its way finds the rest of the order', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof placedByStaff>>()
  server.on('/createAdminOrderCash', answer.promise)
  server.on('/createOrderPaymentLink', { success: true, ...REST })
  rested('waiting')
  const screen = await atTheCash()
  await partOf(screen, '20')
  await screen.getByRole('button', { name: '$20.00 received' }).click()
  await screen.unmount()
  answer.resolve(placedByStaff())
  await expect.poll(() => server.sent('/createOrderPaymentLink')).toHaveLength(1)
  const again = await desk()
  await expect.element(again.getByRole('heading', { name: /^(Payment link|The rest of order TRU-001)$/ })).toBeVisible()
})
