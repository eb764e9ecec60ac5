import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
import { LastOrderCard, OrderCard } from './order-card.tsx'

const ODD = { ...ORDER, pricing: { ...ORDER.pricing, total: 28.52 } }
const PRESSES = { onReorder: () => undefined, onCancel: () => undefined }

test.each([
  ['the last order', LastOrderCard],
  ['an order of before', OrderCard],
])('%s has one amount, what it is in coins where it is paid in cash (money 64)', async (_, Card) => {
  const waiting = await openAt('/dashboard', <Card order={ODD} {...PRESSES} />)
  await expect.element(waiting.getByText('$28.50')).toBeVisible()
  await expect.poll(() => waiting.getByText('$28.52').elements()).toEqual([])
  await waiting.unmount()
  const paid = await openAt('/dashboard', <Card order={{ ...ODD, paymentStatus: 'paid' }} {...PRESSES} />)
  await expect.element(paid.getByText('$28.52')).toBeVisible()
  await expect.element(paid.getByText(/in cash/)).not.toBeInTheDocument()
})

test('an order that is ready after the doors have closed says that it is made all the same', async () => {
  const said = 'We close at 10 p.m. Your order is still made.'
  const late = await openAt('/dashboard', <LastOrderCard order={{ ...ORDER, closesFirst: '10 p.m.' }} {...PRESSES} />)
  await expect.element(late.getByText(said)).toBeVisible()
  await late.unmount()
  const early = await openAt('/dashboard', <LastOrderCard order={ORDER} {...PRESSES} />)
  await expect.element(early.getByText(/^Ready about/)).toBeVisible()
  await expect.element(early.getByText(said)).not.toBeInTheDocument()
})

test.each([
  ['the last order', LastOrderCard],
  ['an order of before', OrderCard],
])('%s says that the house cancelled it, and why (ordering 57)', async (_, Card) => {
  const order = { ...ORDER, status: 'cancelled' as const, cancelledByHouse: { reason: 'The oven is cold' } }
  const screen = await openAt('/dashboard', <Card order={order} {...PRESSES} />)
  await expect.element(screen.getByText('Cancelled by the restaurant: The oven is cold')).toBeVisible()
  await screen.unmount()
  const own = await openAt('/dashboard', <Card order={{ ...order, cancelledByHouse: null }} {...PRESSES} />)
  await expect.element(own.getByText(/by the restaurant/)).not.toBeInTheDocument()
})

test('the last order says what was promised before the kitchen moved it, and why (ordering 57)', async () => {
  const promiseMoved = { from: '2026-11-20T18:10:00.000Z', reason: 'The tandoor went out' }
  const screen = await openAt('/dashboard', <LastOrderCard order={{ ...ORDER, promiseMoved }} {...PRESSES} />)
  await expect.element(screen.getByText('Was 2:10 p.m. The tandoor went out')).toBeVisible()
})

test.each([
  ['the last order', LastOrderCard],
  ['an order of before', OrderCard],
])('%s that was paid by card at the terminal says so when it goes back (money 98)', async (_, Card) => {
  const hand = [{ tender: 'card' as const, toGive: 28.52, returned: 0, refunded: 0 }]
  const order = {
    ...ODD,
    status: 'cancelled' as const,
    paymentMethod: 'manual',
    paymentStatus: 'paid' as const,
    payments: [
      { id: 'payment-1', tender: 'card' as const, amount: 28.52, tipPart: 0, cashRounding: 0, at: ODD.orderTime },
    ],
    moneyBack: { ...ODD.moneyBack, left: 28.52, hand },
  }
  const screen = await openAt('/dashboard', <Card order={order} {...PRESSES} />)
  await expect.element(screen.getByText(/^You paid \$28\.52 by card\./)).toBeVisible()
})
