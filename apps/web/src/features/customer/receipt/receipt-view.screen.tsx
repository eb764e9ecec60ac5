import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
import { ReceiptView } from './receipt-view.tsx'

const RECEIPT = {
  businessName: 'Sizzle & Spice',
  businessNumber: null,
  timeZone: 'America/Halifax',
  taxLines: [],
  refunds: [],
  standing: 'PAY AT PICKUP',
  pdfUrl: '/receipt.pdf',
  calendarUrl: '/receipt.ics',
}

test('the receipt of an order that was cancelled unpaid tells of no payment and no meal (ordering 58)', async () => {
  const order = { ...ORDER, status: 'cancelled' as const }
  const screen = await openAt('/receipt', <ReceiptView order={order} receipt={{ ...RECEIPT, standing: 'CANCELLED' }} />)
  await expect.element(screen.getByText('None taken')).toBeVisible()
  await expect.element(screen.getByText('Cash')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/enjoy your meal/)).not.toBeInTheDocument()
  await screen.unmount()
  const standing = await openAt('/receipt', <ReceiptView order={ORDER} receipt={RECEIPT} />)
  await expect.element(standing.getByText('Cash', { exact: true })).toBeVisible()
  await expect.element(standing.getByText('Thank you, and enjoy your meal!')).toBeVisible()
})
