import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
import { LastOrderCard, OrderCard } from './order-card.tsx'

const ODD = { ...ORDER, pricing: { ...ORDER.pricing, total: 28.52 } }
const PRESSES = { onReorder: () => undefined, onCancel: () => undefined }

test.each([
  ['the last order', LastOrderCard],
  ['an order of before', OrderCard],
])('%s has its price, and what that is in coins until it is paid (money 64)', async (_, Card) => {
  const waiting = await openAt('/dashboard', <Card order={ODD} {...PRESSES} />)
  await expect.element(waiting.getByText('$28.52')).toBeVisible()
  await expect.element(waiting.getByText('$28.50 in cash')).toBeVisible()
  await waiting.unmount()
  const paid = await openAt('/dashboard', <Card order={{ ...ODD, paymentStatus: 'paid' }} {...PRESSES} />)
  await expect.element(paid.getByText('$28.52')).toBeVisible()
  await expect.element(paid.getByText(/in cash/)).not.toBeInTheDocument()
})
