import { LETTER_LANGUAGES } from '@sizzle/domain/messages/letter-language.ts'
import { MAX_SMS } from '@sizzle/domain/messages/sms.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { Tender } from './lines.ts'
import { Order, OrderStatus, OrderType, PaymentStatus } from './orders.ts'
import { none, route } from './route.ts'
import { DishTicks } from './tickets.ts'
import { CalendarDate, Dollars, Instant, LocationId, queryNumber, text, Uuid } from './wire.ts'

// What the back office asks and does with orders. Customers' own calls are in orders.ts.

/** An order as the kitchen and the counter need it; the figures below `metadata` are derived from what is stored. */
export const BoardOrder = Order.extend({
  customerInfo: Order.shape.customerInfo.extend({
    firebaseId: z.string().nullable().describe('The account that the order belongs to; null for a guest’s.'),
  }),
  sessionId: z.string().nullable().describe('The payment session that it was paid with.'),
  paymentIntentId: z.string().nullable().describe('The payment at the provider.'),
  /** When the kitchen begins with what was ordered for later: not before it calls for anybody. Null: at once. */
  fireAt: Instant.nullable(),
  /** Taken although the kitchen was full then. */
  isOverbooked: z.boolean(),
  /** Seen by the kitchen: reminders stop. */
  acceptedAt: Instant.nullable(),
  prepStartTime: Instant.nullable(),
  readyTime: Instant.nullable(),
  completedTime: Instant.nullable(),
  cancelledTime: Instant.nullable(),
  cancelReason: z.string(),
  paidAt: Instant.nullable(),
  paymentProcessedAt: Instant.nullable(),
  paymentProcessedBy: z.string(),
  orderValue: Dollars.describe('`pricing.total` once more.'),
  metadata: z.object({ adminCreated: z.boolean() }),
  ticks: DishTicks,
  itemCount: z.int(),
  canCancel: z.boolean(),
  needsPayment: z.boolean(),
  isOverdue: z.boolean(),
  orderAge: z
    .int()
    .describe('Whole minutes since it was placed, or since the kitchen was to begin with what is for later.'),
  estimatedWaitTime: z.int().describe('Minutes until it is expected; 0 once that has passed.'),
}).meta({ id: 'BoardOrder' })

/** What happened, in order: moves, also those that were taken back, payments and messages, each with who and when. */
const TimelineEntry = z
  .object({
    kind: z.enum(['status', 'payment', 'message', 'accept', 'promise', 'undo', 'edit']),
    status: OrderStatus,
    at: Instant,
    by: z.string(),
    note: z.string(),
  })
  .meta({ id: 'TimelineEntry' })

const OrderMessage = z
  .object({
    kind: z.enum(['email', 'sms']),
    template: z.string(),
    state: z.string(),
    at: Instant,
    sentAt: Instant.nullable(),
  })
  .meta({ id: 'OrderMessage' })

/** What a loser of a race is told (ordering 26). */
export const CurrentState = z.object({ status: OrderStatus, at: Instant, by: z.string() }).meta({ id: 'CurrentState' })

/** What a move that the order's status does not allow is told. */
export const MoveRefusal = {
  from: OrderStatus,
  to: OrderStatus,
  allowed: z.array(OrderStatus).readonly(),
  current: CurrentState,
}

export const getOrderDetails = route({
  get: '/getOrderDetails',
  may: 'order.see',
  about: 'One order and everything that has happened to it.',
  input: z.strictObject({
    orderId: Uuid,
    /** The version that somebody heard of: many who heard at once are answered from one reading. */
    atLeastVersion: queryNumber(1, 1_000_000_000).optional(),
  }),
  output: z.object({
    order: BoardOrder.extend({
      timeline: z.array(TimelineEntry),
      messages: z.array(OrderMessage),
      /** Of its customer's account. */
      language: z.enum(LETTER_LANGUAGES),
      receiptUrl: z.string(),
      metadata: z.object({ adminCreated: z.boolean(), orderToken: z.string() }),
    }).meta({ id: 'OrderDetails' }),
  }),
  refusals: { order_not_found: none },
})

export const ORDER_SORTS = ['orderTime', 'updatedAt', 'estimatedReady', 'total', 'customerName'] as const

export const getLocationOrders = route({
  get: '/getLocationOrders',
  may: 'order.see',
  sameForEqualRights: true,
  about:
    'Orders of one location, newest first. `active` is everything that is not finished. A search, or a sort other than by orderTime, looks through the newest 20,000 that match the other filters. `finishedOn` lists what was completed or cancelled on that day, the latest first, whatever the sort. Days are business days on the location’s clock.',
  input: z.strictObject({
    locationId: LocationId,
    status: z.union([OrderStatus, z.enum(['active', 'all'])]).optional(),
    orderType: z.union([OrderType, z.literal('all')]).optional(),
    search: text(100).optional(),
    sortBy: z.enum(ORDER_SORTS).optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
    limit: queryNumber(1, 200).describe('How many at most; without it 50.').optional(),
    offset: queryNumber(0, 10_000).optional(),
    startDate: CalendarDate.optional(),
    endDate: CalendarDate.optional(),
    finishedOn: z.union([CalendarDate, z.literal('today')]).optional(),
  }),
  output: z.object({
    orders: z.array(BoardOrder),
    /** Counted up to 10,500: no page begins beyond. */
    total: z.int(),
    metadata: z.object({
      locationId: z.string(),
      limit: z.int(),
      offset: z.int(),
      hasMore: z.boolean(),
      acceptsApart: z.boolean().describe('This kitchen accepts orders apart from starting them.'),
    }),
  }),
  refusals: { location_not_found: none },
})

