import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
import { OrderProgress } from './order-progress.tsx'
import { ReadyHero } from './ready-hero.tsx'
import { OrderNotFound } from './states.tsx'

async function waysOn(running: typeof ORDER | undefined) {
  const notFound = <OrderNotFound sentence="No order information available" isSignedOut={false} running={running} />
  const screen = await openAt('/order-success', notFound)
  const links = screen.getByRole('link').elements()
  return links.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, -1)
}

test('where an order is not found, the one that is under way stands first', async () => {
  expect(await waysOn(ORDER)).toEqual([
    [`Track ${ORDER.shortNumber}`, `/order-success?order_id=${ORDER.id}`],
    ['My Orders', '/dashboard'],
    ['Back to Menu', '/menu/truro'],
  ])
})

test('without one it leads to the orders of before', async () => {
  expect(await waysOn(undefined)).toEqual([
    ['My Orders', '/dashboard'],
    ['Back to Menu', '/menu/truro'],
  ])
})

test('an order that is ready after the doors have closed says that it is made all the same', async () => {
  const screen = await openAt('/order-success', <ReadyHero order={{ ...ORDER, closesFirst: '10 p.m.' }} />)
  await expect.element(screen.getByText('We close at 10 p.m. Your order is still made.')).toBeVisible()
})

const MOVED = { from: '2026-11-20T18:10:00.000Z', reason: 'The tandoor went out' }

test('a time that the kitchen moved says what was promised before, and why (ordering 57)', async () => {
  const screen = await openAt('/order-success', <ReadyHero order={{ ...ORDER, promiseMoved: MOVED }} />)
  await expect.element(screen.getByText('Was 2:10 p.m. The tandoor went out')).toBeVisible()
  await screen.unmount()
  const scheduled = {
    ...ORDER,
    scheduledFor: ORDER.promisedAt,
    promiseMoved: { ...MOVED, from: '2026-11-21T18:10:00.000Z' },
  }
  const other = await openAt('/order-success', <ReadyHero order={scheduled} />)
  await expect.element(other.getByText(/^Was Saturday, November 21 at 2:10 p\.m\. The tandoor went out$/)).toBeVisible()
})

test.each([
  [{ reason: 'The oven is cold' }, 'Cancelled by the restaurant: The oven is cold'],
  [{ reason: '' }, 'Cancelled by the restaurant'],
  [null, 'Cancelled. The kitchen is not cooking it.'],
])('an order that was cancelled by the house with %j says so (ordering 57)', async (cancelledByHouse, said) => {
  const order = { ...ORDER, status: 'cancelled' as const, cancelledByHouse }
  const screen = await openAt('/order-success', <OrderProgress order={order} />)
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible()
})
