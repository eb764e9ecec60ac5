import * as contract from '@sizzle/contract/menu-office.ts'
import { ok } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { menuLocation } from './edit-menu.ts'
import { listStock } from './stock.sql.ts'

export const getStock = query(contract.getStock, async ({ locationId }, context) => {
  const location = await menuLocation(context, locationId)
  if (!location.ok) return location
  const rows = await listStock(context.db, locationId, context.now)
  return ok({
    stock: rows.map(({ kind, id, units_left, held, low, is_out, until }) => ({
      kind,
      id,
      soldOut: is_out ? { until } : null,
      unitsLeft: units_left,
      held,
      low,
      isLow: units_left !== null && units_left <= low,
    })),
  })
})
