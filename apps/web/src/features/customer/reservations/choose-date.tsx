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
    <Step title="Which day">
      <div
        ref={strip}
        className="-mx-[20px] flex gap-2 overflow-x-auto overscroll-x-contain px-[20px] py-1 lg:mx-0 lg:px-1"
      >
        {days.map(({ date, isClosed, name: holiday }) => {
          const { name, day, month } = dayWords(date, first)
          return (
            <Choice
              key={date}
              name="date"
              value={date}
              label={`${longDate(date)}${isClosed ? ', closed' : ''}${holiday ? `, ${holiday}` : ''}`}
              isChosen={date === chosen}
              isDisabled={isClosed}
              className="w-[86px] shrink-0 py-2 whitespace-nowrap"
              onChoose={() => onChoose(date)}
            >
              <span className="text-sm">{name}</span>
              <span className="font-display text-2xl leading-tight font-semibold">{day}</span>
              <span className="text-sm">{isClosed ? 'Closed' : month}</span>
            </Choice>
          )
        })}
      </div>
      <div className="mt-2 empty:hidden">
        <DatesAhead dates={location.datesAhead} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-semibold">
          Another day
        </label>
        <input
          id={id}
          type="date"
          min={first}
          max={last}
          value={isLater ? chosen : ''}
          className={`min-h-12 rounded-control border px-3 font-semibold ${isLater ? 'border-ink' : 'border-line-strong'} bg-raised`}
          onChange={({ target: { value } }) => {
            if (isLocalDate(value) && value >= first && value <= last) onChoose(value)
          }}
        />
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
