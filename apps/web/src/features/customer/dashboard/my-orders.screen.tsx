import { expect, test } from 'vitest'
import { paths } from '../../../paths.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { aServer } from '../../../testing/server.ts'
import { ORDER } from '../../../testing/shop.ts'
import { Link } from '../../../ui/link.tsx'
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

/** From the page of an order that the list has not come to yet. */
async function askedToCancel(status: (typeof ORDER)['status']) {
  server.on('/getMyOrders', { success: true, orders: [DONE], total: 12, hasMore: true })
  server.on('/getCustomerOrderDetails', { success: true, order: { ...ORDER, status } })
  const screen = await openAt(
    '/dashboard',
    <>
      <Link to={paths.dashboard()} state={{ cancel: ORDER.id }}>
        From its page
      </Link>
      <MyOrders />
    </>,
  )
  await screen.getByRole('link', { name: 'From its page' }).click()
  return screen
}

test('whoever comes to cancel an order is asked, wherever it stands in the list, and once (ordering 59)', async () => {
  const screen = await askedToCancel('preparing')
  const question = screen.getByRole('dialog', { name: `Cancel order ${ORDER.shortNumber}?` })
  await expect.element(question).toBeVisible()
  expect(server.sent('/getCustomerOrderDetails')[0]?.input).toEqual({ orderId: ORDER.id })
  await screen.getByRole('button', { name: 'Keep my order' }).click()
  await expect.element(question).not.toBeInTheDocument()
})

test('whoever comes too late to cancel it reads why', async () => {
  const screen = await askedToCancel('ready')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^A ready order can no longer be cancelled\.$/)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
