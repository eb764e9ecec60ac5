import { minutesOf } from '@sizzle/domain/hours/local-time.ts'
import { useId, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import '../../../ui/pill.css'
import type { FreeSlot } from './reservation-calls.ts'

const PARTS = [
  { name: 'Morning', from: 0 },
  { name: 'Lunch', from: 11 * 60 },
  { name: 'Afternoon', from: 15 * 60 },
  { name: 'Evening', from: 17 * 60 },
] as const
type Part = (typeof PARTS)[number]['name']

function partOf(time: string): Part | undefined {
  return PARTS.findLast(({ from }) => minutesOf(time) >= from)?.name
}

function partsOf(slots: readonly { time: string }[]): Part[] {
  return PARTS.map(({ name }) => name).filter((name) => inPart(slots, name).length > 0)
}

function inPart<S extends { time: string }>(slots: readonly S[], part: Part | undefined): S[] {
  return slots.filter(({ time }) => partOf(time) === part)
}

/** Below the days, where there is room: each time under a day. */
const TIMES =
  'grid grid-cols-[repeat(auto-fill,minmax(4.8rem,1fr))] gap-2 md:grid-cols-[repeat(7,minmax(min-content,1fr))]'

/** On a phone the parts of the day fill the line. */
function pillLook(parts: readonly Part[]): string {
  return `pill max-sm:grow max-sm:justify-center ${parts.length > 3 ? 'max-sm:px-2.5!' : ''}`
}

/** One of them is the next thing to press. */
const TO_DO_NEXT = 'border-saffron bg-saffron-soft/60 hover:bg-saffron-soft'

type Expected = { expected: readonly { time: string }[] }

/** As tall as the times that the hours promise: it holds their place, so that nothing moves when fewer arrive or another part is looked at. */
export function Shapes({ expected }: Expected) {
  const parts = partsOf(expected)
  return (
    <>
      {parts.length > 1 && (
        <div aria-hidden="true" className="pills breathe mb-3 border-transparent! bg-line/60! max-sm:flex!">
          {parts.map((one) => (
            <span key={one} className={pillLook(parts)}>
              <span className="invisible">{one}</span>
            </span>
          ))}
        </div>
      )}
      <div className={TIMES}>
        {inPart(expected, parts.at(-1)).map(({ time }) => (
          <Skeleton key={time} className="h-12" />
        ))}
      </div>
    </>
  )
}

type PartsOfTheDayProps = {
  slots: FreeSlot[]
  chosen: string | undefined
  onChoose: (slot: FreeSlot) => void
}

/** One part of the day at a time: its times fit on the first screen. Most guests come in the evening. */
export function PartsOfTheDay({ slots, chosen, onChoose }: PartsOfTheDayProps) {
  const name = useId()
  const parts = partsOf(slots)
  // Where one looks counts until a time is taken: that may lie elsewhere, when it was offered instead of one that filled up.
  const [picked, setPicked] = useState<{ part: Part; at: string | undefined }>()
  const wished = picked && picked.at === chosen ? picked.part : chosen ? partOf(chosen) : undefined
  const part = parts.find((one) => one === wished) ?? parts.at(-1)
  return (
    <>
      {parts.length > 1 && (
        <fieldset className="pills mb-3 max-sm:flex!">
          <legend className="sr-only">Part of the day</legend>
          {parts.map((one) => (
            <label key={one} className={pillLook(parts)}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={one === part}
                onChange={() => setPicked({ part: one, at: chosen })}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      <div className={TIMES}>
        {inPart(slots, part).map((slot) => (
          <button
            key={slot.time}
            type="button"
            aria-pressed={slot.time === chosen}
            className={`choice min-h-12 rounded-control border text-[0.9375rem] font-semibold tabular-nums transition-colors duration-150 sm:text-base ${chosen === undefined ? TO_DO_NEXT : 'border-line-strong bg-raised hover:bg-sunk'}`}
            onClick={() => onChoose(slot)}
          >
            {slot.label}
          </button>
        ))}
      </div>
    </>
  )
}
