import { MAX_MENU_NAME } from '@sizzle/domain/menu/menu-form.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { changedMeanwhile } from './locations-office.ts'
import { Category } from './menu.ts'
import { OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { WeeklySchedule, WeeklyScheduleInput } from './schedules.ts'
import { LocationId, text } from './wire.ts'

// Menus with hours, in the back office. What may stand in a field is checked by the domain's rules.

const MenuOfLocation = z
  .object({
    id: z.string(),
    name: z.string(),
    schedule: WeeklySchedule,
    categoryIds: z.array(z.string()),
    orderTypes: z.array(OrderType).describe('Empty: for all of them.'),
    version: z.int(),
    updatedBy: z.string().nullable(),
  })
  .meta({
    id: 'Menu',
    description: 'Hours for whole categories; a dish in no menu is on whenever the location is open.',
  })

export const getMenus = route({
  get: '/getMenus',
  may: 'location.edit',
  about: 'The menus of a location in order, and the categories they can hold.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ menus: z.array(MenuOfLocation), categories: z.array(Category) }),
  refusals: { location_not_found: none },
})

export const saveMenu = route({
  post: '/saveMenu',
  may: 'location.edit',
  about: 'Adds a menu, or changes the one named, with its version. Its dishes are available only in its hours.',
  input: z.strictObject({
    locationId: LocationId,
    id: text(100).nullable(),
    expectedVersion: z.int().min(1).nullable(),
    name: text(MAX_MENU_NAME),
    schedule: WeeklyScheduleInput,
    categoryIds: z.array(text(100)).max(200),
    orderTypes: z.array(OrderType).max(3),
  }),
  output: z.object({ menu: MenuOfLocation }),
  refusals: {
    invalid_input: wrongFields,
    location_not_found: none,
    menu_not_found: none,
    menu_changed: changedMeanwhile,
  },
})

export const deleteMenu = route({
  post: '/deleteMenu',
  may: 'location.edit',
  about: 'Deletes a menu. Dishes in no other menu are available whenever the location is open.',
  input: z.strictObject({ locationId: LocationId, id: text(100), expectedVersion: z.int().min(1) }),
  output: z.object({ id: z.string() }),
  refusals: { location_not_found: none, menu_not_found: none, menu_changed: changedMeanwhile },
})
