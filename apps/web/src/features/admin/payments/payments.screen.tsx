import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderDialog, renderInOffice } from '../../../testing/office.tsx'
import { aDish, anAlert, aPayment, orderDetails } from '../../../testing/samples-admin.ts'
import { LINK, SHOWN_LINK } from '../../../testing/samples-links.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { WithdrawLinkDialog } from '../../shared/payment-link/withdraw-link-dialog.tsx'
import { OpenLinks } from './open-links.tsx'
import { Problems } from './payment-problems.tsx'
import { RefundDialog } from './refund-dialog.tsx'

// Money on its way back: how much may go, what was asked for, and what went wrong.

const server = aServer()
const SET_UP = { provider: { name: 'stripe', isLive: true }, emailEnabled: true }
const refunded = (status: 'succeeded' | 'pending' | 'failed', amount: number, error: string | null = null) => ({
  success: status !== 'failed',
  id: 'refund-1',
  refundId: 're_1',
  amount,
  status,
  method: 'card',
  error,
})

const TWO_DALS_AND_A_NAAN = orderDetails({
  items: [aDish('Dal Makhani', 14, 2), aDish('Garlic Naan', 4)],
  pricing: { subtotal: 32, tax: 4.48, tip: 3.52, total: 40, taxRate: 0.14 },
  taxes: [{ name: 'HST', ratePer100k: 14_000, base: 32, amount: 4.48, registration: '', classes: ['prepared'] }],
})

async function refunding(change: Parameters<typeof aPayment>[0] = {}) {
  server.on('/getOrderDetails', { success: true, order: TWO_DALS_AND_A_NAAN })
  const { screen, onClose } = await renderDialog((close) => <RefundDialog payment={aPayment(change)} onClose={close} />)
  return {
    screen,
    onClose,
    amount: screen.getByLabelText('Amount in dollars'),
    choose: (how: string) => screen.getByRole('radio', { name: how }).click(),
    act: screen.getByRole('button', { name: /^Refund \$/ }),
  }
}

test('the whole of what is left is proposed, and a reason is needed', async () => {
  const { screen, choose, amount, act } = await refunding({ refunded: 10, left: 30 })
  await expect.element(screen.getByRole('radio', { name: /^All that is left/ })).toBeChecked()
  await expect.element(screen.getByText(/^Priya Nair paid \$40\.00, and \$30\.00 of it can go back/)).toBeVisible()
  const missing = screen.getByText('Choose a reason.')
  await expect.element(missing).toBeVisible()
  await expect.element(act).toBeDisabled()
  await screen.getByLabelText('Reason').fill('  ')
  await expect.element(missing).toBeVisible()
  await expect.element(act).toBeDisabled()
  await screen.getByRole('button', { name: 'A dish was missing' }).click()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('A dish was missing')
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(act).toBeEnabled()
  await expect.element(act).toHaveTextContent('Refund $30.00')
  await choose('An amount')
  await expect.element(amount).toHaveValue('30.00')
})

