import * as contract from '@sizzle/contract/reservations-office.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { isClosedDay } from '@sizzle/domain/reservations/booking.ts'
import { slotsOn } from '@sizzle/domain/reservations/slots.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { bookable } from './bookable.ts'
import { presentReservation } from './present-reservation.ts'
import { reservationsOfDay } from './reservations-list.sql.ts'
import { guestsOfDay } from './slots.sql.ts'

export const getReservationDay = query(contract.getReservationDay, async ({ location: id, date }, { db, who, now }) => {
  const location = mayAt(personOf(who), 'reservation.see', id) ? await locationById(db, id) : undefined
  if (!location) return refuse({ code: 'location_not_found' })
  const rules = bookable(location)
  const counted = new Map((await guestsOfDay(db, id, date, now, null)).map((row) => [row.slot, row]))
  const rows = Map.groupBy(await reservationsOfDay(db, id, date), (row) => row.slot)
  // Bookings from before the hours or the slot length changed stay on the page.
  const times = new Set([...slotsOn(rules, date).map(({ time }) => time), ...rows.keys()])
  const slots = [...times].sort().map((time) => ({
    time,
    label: clock12(time),
    capacity: rules.slotCapacity,
    guests: counted.get(time)?.guests ?? 0,
    pending: counted.get(time)?.pending ?? 0,
    held: counted.get(time)?.held ?? 0,
    reservations: (rows.get(time) ?? []).map((row) => presentReservation(row, location)),
  }))
  return ok({ slots, isClosed: isClosedDay(rules, date) })
})
