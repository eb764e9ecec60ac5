import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { ORDER } from '../../../testing/shop.ts'
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
