import * as contract from '@sizzle/contract/reservations-office.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { askedDay, RESERVATIONS_PAGE_SIZE, searchedDigits } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import { locationsFor } from '../kit/locations-for.ts'
import { locationsOf } from '../kit/lookup.ts'
import { query } from '../kit/operation.ts'
import { numbered, type Page } from '../kit/page.ts'
import { newestAboutReservation } from '../messages/concerns.sql.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'
import { isOffice, notFound } from './may-touch.ts'
import { presentOne, presentReservations } from './present-reservation.ts'
import { presentAlert } from './reservation-alerts.ts'
import { reservationByAnyId, reservationEvents } from './reservations.sql.ts'
import { type ListFilter, listReservations, SOURCE_LETTERS, statsOfReservations } from './reservations-list.sql.ts'
import { openAlerts } from './source-alerts.sql.ts'

type ListRequest = {
  readonly status?: ListFilter['status'] | undefined
  readonly location?: string | undefined
  readonly date?: ListFilter['date'] | undefined
  readonly search?: string | undefined
}

/** The locations to list: all for an admin, those on their list for other staff; undefined: not allowed. */
export function filterFor(person: Person, asked: ListRequest, now: Date): ListFilter | undefined {
  const { status = 'all', location = 'all', date = 'all', search = '' } = asked
  const locationIds = locationsFor(person, 'reservation.see', location === 'all' ? undefined : location)
  if (locationIds === undefined) return undefined
  return {
    locationIds,
    status,
    date,
    day: askedDay(date) ?? null,
    search: foldText(search),
    digits: searchedDigits(search),
    now,
  }
}

export const getAllReservations = query(contract.getAllReservations, async (input, { db, who, now }) => {
  const person = personOf(who)
  const filter = filterFor(person, input, now)
  if (!filter) return refuse({ code: 'location_not_found' })
  const read = (part: Page) => listReservations(db, filter, part)
  const { rows, ...counted } = await numbered(read, input.page ?? 1, RESERVATIONS_PAGE_SIZE)
  const alerts = await openAlerts(db, filterFor(person, {}, now)?.locationIds ?? null, now)
  const stats = await statsOfReservations(db, filter.locationIds, now)
  return ok({
    reservations: await presentReservations(db, rows),
    ...counted,
    days: [...new Map(rows.map((row) => [row.date, row])).values()].map(({ date, day_tables, day_guests }) => ({
      date,
      tables: day_tables,
      guests: day_guests,
    })),
    alerts: alerts.map(presentAlert),
    stats: {
      total: stats.total,
      confirmedToday: stats.confirmed_today,
      upcoming: stats.upcoming,
      cancelled: stats.cancelled,
    },
  })
})

type Senders = { readonly mail: Pick<MailProvider, 'name'>; readonly sms: Pick<SmsProvider, 'name'> }

export function getReservationHistory({ mail, sms }: Senders) {
  return query(contract.getReservationHistory, async ({ id }, { db, who }) => {
    const row = await reservationByAnyId(db, { id, at: locationsOf(personOf(who)) })
    if (!row || !isOffice(row, who, 'reservation.see')) return notFound(id)
    const events = await reservationEvents(db, row)
    return ok({
      reservation: await presentOne(db, row),
      source: row.source_key?.slice(0, SOURCE_LETTERS) ?? null,
      told: (await newestAboutReservation(db, row.id)) ?? null,
      emailEnabled: mail.name !== 'captured',
      textsEnabled: sms.name !== 'captured',
      history: events.map(({ status, at, actor_name, note }) => ({ status, at, by: actor_name, note })),
    })
  })
}
