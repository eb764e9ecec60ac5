import * as contract from '@sizzle/contract/reservations-office.ts'
import { csvTable, RESERVATION_COLUMNS, reservationRow, reservationsFileName } from '@sizzle/domain/exports/csv.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { filterStatus } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { filterFor } from './get-all-reservations.ts'
import { presentReservations, type ReservationAnswer } from './present-reservation.ts'
import { listReservations } from './reservations-list.sql.ts'

const MOST_ROWS = 10_000

export const exportReservations = operation(contract.exportReservations, async (input, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const filter = filterFor(person, input, now)
  if (!filter) return refuse({ code: 'location_not_found' })
  const rows = await listReservations(tx, filter, { limit: MOST_ROWS, offset: 0 })
  const presented = await presentReservations(tx, rows)
  const table = csvTable(RESERVATION_COLUMNS, presented.map(cells))
  const { location = 'all', status = 'all', date = 'all', search = '' } = input
  const [asked] = await locationsById(tx, [location])
  // The day on the wall of the kitchen that the list is about; an empty list over all of them is about none.
  const { date: today } = localAt(asked?.time_zone ?? presented[0]?.locationInfo.timeZone ?? 'UTC', now)

  await addAudit(tx, person, requestId, {
    action: 'exportReservations',
    subject: 'reservations',
    locationId: location === 'all' ? null : location,
    // Without the search, which may be somebody's name.
    after: { status, location, date, isSearch: search.trim() !== '', count: rows.length },
  })
  return ok({ fileName: reservationsFileName(today), csv: table, count: rows.length })
})

function cells({
  reservationId,
  customerInfo,
  locationInfo,
  reservationDetails,
  status,
  reservedAt,
}: ReservationAnswer) {
  const created = localAt(locationInfo.timeZone, reservedAt)
  return reservationRow({
    reservationId,
    name: customerInfo.name,
    email: customerInfo.email,
    phone: customerInfo.phone,
    location: locationInfo.name,
    date: reservationDetails.date,
    time: reservationDetails.timeLabel,
    partySize: reservationDetails.partySize,
    status: status === 'pending' ? filterStatus(status) : status,
    created: `${created.date} ${created.time}`,
  })
}
