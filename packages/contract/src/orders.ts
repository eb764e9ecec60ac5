import { cleanNote, MAX_NOTE, NOTE_TOO_LONG } from '@sizzle/domain/menu/options-note.ts'
import {
  MAX_ADDRESS,
  MAX_DELIVERY_INSTRUCTIONS,
  MAX_SPECIAL_INSTRUCTIONS,
  MAX_TABLE_NUMBER,
} from '@sizzle/domain/order/order-texts.ts'
import { z } from 'zod'
import { ChosenTime, TIME_REFUSALS } from './chosen-time.ts'
import { wrongChoices, wrongFields } from './kit-details.ts'
import { ChoiceInputs, FrozenChoice, OrderCharge, OrderPayment, OrderTax, TaxPart } from './lines.ts'
import { MoneyBack } from './money-back.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { ActionKey, Dollars, Id, Instant, LocationId, text, Uuid } from './wire.ts'

export const OrderStatus = z
  .enum(['pending', 'preparing', 'ready', 'completed', 'cancelled'])
  .meta({ id: 'OrderStatus' })
export const PaymentStatus = z.enum(['unpaid', 'pending', 'paid', 'failed', 'refunded']).meta({ id: 'PaymentStatus' })
export const OrderType = z.enum(['pickup', 'delivery', 'dine-in']).meta({ id: 'OrderType' })

// Compared with the server's own figures, never used as a price (ordering 1): any finite number may arrive here.
export const ClientPricing = z
  .strictObject({
    subtotal: z.number(),
    tax: z.number(),
    tip: z.number(),
    total: z.number(),
    taxRate: z.number().optional(),
  })
  .meta({ id: 'ClientPricing' })

export const OrderItemInput = z
  .strictObject({
    id: Id,
    name: text(200).describe('Required when ordering; the line gets the name that it has here.').optional(),
    price: z
      .number()
      .describe('Of one unit. Required when ordering, above zero; the server’s own price counts.')
      .optional(),
    quantity: z.int().min(1).max(1000).describe('At most 10 of a line; an order has at most 20 lines and 50 pieces.'),
    category: text(100).optional(),
    description: text(2000).optional(),
    selectedSpiceLevel: z.int().min(1).max(5).optional(),
    spiceLevelName: text(40).describe('Read by nobody: a level has the name that it has here.').optional(),
    spiceLevelId: text(40).optional(),
    cartKey: text(200).describe('The caller’s name for the line; a quote gives it back.').optional(),
    options: ChoiceInputs.describe(
      'Without it the line has what is chosen at the start; with an empty list it has nothing.',
    ).optional(),
    note: z
      .string()
      .max(4 * MAX_NOTE, NOTE_TOO_LONG)
      // Before anybody keeps it.
      .overwrite(cleanNote)
      .describe(`For the kitchen: one line of at most ${MAX_NOTE} characters. It never changes the price.`)
      .optional(),
  })
  .meta({ id: 'OrderItemInput' })

export const OrderLocation = z
  .strictObject({
    id: LocationId,
    name: text(200).describe('Required when ordering.').optional(),
    address: text(300).optional(),
    phone: text(40).optional(),
    postalCode: text(12).optional(),
  })
  .meta({ id: 'OrderLocation' })

/** Made by the browser when a cart gets its first dish. */
export const CartId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'CartId' })

/** Who orders with a code, as typed: the first order is that of the account, the phone and the address. Without: the account alone. */
export const CodeOrderer = z.strictObject({ phone: text(40).optional(), email: text(200).optional() })
/** As typed; spaces, hyphens and small letters do not matter. */
export const PromotionCode = text(60, 1)

export const CustomerOrderPayload = z
  .strictObject({
    customerInfo: z.strictObject({
      name: text(200),
      email: text(200),
      phone: text(40),
      firebaseId: text(128)
        .nullable()
        .describe('Ignored for customers: the session says whose order it is.')
        .optional(),
    }),
    items: z.array(OrderItemInput).max(1000),
    location: OrderLocation.optional(),
    locationInfo: OrderLocation.optional(),
    orderType: OrderType,
    paymentMethod: z.enum(['online', 'cash']).default('cash'),
    tipAmount: Dollars.describe('0 or more, and as `pricing.tip`.').default(0),
    pricing: ClientPricing,
    deliveryInfo: z
      .strictObject({ address: text(MAX_ADDRESS), instructions: text(MAX_DELIVERY_INSTRUCTIONS).optional() })
      .optional(),
    tableInfo: z
      .strictObject({
        tableNumber: z.union([text(MAX_TABLE_NUMBER), z.int().min(1).max(9999)]).optional(),
        partySize: z.int().default(1),
      })
      .optional(),
    specialInstructions: text(MAX_SPECIAL_INSTRUCTIONS).optional(),
    cartId: CartId.describe(
      'The caller’s name for the cart: one cart is one order, unless that one was cancelled.',
    ).optional(),
    orderAgain: z
      .boolean()
      .describe(
        'False: refuse with `ordered_the_same` when the same was ordered a moment ago. True: I was asked, and want it once more.',
      )
      .optional(),
    scheduledFor: ChosenTime.nullable().describe('For later; without it as soon as possible').optional(),
    promotionCode: PromotionCode.optional(),
    overbook: z.boolean().describe('Staff only: also when the kitchen is full then').optional(),
  })
  .meta({ id: 'CustomerOrder' })

export const Pricing = z
  .object({ subtotal: Dollars, tax: Dollars, tip: Dollars, total: Dollars, taxRate: z.number() })
  .meta({ id: 'Pricing' })

