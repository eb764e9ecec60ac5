import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { MenuPart, PreviewHash } from './menu-part.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { LocationId, text } from './wire.ts'

// Dishes of one location at others: ids say which dish is which.

const FieldThatDiffers = z
  .object({ field: z.string(), theirs: z.string().nullable(), ours: z.string().nullable() })
  .meta({ id: 'FieldThatDiffers', description: 'What stands at the other location, and what would stand there.' })

const CopiedPart = z
  .object({
    key: z.string().describe('Its kind and its id: `item:dal`.'),
    kind: z.enum(['category', 'group', 'item']),
    id: z.string(),
    name: z.string(),
    state: z.enum(['new', 'differs', 'blocked']),
    fields: z.array(FieldThatDiffers).describe('Of what differs.'),
    reason: z.string().nullable().describe('Why it cannot be copied.'),
  })
  .meta({ id: 'CopiedPart' })

const CopyTarget = z
  .object({
    locationId: z.string(),
    name: z.string(),
    added: z.int(),
    addedItems: z.int().describe('Of those that are added: dishes.'),
    addedGroups: z.int().describe('Of those that are added: groups of options. The rest are categories.'),
    differing: z.int(),
    same: z.int(),
    blocked: z.int(),
    parts: z.array(CopiedPart).readonly(),
    isCut: z.boolean().describe('There are more parts than are listed.'),
    previewHash: z.string(),
  })
  .meta({ id: 'CopyTarget' })

export const MOST_COPY_TARGETS = 200
const unavailable = { id: z.string() }

export const previewMenuCopy = route({
  post: '/previewMenuCopy',
  may: 'menu.edit',
  about:
    'What copying dishes to other locations would do there: what is new, what differs and in which fields, what is the same, and what cannot be copied and why. Categories, groups of options and the dishes of combos that are missing there come along. Availability, stock and menus stay those of the location.',
  perPerson: { perMinute: 30, burst: 30 },
  input: z.strictObject({
    fromLocationId: LocationId,
    toLocationIds: z.array(LocationId).min(1).max(MOST_COPY_TARGETS),
    what: MenuPart,
  }),
  output: z.object({ targets: z.array(CopyTarget) }),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    menu_item_not_found: none,
    category_not_found: none,
  },
})

export const copyMenu = route({
  post: '/copyMenu',
  may: 'menu.edit',
  about:
    'Copies dishes to one other location, all of them or none: adds what is new there and overwrites of what differs only what is named. Several locations are several calls, each with its own preview.',
  input: z.strictObject({
    fromLocationId: LocationId,
    toLocationId: LocationId,
    what: MenuPart,
    overwrite: z
      .union([z.literal('all'), z.array(text(210, 1)).max(2000)])
      .describe('Keys of parts that differ, or all of them.'),
    previewHash: PreviewHash,
  }),
  output: z.object({ added: z.int(), changed: z.int() }),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    menu_item_not_found: none,
    category_not_found: none,
    menu_preview_old: none,
  },
  maxBodyBytes: MAX_ORDER_BYTES,
})
