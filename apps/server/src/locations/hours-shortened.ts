import { leftOut, type OpenTimes, type Promised, shortenedSentence } from '@sizzle/domain/hours/hours-shortened.ts'
import { addDays, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { refuse } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import type { LocationRow } from './locations.sql.ts'
import { type HoursRow, hoursOf } from './present-location.ts'
import { type PromisedGroup, type PromisedRow, promisedAhead, promisedVisits } from './promised.sql.ts'

export type TimesRow = HoursRow & Pick<LocationRow, 'id' | 'type_hours'>
/** A location before and after a change of its hours. */
export type ChangedHours = { readonly before: TimesRow; readonly after: TimesRow }

const MOST_LISTED = 50

/**
 * Refuses hours that would leave out what is promised, with a list of it. The locations must be locked against promises, or
 * one that is made at the same moment is missed.
 */
export async function shortenedProblem(
  tx: Tx,
  changed: readonly ChangedHours[],
  dates: readonly LocalDate[] | null,
  now: Date,
) {
  const ids = changed.map(({ before }) => before.id)
  const since = addDays(localAt('UTC', now).date, -1)
  const groups = await promisedAhead(tx, { ids, dates: dates && withNeighbours(dates), since, now })
  const isLeftOut = rulesOf(changed)
  const missed = groups.filter((group) => isLeftOut(group.location_id, { at: group.at, orderType: group.order_type }))
  if (missed.length === 0) return null
  const counts = { orders: countOf(missed, 'order'), bookings: countOf(missed, 'booking') }
  const visits = await promisedVisits(tx, missed.slice(0, MOST_LISTED), MOST_LISTED)
  const sentence = shortenedSentence(counts)
  return refuse({
    code: 'hours_shortened',
    ...counts,
    visits: visits.map(presentVisit),
    error: sentence,
    userMessage: sentence,
  })
}

/** An opening reaches into the next day, and a business day may end after it begins. */
function withNeighbours(dates: readonly LocalDate[]): LocalDate[] {
  return [...new Set(dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]))]
}

/** Locations of a chain mostly have the same hours: each kind of them is worked out once. */
function rulesOf(changed: readonly ChangedHours[]) {
  const byId = new Map(changed.map((one) => [one.before.id, one]))
  const rules = new Map<string, (promised: Promised) => boolean>()
  const ruleOf = ({ before, after }: ChangedHours) => {
    const [was, is] = [timesOf(before), timesOf(after)]
    const key = JSON.stringify([was, is])
    const rule = rules.get(key) ?? leftOut(was, is)
    rules.set(key, rule)
    return rule
  }
  const ofId = new Map<string, (promised: Promised) => boolean>()
  return (id: string, promised: Promised): boolean => {
    const one = byId.get(id)
    const rule = ofId.get(id) ?? (one && ruleOf(one))
    if (rule) ofId.set(id, rule)
    return rule?.(promised) ?? false
  }
}

function timesOf(row: TimesRow): OpenTimes {
  return { location: hoursOf(row), typeHours: row.type_hours }
}

function countOf(groups: readonly PromisedGroup[], kind: PromisedGroup['kind']): number {
  return groups.filter((group) => group.kind === kind).reduce((sum, { count }) => sum + count, 0)
}

function presentVisit(row: PromisedRow) {
  const { date, time } = localAt(row.time_zone, row.at)
  return {
    kind: row.kind,
    id: row.id,
    number: row.number,
    name: row.name,
    locationId: row.location_id,
    locationName: row.location_name,
    at: row.at,
    date,
    time,
    partySize: row.party_size,
    orderType: row.order_type,
  }
}
