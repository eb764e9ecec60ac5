import { SOLD_OUT_MINUTES } from '@sizzle/domain/menu/sold-out-until.ts'
import { MOST_LEFT } from '@sizzle/domain/menu/stock.ts'
import { priceOrNull } from '@sizzle/domain/money/entered-dollars.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { TaxClass } from './lines.ts'
import { MenuItemGroup, Photo, SpiceLevel } from './menu.ts'
import { ManagedCategory } from './menu-categories.ts'
import { none, route } from './route.ts'
import { WeeklySchedule, WeeklyScheduleInput } from './schedules.ts'
import { Dollars, Id, Instant, LocationId, text } from './wire.ts'

// The menu in the back office. What may stand in a field is checked by the domain's rules, in the form's own sentences;
// here is only what can travel at all.

/** Dollars as they were entered. What is no amount of money is null, and refused beside its field. */
export const EnteredPrice = z.codec(
  z
    .union([z.number(), text(30)])
    .nullable()
    .meta({ id: 'EnteredPrice', description: 'Dollars, as a number and not as text', examples: [12.95] }),
  z.int().nullable(),
  { decode: (entered) => priceOrNull(entered), encode: (cents) => (cents === null ? null : cents / 100) },
)

/** Ran out; null: it has not. Without an end until somebody lifts it. */
export const SoldOut = z.object({ until: Instant.nullable() }).meta({ id: 'SoldOut' })
/** How many are left to be ordered; null: nobody counted. */
export const UnitsLeft = z.int().nullable()

/** A dish with everything that its form edits. */
export const ManagedItem = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    /** Of a dish with sizes it is that of the size chosen at the start. */
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
    /** Ticked; whether it runs today is said by isSpecialNow. */
    isTodaysSpecial: z.boolean(),
    specialStartDate: z.string().nullable(),
    specialEndDate: z.string().nullable(),
    isSpecialNow: z.boolean(),
    image: z.string().nullable(),
    photo: Photo.optional(),
    tags: z.array(z.string()),
    allergens: z.array(z.string()),
    taxClass: TaxClass,
    schedule: WeeklySchedule.nullable().describe('Its own hours; null: those of its category.'),
    groups: z.array(MenuItemGroup),
    /** What one costs with what is chosen at the start. */
    startPrice: Dollars,
    hasSizes: z.boolean(),
    soldOut: SoldOut.nullable(),
    unitsLeft: UnitsLeft,
    /** A group that must be chosen has too few options left. */
    soldOutReason: z.string().nullable(),
    version: z.int(),
    createdAt: Instant,
    updatedAt: Instant,
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'ManagedItem' })

export const MenuAnalytics = z
  .object({
    totalItems: z.int(),
    availableItems: z.int(),
    unavailableItems: z.int(),
    categoriesCount: z.int(),
    averagePrice: Dollars,
    priceRange: z.object({ min: Dollars, max: Dollars }),
    dietaryOptions: z.object({ vegetarian: z.int(), vegan: z.int(), glutenFree: z.int() }),
    spiceLevels: z.record(z.string(), z.int()),
    popularItems: z.int(),
  })
  .meta({ id: 'MenuAnalytics' })

const Required = {
  name: text(4000).describe('At most 100 characters.'),
  description: text(4000).describe('At most 1,000 characters.'),
  category: text(100),
  price: EnteredPrice.describe('Dollars above 0, at most 10,000, with at most two decimals; text is refused.'),
}
const Optional = {
  spiceLevel: SpiceLevel.optional(),
  prepTime: z.number().nullable().describe('Minutes.').optional(),
  calories: z.number().nullable().optional(),
  isVegetarian: z.boolean().optional(),
  isVegan: z.boolean().optional(),
  isGlutenFree: z.boolean().optional(),
  isPopular: z.boolean().optional(),
  isAvailable: z.boolean().optional(),
  isTodaysSpecial: z.boolean().optional(),
  specialStartDate: text(10).nullable().optional(),
  specialEndDate: text(10).nullable().optional(),
  image: text(2000).nullable().optional(),
  tags: z.array(text(200)).max(100).describe('At most 20, each of at most 40 characters.').optional(),
  allergens: z.array(text(200)).max(100).optional(),
  taxClass: TaxClass.optional(),
  schedule: WeeklyScheduleInput.nullable().optional(),
}

/** Who has changed which fields meanwhile, and the dish as it is now. */
export const itemChanged = {
  current: z.object({
    item: ManagedItem,
    version: z.int(),
    changedBy: z.string().nullable(),
    changedAt: Instant,
    /** By the names of the form. */
    fields: z.array(z.string()).readonly(),
  }),
}
const unavailable = { id: z.string() }

export const getAvailableLocations = route({
  get: '/getAvailableLocations',
  may: 'menu.availability',
  about: 'Your locations by name, to choose whose menu is shown.',
  input: z.strictObject({}),
  output: z.object({
    locations: z.array(
      z.object({ id: z.string(), name: z.string(), isActive: z.boolean() }).meta({ id: 'MenuLocation' }),
    ),
  }),
  refusals: {},
})

export const getLocationMenuAdmin = route({
  get: '/getLocationMenuAdmin',
  may: 'menu.availability',
  about:
    'The whole menu of a location for editing, including hidden dishes, and the totals above the list. Its groups of options are in getOptionGroups.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({
    items: z.array(ManagedItem),
    categories: z.array(ManagedCategory),
    analytics: MenuAnalytics,
    /** Grows with every change of this menu. */
    version: z.int(),
  }),
  refusals: { location_unavailable: unavailable },
})

