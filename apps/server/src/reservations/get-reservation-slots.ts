import * as contract from '@sizzle/contract/reservations.ts'
import { dateAhead } from '@sizzle/domain/hours/dates-ahead.ts'
import { dayProblem, isClosedDay } from '@sizzle/domain/reservations/booking.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { siteLocations } from '../locations/get-locations.ts'
import { locationById } from '../locations/locations.sql.ts'
import { presentLocation } from '../locations/present-location.ts'
import { bookable } from './bookable.ts'
import { freeSlotsOn } from './nearest-times.ts'

export const getDineInLocations = query(contract.getDineInLocations, async (asked, { db, now }) => {
  const { rows, total } = await siteLocations(db, now, asked, { withTables: true, also: asked.also ?? null })
  return ok({
    locations: rows.map((row) => ({
      ...presentLocation(row, now),
      slotMinutes: row.slot_minutes,
      noticeMinutes: row.notice_minutes,
    })),
    total,
  })
})

export const getReservationSlots = query(contract.getReservationSlots, async (input, { db, now }) => {
  const location = await locationById(db, input.locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const problem = dayProblem(bookable(location), input.date, now)
  if (problem) return problem
  const asked = { date: input.date, partySize: input.partySize, holdId: input.hold }
  const free = await freeSlotsOn(db, location, asked, now)
  return ok({
    slots: free.map(({ time, label }) => ({ time, label })),
    isClosed: isClosedDay(bookable(location), input.date),
    notice: dateAhead(bookable(location), input.date),
  })
})
