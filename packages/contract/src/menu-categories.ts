import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { Category } from './menu.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { WeeklySchedule, WeeklyScheduleInput } from './schedules.ts'
import { Id, LocationId, text } from './wire.ts'

const CategoryId = text(100, 1)
const CategoryName = text(500).describe('At most 60 characters.')
const unavailable = { id: z.string() }
export const ManagedCategory = Category.extend({
  schedule: WeeklySchedule.nullable().describe('Hours of its dishes that have none of their own; null: always.'),
}).meta({ id: 'ManagedCategory' })

const categories = { categories: z.array(ManagedCategory) }

export const addCategory = route({
  post: '/addCategory',
  may: 'menu.edit',
  about: 'Adds a category after the others. Its id is its name in lower case, with hyphens for spaces.',
  input: z.strictObject({ locationId: LocationId, name: CategoryName }),
  output: z.object({ id: z.string(), ...categories }),
  refusals: { invalid_input: wrongFields, location_unavailable: unavailable, category_exists: none },
})

export const renameCategory = route({
  post: '/renameCategory',
  may: 'menu.edit',
  about: 'Renames a category, which keeps its id.',
  input: z.strictObject({ locationId: LocationId, id: CategoryId, name: CategoryName }),
  output: z.object(categories),
  refusals: {
    invalid_input: wrongFields,
    location_unavailable: unavailable,
    category_not_found: none,
    category_exists: none,
  },
})

export const setCategoryHours = route({
  post: '/setCategoryHours',
  may: 'menu.edit',
  about: 'The hours of the dishes of a category that have none of their own; null: they are always available.',
  input: z.strictObject({ locationId: LocationId, id: CategoryId, schedule: WeeklyScheduleInput.nullable() }),
  output: z.object(categories),
  refusals: { invalid_input: wrongFields, location_unavailable: unavailable, category_not_found: none },
})

export const deleteCategory = route({
  post: '/deleteCategory',
  may: 'menu.edit',
  about:
    'Deletes a category that is none of the default ones. Its dishes move to another category, which must be named.',
  input: z.strictObject({ locationId: LocationId, id: CategoryId, moveItemsTo: CategoryId.nullable() }),
  output: z.object({ ...categories, movedItems: z.int() }),
  refusals: {
    location_unavailable: unavailable,
    category_not_found: none,
    category_is_default: none,
    category_in_use: none,
  },
})

export const reorderCategories = route({
  post: '/reorderCategories',
  may: 'menu.edit',
  about: 'The order of the categories: all of their ids, each once.',
  input: z.strictObject({ locationId: LocationId, ids: z.array(CategoryId).max(1000) }),
  output: z.object(categories),
  refusals: { location_unavailable: unavailable, menu_order_changed: none },
})

export const reorderItems = route({
  post: '/reorderItems',
  may: 'menu.edit',
  about: 'The order of the dishes of one category: all of their ids, each once.',
  input: z.strictObject({ locationId: LocationId, categoryId: CategoryId, ids: z.array(Id).max(5000) }),
  output: z.object({ ids: z.array(z.string()) }),
  refusals: { location_unavailable: unavailable, category_not_found: none, menu_order_changed: none },
  maxBodyBytes: MAX_ORDER_BYTES,
})
