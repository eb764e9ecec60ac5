import { z } from 'zod'
import { ChosenTime } from './chosen-time.ts'
import { wrongFields } from './kit-details.ts'
import { FrozenChoice, OrderCharge, OrderTax } from './lines.ts'
import { LocationPause } from './locations.ts'
import { ClientPricing, OrderItemInput, OrderLocation, OrderType, Pricing, PromotionCode } from './orders.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { Dollars, Instant } from './wire.ts'

const QuotedLine = z
  .object({
    id: z.string(),
    cartKey: z.string().nullable(),
    name: z.string(),
    quantity: z.int(),
    price: Dollars.nullable().describe(
      'What one unit with its choices costs now; null when the item is not on the menu or its choices do not hold.',
    ),
    basePrice: Dollars.nullable(),
    options: z.array(FrozenChoice).readonly(),
    isAvailable: z.boolean(),
    problems: z
      .array(z.object({ field: z.string(), sentence: z.string() }))
      .readonly()
      .describe('What is wrong with choices or note, each with its field: `items.0.options.size`.'),
  })
  .meta({ id: 'QuotedLine' })

export const validatePricing = route({
  post: '/validatePricing',
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'public',
  about: 'What a cart costs at a location now, line by line, and whether it could be ordered.',
  input: z.strictObject({
    items: z.array(OrderItemInput).max(1000),
    tipAmount: Dollars,
    frontendPricing: ClientPricing,
    location: OrderLocation.optional(),
    locationInfo: OrderLocation.optional(),
    orderType: OrderType.optional(),
    scheduledFor: ChosenTime.nullable().optional(),
    promotionCode: PromotionCode.optional(),
  }),
  output: z.object({
    isValid: z.boolean(),
    /** Why not, when it is not valid. */
    message: z.string().nullable(),
    pricing: Pricing,
    tax: z.object({ name: z.string(), ratePer100k: z.int() }),
    /** What the code takes off; null without one, and when it does not count. */
    promotion: z.object({ label: z.string(), amount: Dollars }).nullable(),
    promotionProblem: z.string().nullable().describe('Why the code does not count.'),
    charges: z.array(OrderCharge).readonly(),
    taxes: z.array(OrderTax).readonly(),
    items: z.array(QuotedLine),
    location: z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      timeZone: z.string(),
      isOpen: z.boolean(),
      openText: z.string(),
      orderTypes: z.array(OrderType),
      pauses: z.array(LocationPause),
    }),
    estimatedReady: Instant,
  }),
  refusals: { invalid_input: wrongFields, location_not_found: none },
})
