import { shortDate } from '../hours/date-words.ts'
import { clock12, type LocalDate, type LocalTime } from '../hours/local-time.ts'
import { ok, refuse } from '../result.ts'
import type { ReservationStatus } from './reservation.ts'
import { guestsText } from './words.ts'

/** What staff may change of a table. */
export type Table = {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly partySize: number
  readonly specialRequests: string | null
}

/** Only what stands and is still to come about: who waits for a confirmation, sits or is gone keeps the table (tables 30). */
export function canChangeTable(status: ReservationStatus): boolean {
  return status === 'confirmed'
}

/** The guest is told of another day, time or number; a note for the kitchen is between colleagues (tables 30). */
export function changeTable(status: ReservationStatus, from: Table, to: Table) {
  if (!canChangeTable(status)) return refuse({ code: 'reservation_not_changeable', status })
  const isMoved = from.date !== to.date || from.time !== to.time
  const isResized = from.partySize !== to.partySize
  const isRenoted = from.specialRequests !== to.specialRequests
  return ok({ isMoved, isTold: isMoved || isResized, isChanged: isMoved || isResized || isRenoted })
}

/** 'Moved from Fri, Nov 20, 7 p.m. to Sat, Nov 21, 8 p.m. For 4 guests instead of 2.' for the history. */
export function changeWords(from: Table, to: Table): string {
  const when = ({ date, time }: Table) => `${shortDate(date, from.date)}, ${clock12(time)}`
  const isMoved = from.date !== to.date || from.time !== to.time
  return [
    isMoved && `Moved from ${when(from)} to ${when(to)}`,
    from.partySize !== to.partySize && `For ${guestsText(to.partySize)} instead of ${from.partySize}`,
    from.specialRequests !== to.specialRequests &&
      (to.specialRequests ? 'Special requests changed' : 'Special requests removed'),
  ]
    .filter(Boolean)
    .join(' · ')
}

export type SeatsMoved = { readonly date: LocalDate; readonly time: LocalTime; readonly guests: number }

/** Whose counters change, and by how much: always in the order of the calendar, so that two who swap never wait for each other. */
export function seatsMoved(from: Table, to: Table): SeatsMoved[] {
  if (from.date === to.date && from.time === to.time) {
    const more = to.partySize - from.partySize
    return more === 0 ? [] : [{ date: to.date, time: to.time, guests: more }]
  }
  const free = { date: from.date, time: from.time, guests: -from.partySize }
  const take = { date: to.date, time: to.time, guests: to.partySize }
  return `${free.date} ${free.time}` < `${take.date} ${take.time}` ? [free, take] : [take, free]
}
