import { z } from 'zod'
import { AdminOrderPayload } from './admin-order.ts'
import { BoardOrder, CurrentState } from './board.ts'
import { wrongChoices, wrongFields } from './kit-details.ts'
import { OrderCharge, OrderTax, Tender } from './lines.ts'
import { CustomerOrderPayload, OrderItemInput, OrderType, Pricing } from './orders.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { Dollars, Instant, Uuid } from './wire.ts'

// An order that waits is changed: dishes, notes, type, customer and tip. What is not named stays as it is.

export const EditedItem = OrderItemInput.extend({
  line: z
    .int()
    .min(1)
    .max(1000)
    .describe(
      'The line of the order that this is, from 1. With the same choices and heat it keeps the price at which it was ordered.',
    )
    .optional(),
}).meta({ id: 'EditedItem' })

const { deliveryInfo, tableInfo, specialInstructions, scheduledFor: _, ...rest } = CustomerOrderPayload.shape

const Edit = z
  .strictObject({
    orderId: Uuid,
    /** What the person saw who decided on the change. */
    expectedVersion: z.int().min(1),
    items: z.array(EditedItem).max(1000).optional(),
    orderType: OrderType.optional(),
    customerInfo: AdminOrderPayload.shape.customerInfo.optional(),
    deliveryInfo,
    tableInfo,
    specialInstructions,
    tipAmount: rest.tipAmount.unwrap().optional(),
    overbook: z.boolean().describe('Also when the kitchen has no room then for what is added').optional(),
  })
  .meta({ id: 'OrderEdit' })

const LastChange = z
  .object({ kind: z.string(), at: Instant, by: z.string(), note: z.string() })
  .describe('What happened to the order last, and who did it.')

const EDIT_REFUSALS = {
  order_not_found: none,
  invalid_input: wrongFields,
  order_not_editable: { current: CurrentState },
  order_changed: { current: CurrentState, lastChange: LastChange },
  pricing_mismatch: { pricing: Pricing },
  item_unavailable: { items: z.array(z.object({ id: z.string(), name: z.string() })).readonly() },
  options_invalid: wrongChoices,
  order_type_unavailable: { orderType: OrderType },
  orders_paused: { orderType: z.string(), time: z.string() },
  item_not_then: { item: z.string(), times: z.string() },
  edit_without_room: { time: z.string() },
  paid_by_link: { shortNumber: z.string() },
}

/** What becomes of the money: nothing, something is left to pay, or something goes back by the way it came. */
const Settlement = z
  .object({
    difference: Dollars.describe('The new total less the old one.'),
    left: Dollars.describe('To be paid still.'),
    back: z
      .array(z.object({ tender: Tender, amount: Dollars, isByProvider: z.boolean() }))
      .readonly()
      .describe('What goes back: a provider’s by itself, everything else by hand.'),
  })
  .meta({ id: 'EditSettlement' })

const ChangedLine = z.object({ quantity: z.int(), name: z.string() })

export const previewOrderEdit = route({
  post: '/previewOrderEdit',
  perPerson: { perMinute: 120, burst: 120 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.edit',
  about: 'What an edit would cost and change. Nothing is written.',
  input: Edit,
  output: z.object({
    orderId: z.string(),
    changed: z.boolean(),
    pricing: Pricing,
    items: z.array(
      z.object({ id: z.string(), name: z.string(), quantity: z.int(), price: Dollars, isKept: z.boolean() }),
    ),
    charges: z.array(OrderCharge).readonly(),
    taxes: z.array(OrderTax).readonly(),
    promisedAt: Instant,
    settlement: Settlement,
    /** For the kitchen. */
    added: z.array(ChangedLine).readonly(),
    taken: z.array(ChangedLine).readonly(),
    /** What else changes, in words. */
    changes: z.array(z.string()).readonly(),
  }),
  refusals: EDIT_REFUSALS,
})

export const editOrder = route({
  post: '/editOrder',
  perPerson: { perMinute: 60, burst: 60 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.edit',
  about:
    'Change an order that is still waiting. The kitchen is told the difference. Money paid in excess goes back, the card first, and what is missing is left to pay. An edit that changes nothing succeeds.',
  input: Edit.extend({
    confirmedTotal: Dollars.describe(
      'The total that the person saw; another one than the server’s is refused.',
    ).optional(),
  }).meta({ id: 'ConfirmedOrderEdit' }),
  output: z.object({
    orderId: z.string(),
    changed: z.boolean(),
    version: z.int(),
    order: BoardOrder,
    settlement: Settlement,
    /** Payment links of the order that asked for the old price: nobody can pay them any more. */
    endedLinks: z.int(),
    /** What to tell the person who edited. */
    message: z.string(),
  }),
  refusals: EDIT_REFUSALS,
})
