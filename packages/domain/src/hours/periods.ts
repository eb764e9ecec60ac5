import { addDays, instantOf, type LocalDate, type LocalTime, localAt } from './local-time.ts'

/** One time of being open or on; it belongs to the date on which it starts, also when it ends after midnight. */
export type OpenPeriod = {
  readonly date: LocalDate
  readonly open: LocalTime
  readonly close: LocalTime
  readonly closesNextDay: boolean
  readonly opens: Date
  readonly closes: Date
}

/** What starts on a date, in order. Opening hours and weekly schedules are both read through this. */
export type PeriodsOn = (date: LocalDate) => readonly OpenPeriod[]

/** Several periods without a gap between them. */
export type Stretch = Pick<OpenPeriod, 'opens' | 'closes'>

/** `until`: null while it is off, or if it does not end. `next`: the next beginning, null if none is near. */
export type TimesAt = { readonly isOn: boolean; readonly until: Date | null; readonly next: OpenPeriod | null }

/** How far ahead the next period is looked for. */
const SEARCH_DAYS = 60

/** A close that is not after the open is on the next day; equal times are a whole day. */
export function periodOf(zone: string, date: LocalDate, open: LocalTime, close: LocalTime): OpenPeriod {
  const closesNextDay = close <= open
  const opens = instantOf(zone, date, open)
  const closes = instantOf(zone, closesNextDay ? addDays(date, 1) : date, close)
  return { date, open, close, closesNextDay, opens, closes }
}

/** Reads each date once: a day of slots asks for the same few dates a hundred times. */
export function remembered(periodsOn: PeriodsOn): PeriodsOn {
  const known = new Map<LocalDate, readonly OpenPeriod[]>()
  return (date) => {
    const periods = known.get(date) ?? periodsOn(date)
    known.set(date, periods)
    return periods
  }
}

/** False where the spring change skips the whole of it. */
export function happens({ opens, closes }: OpenPeriod): boolean {
  return opens < closes
}

/** The period that this instant lies in; yesterday's may pass midnight. Half-open: on at its start, off at its end. */
export function periodAt(periodsOn: PeriodsOn, zone: string, instant: Date): OpenPeriod | null {
  const today = localAt(zone, instant).date
  const candidates = [...periodsOn(today), ...periodsOn(addDays(today, -1))]
  return candidates.find(({ opens, closes }) => opens <= instant && instant < closes) ?? null
}

/** The first period that starts after this instant. */
export function periodAfter(periodsOn: PeriodsOn, zone: string, instant: Date): OpenPeriod | null {
  const today = localAt(zone, instant).date
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead += 1) {
    const next = periodsOn(addDays(today, ahead)).find(({ opens }) => opens > instant)
    if (next) return next
  }
  return null
}

/** The last of the periods that follow this one without a gap; null if a whole week has none. */
export function lastInTurn(periodsOn: PeriodsOn, current: OpenPeriod): OpenPeriod | null {
  let last = current
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const ofDay = periodsOn(addDays(current.date, ahead))
    if (ofDay.length === 0) return last
    for (const next of ofDay) {
      if (next.opens > last.closes) return last
      if (next.closes > last.closes) last = next
    }
  }
  return null
}

/** Periods in order, those without a gap between them joined. */
export function joined(periods: readonly OpenPeriod[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { opens, closes } of periods) {
    const before = stretches.at(-1)
    if (before === undefined || opens > before.closes) stretches.push({ opens, closes })
    else if (closes > before.closes) stretches.splice(-1, 1, { opens: before.opens, closes })
  }
  return stretches
}

/** Whether it is on at an instant, until when, and when it is on next. */
export function timesAt(periodsOn: PeriodsOn, zone: string, instant: Date): TimesAt {
  const current = periodAt(periodsOn, zone, instant)
  if (current === null) return { isOn: false, until: null, next: periodAfter(periodsOn, zone, instant) }
  const last = lastInTurn(periodsOn, current)
  const next = last && periodAfter(periodsOn, zone, last.closes)
  return { isOn: true, until: last?.closes ?? null, next }
}
