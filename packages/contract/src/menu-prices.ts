import { LEAST_PERCENT, MOST_PERCENT, PRICE_ROUNDINGS } from '@sizzle/domain/menu/bulk-prices.ts'
import { z } from 'zod'
import { MenuPart, PreviewHash } from './menu-part.ts'
import { none, route } from './route.ts'
import { Dollars, LocationId } from './wire.ts'

// Many prices changed by one rule.

const PERCENT = `A percentage from ${LEAST_PERCENT} to ${MOST_PERCENT} with at most two decimals`

const PriceWish = {
  what: MenuPart,
  change: z
    .union([
      z.strictObject({
        percent: z
          .number()
          .min(LEAST_PERCENT, PERCENT)
          .max(MOST_PERCENT, PERCENT)
          .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, PERCENT),
      }),
      z.strictObject({ amount: Dollars }),
    ])
    .meta({ id: 'PriceChange' }),
  rounding: z.enum(PRICE_ROUNDINGS).describe('To the nearest price that ends like this.'),
  includeOptions: z
    .boolean()
    .describe('Also what is paid for options; what costs nothing or takes something off stays.'),
}

const PriceLine = z
  .object({
    key: z.string(),
    kind: z.enum(['item', 'size', 'option']),
    name: z.string(),
    before: Dollars,
    after: Dollars.nullable().describe('Null: it stays, for the reason that is given.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PriceLine' })

const PriceTarget = z
  .object({
    locationId: z.string(),
    name: z.string(),
    changing: z.int(),
    staying: z.int().describe('Prices that the rule leaves as they are.'),
    refused: z.int(),
    lines: z.array(PriceLine).readonly().describe('Those that change, and those that cannot.'),
    isCut: z.boolean().describe('There are more lines than are listed.'),
    previewHash: z.string(),
  })
  .meta({ id: 'PriceTarget' })

const unavailable = { id: z.string() }

export const previewPrices = route({
  post: '/previewPrices',
  may: 'menu.edit',
  about:
    'What changing many prices by one rule would do at these locations, price by price. Of a dish with sizes the sizes change. A price never becomes 0, less, or more than a price can be.',
  perPerson: { perMinute: 60, burst: 60 },
  input: z.strictObject({ locationIds: z.array(LocationId).min(1).max(200), ...PriceWish }),
  output: z.object({ targets: z.array(PriceTarget) }),
  refusals: { location_unavailable: unavailable },
})

export const changePrices = route({
  post: '/changePrices',
  may: 'menu.edit',
  about:
    'Changes the prices at one location as previewed, all of them or none. Several locations are several calls, each with its own preview.',
  input: z.strictObject({ locationId: LocationId, ...PriceWish, previewHash: PreviewHash }),
  output: z.object({ changed: z.int() }),
  refusals: { location_unavailable: unavailable, menu_preview_old: none },
})
