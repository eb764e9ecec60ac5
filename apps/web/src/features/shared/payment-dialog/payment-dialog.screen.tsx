import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaymentDialog } from './payment-dialog.tsx'

// What a person reads before the page of the card provider.

const row = (kind: BillRow['kind'], label: string, amount: number): BillRow => ({
  kind,
  label,
  amount,
  mark: '',
  note: '',
})
const SUMS = [
  row('discount', 'Welcome 10%', -250),
  row('subtotal', 'Subtotal', 2250),
  row('tax', 'GST (5%)', 113),
  row('tax', 'PST (6%)', 135),
  row('tip', 'Tip', 300),
  row('total', 'Total', 2798),
]

async function opened(total = 2798, onClose = () => undefined as unknown, paymentUrl = 'https://pay.example/1') {
  const screen = await render(
    <PaymentDialog
      session={{ paymentUrl, total, expiresAt: '2099-01-01T00:00:00.000Z' }}
      sums={SUMS}
      payer={{ name: 'Priya Nair', email: 'priya@example.ca' }}
      about={['Truro', 'Pickup']}
      onLeave={() => undefined}
      onClose={onClose}
      onRenew={() => undefined}
    />,
  )
  return screen.getByRole('dialog', { name: 'Payment' })
}

test('before a card is asked for, the sums stand as they did at the checkout', async () => {
  const dialog = await opened()
  await expect.element(dialog.getByText('$27.98 CAD')).toBeVisible()
  await expect.element(dialog.getByText('Truro · Pickup', { exact: true })).toBeVisible()
  const rows = () => [...dialog.element().querySelectorAll('dt')].slice(0, -1)
  await expect
    .poll(() => rows().map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`))
    .toEqual(['Welcome 10% -$2.50', 'Subtotal $22.50', 'GST (5%) $1.13', 'PST (6%) $1.35', 'Tip $3.00'])
})

test('sums that do not lead to what is asked for are not shown beside it', async () => {
  const dialog = await opened(2799)
  await expect.element(dialog.getByText('$27.99 CAD')).toBeVisible()
  await expect.element(dialog.getByText('Subtotal')).not.toBeInTheDocument()
})

test('a sandbox is named before a card is asked for, and a provider by what it takes', async () => {
  const onClose = () => undefined
  const dialog = await opened(2798, onClose, `${location.origin}/sandbox-payment/1`)
  await expect.element(dialog.getByText(/Test payments - no money moves\.$/)).toBeVisible()
  await expect.element(dialog.getByText(/Apple Pay/)).not.toBeInTheDocument()
})

test('Back closes it, as its button does', async () => {
  const onClose = vi.fn()
  const dialog = await opened(2798, onClose)
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
