import { expect, test } from 'vitest'
import { boardIs } from '../../../testing/board.tsx'
import { anOrder } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { findOrders } from './find-orders.ts'

const server = aServer()
const WAYS = { open: () => undefined, openAll: () => undefined }

test('an order that is found says when it is due and whether it is paid, and one that is over when it was placed', async () => {
  const open = anOrder({ paymentStatus: 'pending' })
  boardIs(server, [open, anOrder({ status: 'completed', paymentStatus: 'paid' }), anOrder({ orderType: 'delivery' })])
  const found = await findOrders('truro', 'TRU-001', WAYS)
  const [coming, over, delivery] = found.map(({ detail }) => detail)
  expect(coming).toMatch(/^Pending · Pickup · due (?:Nov 20, )?6 p\.m\..* · \$20\.52 · Unpaid$/)
  expect(over).toMatch(/^Completed · Pickup · placed (?:Nov 20, )?5:30 p\.m\..* · \$20\.52$/)
  expect(delivery).toMatch(/ · Delivery · at the door .*6 p\.m\..* · \$20\.50 · Unpaid$/)
})