export const getMenuAnalytics = route({
  get: '/getMenuAnalytics',
  may: 'menu.availability',
  about: 'How many dishes a menu has, of which kinds, and what they cost.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ analytics: MenuAnalytics }),
  refusals: { location_unavailable: unavailable },
})

export const addMenuItem = route({
  post: '/addMenuItem',
  may: 'menu.edit',
  about:
    'Puts a dish at the end of its category. Its id is made from its name, with a number if that is taken; empty fields are left out.',
  input: z.strictObject({ locationId: LocationId, ...Required, ...Optional }),
  output: z.object({ item: ManagedItem }),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    menu_item_id_exhausted: none,
  },
})

export const updateMenuItem = route({
  post: '/updateMenuItem',
  may: 'menu.edit',
  about:
    'Changes what is sent and leaves the rest. An optional field that is sent empty becomes empty. A dish with sizes has its prices on its sizes; a price here is refused.',
  input: z.strictObject({
    locationId: LocationId,
    id: Id,
    expectedVersion: z.int().min(1),
    updates: z.strictObject({ ...Required, ...Optional }).partial(),
  }),
  output: z.object({ item: ManagedItem }),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    menu_item_not_found: none,
    menu_item_changed: itemChanged,
  },
})

export const duplicateMenuItem = route({
  post: '/duplicateMenuItem',
  may: 'menu.edit',
  about: 'Adds a hidden copy of the dish, with "(Copy)" after its name and the same groups of options.',
  input: z.strictObject({ locationId: LocationId, id: Id }),
  output: z.object({ item: ManagedItem }),
  refusals: { location_unavailable: unavailable, menu_item_not_found: none, menu_item_id_exhausted: none },
})

export const deleteMenuItem = route({
  post: '/deleteMenuItem',
  may: 'menu.edit',
  about:
    'Removes a dish from the menu. Orders keep what they say. Options of combos that stand for it go with it once `withOptions` says so. Carts that hold it are told that it is no longer available.',
  input: z.strictObject({
    locationId: LocationId,
    id: Id,
    expectedVersion: z.int().min(1),
    withOptions: z.boolean().optional(),
  }),
  output: z.object({ id: z.string(), deletedOptions: z.int() }),
  refusals: {
    location_unavailable: unavailable,
    menu_item_not_found: none,
    menu_item_changed: itemChanged,
    menu_item_in_combo: { groups: z.string() },
    menu_item_needed: { items: z.string() },
  },
})

export const MOST_AVAILABILITY_UPDATES = 200

export const setMenuItemAvailability = route({
  post: '/setMenuItemAvailability',
  may: 'menu.availability',
  about: 'Hides dishes or shows them, up to 200 at once: all of them or none.',
  input: z.strictObject({
    locationId: LocationId,
    updates: z
      .array(z.strictObject({ id: Id, isAvailable: z.boolean() }))
      .min(1, 'Updates are required')
      .max(MOST_AVAILABILITY_UPDATES),
  }),
  output: z.object({ changed: z.array(z.string()).describe('The ids of those that were not like this before.') }),
  refusals: { location_unavailable: unavailable, menu_item_not_found: none },
})

const HOW_MANY_LEFT = `Please enter how many are left, from 1 to ${MOST_LEFT}`

const HOW_MANY_LOW = `Please enter from how many on it is low, from 0 to ${MOST_LEFT}`

const howMany = (least: number, wrong: string) => z.int(wrong).min(least, wrong).max(MOST_LEFT, wrong)

export const setSoldOut = route({
  post: '/setSoldOut',
  may: 'menu.availability',
  about:
    'Says that a dish, or an option wherever it is offered, has run out: until the next opening after today, for half an hour to two hours, or until somebody lifts it. Or how many are left: orders count down, and at none it is sold out until somebody lifts it.',
  input: z.strictObject({
    locationId: LocationId,
    kind: z.enum(['item', 'option']),
    id: text(201, 1).describe('Of an option: its group and itself, `breads/garlic-naan`.'),
    state: z.discriminatedUnion('for', [
      z.strictObject({ for: z.literal('none') }),
      z.strictObject({ for: z.literal('tomorrow') }),
      z.strictObject({ for: z.literal('minutes'), minutes: z.literal(SOLD_OUT_MINUTES) }),
      z.strictObject({ for: z.literal('lifted') }),
      z.strictObject({
        for: z.literal('count'),
        left: howMany(1, HOW_MANY_LEFT).describe('So many are there now; orders count down.'),
        low: howMany(0, HOW_MANY_LOW)
          .optional()
          .describe('It reads low at so many and below. Left out: as it was, at first 0.'),
      }),
    ]),
  }),
  output: z.object({ soldOut: SoldOut.nullable(), unitsLeft: UnitsLeft }),
  refusals: { location_unavailable: unavailable, menu_item_not_found: none, option_not_found: none },
})

export const StockEntry = z
  .object({
    kind: z.enum(['item', 'option']),
    id: z.string().describe('Of an option: its group and itself, `breads/garlic-naan`.'),
    soldOut: SoldOut.nullable(),
    unitsLeft: UnitsLeft,
    /** Of these units, promised to people who are paying. */
    held: z.int(),
    low: z.int(),
    isLow: z.boolean(),
  })
  .meta({ id: 'StockEntry' })

export const getStock = route({
  get: '/getStock',
  may: 'menu.availability',
  about:
    'What is counted at a location and what has run out there, without the rest of the menu. Counts go down with every order.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ stock: z.array(StockEntry) }),
  refusals: { location_unavailable: unavailable },
})