test.each([
  ['40.01', 'At most $40.00 can go back'],
  ['0', 'Please enter an amount above zero'],
  ['', 'Please enter an amount above zero'],
  ['-5', 'Please enter an amount above zero'],
  ['1,250', 'Please write the cents after a point, as in 12.50'],
])('an amount of "%s" is refused before it is sent', async (typed, sentence) => {
  const { screen, choose, amount } = await refunding()
  await screen.getByLabelText('Reason').fill('Cold food')
  await choose('An amount')
  await amount.fill(typed)
  await expect.element(amount).toHaveAccessibleDescription(sentence)
  await expect.element(screen.getByText('Correct the amount.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
})

test('a comma is never read as thousands or dropped: twelve and a half is not a thousand', async () => {
  const { screen, choose, amount } = await refunding({ amount: 2000, left: 2000 })
  await screen.getByLabelText('Reason').fill('Cold food')
  await choose('An amount')
  await amount.fill('12,50')
  await expect.element(screen.getByRole('button', { name: 'Refund $12.50', exact: true })).toBeEnabled()
})

test('a part goes back, and what the provider says is said', async () => {
  server.on('/refundPayment', { success: true, paymentId: 'p', refund: refunded('pending', 12.5), left: 27.5 })
  const { screen, onClose, choose, amount, act } = await refunding()
  await choose('An amount')
  await amount.fill('12.5')
  await screen.getByLabelText('Reason').fill(' Cold food ')
  await expect.element(act).toHaveTextContent('Refund $12.50')
  await act.dblClick()
  const said = 'The refund of $12.50 was requested. The provider has not confirmed it yet.'
  await expect.element(screen.toasts.getByText(said)).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/refundPayment').map(({ input }) => input))
    .toEqual([{ paymentId: aPayment().id, amount: 12.5, reason: 'Cold food' }])
})

test('chosen dishes come to an amount with their tax, and the reason names them (money 95)', async () => {
  server.on('/refundPayment', { success: true, paymentId: 'p', refund: refunded('succeeded', 20.52), left: 19.48 })
  const { screen, choose, act } = await refunding()
  await choose('Some dishes')
  await expect.element(screen.getByText('Choose a dish.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
  await screen.getByRole('button', { name: 'One Garlic Naan more' }).click()
  await expect.element(act).toHaveTextContent('Refund $4.56')
  await screen.getByRole('button', { name: 'One Dal Makhani more' }).click()
  await expect.element(act).toHaveTextContent('Refund $20.52')
  await expect.element(screen.getByText('Dishes $18.00 and tax $2.52.')).toBeVisible()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('For 1 × Dal Makhani and 1 × Garlic Naan')
  await act.click()
  await expect
    .poll(() => server.sent('/refundPayment').map(({ input }) => input))
    .toEqual([{ paymentId: aPayment().id, amount: 20.52, reason: 'For 1 × Dal Makhani and 1 × Garlic Naan' }])
})

test('dishes never come to more than is left; from there the amount is changed by hand, and a reason that was typed stays', async () => {
  const { screen, choose, amount, act } = await refunding({ refunded: 30, left: 10 })
  await screen.getByLabelText('Reason').fill('It was cold')
  await choose('Some dishes')
  await screen.getByRole('button', { name: 'One Dal Makhani more' }).click()
  await expect.element(act).toHaveTextContent('Refund $10.00')
  await expect
    .element(screen.getByText('Dishes $14.00 and tax $1.96. Only $10.00 is left of this payment.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('It was cold')
  await choose('An amount')
  await expect.element(amount).toHaveValue('10.00')
  await amount.fill('5')
  await expect.element(act).toHaveTextContent('Refund $5.00')
  await choose('Some dishes')
  await expect.element(act).toHaveTextContent('Refund $10.00')
})

test('without its dishes a payment is refunded by its amount', async () => {
  const { screen, act } = await refunding({ orderId: null, shortNumber: null })
  await expect.element(screen.getByRole('radio', { name: /^Whole payment/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Some dishes' })).not.toBeInTheDocument()
  await screen.getByLabelText('Reason').fill('Cold food')
  await expect.element(act).toBeEnabled()
})

test('a refund without an answer is asked for under the same key, so that it goes once', async () => {
  server.on('/refundPayment', LOST)
  const { screen, act } = await refunding()
  await screen.getByLabelText('Reason').fill('Cold food')
  await act.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/\w/)
  server.on('/refundPayment', { success: true, paymentId: 'p', refund: refunded('succeeded', 40), left: 0 })
  await act.click()
  await expect.element(screen.toasts.getByText('The refund of $40.00 went through.')).toBeVisible()
  await expect.poll(() => new Set(server.sent('/refundPayment').map(({ key }) => key)).size).toBe(1)
})

const problems = (...alerts: ReturnType<typeof anAlert>[]) => ({ ...SET_UP, alerts, failedWebhooks: [] })

test('a failed refund says what to do, and is tried again and followed', async () => {
  const onRefundAsked = vi.fn()
  server.on('/retryRefund', { success: true, refund: refunded('pending', 40) })
  const screen = await renderInOffice(<Problems success {...problems(anAlert())} onRefundAsked={onRefundAsked} />)
  await expect.element(screen.getByRole('heading', { name: 'To look at (1)' })).toBeVisible()
  await expect.element(screen.getByText(/^We’ll retry it automatically/)).toBeVisible()
  await expect
    .poll(() =>
      screen
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Order', 'Amount'])
  await screen.getByRole('button', { name: 'Try the refund again' }).click()
  await expect.poll(() => onRefundAsked.mock.calls).toEqual([[anAlert().refundId]])
})

test('a refund on its way is not asked for twice', async () => {
  const alert = anAlert({ refundState: 'pending' })
  const screen = await renderInOffice(<Problems success {...problems(alert)} onRefundAsked={() => undefined} />)
  await expect.element(screen.getByText('Asked again. Waiting for the provider')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try the refund again' })).not.toBeInTheDocument()
})

test('what is done is put away; a refusal says why', async () => {
  server.on('/resolvePaymentAlert', { success: false, code: 'payment_alert_not_found' })
  const screen = await renderInOffice(<Problems success {...problems(anAlert())} onRefundAsked={() => undefined} />)
  await screen.getByRole('button', { name: 'Mark as done' }).click()
  await expect.element(screen.toasts.getByText('There is no open alert with this id.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mark as done' })).toBeEnabled()
})

async function withdrawing() {
  const link = { sessionId: 's', customerName: 'Priya Nair', amount: 20.52 }
  const { screen, onClose } = await renderDialog((close) => <WithdrawLinkDialog link={link} onClose={close} />)
  return { screen, onClose, act: screen.getByRole('button', { name: 'Withdraw', exact: true }) }
}

test('a link is withdrawn by name and amount, and the provider has the last word', async () => {
  server.on('/withdrawPaymentLink', { success: true, sessionId: 's', isWithdrawn: true, message: 'Withdrawn' })
  const { screen, onClose, act } = await withdrawing()
  await expect.element(screen.getByText('Withdraw the link for Priya Nair, $20.52?')).toBeVisible()
  await act.click()
  await expect.element(screen.toasts.getByText('Withdrawn')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('a link that was paid just before stays, and says so', async () => {
  server.on('/withdrawPaymentLink', { success: false, code: 'payment_link_paid', shortNumber: 'TRU-001' })
  const { screen, onClose, act } = await withdrawing()
  await act.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This payment was made before it could be withdrawn.')
  expect(onClose).not.toHaveBeenCalled()
})

test('an open link is one row: pressed it shows its code, and the rest stands behind the dots', async () => {
  const links = [
    LINK,
    { ...LINK, sessionId: 'b', customerName: 'Priya', customerPhone: '+19025550188', amount: 1028.5 },
  ]
  server.on('/getPaymentLinks', { success: true, links })
  server.on('/sendPaymentLink', LOST)
  server.on('/getPaymentLink', SHOWN_LINK)
  const screen = await renderInOffice(<OpenLinks locationId={undefined} />)
  const folded = screen.getByRole('button', { name: /^Open payment links \(2\)\$1,057\.00 · expires / })
  // As the rows of the other parts it stands in a card.
  await expect.element(folded).toHaveClass('rounded-card border bg-raised')
  await folded.click()
  await screen.getByRole('button', { name: 'Link for Walk-in' }).click()
  await expect.element(screen.getByRole('button', { name: 'Send SMS' })).toBeDisabled()
  await expect.element(screen.getByText('Customer phone number is required to send SMS')).toBeVisible()
  await screen.getByRole('button', { name: 'Withdraw…' }).click()
  await expect.element(screen.getByText('Withdraw the link for Walk-in, $28.50?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Link for Priya' }).click()
  await screen.getByRole('button', { name: 'Send SMS' }).click()
  await expect.element(screen.toasts.getByText(/^Failed to send SMS: /)).toBeVisible()
  await expect.poll(() => server.sent('/sendPaymentLink')[0]?.input).toEqual({ sessionId: 'b' })
  await screen.getByRole('button', { name: 'Show QR Code for Priya' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Payment QR Code' })).toBeVisible()
})
