import * as contract from '@sizzle/contract/locations.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { withTotal } from '../kit/page.ts'
import { type ActiveFilter, activeLocationsNow, locationNow } from './locations.sql.ts'
import { presentLocation } from './present-location.ts'

const DEFAULT_LIMIT = 100

type Asked = Pick<InputOf<typeof contract.getActiveLocations>, 'search' | 'limit' | 'offset'>

/** A page of the locations on the site, and how many match. */
export function siteLocations(
  db: Db,
  now: Date,
  { search = '', limit = DEFAULT_LIMIT, offset = 0 }: Asked,
  more: Omit<ActiveFilter, 'search'> = {},
) {
  const filter = { ...more, search: foldText(search) }
  return withTotal((page) => activeLocationsNow(db, now, filter, page), { limit, offset })
}

export const getActiveLocations = query(contract.getActiveLocations, async (asked, { db, now }) => {
  const { rows, total } = await siteLocations(db, now, asked)
  return ok({ locations: rows.map((row) => presentLocation(row, now)), total })
})

export const getLocation = query(contract.getLocation, async ({ id }, { db, now }) => {
  const row = await locationNow(db, id, now)
  return row ? ok({ location: presentLocation(row, now) }) : refuse({ code: 'location_not_found' })
})
