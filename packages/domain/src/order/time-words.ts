import { shortDate, weekdayDate, writtenDate } from '../hours/date-words.ts'
import {
  clock12,
  clockAt,
  daysBetween,
  type LocalDate,
  localAt,
  zoneName,
  zoneWhereTwice,
} from '../hours/local-time.ts'
import type { OrderType } from './order-type.ts'
import { AT_DOOR, readyAbout } from './ready-about.ts'

/** A day that can be chosen. */
export function dayLabel(today: LocalDate, date: LocalDate): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return 'Today'
  return ahead === 1 ? 'Tomorrow' : weekdayDate(date)
}

export function asapLabel(minutes: number): string {
  return `As soon as possible (about ${minutes} min)`
}

const READY: Readonly<Record<OrderType, string>> = {
  pickup: 'Ready for pickup',
  delivery: AT_DOOR,
  'dine-in': 'Ready to serve',
}

/** What an order is at the time that was chosen for it. A delivery is promised for the door (ordering 61). */
export function readyFor(orderType: OrderType): string {
  return READY[orderType]
}

/** What stands before the promised time, wherever a guest reads it. */
export function readyLabel(orderType: OrderType, isChosen: boolean): string {
  return isChosen ? readyFor(orderType) : readyAbout(orderType)
}

/** On a receipt, which is kept: 'Nov 26, 2026, 6:30 p.m. AST'. */
export function momentOnReceipt(zone: string, at: Date): string {
  const { date, time } = localAt(zone, at)
  return `${writtenDate(date)}, ${clock12(time)} ${zoneName(zone, at)}`
}

/** On a paper that the kitchen reads: '12 p.m.', and of another day than the paper's 'Sun, Nov 1, 12 p.m.' (printing 1). */
export function timeOnPaper(zone: string, at: Date, printedAt: Date): string {
  const [date, today, time] = [localAt(zone, at).date, localAt(zone, printedAt).date, clockAt(zone, at)]
  return date === today ? time : `${shortDate(date, today)}, ${time}`
}

/** The time for which an order was placed: 'Thursday, November 26 at 6:30 p.m.', with its zone where the clocks show it twice. */
export function scheduledAt(zone: string, at: Date): string {
  return `${scheduledInWords(zone, at)}${zoneWhereTwice(zone, at)}`
}

/** The same without, for what names its zone itself. */
export function scheduledInWords(zone: string, at: Date): string {
  const { date, time } = localAt(zone, at)
  return `${weekdayDate(date)} at ${clock12(time)}`
}
