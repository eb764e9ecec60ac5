// Wall time in a zone, by Intl: it runs in every browser we serve, and the zone's data comes with the platform.
/** 'YYYY-MM-DD' on the wall calendar of some zone. */
export type LocalDate = string
/** 'HH:MM', 24 hours. */
export type LocalTime = string

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export type LocalMoment = {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly weekday: Weekday
  /** Minutes ahead of UTC: -240 in winter, -180 in summer. */
  readonly offsetMinutes: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

// Making a formatter costs a thousand times more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(zone, formatter)
  }
  return formatter
}

export function localAt(zone: string, instant: Date): LocalMoment {
  const offsetMinutes = offsetAt(zone, instant.getTime())
  const wall = new Date(instant.getTime() + offsetMinutes * MINUTE_MS).toISOString()
  const date = wall.slice(0, 10)
  return { date, time: wall.slice(11, 16), weekday: weekdayOf(date), offsetMinutes }
}

// Asking the zone costs ten times more than remembering its answer, which is the same for a whole quarter of an hour:
// since 2012 no zone has changed its clocks at any other minute.
const QUARTER_MS = 15 * MINUTE_MS
const MOST_OFFSETS = 10_000
const offsets = new Map<string, number>()
function offsetAt(zone: string, ms: number): number {
  const steady = told.find((clock) => clock.zone === zone && clock.from <= ms && ms < clock.until)
  if (steady) return steady.offsetMinutes
  const quarter = Math.floor(ms / QUARTER_MS)
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = askedOffset(zone, quarter * QUARTER_MS)
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** A zone's clocks stand still against UTC from one instant to before another, both in milliseconds. */
export type SteadyClock = {
  readonly zone: string
  readonly from: number
  readonly until: number
  readonly offsetMinutes: number
}

let told: readonly SteadyClock[] = []
/** What a page was sent with: a browser's first question to Intl takes a phone a twentieth of a second. */
export function tellClocks(clocks: readonly SteadyClock[]): void {
  told = clocks
}

/**
 * For the days around `now`, as far as tables are booked; a day on which the clocks change is left out. It starts three
 * days back: yesterday's hours may reach into today, `instantOf` looks one day further, and an evening in the west is
 * tomorrow in UTC.
 */
export function steadyClocks(zone: string, now: Date, days: number): SteadyClock[] {
  const start = Math.floor(now.getTime() / DAY_MS) * DAY_MS - 3 * DAY_MS
  const clocks: SteadyClock[] = []
  for (let from = start; from < start + (days + 5) * DAY_MS; from += DAY_MS) {
    const [offsetMinutes, until] = [offsetAt(zone, from), from + DAY_MS]
    if (offsetAt(zone, until) !== offsetMinutes) continue
    const last = clocks.at(-1)
    const goesOn = last?.until === from && last.offsetMinutes === offsetMinutes
    if (goesOn) clocks.pop()
    clocks.push({ zone, from: goesOn ? last.from : from, until, offsetMinutes })
  }
  return clocks
}

function askedOffset(zone: string, ms: number): number {
  const part: Record<string, string> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(ms)) part[type] = value
  const wall = wallMs(`${part.year}-${part.month}-${part.day}`, `${part.hour}:${part.minute}`)
  return (wall - ms) / MINUTE_MS
}

/**
 * The instant at which a wall clock of the zone shows this date and time. A time that the spring change skips is the
 * same distance after it (02:30 becomes 03:30); a time that autumn shows twice is the first of the two.
 */
export function instantOf(zone: string, date: LocalDate, time: LocalTime): Date {
  const wall = wallMs(date, time)
  const before = offsetAt(zone, wall - DAY_MS)
  const after = offsetAt(zone, wall + DAY_MS)
  const [first, second] = [wall - before * MINUTE_MS, wall - after * MINUTE_MS]
  // Nearly always: asking the zone again would be half of the work.
  if (before === after) return new Date(first)
  if (offsetAt(zone, first) === before) return new Date(first)
  return new Date(offsetAt(zone, second) === after ? second : first)
}

function wallMs(date: LocalDate, time: LocalTime): number {
  return Date.parse(`${date}T${time}:00Z`)
}

/** From 1800-01-01 to 2999-12-31: reckoning with days beside it always has an answer, and the database knows them all. */
export function isLocalDate(text: string): boolean {
  const match = /^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(text)
  // Date.parse rolls 2026-02-30 over or refuses it, depending on the engine: only a date that comes back is one.
  const ms = match ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(ms) && dateOf(ms) === text
}

export function isLocalTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)
}

/** Whole calendar days from one date to another; a day of 23 or 25 hours is still one. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

export function weekdayOf(date: LocalDate): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday'
}

function dateOf(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10)
}

/** '11:30' as '11:30 a.m.' and '22:00' as '10 p.m.': the one way a time is written for people (menu 23). */
export function clock12(time: LocalTime): string {
  const hour = Number(time.slice(0, 2))
  const minutes = time.slice(3, 5)
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/**
 * What a clock of the zone shows at this instant: '7 p.m.'. Where the clocks go back and show it twice that night, the zone
 * is named as well: '1:30 a.m. ADT' (menu 22).
 */
export function clockAt(zone: string, instant: Date): string {
  return `${clock12(localAt(zone, instant).time)}${zoneWhereTwice(zone, instant)}`
}

/** ' ADT' or ' AST' where the clocks show this time twice, and nothing else. */
export function zoneWhereTwice(zone: string, instant: Date): string {
  return isShownTwice(zone, instant) ? ` ${zoneName(zone, instant)}` : ''
}

const HOUR_MS = 60 * MINUTE_MS
/** Whether the clocks go back over this instant, so that they show its time an hour before or after as well. */
export function isShownTwice(zone: string, instant: Date): boolean {
  const at = (ms: number) => localAt(zone, new Date(instant.getTime() + ms)).time
  return [-HOUR_MS, HOUR_MS].some((ms) => at(ms) === at(0))
}

/** When one closes: '10 p.m.', and 'midnight' for what '12 a.m.' leaves unclear. */
export function closingClock(time: LocalTime): string {
  return time === '00:00' ? 'midnight' : clock12(time)
}

export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes after midnight as a wall time, past midnight on the next day's clock: 1470 is '00:30'. */
export function timeOf(minutes: number): LocalTime {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

// Making one costs more than all other rules of an order together.
const namings = new Map<string, Intl.DateTimeFormat>()
/** AST or ADT, as the date has it (menu 22). */
export function zoneName(zone: string, instant: Date): string {
  let naming = namings.get(zone)
  if (!naming) {
    naming = new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName: 'short' })
    namings.set(zone, naming)
  }
  return naming.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
