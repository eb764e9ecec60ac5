import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder, aUser, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { useBoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { OrderDrawer } from './order-drawer.tsx'

// What of an order one reads without scrolling.

const server = aServer()
const told = { ask: vi.fn(), open: vi.fn(), kitchens: [] }
const MANAGER = aUser('manager')

function Drawer({ order }: { order: ShownOrder }) {
  const actions = useBoardActions(MANAGER, told)
  const none = () => undefined
  const { orderId } = order
  return <OrderDrawer {...{ orderId, actions }} orders={[order]} user={MANAGER} isFromFinished={false} onClose={none} />
}

async function opened(change: Pick<Partial<ShownOrder>, 'orderType' | 'deliveryInfo' | 'tableInfo'>) {
  server.on('/getPrinters', { success: true, printers: [] })
  server.on('/getOrderDetails', { success: true, order: orderDetails(change) })
  const order = { ...anOrder(change), isWaiting: false, isSending: false }
  const screen = await renderInOffice(<Drawer order={order} />)
  return screen.getByRole('dialog', { name: 'Order TRU-001' })
}

test('an order that is delivered has the way in below its address, at the top, and what is collected at the door', async () => {
  const drawer = await opened({
    orderType: 'delivery',
    deliveryInfo: { address: '12 Main St', instructions: 'Door code 1234' },
  })
  await expect.element(drawer.getByText(/^Delivery · at the door .*6 p\.m\..* · Priya Nair$/)).toBeVisible()
  await expect.element(drawer.getByText('Door code 1234')).toBeVisible()
  await expect.element(drawer.getByText('$20.50', { exact: true })).toBeVisible()
})

test.each([
  ['12', /^Dine-in, table 12, 4 guests · due /],
  ['', /^Dine-in, no table, 4 guests · due /],
])('at the table %j four guests sit (kitchen 44)', async (tableNumber, words) => {
  const drawer = await opened({ orderType: 'dine-in', tableInfo: { tableNumber, partySize: 4 } })
  await expect.element(drawer.getByText(words)).toBeVisible()
})
