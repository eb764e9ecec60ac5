import { guestsText } from '@sizzle/domain/reservations/words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { DaySlot } from './reservations-query.ts'

type TimeFieldProps = {
  day: Pick<UseQueryResult<{ isClosed: boolean }>, 'data' | 'error' | 'isPending'>
  /** Those that are still to come. */
  slots: readonly DaySlot[]
  partySize: number
  value: string
  problem: string | undefined
  onTime: (time: string) => void
  onNextDay: () => void
}

/** Every time of the day, one press each, with the seats that are free where they are few: whoever is on the phone is led away from a full hour. */
export function TimeField({ day, slots, partySize, value, problem, onTime, onNextDay }: TimeFieldProps) {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const wrong = problem ?? (day.error ? sentenceOf(day.error) : undefined)
  return (
    <fieldset ref={field} tabIndex={-1} className="@container outline-none" aria-describedby={wrong && id}>
      <legend className="mb-1 font-semibold">
        Time
        {slots.some((slot) => isFewLeft(slot) || freeSeats(slot) < partySize) && (
          <span aria-hidden="true" className="font-normal text-soft">
            {' · places left to book'}
          </span>
        )}
      </legend>
      {day.isPending && <Skeleton className="h-24" />}
      {day.data && slots.length === 0 && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunk px-3 py-1">
          <p>{day.data.isClosed ? 'Closed on this day' : 'No time is left on this day'}</p>
          <button
            type="button"
            className={button('quiet', 'px-3.5!')}
            onClick={() => {
              onNextDay()
              field.current?.focus() // the button is gone with the press
            }}
          >
            Next day
          </button>
        </div>
      )}
      <div className={`grid grid-cols-3 gap-1.5 ${columnsFor(slots.length)}`}>
        {slots.map((slot) => (
          <Time
            key={slot.time}
            slot={slot}
            group={id}
            isChosen={slot.time === value}
            isFull={freeSeats(slot) < partySize}
            partySize={partySize}
            onTime={onTime}
          />
        ))}
      </div>
      {wrong && (
        <p id={id} className="mt-1 text-sm font-semibold text-chilli">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}

/** As many beside each other as there is room for, unless one would be left over for a row of its own. */
function columnsFor(count: number): string {
  const inDrawer = count % 4 === 1 ? '' : '@min-[23rem]:grid-cols-4'
  return `${inDrawer} ${count % 5 === 1 ? '@min-[30rem]:grid-cols-4' : '@min-[30rem]:grid-cols-5'}`
}

type TimeProps = {
  slot: DaySlot
  group: string
  isChosen: boolean
  isFull: boolean
  partySize: number
  onTime: (time: string) => void
}

function Time({ slot, group, isChosen, isFull, partySize, onTime }: TimeProps) {
  const free = freeSeats(slot)
  return (
    <label
      title={isFull ? `No room for ${guestsText(partySize)}` : `${free} of ${slot.capacity} free`}
      className="choice relative flex min-h-13 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong px-0.5 text-center leading-tight font-semibold whitespace-nowrap tabular-nums transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:font-normal has-disabled:text-soft"
    >
      <input
        type="radio"
        aria-label={`${slot.label}, ${free} of ${slot.capacity} free`}
        name={group}
        value={slot.time}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        checked={isChosen}
        disabled={isFull}
        onChange={() => onTime(slot.time)}
      />
      {slot.label}
      <span aria-hidden="true" className="text-sm font-normal text-soft empty:hidden">
        {isFull ? (free === 0 ? 'full' : `only ${free}`) : isFewLeft(slot) && `${free} left`}
      </span>
    </label>
  )
}

/** Where the most is free the number is of no use. */
function isFewLeft(slot: DaySlot): boolean {
  return freeSeats(slot) <= slot.capacity / FEW_OF
}

/** A quarter. */
const FEW_OF = 4

/** The last time of the day, if it has room: there is nothing to choose. */
export function onlyTime([first, ...others]: readonly DaySlot[], partySize: number): string {
  return first && others.length === 0 && freeSeats(first) >= partySize ? first.time : ''
}

/** Seats that are held, or whose booking is not confirmed yet, are taken. */
export function freeSeats({ capacity, guests, held, pending }: DaySlot): number {
  return Math.max(0, capacity - guests - held - pending)
}
