import type { HoursException } from '@sizzle/domain/hours/opening-hours.ts'
import { newId } from '../../../../kit/new-id.ts'

/** A date as it stands in a form. */
export type DateRow = {
  readonly key: string
  readonly date: string
  readonly name: string
  readonly closed: boolean
  readonly open: string
  readonly close: string
}

export function dateRowOf({ date, name, closed, open, close }: HoursException, at: number): DateRow {
  return { key: `there-${at}`, date, name: name ?? '', closed, open: open ?? '', close: close ?? '' }
}

/** Most holidays are closed. */
export function newDateRow(change: Partial<DateRow> = {}): DateRow {
  return { date: '', name: '', closed: true, open: '', close: '', ...change, key: newId() }
}

const STATUTORY = 'statutory'

/** A statutory day that is closed stands in the list of those, and not among the other dates. */
export function statutoryRow({ date, name }: Pick<DateRow, 'date' | 'name'>): DateRow {
  return { key: `${STATUTORY}-${date}`, date, name, closed: true, open: '', close: '' }
}

export function isStatutory({ key }: DateRow): boolean {
  return key.startsWith(STATUTORY)
}

/** Put before the first later date; what is typed stays where it was typed. */
export function inOrder(rows: readonly DateRow[], row: DateRow): DateRow[] {
  const at = rows.findIndex(({ date }) => date > row.date)
  return at < 0 ? [...rows, row] : rows.toSpliced(at, 0, row)
}

/** What a row stands for; a closed day has no times, and an open one the weekday's where a time is left out. */
export function exceptionIn({ date, name, closed, open, close }: DateRow) {
  const time = (typed: string) => (closed ? null : typed || null)
  return { date, closed, open: time(open), close: time(close), name: name.trim() || null }
}
