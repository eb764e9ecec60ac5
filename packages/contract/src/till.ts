import { z } from 'zod'
import { AdminOrderPayload } from './admin-order.ts'
import { wrongFields } from './kit-details.ts'
import { TaxClass } from './lines.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { ActionKey, Dollars, Instant, LocationId, text, Uuid } from './wire.ts'

// Cash orders that a paired till takes while nobody can be reached. Its own key is what opens these calls: whoever took an
// order may have gone by the time it is sent.

const TillTax = z
  .object({
    name: z.string(),
    ratePer100k: z.int().describe('14000 is 14%.'),
    classes: z.array(TaxClass).readonly(),
    smallOrder: z
      .object({ upTo: Dollars, ratePer100k: z.int().describe('14000 is 14%.'), classes: z.array(TaxClass).readonly() })
      .nullable(),
    registration: z.string(),
    isAlwaysShown: z.boolean(),
  })
  .meta({ id: 'TillTax' })

const SeriesNumber = z.int().min(1).max(1_000_000_000)

export const readyTill = route({
  post: '/readyTill',
  perPerson: { perMinute: 60, burst: 120 },
  may: 'public',
  about:
    'What a paired till needs to take cash orders without a network: its series, twenty unused numbers, and the taxes. Null for any other browser.',
  input: z.strictObject({
    next: SeriesNumber.nullable().describe('The next number that it has not used; null where it knows of none.'),
  }),
  output: z.object({
    till: z
      .object({
        location: z.object({ id: LocationId, name: z.string(), code: z.string() }),
        letters: z.string().describe('Of its series.'),
        from: SeriesNumber,
        until: SeriesNumber,
        now: Instant,
        taxes: z.array(TillTax).readonly(),
        taxClasses: z.record(z.string(), TaxClass).describe('Of dishes that are not ready food.'),
      })
      .nullable(),
  }),
  refusals: {},
})

const { customerInfo, items, orderType, deliveryInfo, tableInfo, specialInstructions, cartId } = AdminOrderPayload.shape

const TakenItem = z
  .strictObject({
    ...items.element.omit({ menuItemId: true }).shape,
    name: text(200, 1),
    price: Dollars.refine((cents) => cents > 0, 'Each item needs a price above zero').describe(
      'Of one unit, as it was paid.',
    ),
    words: text(2000).describe('What was chosen, in words: for a kitchen whose menu has changed.').optional(),
  })
  .meta({ id: 'TakenItem' })

const Amount = Dollars.refine((cents) => cents >= 0, 'Pricing amounts cannot be negative')

export const takeTillOrder = route({
  post: '/takeTillOrder',
  perPerson: { perMinute: 60, burst: 120 },
  maxBodyBytes: MAX_ORDER_BYTES,
  may: 'public',
  about:
    'Hands in an order that this paired till took for cash without a network. It is taken as it was paid; what differs from the current menu goes to a manager. The same id is the same order.',
  input: z.strictObject({
    id: ActionKey.describe('Made when the order was taken.'),
    letters: z.string().regex(/^[A-Z]{1,4}$/),
    number: SeriesNumber,
    takenAt: Instant,
    clock: Instant.describe('What the clock of the device showed.'),
    heardAt: Instant.describe('When the till was last online.'),
    takenBy: Uuid,
    order: z.strictObject({
      customerInfo: customerInfo.omit({ firebaseId: true }),
      items: z.array(TakenItem).min(1).max(1000),
      orderType,
      deliveryInfo,
      tableInfo,
      specialInstructions,
      cartId,
      pricing: z.strictObject({ subtotal: Amount, tax: Amount, tip: Amount, total: Amount }),
    }),
  }),
  output: z.object({ orderId: z.string(), shortNumber: z.string() }),
  refusals: { not_a_tablet: none, location_not_found: none, invalid_input: wrongFields },
})
