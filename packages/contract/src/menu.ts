import { DIETS, HEATS } from '@sizzle/domain/menu/dish-filters.ts'
import { z } from 'zod'
import { TaxClass } from './lines.ts'
import { OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, LocationId } from './wire.ts'

export const SpiceLevel = z.enum(HEATS).meta({ id: 'SpiceLevel' })

export const MenuItemGroup = z
  .object({
    groupId: z.string(),
    position: z.int(),
    min: z.int().optional(),
    max: z.int().optional(),
    free: z.int().optional(),
    hidden: z.array(z.string()).readonly().describe('Options that this dish does not offer.'),
    prices: z.record(z.string(), Dollars).readonly().describe('By option, instead of its own price in every size.'),
  })
  .meta({ id: 'MenuItemGroup', description: 'A shared group at one dish, and what this dish does otherwise.' })

export const MenuOption = z
  .object({
    id: z.string(),
    name: z.string(),
    price: Dollars.describe('Of one unit; of a size it is the price of the dish.'),
    priceBySize: z
      .record(z.string(), Dollars)
      .readonly()
      .describe('Of one unit, by the code of the size that is chosen.'),
    sizeCode: z.string().nullable().describe('Of a size: the code by which prices name it.'),
    preset: z.int().describe('Units that are chosen at the start.'),
    itemId: z.string().nullable().describe('The dish that this option puts on the plate.'),
    groupIds: z.array(z.string()).readonly().describe('Groups that are asked once this option is chosen.'),
    allergens: z.array(z.string()).readonly(),
    calories: z.int().nullable(),
    diets: z.array(z.enum(DIETS)).readonly(),
    taxClass: TaxClass.nullable(),
    position: z.int(),
    isSoldOut: z.boolean(),
  })
  .meta({ id: 'MenuOption' })

export const MenuOptionGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['choice', 'size', 'slot']),
    min: z.int().describe('Fewest units of all its options together.'),
    max: z.int().describe('Most units of all its options together.'),
    maxDistinct: z.int().describe('Most different options.'),
    maxEach: z.int().describe('Most units of one option.'),
    free: z.int().describe('Units that cost nothing: the dearest of those that are chosen.'),
    options: z.array(MenuOption).readonly(),
    version: z.int(),
  })
  .meta({ id: 'MenuOptionGroup' })

/** Of a picture that lies with us. */
export const Photo = z
  .object({
    widths: z
      .array(z.int())
      .readonly()
      .describe('From the smallest to the one that `image` names; the others have their width behind the name.'),
    width: z.int(),
    height: z.int(),
    blur: z.string().describe('A tiny picture as a data URL, shown until the photo is there.'),
  })
  .meta({ id: 'Photo' })

const NotNow = z
  .object({
    text: z.string().describe('Such as "Lunch only, 11:30 a.m. - 3 p.m.".'),
    until: Instant.nullable().describe('When it is on again; null if that is not near.'),
    isForLater: z.boolean().describe('It can be ordered for a time when it is on.'),
  })
  .meta({ id: 'NotNow' })

export const MenuItem = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: Dollars,
    category: z.string(),
    spiceLevel: SpiceLevel,
    prepTime: z.int().describe('Minutes.'),
    calories: z.int().nullable(),
    isVegetarian: z.boolean(),
    isVegan: z.boolean(),
    isGlutenFree: z.boolean(),
    isPopular: z.boolean(),
    isAvailable: z.boolean(),
    isTodaysSpecial: z.boolean(),
    specialStartDate: z.string().nullable(),
    specialEndDate: z.string().nullable(),
    image: z.string().nullable(),
    photo: Photo.optional().describe('Of a picture that lies with us, as WebP and AVIF.'),
    tags: z.array(z.string()),
    allergens: z.array(z.string()),
    taxClass: TaxClass,
    isSoldOut: z.boolean().describe('Also when a group that must be chosen has too few options left.'),
    soldOutReason: z
      .string()
      .nullable()
      .describe('Which group that is, or when it is back, where that is later than tomorrow: "Back in May".'),
    notNow: z
      .partialRecord(OrderType, NotNow)
      .describe('By order type, why the dish cannot be had at once; types for which it is on now are left out.'),
    /** What one costs with what is chosen at the start. */
    startPrice: Dollars,
    groups: z.array(MenuItemGroup),
  })
  .meta({ id: 'MenuItem' })

export const Category = z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() }).meta({ id: 'Category' })

export const getLocationMenu = route({
  get: '/getLocationMenu',
  may: 'public',
  sameForAll: true,
  about: 'The menu of one location. Hidden items are left out; sold-out items are marked and cannot be ordered.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({
    items: z.array(MenuItem),
    categories: z.array(Category),
    optionGroups: z
      .array(MenuOptionGroup)
      .describe('The groups that the items name, and those that their options open.'),
    takesNotes: z.boolean().describe('Whether a note may be added to a dish here.'),
    version: z.int(),
    changesAt: Instant.describe('Until then the clock alone changes nothing of this answer.'),
  }),
  refusals: { location_not_found: none },
})

export const getTodaysSpecials = route({
  get: '/getTodaysSpecials',
  may: 'public',
  sameForAll: true,
  about: 'What runs as a special today at the first twelve active locations by name, at most 60 dishes.',
  input: z.strictObject({}),
  output: z.object({ specials: z.array(z.object({ locationId: z.string(), item: MenuItem }).meta({ id: 'Special' })) }),
  refusals: {},
})
