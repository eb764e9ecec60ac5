import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

type ClockChange = {
  readonly zone: string
  /** The date in whose night the clocks change. */
  readonly date: string
  readonly eve: string
  readonly next: string
  /** Of wall times before and after the change, as they stand behind an instant. */
  readonly before: string
  readonly after: string
  /** Of two o'clock: the second one in autumn, and in spring the moment of the change. */
  readonly atTwo: string
  /** The name of the clock before and after. */
  readonly names: readonly [before: string, after: string]
}

/** In the order of time: half hours, an ocean, and a change of half an hour. Vancouver has changed its clock for the last time in March 2026. */
export const CHANGES: readonly ClockChange[] = [
  change('America/Vancouver', ['2025-11-01', '2025-11-02', '2025-11-03'], ['-07:00', '-08:00'], ['PDT', 'PST']),
  change('America/Vancouver', ['2026-03-07', '2026-03-08', '2026-03-09'], ['-08:00', '-07:00'], ['PST', 'PDT']),
  change(
    'Australia/Lord_Howe',
    ['2026-10-03', '2026-10-04', '2026-10-05'],
    ['+10:30', '+11:00'],
    ['GMT+10:30', 'GMT+11'],
  ),
  change('America/St_Johns', ['2026-10-31', '2026-11-01', '2026-11-02'], ['-02:30', '-03:30'], ['NDT', 'NST']),
  change('America/St_Johns', ['2027-03-13', '2027-03-14', '2027-03-15'], ['-03:30', '-02:30'], ['NST', 'NDT']),
  change(
    'Australia/Lord_Howe',
    ['2027-04-03', '2027-04-04', '2027-04-05'],
    ['+11:00', '+10:30'],
    ['GMT+11', 'GMT+10:30'],
  ),
]

function change(
  zone: string,
  [eve, date, next]: readonly [string, string, string],
  [before, after]: readonly [string, string],
  names: ClockChange['names'],
): ClockChange {
  // Clocks are set to the smaller offset in autumn and from it in spring: it is the one of a second 01:30 and of 02:00.
  const atTwo = Number(before.replace(':', '.')) < Number(after.replace(':', '.')) ? before : after
  return { zone, date, eve, next, before, after, atTwo, names }
}

/** The instant at which a wall clock with this offset shows the time; independent of what is tested. */
export function wall(date: string, time: string, offset: string): Date {
  return new Date(`${date}T${time.length === 5 ? `${time}:00` : time}${offset}`)
}

const EVENING = { open: '17:00', close: '02:00', closed: false }

/** Truro becomes a bar of this zone that is open from five in the afternoon to two in the night, every day. */
export function moveToZone(app: TestApp, zone: string) {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, EVENING]))
  return app.database.db.run(sql`
    update locations set time_zone = ${zone}, hours = ${JSON.stringify(week)}::jsonb, exceptions = '[]' where id = 'truro'`)
}
