import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { aServer } from '../../../testing/server.ts'
import { ORDER } from '../../../testing/shop.ts'
import { useRunningOrder } from './use-running-order.ts'

const server = aServer()
const DONE = { ...ORDER, id: '0c9a3a5e-6f0e-4c3b-9d43-6c1c8e7d2a12', status: 'completed' } as const

function Running() {
  return <p>Under way: {useRunningOrder(true)?.shortNumber ?? 'none'}</p>
}

test.each([
  [[DONE, ORDER], ORDER.shortNumber],
  [[DONE], 'none'],
])('only an order that is not over is under way', async (orders, expected) => {
  server.on('/getMyOrders', { success: true, orders, total: orders.length, hasMore: false })
  const screen = await openAt('/', <Running />)
  await expect.element(screen.getByText(`Under way: ${expected}`)).toBeVisible()
})
