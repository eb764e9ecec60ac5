import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { GiveBackDialog } from './give-back-dialog.tsx'

const server = aServer()
const { orderId } = anOrder()

test.each([
  ['card', 20.52],
  ['cash', 20.5],
] as const)('what was paid by %s is given back as it changes hands: %f (money 98)', async (tender, toGive) => {
  const hand = [{ tender, toGive, returned: 0, refunded: 0 }]
  const moneyBack = { refunded: 0, underWay: 0, failed: 0, left: 20.52, hand }
  const order = orderDetails({ paymentStatus: 'paid', paymentMethod: 'manual', status: 'cancelled', moneyBack })
  server.on('/getOrderDetails', { success: true, order })
  const screen = await renderInOffice(<GiveBackDialog orderId={orderId} onClose={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: `$${toGive.toFixed(2)} given back` })).toBeVisible()
})
