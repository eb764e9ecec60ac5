import { type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { BRAND } from '../brand/brand.ts'

type Instant = string | Date
export type Clock = {
  /** '7:04 p.m.' */
  time: (instant: Instant) => string
  /** 'Nov 20, 7:04 p.m.' */
  shortMoment: (instant: Instant) => string
  /** 'Nov 20, 7:04 p.m. AST' */
  namedMoment: (instant: Instant) => string
  /** 'Nov 20, 2026' */
  day: (instant: Instant) => string
  /** 'Nov 20, 2026, 7:04 p.m.' */
  moment: (instant: Instant) => string
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

/** The viewer's clock: for lists over all locations, and for things this device did by itself. */
export function deviceClock(): Clock {
  return clockOf(Intl.DateTimeFormat().resolvedOptions())
}

function makeClock(timeZone: string): Clock {
  const inZone = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (instant: Instant) => {
      format ??= new Intl.DateTimeFormat(BRAND.locale, { ...options, timeZone })
      return format.format(new Date(instant))
    }
  }
  const minutes = { hour: 'numeric', minute: '2-digit' } as const
  const dayAndMinutes = { month: 'short', day: 'numeric', ...minutes } as const
  return {
    time: inZone(minutes),
    shortMoment: inZone(dayAndMinutes),
    namedMoment: inZone({ ...dayAndMinutes, timeZoneName: 'short' }),
    day: inZone({ dateStyle: 'medium' }),
    moment: inZone({ dateStyle: 'medium', timeStyle: 'short' }),
    today: () => localAt(timeZone, new Date()).date,
  }
}
