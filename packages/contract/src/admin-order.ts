import { z } from 'zod'
import { CustomerOrderPayload } from './orders.ts'
import { Id, text, Uuid } from './wire.ts'

// Codes are the customers' own: staff type none for them.
const { customerInfo, items, promotionCode: _, ...rest } = CustomerOrderPayload.shape

/** What staff send (ordering 36): a name is enough, and empty values may be left out. */
export const AdminOrderPayload = z
  .strictObject({
    ...rest,
    customerInfo: customerInfo.extend({
      email: text(200).default(''),
      phone: text(40).default(''),
      firebaseId: Uuid.nullable().describe('The account that was found by this very phone number.').optional(),
    }),
    items: z.array(items.element.extend({ menuItemId: Id.optional() })).max(1000),
  })
  .meta({ id: 'AdminOrder' })
