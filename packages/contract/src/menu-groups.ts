import { DIETS } from '@sizzle/domain/menu/dish-filters.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { TaxClass } from './lines.ts'
import { MenuOption, MenuOptionGroup } from './menu.ts'
import { EnteredPrice, itemChanged, ManagedItem, SoldOut, UnitsLeft } from './menu-office.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { Id, Instant, LocationId, text } from './wire.ts'

// The library of option groups that the dishes of a location share, and which dish offers which of them.

export const ManagedOption = MenuOption.extend({ soldOut: SoldOut.nullable(), unitsLeft: UnitsLeft }).meta({
  id: 'ManagedOption',
})
export const ManagedGroup = MenuOptionGroup.extend({
  options: z.array(ManagedOption).readonly(),
  /** Dishes that offer it. */
  usedBy: z.int(),
  updatedAt: Instant,
  updatedBy: z.string().nullable(),
}).meta({ id: 'ManagedOptionGroup' })

const unavailable = { id: z.string() }
const words = z.array(text(200)).max(50)
const OptionId = z.string().regex(/^[a-z0-9-]{1,50}$/)

const OptionInput = z
  .strictObject({
    id: OptionId.nullable().describe('Null: it is made of the name.'),
    name: text(500).describe('At most 60 characters.'),
    price: EnteredPrice,
    priceBySize: z.record(text(50), EnteredPrice).optional(),
    sizeCode: text(50).nullable().optional(),
    preset: z.number().optional(),
    itemId: Id.nullable().optional(),
    groupIds: z.array(Id).max(20).optional(),
    allergens: words.optional(),
    calories: z.number().nullable().optional(),
    diets: z.array(z.enum(DIETS)).max(3).optional(),
    taxClass: TaxClass.nullable().optional(),
  })
  .meta({ id: 'OptionInput' })

export const getOptionGroups = route({
  get: '/getOptionGroups',
  may: 'menu.availability',
  about: 'Every group of options of a location with how many dishes offer it.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ groups: z.array(ManagedGroup) }),
  refusals: { location_unavailable: unavailable },
})

/** Who was first, when, and the group as it is now. */
const groupChanged = {
  current: z.object({
    group: ManagedGroup,
    version: z.int(),
    changedBy: z.string().nullable(),
    changedAt: Instant,
  }),
}

export const saveOptionGroup = route({
  post: '/saveOptionGroup',
  may: 'menu.edit',
  about:
    'Adds a group, or changes one for all dishes that offer it; its options in the order that is sent. Whatever nobody could order is refused at its field: `options.3.price`, or `usedBy.thali` for a dish that could no longer be ordered.',
  input: z.strictObject({
    locationId: LocationId,
    id: Id.nullable().describe('Null: a new one.'),
    expectedVersion: z.int().min(1).nullable(),
    group: z.strictObject({
      name: text(500).describe('At most 60 characters.'),
      kind: z.enum(['choice', 'size', 'slot']),
      min: z.number(),
      max: z.number(),
      maxDistinct: z.number(),
      maxEach: z.number(),
      free: z.number(),
      options: z.array(OptionInput).max(200),
    }),
  }),
  output: z.object({ group: ManagedGroup }),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    option_group_not_found: none,
    option_group_changed: groupChanged,
    option_group_id_exhausted: none,
  },
  maxBodyBytes: MAX_ORDER_BYTES,
})

export const deleteOptionGroup = route({
  post: '/deleteOptionGroup',
  may: 'menu.edit',
  about: 'Deletes a group that no dish and no option uses.',
  input: z.strictObject({ locationId: LocationId, id: Id, expectedVersion: z.int().min(1) }),
  output: z.object({ id: z.string() }),
  refusals: {
    location_unavailable: unavailable,
    option_group_not_found: none,
    option_group_changed: groupChanged,
    option_group_in_use: { items: z.string() },
  },
})

export const setItemGroups = route({
  post: '/setItemGroups',
  may: 'menu.edit',
  about: 'Which groups a dish offers, in the order that is sent, and where it differs from the group.',
  input: z.strictObject({
    locationId: LocationId,
    itemId: Id,
    expectedVersion: z.int().min(1).describe('Of the dish.'),
    groups: z
      .array(
        z.strictObject({
          groupId: Id,
          min: z.number().nullable().optional(),
          max: z.number().nullable().optional(),
          free: z.number().nullable().optional(),
          hidden: z.array(OptionId).max(200).optional(),
          prices: z.record(OptionId, EnteredPrice).optional(),
        }),
      )
      .max(100),
  }),
  output: z.object({ item: ManagedItem }),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    menu_item_not_found: none,
    menu_item_changed: itemChanged,
  },
  maxBodyBytes: MAX_ORDER_BYTES,
})
