import * as contract from '@sizzle/contract/menu-office.ts'
import { menuFigures } from '@sizzle/domain/menu/menu-figures.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { query } from '../kit/operation.ts'
import { locationNames } from '../locations/location-names.sql.ts'
import { menuLocation } from './edit-menu.ts'
import { categoriesOf } from './menu.sql.ts'
import { presentCategories } from './present-categories.ts'
import { presentAllManaged } from './present-managed.ts'

export const getLocationMenuAdmin = query(contract.getLocationMenuAdmin, async ({ locationId }, context) => {
  const location = await menuLocation(context, locationId)
  if (!location.ok) return location
  const { db, now } = context
  const [items, categories] = await Promise.all([
    presentAllManaged(db, location.value, now),
    categoriesOf(db, locationId),
  ])
  return ok({
    items,
    categories: presentCategories(categories),
    analytics: menuFigures(items),
    version: location.value.menu_version,
  })
})

export const getMenuAnalytics = query(contract.getMenuAnalytics, async ({ locationId }, context) => {
  const location = await menuLocation(context, locationId)
  if (!location.ok) return location
  return ok({ analytics: menuFigures(await presentAllManaged(context.db, location.value, context.now)) })
})

export const getAvailableLocations = query(contract.getAvailableLocations, async (_, { db, who }) => {
  const rows = await locationNames(db, locationsOf(personOf(who)))
  return ok({ locations: rows.map(({ id, name, is_active }) => ({ id, name, isActive: is_active })) })
})
