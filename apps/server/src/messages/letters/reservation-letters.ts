import { fullStop } from '@sizzle/domain/full-stop.ts'
import { type LocalDate, type LocalTime, localAt } from '@sizzle/domain/hours/local-time.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type OwnTexts, wordsOf } from '@sizzle/domain/messages/letter-texts.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import type { ReservationCancelReason } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { eventWords } from './event-words.ts'
import { clockAndZone, dayAlone, frameWords } from './frame-words.ts'
import { knownWords } from './known-words.ts'
import {
  button,
  type Fact,
  greeting,
  type Letter,
  type Part,
  paragraph,
  paragraphs,
  placeOf,
  type Sender,
} from './letter.ts'

export type ReservationForLetter = {
  /** RES-TRU-20261120-ABCD */
  readonly reservationId: string
  readonly customerName: string
  readonly date: LocalDate
  readonly time: LocalTime
  readonly partySize: number
  readonly specialRequests: string | null
  readonly tableNumber?: string | null
  readonly location: Sender
  /** The private page to see or cancel it (messages 27). */
  readonly manageUrl: string
  /** Whom it speaks to, and the owner's words for its confirmation; English and the standard where nothing is said. */
  readonly language?: LetterLanguage
  readonly own?: OwnTexts | null
}

export function reservationConfirmationLetter(reservation: ReservationForLetter): Letter {
  const { language = 'en', own = null, location, partySize } = reservation
  const frame = frameWords(language)
  const words = wordsOf('reservation_confirmation', own, language)
  const values = {
    customerName: reservation.customerName,
    reservationTime: frame.clock(reservation.time),
    partySize: frame.guests(partySize),
    locationName: location.name,
    locationPhone: location.phone,
  }
  // A subject has room for the short day only.
  const fill = (text = '', day = frame.longDay) =>
    personalize(text, { ...values, reservationDate: day(reservation.date) }, language).trim()
  return {
    template: 'reservation_confirmation',
    language,
    subject: fill(words.subject, frame.shortDay),
    preview: frame.guestsAt(frame.guests(partySize), location.name),
    title: fill(words.heading),
    parts: [
      keyOf(reservation),
      greeting(reservation.customerName, language),
      ...paragraphs(fill(words.message)),
      { part: 'facts', rows: moreOf(reservation) },
      button(frame.manageTable, reservation.manageUrl),
      ...paragraphs(fill(words.closing)),
    ],
    from: location,
    reason: frame.reasons.reservation_confirmation,
    holdsSecret: true,
  }
}

type Pending = { readonly confirmUrl: string; readonly until: Date; readonly timeZone: string }

/** The one press that keeps the table; opening the page alone changes nothing, as mail programs open links by themselves. */
export function reservationPendingLetter(reservation: ReservationForLetter, pending: Pending): Letter {
  const { language = 'en', location } = reservation
  const frame = frameWords(language)
  const words = eventWords(language).tablePending
  const until = clockAndZone(language, pending.timeZone, pending.until)
  return {
    template: 'reservation_pending',
    language,
    subject: words.subject(slotOf(reservation)),
    preview: words.preview(until, frame.guests(reservation.partySize), location.name),
    title: words.title,
    parts: [
      keyOf(reservation),
      greeting(reservation.customerName, language),
      paragraph(words.message(until, frame.shortDay(localAt(pending.timeZone, pending.until).date))),
      button(words.button, pending.confirmUrl),
      { part: 'facts', rows: moreOf(reservation) },
      paragraph(words.notYou),
    ],
    from: location,
    reason: frame.reasons.reservation_confirmation,
    holdsSecret: true,
  }
}

/** Staff write down what the guest wanted, or did. */
const GUESTS_OWN: ReadonlySet<string> = new Set<ReservationCancelReason>([
  'Customer requested cancellation',
  'Customer no-show',
])

type Cancelled = { readonly reason: string; readonly by: 'house' | 'customer'; readonly bookUrl: string }

