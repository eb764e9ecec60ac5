import { HEATS } from '@sizzle/domain/menu/dish-filters.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { Dollars, LocationId } from './wire.ts'

export const SpiceLevel = z.enum(HEATS).meta({ id: 'SpiceLevel' })

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
  })
  .meta({ id: 'MenuItem' })

export const Category = z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() }).meta({ id: 'Category' })

export const getLocationMenu = route({
  get: '/getLocationMenu',
  may: 'public',
  about: 'The menu of one location; sold-out items are marked and cannot be ordered.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ items: z.array(MenuItem), categories: z.array(Category), version: z.int() }),
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
