import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
import type { FollowedOrder } from './arrival.ts'
import { Confirmed } from './confirmed.tsx'

// What the confirmation says of an order that is brought: to a door, or to a table.

const DELIVERY: FollowedOrder = {
  ...ORDER,
  orderType: 'delivery',
  deliveryInfo: { address: '12 Main St, Truro', instructions: 'Door code 4711' },
}
const DINE_IN: FollowedOrder = { ...ORDER, orderType: 'dine-in', tableInfo: { tableNumber: '12', partySize: 4 } }

const confirmed = (order: FollowedOrder) =>
  openAt('/order-success', <Confirmed order={order} isVerified isOwn notice={undefined} />)

test('a delivery is promised for the door, and repeats what the driver is told (ordering 61)', async () => {
  const screen = await confirmed(DELIVERY)
  const now = screen.getByRole('region', { name: 'Your order now' })
  await expect.element(now).toMatchTextContent(/At your door about \d{1,2}(:\d\d)? [ap]\.m\./)
  await expect.element(now).toMatchTextContent('to 12 Main St, Truro')
  await expect.element(now).not.toMatchTextContent(/ready time/i)
  await screen.getByText('Order details').click()
  await expect.element(screen.getByText('Door code 4711')).toBeVisible()
})

test('a chosen time of a delivery is the time at the door too (ordering 61)', async () => {
  const screen = await confirmed({ ...DELIVERY, scheduledFor: '2026-11-26T22:30:00.000Z' })
  const now = screen.getByRole('region', { name: 'Your order now' })
  await expect.element(now).toMatchTextContent(/At your door .+ at \d/)
})

test.each([
  ['ready', DELIVERY, 'Ready, the driver is next', 'We bring it to 12 Main St, Truro. Please keep your phone near.'],
  ['ready', DINE_IN, 'Coming to table 12', 'We bring it to table 12.'],
  ['completed', DELIVERY, 'Order Completed', 'Delivered to 12 Main St, Truro.'],
  ['completed', DINE_IN, 'Order Completed', 'Brought to table 12.'],
  ['completed', { ...ORDER }, 'Order Completed', 'Picked up at Truro.'],
] as const)('an order that is %s says what is true then (ordering 62)', async (status, order, headline, step) => {
  const screen = await confirmed({ ...order, status })
  await expect.element(screen.getByText(headline, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(step)).toBeVisible()
  // Whose dishes come to a table sits at it.
  await expect.element(screen.getByRole('link', { name: 'Directions' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^(On its way to|At your table)/)).not.toBeInTheDocument()
})