export function reservationCancelledLetter(reservation: ReservationForLetter, cancelled: Cancelled): Letter {
  const { language = 'en', location } = reservation
  const frame = frameWords(language)
  const { tableCancelled: words, ...common } = eventWords(language)
  const reason = cancelled.reason.trim()
  const said = knownWords(reason, language)
  const isOurs = cancelled.by === 'house' && !GUESTS_OWN.has(reason)
  return {
    template: 'reservation_cancelled',
    language,
    subject: words.subject(reservation.reservationId),
    preview: fullStop(`${frame.longDay(reservation.date)}, ${frame.clock(reservation.time)}`),
    title: words.title,
    parts: [
      greeting(reservation.customerName, language),
      paragraph(isOurs ? `${words.message} ${words.sorry}` : words.message),
      { part: 'facts', rows: [...factsOf(reservation), ...(said ? [[common.reason, said] as const] : [])] },
      button(words.button, cancelled.bookUrl),
      paragraph(common.questions(location)),
    ],
    from: location,
    reason: frame.reasons.reservation_confirmation,
  }
}

export type TableBefore = Pick<ReservationForLetter, 'date' | 'time' | 'partySize'>

/** Staff gave the guest another time or another number of seats: what holds now, and what held before. */
export function reservationMovedLetter(reservation: ReservationForLetter, before: TableBefore): Letter {
  const { language = 'en', location, partySize } = reservation
  const frame = frameWords(language)
  const { tableMoved: words, questions } = eventWords(language)
  const was = `${frame.longDay(before.date)}, ${frame.clock(before.time)}, ${frame.guests(before.partySize)}`
  return {
    template: 'reservation_moved',
    language,
    subject: words.subject(slotOf(reservation)),
    preview: frame.guestsAt(frame.guests(partySize), location.name),
    title: words.title,
    parts: [
      keyOf(reservation),
      greeting(reservation.customerName, language),
      paragraph(words.message),
      { part: 'facts', rows: [...moreOf(reservation), [words.before, was]] },
      paragraph(words.plans),
      button(frame.manageTable, reservation.manageUrl),
      paragraph(questions(location)),
    ],
    from: location,
    reason: frame.reasons.reservation_confirmation,
    holdsSecret: true,
  }
}

export function reservationReminderLetter(reservation: ReservationForLetter): Letter {
  const { language = 'en', location } = reservation
  const frame = frameWords(language)
  const words = eventWords(language).tableReminder
  return {
    template: 'reservation_reminder',
    language,
    subject: words.subject(slotOf(reservation)),
    preview: frame.guestsAt(frame.guests(reservation.partySize), location.name),
    title: words.title,
    parts: [
      keyOf(reservation),
      greeting(reservation.customerName, language),
      paragraph(words.message),
      { part: 'facts', rows: moreOf(reservation) },
      button(frame.manageTable, reservation.manageUrl),
      paragraph(words.plans),
    ],
    from: location,
    reason: frame.reasons.reservation_confirmation,
    holdsSecret: true,
  }
}

/** A subject has room for the short day only. */
function slotOf({ date, time, language }: ReservationForLetter) {
  const frame = frameWords(language)
  return { day: frame.shortDay(date), time: frame.clock(time) }
}

/** When, how many and where: what a guest opens the letter for. */
function keyOf(reservation: ReservationForLetter): Part {
  const { location, language, partySize, tableNumber } = reservation
  const frame = frameWords(language)
  const note = [frame.guests(partySize), ...(tableNumber ? [`${frame.table} ${tableNumber}`] : [])].join(' · ')
  return {
    part: 'key',
    label: dayAlone(language, reservation.date),
    value: frame.clock(reservation.time),
    note,
    place: placeOf(frame.where, location, language),
  }
}

function moreOf({ language, specialRequests, reservationId }: ReservationForLetter): Fact[] {
  const frame = frameWords(language)
  return [...(specialRequests ? [[frame.requests, specialRequests] as const] : []), [frame.reservation, reservationId]]
}

/** A table that is not to be any more is named in full, and nothing of it large. */
function factsOf(reservation: ReservationForLetter): Fact[] {
  const { location, language } = reservation
  const frame = frameWords(language)
  return [
    [frame.date, frame.longDay(reservation.date)],
    [frame.time, frame.clock(reservation.time)],
    [frame.party, frame.guests(reservation.partySize)],
    [frame.where, `${location.name}, ${location.address}`],
    [frame.reservation, reservation.reservationId],
  ]
}
