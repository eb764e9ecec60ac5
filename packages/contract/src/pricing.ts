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
  about:
    'What a cart costs at a location now, line by line. `isValid` is about dishes, choices, notes, prices, tip and code alone; `refusals` lists everything an order of it would be refused for now, including its type and time.',
  input: z.strictObject({
    items: z.array(OrderItemInput).max(1000),
    tipAmount: Dollars.describe('0 or more.'),
    frontendPricing: ClientPricing.describe(
      'What the caller reckons with. Zeros ask for the price: read `pricing` then, and send it with the order.',
    ),
    location: OrderLocation.describe(
      'Where; without it and `locationInfo` the prices are those of `truro`.',
    ).optional(),
    locationInfo: OrderLocation.describe('Read where there is no `location`.').optional(),
    orderType: OrderType.describe('Without it pickup.').optional(),
    scheduledFor: ChosenTime.nullable().describe('For later; without it as soon as possible.').optional(),
    promotionCode: PromotionCode.optional(),
  }),
  output: z.object({
    isValid: z
      .boolean()
      .describe('Whether dishes, choices, notes, prices, tip and code hold. Type and time stand in `refusals`.'),
    message: z.string().nullable().describe('Why not, when it is not valid.'),
    refusals: z
      .array(z.string())
      .readonly()
      .describe(
        'The codes that an order of this cart would be refused with now, the first of them first: none says that it could be placed.',
      ),
    pricing: Pricing,
    tax: z.object({ name: z.string(), ratePer100k: z.int().describe('14000 is 14%.') }),
    promotion: z
      .object({ label: z.string(), amount: Dollars })
      .nullable()
      .describe('What the code takes off; null without one, and when it does not count.'),
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