export const OrderItem = z
  .object({
    id: z.string(),
    name: z.string(),
    price: Dollars.describe('Of one unit, with everything that was chosen.'),
    quantity: z.int(),
    category: z.string(),
    selectedSpiceLevel: z.int(),
    spiceLevelName: z.string(),
    hasHeat: z
      .boolean()
      .describe('Whether its heat could be chosen; a dish without one is Mild and nobody is told so.'),
    allergens: z.array(z.string()).readonly(),
    basePrice: Dollars.describe('Of one unit without its choices: the dish, or its size.'),
    options: z.array(FrozenChoice).readonly(),
    note: z.string(),
    discount: Dollars.describe('Its part of all discounts.'),
    taxParts: z.array(TaxPart).readonly().describe('What is left of the line after discounts, by class.'),
  })
  .meta({ id: 'OrderItem' })

const StatusEvent = z.object({ status: OrderStatus, at: Instant, by: z.string() }).meta({ id: 'OrderStatusEvent' })

export const Order = z
  .object({
    id: z.string(),
    orderId: z.string(),
    shortNumber: z.string(),
    version: z.int(),
    status: OrderStatus,
    paymentStatus: PaymentStatus,
    paymentMethod: z.string(),
    orderType: OrderType,
    orderTime: Instant,
    location: z.string(),
    locationInfo: z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      postalCode: z.string(),
      timeZone: z.string(),
    }),
    customerInfo: z.object({ name: z.string(), phone: z.string(), email: z.string(), isGuest: z.boolean() }),
    items: z.array(OrderItem),
    pricing: Pricing,
    charges: z.array(OrderCharge).readonly(),
    taxes: z.array(OrderTax).readonly(),
    payments: z.array(OrderPayment).readonly(),
    businessDate: z
      .string()
      .describe('The day of the kitchen’s books on which it is cooked: YYYY-MM-DD on the clock of the location.'),
    /** The time that it is for: what was chosen, or what staff moved it to; null: as soon as possible. */
    scheduledFor: Instant.nullable(),
    deliveryInfo: z.object({ address: z.string(), instructions: z.string() }).nullable(),
    tableInfo: z.object({ tableNumber: z.string(), partySize: z.int() }).nullable(),
    specialInstructions: z.string(),
    estimatedReady: Instant.nullable(),
    /** What the customer was told; it moves only when staff say so, with a reason. */
    promisedAt: Instant,
    updatedAt: Instant,
    statusHistory: z.array(StatusEvent),
    moneyBack: MoneyBack,
  })
  .meta({ id: 'Order' })

/** '10 p.m.', where the kitchen closes before an order that was wanted at once is ready: it is made all the same. */
export const ClosesFirst = z
  .string()
  .nullable()
  .describe('When the kitchen closes, "10 p.m.", where that is before it is ready. It is made all the same.')

const CancelledByHouse = z
  .object({ reason: z.string().describe('Empty where none was given.') })
  .meta({ id: 'CancelledByHouse' })

const PromiseMoved = z
  .object({ from: Instant.describe('What was promised before.'), reason: z.string() })
  .meta({ id: 'PromiseMoved' })

/** The order as its owner reads it: with the private way to its receipt. */
export const OwnOrder = Order.extend({
  items: z.array(OrderItem.extend({ description: z.string() })),
  closesFirst: ClosesFirst,
  cancelledByHouse: CancelledByHouse.nullable().describe('Null where it stands, or its customer cancelled it.'),
  promiseMoved: PromiseMoved.nullable().describe(
    'The last time that staff moved what was promised, as long as that stands.',
  ),
  receiptUrl: z.string(),
  metadata: z.object({ orderToken: z.string() }),
}).meta({ id: 'OwnOrder' })

export const FirstOrder = z.object({ id: z.string(), shortNumber: z.string() })

/** How a cart can be refused, however it is paid. */
export const CART_REFUSALS = {
  invalid_input: wrongFields,
  /** With what it costs here. */
  pricing_mismatch: { pricing: Pricing },
  item_unavailable: { items: z.array(z.object({ id: z.string(), name: z.string() })).readonly() },
  /** Each with its group: `items.0.options.size`. */
  options_invalid: wrongChoices,
  location_not_found: none,
  location_inactive: none,
  ...TIME_REFUSALS,
  order_type_unavailable: { orderType: OrderType },
  promotion_code_invalid: wrongFields,
  cart_already_ordered: { shortNumber: z.string(), order: FirstOrder },
}

/** Asked only of a screen that can ask back. */
export const OrderedTheSame = { time: z.string(), order: FirstOrder }

export const createCustomerOrderCash = route({
  post: '/createCustomerOrderCash',
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'order.own',
  about: 'Place an order that is paid in cash at pickup, delivery or the table.',
  input: CustomerOrderPayload,
  output: z.object({ orderId: z.string(), order: OwnOrder }),
  refusals: {
    ...CART_REFUSALS,
    ordered_the_same: OrderedTheSame,
    too_many_unpaid_orders: { open: z.int() },
    too_many_orders: { placed: z.int() },
  },
})

export const askOrderWish = route({
  post: '/askOrderWish',
  may: 'order.own',
  about:
    'What became of a cash order that got no answer, by the key it was sent with. If there is no order, the key is closed and a copy that arrives later is refused.',
  /** `userId`: whose order it was. Asked as somebody else nothing is closed, and nothing is said. */
  input: z.strictObject({ key: ActionKey, userId: Uuid.optional() }),
  output: z.object({ order: OwnOrder.nullable() }),
  refusals: { order_of_another: none },
})

export const getCustomerOrderDetails = route({
  get: '/getCustomerOrderDetails',
  may: 'order.own',
  about: 'An order of the signed-in customer; anyone else is told that it does not exist.',
  input: z.strictObject({ orderId: Uuid }),
  output: z.object({ order: OwnOrder }),
  refusals: { order_not_found: none },
})
