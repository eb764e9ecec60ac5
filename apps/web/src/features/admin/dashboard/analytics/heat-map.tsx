import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import type { OrderHours } from '../dashboard-query.ts'
import { orderCount } from '../dashboard-words.ts'
import { Picture } from './picture.tsx'

const nameOf = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** When guests order: hours down, weekdays across, so that it fits a phone. The stronger, the more. */
export function HeatMap({ hours }: OrderHours) {
  const countAt = (day: string, hour: number) =>
    hours.find((one) => one.weekday === day && one.hour === hour)?.orders ?? 0
  const most = Math.max(...hours.map(({ orders }) => orders), 1)
  const shown = hoursBetween(hours.filter(({ orders }) => orders > 0).map(({ hour }) => hour))
  return (
    <Picture
      title="Orders by hour and weekday"
      fileName="orders-by-hour"
      table={{
        header: ['Hour', ...WEEKDAYS.map(nameOf)],
        rows: shown.map((hour) => [
          { words: hourWords(hour), value: `${String(hour).padStart(2, '0')}:00` },
          ...WEEKDAYS.map((day) => ({ words: String(countAt(day, hour)), value: countAt(day, hour) })),
        ]),
      }}
    >
      {shown.length === 0 ? (
        <p className="text-soft">No orders in the last four weeks.</p>
      ) : (
        <div aria-hidden="true" className="grid grid-cols-[auto_repeat(7,1fr)] gap-1 text-center text-sm">
          <span />
          {WEEKDAYS.map((day) => (
            <span key={day} className="text-soft">
              {nameOf(day).slice(0, 3)}
            </span>
          ))}
          {shown.map((hour) => (
            <HeatRow key={hour} hour={hour} counts={WEEKDAYS.map((day) => [day, countAt(day, hour)])} most={most} />
          ))}
        </div>
      )}
      <p className="mt-3 text-sm text-soft">The last four weeks, by each location’s own clock.</p>
    </Picture>
  )
}

/** In percent of the accent: figures stay readable on it by day and by night. */
const STRONGEST = 48

type HeatRowProps = { hour: number; counts: readonly (readonly [day: string, count: number])[]; most: number }

function HeatRow({ hour, counts, most }: HeatRowProps) {
  return (
    <>
      <span className="self-center pr-2 text-right whitespace-nowrap text-soft">{hourWords(hour)}</span>
      {counts.map(([day, count]) => (
        <span
          key={day}
          title={`${nameOf(day)}, ${hourWords(hour)}: ${orderCount(count)}`}
          className="price grid min-h-8 place-items-center rounded-md"
          style={{
            background: `color-mix(in oklab, var(--saffron) ${Math.round((count / most) * STRONGEST)}%, var(--paper-sunk))`,
          }}
        >
          {count > 0 ? count : ''}
        </span>
      ))}
    </>
  )
}

/** From the first hour with an order to the last; the hours after midnight end the evening. */
function hoursBetween(busy: readonly number[]): number[] {
  if (busy.length === 0) return []
  const order = busy.map(fromMorning)
  const [first, last] = [Math.min(...order), Math.max(...order)]
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n + MORNING) % HOURS)
}
const HOURS = 24
const MORNING = 4
const fromMorning = (hour: number) => (hour + HOURS - MORNING) % HOURS

function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
