import { z } from 'zod'
import { OrderStatus, OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, LocationId } from './wire.ts'

const OpenMoney = z
  .object({
    orderId: z.string(),
    locationId: z.string(),
    timeZone: z.string(),
    shortNumber: z.string(),
    version: z.int(),
    status: OrderStatus,
    orderType: OrderType,
    customerName: z.string(),
    customerPhone: z.string(),
    paymentMethod: z.string(),
    /** What is still owed, or still to be given back. */
    amount: Dollars,
    /** The same in coins. */
    inCash: Dollars,
    /** When the order was completed, cancelled or made cheaper, or its refund failed, and by whom; empty: by nobody. */
    since: Instant,
    by: z.string(),
  })
  .meta({ id: 'OpenMoney' })

const Sum = z.object({ count: z.int(), amount: Dollars, inCash: Dollars }).meta({ id: 'MoneySum' })

export const getOpenMoney = route({
  get: '/getOpenMoney',
  may: 'payment.take',
  about:
    'Orders that were completed without being paid, and orders whose money is to be given back: by hand, or because the card’s provider could not; oldest first, at most 200 of each, with the sums of all.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({
    owed: z.array(OpenMoney),
    toGiveBack: z.array(OpenMoney),
    failedRefunds: z.array(OpenMoney),
    sums: z.object({ owed: Sum, toGiveBack: Sum, failedRefunds: Sum }),
  }),
  refusals: { location_not_found: none },
})
