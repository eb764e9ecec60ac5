import * as contract from '@sizzle/contract/stations.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { presentStations } from './present-stations.ts'

export function getStations(publicUrl: string) {
  return query(contract.getStations, async ({ locationId }, { db, who }) => {
    const location = mayAt(personOf(who), 'order.see', locationId) ? await locationById(db, locationId) : undefined
    if (!location) return refuse({ code: 'location_not_found' })
    return ok({ stations: await presentStations(db, location.id, publicUrl) })
  })
}
