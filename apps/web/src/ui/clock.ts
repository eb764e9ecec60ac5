import { shortTimes } from '@sizzle/domain/full-stop.ts'
import { isShownTwice, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { BRAND } from '../brand/brand.ts'

type Instant = string | Date
export type Clock = {
  /** '7:04 p.m.'; these name the zone only where the clocks show a time twice in one night (menu 22) */
  time: (instant: Instant) => string
  /** '7:04 p.m. AST' */
  namedTime: (instant: Instant) => string
  /** 'Nov 20, 7:04 p.m.' */
  shortMoment: (instant: Instant) => string
  /** 'Nov 20, 7:04 p.m. AST' */
  namedMoment: (instant: Instant) => string
  /** 'Nov 20, 2026' */
  day: (instant: Instant) => string
  /** 'Nov 20, 2026, 7:04 p.m.' */
  moment: (instant: Instant) => string
  /** 'Nov 20, 2026, 7:04 p.m. AST' */
  namedFullMoment: (instant: Instant) => string
  today: () => LocalDate
}

// Making a formatter costs a thousand times more than using it.
const clocks = new Map<string, Clock>()

/** The clock on the wall of a location, whatever zone the device is in. */
export function clockOf({ timeZone }: { readonly timeZone: string }): Clock {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = makeClock(timeZone)
  clocks.set(timeZone, made)
  return made
}

/** The viewer's clock: for what belongs to their device. */
export function deviceClock(): Clock {
  return clockOf(Intl.DateTimeFormat().resolvedOptions())
}

const NAMED = {
  time: 'namedTime',
  shortMoment: 'namedMoment',
  moment: 'namedFullMoment',
} as const

/** A time in a list over locations: by the location's clock, which is named where the reader's own shows another time. */
export function timeInRow(instant: Instant, timeZone: string | null, form: keyof typeof NAMED): string {
  if (timeZone === null) return deviceClock()[form](instant)
  const clock = clockOf({ timeZone })
  return clock[clock[form](instant) === deviceClock()[form](instant) ? form : NAMED[form]](instant)
}

/** The same of what belongs to the house and to no location: a sign-in, a letter. */
export function timeOfHouse(instant: Instant, form: keyof typeof NAMED): string {
  return timeInRow(instant, HOUSE_ZONE, form)
}

/** 'Nov 20, 2026', as it is at the house. */
export function dayOfHouse(instant: Instant): string {
  return clockOf({ timeZone: HOUSE_ZONE }).day(instant)
}

/** 'Nov 20, 7:04 p.m.', and with its year where that is not this one. */
export function momentInRow(instant: Instant, timeZone = HOUSE_ZONE): string {
  const clock = clockOf({ timeZone })
  const isOfThisYear = clock.day(instant).endsWith(clock.today().slice(0, 4))
  return timeInRow(instant, timeZone, isOfThisYear ? 'shortMoment' : 'moment')
}

function makeClock(timeZone: string): Clock {
  const inZone = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (instant: Instant) => {
      format ??= new Intl.DateTimeFormat(BRAND.locale, { ...options, timeZone })
      return shortTimes(format.format(new Date(instant)))
    }
  }
  const unlessTwice = (plain: Clock['time'], named: Clock['time']) => (instant: Instant) =>
    (isShownTwice(timeZone, new Date(instant)) ? named : plain)(instant)
  const minutes = { hour: 'numeric', minute: '2-digit' } as const
  const dayAndMinutes = { month: 'short', day: 'numeric', ...minutes } as const
  const namedTime = inZone({ ...minutes, timeZoneName: 'short' })
  const namedMoment = inZone({ ...dayAndMinutes, timeZoneName: 'short' })
  const namedFullMoment = inZone({ year: 'numeric', ...dayAndMinutes, timeZoneName: 'short' })
  return {
    time: unlessTwice(inZone(minutes), namedTime),
    namedTime,
    shortMoment: unlessTwice(inZone(dayAndMinutes), namedMoment),
    namedMoment,
    day: inZone({ dateStyle: 'medium' }),
    moment: unlessTwice(inZone({ dateStyle: 'medium', timeStyle: 'short' }), namedFullMoment),
    namedFullMoment,
    today: () => localAt(timeZone, new Date()).date,
  }
}
