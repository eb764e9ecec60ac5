import * as contract from '@sizzle/contract/reservations-office.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { SOURCE_LETTERS } from './reservations-list.sql.ts'
import { alertById, type ListedAlertRow, resolveAlert } from './source-alerts.sql.ts'

export function presentAlert(row: ListedAlertRow) {
  return {
    id: row.id,
    location: row.location_id,
    locationName: row.location_name,
    date: row.date,
    time: row.slot,
    timeLabel: clock12(row.slot),
    seats: row.seats,
    bookings: row.bookings,
    capacity: row.capacity,
    source: row.source_key.slice(0, SOURCE_LETTERS),
  }
}

export const resolveReservationAlert = operation(
  contract.resolveReservationAlert,
  async ({ alertId }, { tx, who, now }) => {
    const person = personOf(who)
    const alert = await alertById(tx, { id: alertId, at: locationsOf(person) })
    if (!alert || !mayAt(person, 'reservation.mark', alert.location_id))
      return refuse({ code: 'reservation_alert_not_found' })
    await resolveAlert(tx, alert, person.name, now)
    await announce(tx, 'reservation.changed', { id: alertId, version: 1, locationId: alert.location_id, userId: null })
    return ok({ alertId })
  },
)
