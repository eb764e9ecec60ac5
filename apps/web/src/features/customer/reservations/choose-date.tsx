import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { longDate } from '@sizzle/domain/reservations/words.ts'
import { useEffect, useId, useRef } from 'react'
import type { TableLocation } from '../../../kit/page-content.ts'
import { DatesAhead } from '../../../ui/dates-ahead.tsx'
import { Choice, Step } from './choice.tsx'
import { bookableDates, dayWords, nextDays } from './wish.ts'

type ChooseDateProps = { location: TableLocation; chosen: string; now: Date; onChoose: (date: string) => void }

export function ChooseDate({ location, chosen, now, onChoose }: ChooseDateProps) {
  const id = useId()
  const strip = useShown(chosen)
  const days = nextDays(location, now)
  const { first, last } = bookableDates(location, now)
  const isLater = !days.some(({ date }) => date === chosen)
  return (
    <Step
      title="Which day"
      aside={
        <span className="float-right -mt-2 mb-1 flex flex-wrap items-center gap-x-3">
          <label htmlFor={id} className="max-sm:text-sm">
            Another day
          </label>
          <input
            id={id}
            type="date"
            min={first}
            max={last}
            value={isLater ? chosen : ''}
            className={`min-h-11 rounded-control border px-3 font-semibold ${isLater ? 'border-ink' : 'border-line-strong'} bg-raised`}
            onChange={({ target: { value } }) => {
              if (isLocalDate(value) && value >= first && value <= last) onChoose(value)
            }}
          />
        </span>
      }
    >
      <div
        ref={strip}
        className="-mx-[20px] -mb-1 flex gap-2 overflow-x-auto overscroll-x-contain px-[20px] py-1 lg:-mx-1 lg:grid lg:grid-cols-[repeat(7,minmax(min-content,1fr))] lg:gap-1.5 lg:px-1"
      >
        {days.map(({ date, isClosed, name: holiday }) => {
          const { name, day, month } = dayWords(date, first)
          return (
            <Choice
              key={date}
              name="date"
              value={date}
              isChosen={date === chosen}
              isDisabled={isClosed}
              className="min-w-20 shrink-0 py-1.5 whitespace-nowrap lg:min-w-0"
              onChoose={() => onChoose(date)}
            >
              <span className="text-sm">{name} </span>
              <span className="text-sm">
                <span className="font-display text-xl leading-tight font-semibold">{day}</span>{' '}
                {isClosed ? 'Closed' : month}{' '}
              </span>
              {/* The name of the day is what one reads, and what says the rest follows it. */}
              <span className="sr-only">{`${longDate(date)}${holiday ? `, ${holiday}` : ''}`}</span>
            </Choice>
          )
        })}
      </div>
      <div className="mt-3 empty:hidden">
        <DatesAhead dates={location.datesAhead} />
      </div>
    </Step>
  )
}

/** The chosen tile is on screen when the strip opens, without moving the page. */
function useShown(chosen: string) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tile = strip.current?.querySelector(`input[value="${chosen}"]`)?.parentElement
    const box = strip.current
    if (!tile || !box) return
    const isInside =
      tile.offsetLeft >= box.scrollLeft && tile.offsetLeft + tile.offsetWidth <= box.scrollLeft + box.offsetWidth
    if (!isInside) box.scrollLeft = tile.offsetLeft - box.offsetWidth / 2 + tile.offsetWidth / 2
  }, [chosen])
  return strip
}
