import { datesAhead } from '@sizzle/domain/hours/dates-ahead.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { type LocationHours, nearestExceptions, wholeWeek } from '@sizzle/domain/hours/opening-hours.ts'
import { pausesOnSite } from '@sizzle/domain/order/pause-words.ts'
import { typeStates } from '@sizzle/domain/order/type-hours.ts'
import { wholeException } from './exceptions.ts'
import { type LocationNow, type LocationRow, pausesOf, type SiteLocationRow } from './locations.sql.ts'

export type HoursRow = Pick<LocationRow, 'is_active' | 'hours' | 'exceptions' | 'chain_exceptions' | 'time_zone'>

export function hoursOf(row: HoursRow): LocationHours & { isActive: boolean } {
  return { isActive: row.is_active, hours: row.hours, exceptions: exceptionsAt(row), timeZone: row.time_zone }
}

/** A location as customers see it. */
export function presentLocation(row: SiteLocationRow, now: Date) {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    phone: row.phone,
    email: row.email,
    features: row.features,
    hours: wholeWeek(row.hours),
    exceptions: exceptionsAhead(row, now),
    datesAhead: datesAhead(hoursOf(row), localAt(row.time_zone, now).date),
    timeZone: row.time_zone,
    isActive: row.is_active,
    hasMenu: row.has_menu,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    openState: openState(hoursOf(row), now),
    typeHours: row.type_hours,
    typeStates: typeStates(hoursOf(row), row.type_hours, now),
    pauses: sitePauses(row, now),
  }
}

export function sitePauses(row: LocationNow, now: Date) {
  return pausesOnSite({ ...hoursOf(row), features: row.features }, pausesOf(row), now)
}

/** Its own dates go before the chain's. */
function exceptionsAt(row: HoursRow) {
  return nearestExceptions([row.exceptions, row.chain_exceptions])
}

/** People plan some weeks ahead; what is over concerns nobody. */
const SHOWN_DAYS = 60

function exceptionsAhead(row: LocationRow, now: Date) {
  const { date: today } = localAt(row.time_zone, now)
  return exceptionsAt(row)
    .filter(({ date }) => date >= today && date <= addDays(today, SHOWN_DAYS))
    .map(wholeException)
}
