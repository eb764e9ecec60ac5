import { emailProblem, phoneProblem } from '../checkout/checkout-form.ts'
import { shortDate } from '../hours/date-words.ts'
import { clock12, type LocalDate, type LocalTime } from '../hours/local-time.ts'
import { normalizeEmail } from '../people/email.ts'
import { nameProblem } from '../people/name.ts'
import { normalizePhone } from '../people/phone.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { ok, refuse } from '../result.ts'
import type { ReservationStatus } from './reservation.ts'
import { guestsText } from './words.ts'

export type Guest = { readonly name: string; readonly phone: string; readonly email: string | null }

/** What staff may change of a table: when, for how many, what they ask for, and who they are. */
export type Table = Guest & {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly partySize: number
  readonly specialRequests: string | null
}

/** Only what stands and is still to come about: who waits for a confirmation, sits or is gone keeps the table (tables 30). */
export function canChangeTable(status: ReservationStatus): boolean {
  return status === 'confirmed'
}

/** As a guest is kept: trimmed, the email in lower case or none, the phone with its leading plus. */
export function writtenGuest({ name, phone, email }: { name: string; phone: string; email?: string | null }): Guest {
  return {
    name: name.trim(),
    phone: normalizePhone(phone) ?? phone.trim(),
    email: email?.trim() ? normalizeEmail(email) : null,
  }
}

/** Only what is other has to be right: an old booking can be moved whatever its name looks like. The email may go. */
export function guestProblems(from: Guest, to: Guest): Problem<keyof Guest>[] {
  return problemsOf<keyof Guest>([
    ['name', from.name !== to.name && nameProblem(to.name)],
    ['email', from.email !== to.email && to.email !== null && emailProblem(to.email)],
    ['phone', from.phone !== to.phone && phoneProblem(to.phone)],
  ])
}

/**
 * The guest is told of another day, time or number, and gets the confirmation where an email, or the phone of who has none, was
 * corrected; a note for the kitchen is between colleagues (tables 30, 32).
 */
export function changeTable(status: ReservationStatus, from: Table, to: Table) {
  if (!canChangeTable(status)) return refuse({ code: 'reservation_not_changeable', status })
  const isMoved = from.date !== to.date || from.time !== to.time
  const isResized = from.partySize !== to.partySize
  const isRenoted = from.specialRequests !== to.specialRequests
  const isElsewhere = from.email !== to.email || (to.email === null && from.phone !== to.phone)
  const isCorrected = isElsewhere || from.name !== to.name || from.phone !== to.phone
  return ok({
    isMoved,
    isElsewhere,
    isTold: isMoved || isResized || isElsewhere,
    isChanged: isMoved || isResized || isRenoted || isCorrected,
  })
}

/** 'Moved from Fri, Nov 20, 7 p.m. to Sat, Nov 21, 8 p.m. · For 4 guests instead of 2' for the history, without anybody's address. */
export function changeWords(from: Table, to: Table): string {
  const when = ({ date, time }: Table) => `${shortDate(date, from.date)}, ${clock12(time)}`
  const isMoved = from.date !== to.date || from.time !== to.time
  return [
    isMoved && `Moved from ${when(from)} to ${when(to)}`,
    from.partySize !== to.partySize && `For ${guestsText(to.partySize)} instead of ${from.partySize}`,
    from.specialRequests !== to.specialRequests &&
      (to.specialRequests ? 'Special requests changed' : 'Special requests removed'),
    from.name !== to.name && 'Name changed',
    from.phone !== to.phone && 'Phone changed',
    from.email !== to.email && (from.email === null ? 'Email added' : to.email ? 'Email changed' : 'Email removed'),
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
