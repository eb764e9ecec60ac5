import * as contract from '@sizzle/contract/dashboard.ts'
import { busyDays } from '@sizzle/domain/analytics/periods.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { WEEKDAYS, type Weekday } from '@sizzle/domain/hours/local-time.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { ordersByHour } from './comparisons.sql.ts'
import { figuresAbout, hoursOfZone } from './figures-about.ts'

export const getOrderHours = query(contract.getOrderHours, async ({ locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const zones = about.zones.map((zone) => ({ ...zone, ...busyDays(businessDateOf(hoursOfZone(zone), now)) }))
  const rows = await ordersByHour(db, about.ids, zones)
  return ok({
    hours: rows.map(({ weekday, hour, orders }) => ({ weekday: weekdayAt(weekday), hour, orders })),
    location: about.location,
  })
})

/** The database counts from Monday, 1, to Sunday, 7. */
function weekdayAt(isoDay: number): Weekday {
  const weekday = WEEKDAYS[isoDay - 1]
  if (weekday === undefined) throw new Error(`${isoDay} is no day of the week`)
  return weekday
}
