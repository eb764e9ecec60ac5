import * as contract from '@sizzle/contract/locations.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { activeLocationsNow, locationNow } from './locations.sql.ts'
import { presentLocation } from './present-location.ts'

const DEFAULT_LIMIT = 100

type Asked = Pick<InputOf<typeof contract.getActiveLocations>, 'search' | 'limit' | 'offset'>

export function askedLocations({ search = '', limit = DEFAULT_LIMIT, offset }: Asked) {
  return { search: search.trim().toLowerCase(), limit, ...(offset === undefined ? {} : { offset }) }
}

export const getActiveLocations = query(contract.getActiveLocations, async (asked, { db, now }) => {
  const rows = await activeLocationsNow(db, now, askedLocations(asked))
  return ok({ locations: rows.map((row) => presentLocation(row, now)), total: rows[0]?.matching ?? 0 })
})

export const getLocation = query(contract.getLocation, async ({ id }, { db, now }) => {
  const row = await locationNow(db, id, now)
  return row ? ok({ location: presentLocation(row, now) }) : refuse({ code: 'location_not_found' })
})
