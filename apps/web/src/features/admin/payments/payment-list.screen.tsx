import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { aPayment, orderDetails } from '../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { PaymentBar } from './payment-bar.tsx'
import { PaymentList } from './payment-list.tsx'

const server = aServer()
// A day of another year is named with its year.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-21T05:00:00.000Z')
  server.on('/getOwnLocations', { success: true, locations: [], total: 0 })
})
afterEach(() => void vi.useRealTimers())

const REFUND = {
  id: 'r1',
  amount: 10,
  state: 'failed',
  cause: 'manager',
  reason: 'Cold food',
  providerRefundId: null,
  lastError: 'card closed',
  tries: 3,
  requestedBy: 'Mia Chen',
  requestedAt: '2026-11-20T21:30:00.000Z',
  settledAt: null,
} as const
const DONE = { ...REFUND, state: 'succeeded', lastError: null } as const

const dayOf = (date: string, paid: number, refunded = 0) => ({
  date,
  payments: 40,
  paid,
  refunded,
  kept: paid - refunded,
})
const TODAY = dayOf('2026-11-20', 1600, 50)

test('a payment shows its refunds with their reasons, and nothing more can go back than is left', async () => {
  server.on('/getOrderDetails', { success: true, order: orderDetails() })
  const payments = [
    aPayment({ refunds: [REFUND] }),
    aPayment({ id: 'all', shortNumber: 'TRU-002', refunded: 40, left: 0, refunds: [{ ...DONE, amount: 40 }] }),
  ]
  const screen = await renderInOffice(<PaymentList payments={payments} days={[TODAY]} />)
  await expect.element(screen.getByText('Refund failed')).toBeVisible()
  await expect.element(screen.getByText('The provider said: card closed')).toBeVisible()
  const opened = screen.getByRole('dialog')
  const refund = opened.getByRole('button', { name: 'Refund…' })
  await screen.getByRole('button', { name: /^TRU-002/ }).click()
  await expect.element(opened).toBeVisible()
  await expect.element(refund).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: /^TRU-001/ }).click()
  await refund.click()
  const dialog = screen.getByRole('dialog', { name: 'Refund' })
  await dialog.getByRole('radio', { name: 'Some dishes' }).click()
  await expect.element(dialog.getByText('Dishes to refund')).toBeVisible()
})

test('of a payment that went back in part, a row says what is kept of how much', async () => {
  const payments = [
    aPayment({ amount: 33.6, refunded: 10, left: 23.6, refunds: [DONE] }),
    aPayment({ id: 'asked', shortNumber: 'TRU-002', left: 30, refunds: [{ ...DONE, state: 'pending' }] }),
  ]
  const screen = await renderInOffice(<PaymentList payments={payments} days={[TODAY]} />)
  const row = (number: string) =>
    screen
      .getByRole('list', { name: /^Payments/ })
      .getByRole('listitem')
      .filter({ hasText: number })
  await expect.element(row('TRU-001').getByText('$23.60', { exact: true })).toBeVisible()
  await expect.element(row('TRU-001').getByText('of $33.60, rest refunded')).toBeVisible()
  await expect.element(row('TRU-002').getByText('Refund on its way')).toBeVisible()
})

test('each day says what it holds, also of payments on other pages; after midnight it is still the evening before (money 94)', async () => {
  const payments = [
    aPayment({ id: 'late', capturedAt: '2026-11-21T04:10:00.000Z' }),
    aPayment(),
    aPayment({ id: 'before', businessDate: '2026-11-19', capturedAt: '2026-11-19T22:00:00.000Z' }),
  ]
  const screen = await renderInOffice(<PaymentList payments={payments} days={[TODAY, dayOf('2026-11-19', 900)]} />)
  const today = screen.getByRole('region', { name: 'Friday, November 20' })
  await expect.element(today.getByText('40 payments', { exact: true })).toBeVisible()
  await expect.element(today.getByText('$1,600.00 paid, $50.00 refunded, $1,550.00 after refunds')).toBeVisible()
  await expect.element(today.getByText(/^Nov 21, 12:10 a\.m\./)).toBeVisible()
  await expect.element(today.getByText(/^5:30 p\.m\./)).toBeVisible()
  const before = screen.getByRole('region', { name: 'Thursday, November 19' })
  await expect.element(before.getByText('$900.00 paid')).toBeVisible()
})

test('the list is narrowed to days, as the audit trail is', async () => {
  const changes: unknown[] = []
  const filters = { refunds: undefined, search: '', location: undefined, from: undefined, to: undefined, page: 1 }
  const screen = await renderInOffice(<PaymentBar filters={filters} onChange={(change) => changes.push(change)} />)
  await screen.getByRole('button', { name: 'Filters' }).click()
  await screen.getByRole('combobox', { name: 'When' }).selectOptions('Dates…')
  await screen.getByLabelText('From').fill('2026-11-01')
  // Typed before the first was drawn: each says itself alone, so neither takes the other back.
  await screen.getByLabelText('To', { exact: true }).fill('2026-11-05')
  await expect.poll(() => changes).toStrictEqual([{ from: '2026-11-01' }, { to: '2026-11-05' }])
})

test('a row opens its payment, with the keyboard too: guest, dishes, tax and tip, and its refunds with who, when and why', async () => {
  server.on('/getOrderDetails', {
    success: true,
    order: orderDetails({
      paymentStatus: 'paid',
      pricing: { subtotal: 18, tax: 2.52, tip: 3, total: 23.52, taxRate: 0.14 },
      payments: [
        { id: 'payment-1', tender: 'card', amount: 23.52, tipPart: 3, cashRounding: 0, at: '2026-11-20T21:30:00.000Z' },
      ],
    }),
  })
  const payment = aPayment({ amount: 23.52, refunded: 10, left: 13.52, refunds: [DONE] })
  const screen = await renderInOffice(<PaymentList payments={[payment]} days={[TODAY]} />)
  const row = screen.getByRole('button', { name: 'TRU-001, payment of Priya Nair' })
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Payment for TRU-001' })
  await expect.element(dialog.getByText('of $23.52, rest refunded')).toBeVisible()
  await expect.element(dialog.getByText('Garlic Naan')).toBeVisible()
  for (const word of ['Tax', 'Tip', 'Total'])
    await expect.element(dialog.getByText(word, { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('Card, through Stripe')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy the id of the payment' })).toBeVisible()
  await expect.element(dialog.getByText(/^By a manager, Mia Chen, Nov 20, 5:30 p\.m\./)).toBeVisible()
  await expect.element(dialog.getByText('“Cold food”')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row).toHaveFocus()
})

test('from the payment leads the way to its refund and to its order; without its dishes the rest is there', async () => {
  server.on('/getOrderDetails', LOST)
  const screen = await renderInOffice(<PaymentList payments={[aPayment()]} days={[TODAY]} />)
  await screen.getByRole('button', { name: /payment of Priya Nair$/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Payment for TRU-001' })
  await expect.element(dialog.getByText('Failed to load the dishes')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open order' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Refund…' }).click()
  const refund = screen.getByRole('dialog', { name: 'Refund' })
  await expect.element(refund.getByText(/^The dishes could not be loaded/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('on a phone too the sum of a day ends where the amounts below it end', async () => {
  const screen = await renderInOffice(<PaymentList payments={[aPayment()]} days={[TODAY]} />)
  const sum = screen.getByText(/after refunds$/)
  await expect.element(sum).toHaveClass('pr-[calc(1rem+38px+1px)]')
})
