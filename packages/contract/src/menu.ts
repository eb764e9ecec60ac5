import { DIETS, HEATS } from '@sizzle/domain/menu/dish-filters.ts'
import { z } from 'zod'
import { TaxClass } from './lines.ts'
import { none, route } from './route.ts'
import { Dollars, LocationId } from './wire.ts'

export const SpiceLevel = z.enum(HEATS).meta({ id: 'SpiceLevel' })

/** A group of options at one dish: its place is that in the list, and what the dish does otherwise. */
export const MenuItemGroup = z
  .object({
    groupId: z.string(),
    position: z.int(),
    min: z.int().optional(),
    max: z.int().optional(),
    free: z.int().optional(),
    hidden: z.array(z.string()).readonly(),
    prices: z.record(z.string(), Dollars).readonly(),
  })
  .meta({ id: 'MenuItemGroup' })

const MenuOption = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Of one unit; of a size it is the price of the dish. */
    price: Dollars,
    priceBySize: z.record(z.string(), Dollars).readonly(),
    sizeCode: z.string().nullable(),
    /** Units that are chosen at the start. */
    preset: z.int(),
    /** The dish that this option puts on the plate. */
    itemId: z.string().nullable(),
    /** Groups that are asked once this option is chosen. */
    groupIds: z.array(z.string()).readonly(),
    allergens: z.array(z.string()).readonly(),
    calories: z.int().nullable(),
    diets: z.array(z.enum(DIETS)).readonly(),
    taxClass: TaxClass.nullable(),
    position: z.int(),
    isSoldOut: z.boolean(),
  })
  .meta({ id: 'MenuOption' })

/** `min` and `max` count units, `maxDistinct` different options, `maxEach` units of one option; `free` units cost nothing. */
export const MenuOptionGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['choice', 'size', 'slot']),
    min: z.int(),
    max: z.int(),
    maxDistinct: z.int(),
    maxEach: z.int(),
    free: z.int(),
    options: z.array(MenuOption).readonly(),
    version: z.int(),
  })
  .meta({ id: 'MenuOptionGroup' })

export const MenuItem = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: Dollars,
    category: z.string(),
    spiceLevel: SpiceLevel,
    prepTime: z.int(),
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
    tags: z.array(z.string()),
    allergens: z.array(z.string()),
    taxClass: TaxClass,
    isSoldOut: z.boolean(),
    groups: z.array(MenuItemGroup),
  })
  .meta({ id: 'MenuItem' })

export const Category = z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() }).meta({ id: 'Category' })

export const getLocationMenu = route({
  get: '/getLocationMenu',
  may: 'public',
  about: 'The menu of one location; sold-out items are marked and cannot be ordered.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({
    items: z.array(MenuItem),
    categories: z.array(Category),
    /** The groups that the items name, and those that their options open. */
    optionGroups: z.array(MenuOptionGroup),
    /** Whether a note may be added to a dish here. */
    takesNotes: z.boolean(),
    version: z.int(),
  }),
  refusals: { location_not_found: none },
})

export const getTodaysSpecials = route({
  get: '/getTodaysSpecials',
  may: 'public',
  about: 'What runs as a special today, at every active location.',
  input: z.strictObject({}),
  output: z.object({ specials: z.array(z.object({ locationId: z.string(), item: MenuItem }).meta({ id: 'Special' })) }),
  refusals: {},
})
