import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { type HoursException, hoursOn } from '@sizzle/domain/hours/opening-hours.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { activeLocations, type LocationRow } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'

/** As long as an order takes from the click to the counter: with less the board would be half empty. */
const ALREADY_OPEN_MINUTES = 60

/** A demo has to take orders at any time: a kitchen that is closed now gets other hours for today. */
export async function openDoors({ db }: Database, now: Date): Promise<string[]> {
  const closed = (await activeLocations(db)).filter((location) => !openState(hoursOf(location), now).isOpen)
  for (const location of closed) {
    const kept = location.exceptions.filter(({ date }) => date !== localAt(location.time_zone, now).date)
    const exceptions = JSON.stringify([...kept, openNow(location, now)])
    await db.run(sql`update locations set exceptions = ${exceptions}::jsonb where id = ${location.id}`)
  }
  return closed.map(({ name }) => name)
}

/** From an hour ago, or the day's own beginning, until midnight. */
function openNow(location: LocationRow, now: Date): HoursException {
  const { date } = localAt(location.time_zone, now)
  const before = localAt(location.time_zone, new Date(now.getTime() - ALREADY_OPEN_MINUTES * 60_000))
  const since = before.date === date ? `${before.time.slice(0, 2)}:00` : '00:00'
  const own = hoursOn(hoursOf(location), date)
  const opens = own.closed || own.open > since ? since : own.open
  return { date, closed: false, open: opens, close: '00:00' }
}
