import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { type KeyboardEvent, useId, useState } from 'react'
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
      scope="The last four weeks, by each location’s own clock"
      fileName="orders-by-hour"
      empty={shown.length === 0 ? 'No orders in the last four weeks.' : undefined}
      table={{
        header: ['Hour', ...WEEKDAYS.map(nameOf)],
        rows: shown.map((hour) => [
          { words: hourWords(hour), value: `${String(hour).padStart(2, '0')}:00` },
          ...WEEKDAYS.map((day) => ({ words: String(countAt(day, hour)), value: countAt(day, hour) })),
        ]),
      }}
    >
      <HeatGrid hours={shown} countAt={countAt} most={most} />
    </Picture>
  )
}

type Place = { readonly row: number; readonly column: number }
type HeatGridProps = { hours: readonly number[]; countAt: (day: string, hour: number) => number; most: number }

/** Who cannot see it goes from field to field by the arrow keys, and has the table below. */
function HeatGrid({ hours, countAt, most }: HeatGridProps) {
  const [chosen, setChosen] = useState<Place>()
  const helpId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const next = chosen && stepTo(event.key, chosen, hours.length)
    if (!next) return
    event.preventDefault()
    setChosen(next)
  }
  const [hour, day] = [hours[chosen?.row ?? 0], WEEKDAYS[chosen?.column ?? 0]]
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of fields to look at is no fieldset */}
      <div
        role="group"
        className="-m-0.5 overflow-x-auto p-0.5"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from field to field
        tabIndex={0}
        aria-label="Hours and weekdays"
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={() => setChosen((known) => known ?? { row: 0, column: 0 })}
        onBlur={() => setChosen(undefined)}
      >
        <div aria-hidden="true" className="grid grid-cols-[auto_repeat(7,1fr)] gap-1 text-center text-sm">
          <span />
          {WEEKDAYS.map((one) => (
            <span key={one} className="text-soft wrap-break-word">
              {nameOf(one).slice(0, 3)}
            </span>
          ))}
          {hours.map((one, row) => (
            <HeatRow
              key={one}
              hour={one}
              counts={WEEKDAYS.map((weekday) => countAt(weekday, one))}
              most={most}
              chosen={chosen?.row === row ? chosen.column : undefined}
              onChoose={(column) => setChosen({ row, column })}
            />
          ))}
        </div>
      </div>
      {/* What is seen in its field is said to who cannot see it: no empty row waits below. */}
      <output className="sr-only">
        {chosen && hour !== undefined && day && `${nameOf(day)}, ${hourWords(hour)}: ${orderCount(countAt(day, hour))}`}
      </output>
      <span id={helpId} className="sr-only">
        The arrow keys go from hour to hour and from day to day.
      </span>
    </>
  )
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

function stepTo(key: string, { row, column }: Place, rows: number): Place | undefined {
  if (key === 'Home') return { row: 0, column: 0 }
  if (key === 'End') return { row: rows - 1, column: WEEKDAYS.length - 1 }
  const step = STEPS[key]
  return step && { row: within(row + step.row, rows), column: within(column + step.column, WEEKDAYS.length) }
}

function within(place: number, count: number): number {
  return Math.min(Math.max(place, 0), count - 1)
}

/** In percent of the accent: up to here figures are readable in the ink of the page, and from there on in the dark of the night. */
const PALE = { from: 6, to: 50 } as const
const STRONG = { from: 74, to: 100 } as const

function heatOf(count: number, most: number): { background: string; isStrong: boolean } {
  // Between a quiet hour and the busiest one the eye sees steps: figures that are low draw together otherwise.
  const share = (count / most) ** 0.75
  const isStrong = share > 0.5
  const { from, to } = isStrong ? STRONG : PALE
  const percent = count === 0 ? 0 : Math.round(from + (to - from) * (isStrong ? share * 2 - 1 : share * 2))
  return { background: `color-mix(in oklab, var(--saffron) ${percent}%, var(--paper-sunk))`, isStrong }
}

type HeatRowProps = {
  hour: number
  /** Of each weekday. */
  counts: readonly number[]
  most: number
  chosen: number | undefined
  onChoose: (column: number) => void
}

function HeatRow({ hour, counts, most, chosen, onChoose }: HeatRowProps) {
  return (
    <>
      <span className="self-center pr-2 text-right whitespace-nowrap text-soft">{hourWords(hour)}</span>
      {counts.map((count, column) => {
        const { background, isStrong } = heatOf(count, most)
        return (
          <span
            key={WEEKDAYS[column]}
            className={`price grid min-h-8 place-items-center rounded-md ${isStrong ? 'text-night' : ''} ${column === chosen ? 'outline-2 outline-ink' : ''}`}
            style={{ background }}
            onPointerMove={() => onChoose(column)}
            onPointerDown={() => onChoose(column)}
          >
            {count > 0 ? count : <span className="text-soft">0</span>}
          </span>
        )
      })}
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
