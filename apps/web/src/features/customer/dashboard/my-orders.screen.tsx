import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { aServer } from '../../../testing/server.ts'
import { ORDER } from '../../../testing/shop.ts'
import { MyOrders } from './my-orders.tsx'

const server = aServer()
const DONE = { ...ORDER, id: '2b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', status: 'completed' } as const

async function headings(...orders: readonly (typeof ORDER)[]) {
  server.on('/getMyOrders', { success: true, orders: [...orders], total: orders.length, hasMore: false })
  const screen = await openAt('/dashboard', <MyOrders />)
  const shown = screen.getByRole('heading', { level: 2 })
  return { screen, read: () => shown.elements().map(({ textContent }) => textContent) }
}

test('what is under way stands apart, and comes to the past ones', async () => {
  const { screen, read } = await headings(ORDER)
  await expect.poll(read).toEqual(['Under way', 'Past orders'])
  await expect.element(screen.getByText('Your order moves here once it is complete.')).toBeVisible()
})

test('with past ones nothing is said of that', async () => {
  const { screen, read } = await headings(ORDER, DONE)
  await expect.poll(read).toEqual(['Under way', 'Past orders'])
  await expect.element(screen.getByText(/here once/)).not.toBeInTheDocument()
})

test('without anything under way the last one stands out', async () => {
  const { read } = await headings(DONE)
  await expect.poll(read).toEqual(['Your last order'])
})
