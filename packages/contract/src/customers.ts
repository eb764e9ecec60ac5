import { ROLES } from '@sizzle/domain/people/rights.ts'
import { z } from 'zod'
import { OrderItem, OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, LocationId, text } from './wire.ts'

/** A person as the counter finds them by their number. */
const FoundCustomer = z
  .object({
    firebaseId: z.string().describe('Their account, as orders name it: the same as `id`.'),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    totalOrders: z.int(),
    totalSpent: Dollars,
    isActive: z.boolean(),
    role: z.enum(ROLES),
    createdAt: Instant,
    lastOrderDate: Instant.nullable(),
    /** What the house has to know when it cooks for them; empty where nothing is known. */
    allergies: z.string(),
    note: z.string(),
  })
  .meta({ id: 'FoundCustomer' })

export const findCustomerByPhone = route({
  get: '/findCustomerByPhone',
  perPerson: { perMinute: 30, burst: 60 },
  may: 'customer.lookup',
  about: 'The person with this phone number, however it is written; nobody if the number is incomplete.',
  input: z.strictObject({ phone: text(40) }),
  output: z.object({ customer: FoundCustomer.nullable() }),
  refusals: {},
})

const LastOrderItem = OrderItem.pick({
  id: true,
  name: true,
  price: true,
  basePrice: true,
  quantity: true,
  selectedSpiceLevel: true,
  spiceLevelName: true,
  options: true,
  note: true,
})
  .extend({
    isGone: z.boolean().describe('The dish cannot be had at this moment.'),
    goneOptions: z.array(z.string()).readonly().describe('What was chosen with it and cannot be had at this moment.'),
  })
  .meta({ id: 'LastOrderItem' })

const LastOrder = z
  .object({
    id: z.string(),
    shortNumber: z.string(),
    orderTime: Instant,
    orderType: OrderType,
    address: z.string().describe('Where it was delivered; empty for any other order.'),
    instructions: z.string().describe('What was said of the way to that door; empty where nothing was.'),
    items: z.array(LastOrderItem),
  })
  .meta({ id: 'LastOrder' })

export const getLastOrderOfCustomer = route({
  get: '/getLastOrderOfCustomer',
  perPerson: { perMinute: 30, burst: 60 },
  may: 'order.create',
  about:
    'What the person with this phone number ordered last at this location, and what of it is not available now. Cancelled orders are left out.',
  input: z.strictObject({ phone: text(40), locationId: LocationId }),
  output: z.object({ order: LastOrder.nullable() }),
  refusals: { location_not_found: none },
})