const Counts = z
  .object({
    total: z.int(),
    pending: z.int().describe('That are due: what the kitchen does not begin with yet is counted as `later`'),
    later: z.int(),
    preparing: z.int(),
    ready: z.int(),
    completed: z.int(),
    cancelled: z.int(),
  })
  .meta({ id: 'OrderCounts' })

export const getLocationOrderCounts = route({
  get: '/getLocationOrderCounts',
  may: 'order.see',
  about: 'How many orders have each status: all that are under way, and those completed or cancelled today.',
  input: z.strictObject({ locationId: LocationId }),
  output: Counts.extend({ counts: Counts, lastUpdated: Instant }),
  refusals: { location_not_found: none },
})

export const updateOrderStatus = route({
  post: '/updateOrderStatus',
  may: 'order.move',
  about:
    'Move an order to its next status. The same status again changes nothing; with `expectedVersion`, a move that was decided on an older version is refused.',
  input: z.strictObject({ orderId: Uuid, status: OrderStatus, expectedVersion: z.int().min(1).optional() }),
  output: z.object({
    orderId: z.string(),
    oldStatus: OrderStatus,
    newStatus: OrderStatus,
    /** False when it already stood there: `current` says who brought it there. */
    changed: z.boolean(),
    version: z.int(),
    current: CurrentState,
    message: z.string(),
  }),
  refusals: {
    order_not_found: none,
    'permission-denied': none,
    invalid_transition: MoveRefusal,
    order_changed: { current: CurrentState },
  },
})

export const MOST_BATCH_UPDATES = 100

export const updateMultipleOrderStatuses = route({
  post: '/updateMultipleOrderStatuses',
  may: 'order.move',
  about:
    'Move several orders of one location, one after the other, 100 ms apart. Each has its own result; one that is refused does not stop the others.',
  input: z.strictObject({
    updates: z
      .array(
        z.strictObject({
          orderId: Uuid,
          // Cancelling needs a reason and may send money back: one at a time, through cancelOrder.
          newStatus: OrderStatus.exclude(['cancelled']),
          additionalData: z.strictObject({}).optional(),
          timestamp: z.union([Instant, z.int()]).optional(),
        }),
      )
      .min(1)
      .max(MOST_BATCH_UPDATES),
    locationId: LocationId,
    batchId: text(100).optional(),
  }),
  output: z.object({
    results: z.array(
      z.object({ orderId: z.string(), newStatus: OrderStatus, result: z.looseObject({ success: z.boolean() }) }),
    ),
    summary: z.object({ total: z.int(), successful: z.int(), failed: z.int(), successRate: z.number() }),
    batchId: z.string(),
  }),
  refusals: { location_not_found: none },
})

export const processOrderPayment = route({
  post: '/processOrderPayment',
  may: 'payment.take',
  about:
    'Record money taken at the counter: everything left to pay, or part of it. Who took it and when comes from the session and the server.',
  input: z.strictObject({
    orderId: Uuid,
    paymentData: z.strictObject({
      method: z.literal('manual'),
      processedBy: text(100).describe('Ignored: it is the person who calls.').optional(),
      paymentProcessedAt: Instant.describe('Ignored: it is the moment of the call.').optional(),
      source: text(100).describe('Ignored.').optional(),
      amount: Dollars.describe('A part of what is left to pay; without it everything.').optional(),
      tender: Tender.describe('Without it cash.').optional(),
    }),
  }),
  output: z.object({
    orderId: z.string(),
    paymentStatus: PaymentStatus,
    paymentId: z.string().describe('Of this payment; in the order it stands as the `id` of one of `payments`.'),
    version: z.int().describe('The order’s, with this payment.'),
    transactionId: z.string().describe('The same for every payment of an order; `paymentId` tells them apart.'),
    amount: Dollars.describe('What of the order it settles.'),
    tender: Tender,
    cashRounding: Dollars.describe('Cents are rounded in coins: `received` is the amount with it.'),
    received: Dollars,
    left: Dollars.describe('The order stays unpaid until nothing is left.'),
    method: z.string(),
    processedBy: z.string(),
    processedAt: Instant,
  }),
  refusals: {
    order_not_found: none,
    already_paid: { paidAt: Instant.nullable() },
    payment_not_owed: { paidAt: Instant.nullable() },
    payment_amount_invalid: none,
    payment_exceeds_order: { left: Dollars.describe('What is left to pay.') },
    paid_by_link: { shortNumber: z.string() },
  },
})

/** The rule counts characters, and one may take two units: that rule says when it is too long. */
const SmsText = text(2 * MAX_SMS)

export const sendCustomSMS = route({
  post: '/sendCustomSMS',
  perPerson: { perMinute: 20, burst: 60 },
  may: 'order.sms',
  about: 'A text message to the customer of an order, and to nobody else.',
  input: z.strictObject({ orderId: Uuid, message: SmsText, phoneNumber: text(40).optional() }),
  output: z.object({ orderId: z.string(), messageId: z.string(), message: z.string() }),
  refusals: { order_not_found: none, sms_phone_missing: none, invalid_input: wrongFields },
})
