import * as contract from '@sizzle/contract/own-locations.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { query } from '../kit/operation.ts'
import { withTotal } from '../kit/page.ts'
import { type OwnLocationRow, ownLocations } from './own-locations.sql.ts'

const DEFAULT_LIMIT = 12

export const getOwnLocations = query(contract.getOwnLocations, async (input, { db, who }) => {
  const { search = '', also = null, limit = DEFAULT_LIMIT, offset = 0 } = input
  const filter = { ids: locationsOf(personOf(who)), search: foldText(search), also }
  const { rows, total } = await withTotal((page) => ownLocations(db, filter, page), { limit, offset })
  return ok({ locations: rows.map(present), total })
})

function present({ id, name, address, phone, time_zone, is_active }: OwnLocationRow) {
  return { id, name, address, phone, timeZone: time_zone, isActive: is_active }
}
