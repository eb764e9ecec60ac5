import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { formatDollars } from '../../../ui/money.ts'
import type { DayToClose, DrawerCount } from './closing-query.ts'
import { shortDay } from './closing-words.ts'

export function differenceWords(difference: number): string {
  return difference === 0 ? 'The drawer matches.' : `${differenceFigure(difference)}.`
}

/** Among other figures. */
export function differenceFigure(difference: number): string {
  return `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'short' : 'over'}`
}

/** Before the first closed day nobody has said what was in the drawer: it is paid in, once (money 81). */
function isFloatUnsaid({ isFirst, moves, movesSince }: Moved): boolean {
  return isFirst && [...moves, ...movesSince].every(({ kind }) => kind !== 'pay_in')
}

type Moved = Pick<DayToClose, 'isFirst' | 'moves' | 'movesSince'>

/** Where more than expected may be from at the first closing: of days that nobody closed (money 102), or the change it began with. */
export function moreWords(day: Moved & Pick<DayToClose, 'unreported'>): string | undefined {
  if (day.unreported) return 'Is it of a day that is in no report? Begin with that day then.'
  if (isFloatUnsaid(day)) return 'Was it there at the start? Record it under Cash in or out, then count again.'
  return undefined
}

/** What tomorrow is offered to start with: as today, and after a first day the change that was paid in for it. */
export function usualFloat({ isFirst, moves, movesSince, float }: Moved & Pick<DayToClose, 'float'>): number {
  if (!isFirst) return float
  return [...moves, ...movesSince].reduce((sum, { kind, amount }) => (kind === 'pay_in' ? sum + amount : sum), float)
}

/** What is counted, and in short what a phone has room for. */
export function countWords(day: Moved & Pick<DayToClose, 'float'>) {
  const start = 'Started with change in the drawer? Record it under Cash in or out first.'
  if (isFloatUnsaid(day)) return { line: `Count all of it. ${start}`, short: start }
  if (day.isFirst) return { line: 'Count all of it, the change it started with too.', short: 'Count the change too.' }
  return { line: `Count all of it, the ${formatDollars(day.float)} float too.`, short: 'Count the float too.' }
}

type Start = Pick<DayToClose, 'date' | 'today' | 'isToday' | 'float' | 'countedBefore' | 'uncountedBefore'>

/**
 * What should be there, in its parts: what it began with, what orders and people put in or took out, and what of other days was
 * counted with it or with the day before (money 101).
 */
export function expectedWords(
  day: Start,
  { expected, cameSince }: Pick<DrawerCount, 'expected' | 'cameSince'>,
): string {
  const of = day.isToday ? 'today’s' : 'that day’s'
  const own = expected - day.float + day.countedBefore - day.uncountedBefore - cameSince
  return [
    `${formatDollars(day.float)} float ${own < 0 ? '−' : '+'} ${formatDollars(Math.abs(own))} of ${of} cash`,
    cameSince > 0 && `, and ${formatDollars(cameSince)} that came since (${daysSince(day)})`,
    cameSince < 0 && `, less ${formatDollars(-cameSince)} that went out since (${daysSince(day)})`,
    day.countedBefore > 0 && `, less ${formatDollars(day.countedBefore)} counted with the day before`,
    day.countedBefore < 0 && `, and ${formatDollars(-day.countedBefore)} taken off with the day before`,
    day.uncountedBefore > 0 && `, and ${formatDollars(day.uncountedBefore)} that came after the day before was counted`,
    day.uncountedBefore < 0 &&
      `, less ${formatDollars(-day.uncountedBefore)} that went out after the day before was counted`,
  ]
    .filter((words) => words !== false)
    .join('')
}

/** What was recorded after the count is of the next one, unless it had moved before and was only written down late (money 101). */
export function afterWords(cameAfter: number): string | undefined {
  if (cameAfter === 0) return undefined
  return cameAfter > 0
    ? `${formatDollars(cameAfter)} came in after this count and is part of the next one. If it was in the drawer already, count again.`
    : `${formatDollars(-cameAfter)} went out after this count: leave as much in the drawer. If it was out already, count again.`
}

/** 'Mon, Nov 30', or 'Mon, Nov 30 to Wed, Dec 2' */
function daysSince({ date, today }: Pick<DayToClose, 'date' | 'today'>): string {
  const next = addDays(date, 1)
  return next < today ? `${shortDay(next)} to ${shortDay(today)}` : shortDay(next)
}
