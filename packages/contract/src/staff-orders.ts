import { z } from 'zod'
import { AdminOrderPayload } from './admin-order.ts'
import { BoardOrder } from './board.ts'
import { CART_REFUSALS } from './orders.ts'
import { MAX_ORDER_BYTES, route } from './route.ts'
import { Dollars } from './wire.ts'

// Orders that staff take for a customer. One that is paid by a link is made with createAdminPaymentLink.

const StaffOrder = BoardOrder.extend({
  receiptUrl: z.string(),
  metadata: z.object({ adminCreated: z.boolean(), orderToken: z.string() }),
}).meta({ id: 'StaffOrder' })

const Created = z.object({ orderId: z.string(), order: StaffOrder, message: z.string() })

export const createAdminOrderCash = route({
  post: '/createAdminOrderCash',
  perPerson: { perMinute: 20, burst: 60 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.create',
  about:
    'Place an order for a customer: paid when the cash was received, or a part of it, and otherwise to be paid when it is handed over. Open payment links of the same cart end.',
  input: AdminOrderPayload.extend({
    cashConfirmed: z.boolean().describe('The cash is in the drawer.').default(false),
    cashPart: Dollars.describe(
      'Only this is in the drawer; the rest is paid another way, and the order is unpaid until then. Given with cashConfirmed.',
    ).optional(),
    finalTotal: Dollars.describe('The total that was confirmed; another one than the server’s is refused.').optional(),
  }),
  output: Created,
  refusals: CART_REFUSALS,
})

export const createAdminOrderOnline = route({
  post: '/createAdminOrderOnline',
  perPerson: { perMinute: 20, burst: 60 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.create',
  about: 'Place an order for a customer that was paid by card at the terminal of the restaurant.',
  input: AdminOrderPayload,
  output: Created,
  refusals: CART_REFUSALS,
})
