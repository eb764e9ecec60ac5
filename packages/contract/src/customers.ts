import { ROLES } from '@sizzle/domain/people/rights.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { Dollars, Instant, text } from './wire.ts'

/** A person as the counter finds them by their number. */
const FoundCustomer = z
  .object({
    firebaseId: z.string(),
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
  })
  .meta({ id: 'FoundCustomer' })

export const findCustomerByPhone = route({
  get: '/findCustomerByPhone',
  perPerson: { perMinute: 30, burst: 60 },
  may: 'customer.lookup',
  about: 'The person with this phone number, however it is written; nobody when it is no whole number.',
  input: z.strictObject({ phone: text(40) }),
  output: z.object({ customer: FoundCustomer.nullable() }),
  refusals: {},
})
