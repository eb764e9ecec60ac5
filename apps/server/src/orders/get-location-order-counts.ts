import * as contract from '@sizzle/contract/board.ts'
import { businessDay } from '@sizzle/domain/hours/business-date.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { businessDateAt, businessHoursOf } from '../locations/taxes-of.ts'
import { countByStatus } from './board.sql.ts'

export const getLocationOrderCounts = query(
  contract.getLocationOrderCounts,
  async ({ locationId }, { db, who, now }) => {
    const location = mayAt(personOf(who), 'order.see', locationId) ? await locationById(db, locationId) : undefined
    if (!location) return refuse({ code: 'location_not_found' })
    const { from } = businessDay(businessHoursOf(location), businessDateAt(location, now))
    const rows = await countByStatus(db, location.id, from, now)
    const byStatus = { pending: 0, later: 0, preparing: 0, ready: 0, completed: 0, cancelled: 0 }
    for (const { status, count } of rows) byStatus[status] = count
    const counts = { total: rows.reduce((sum, { count }) => sum + count, 0), ...byStatus }
    return ok({ ...counts, counts, lastUpdated: now })
  },
)
