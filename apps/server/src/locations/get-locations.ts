import * as contract from '@sizzle/contract/locations.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { activeLocationsNow, locationNow } from './locations.sql.ts'
import { presentLocation } from './present-location.ts'

export const getActiveLocations = query(contract.getActiveLocations, async (_, { db, now }) => {
  const rows = await activeLocationsNow(db, now)
  return ok({ locations: rows.map((row) => presentLocation(row, now)) })
})

export const getLocation = query(contract.getLocation, async ({ id }, { db, now }) => {
  const row = await locationNow(db, id, now)
  return row ? ok({ location: presentLocation(row, now) }) : refuse({ code: 'location_not_found' })
})
