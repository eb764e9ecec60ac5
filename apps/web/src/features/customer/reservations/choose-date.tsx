import { memo, useEffect, useRef } from 'react'
import type { TableLocation } from '../../../kit/page-content.ts'
import { DatesAhead } from '../../../ui/dates-ahead.tsx'
import { Choice, Step } from './choice.tsx'
import { DayWords } from './day-words.tsx'
import { OtherDay } from './other-day.tsx'
import { bookableDates, hasTimes, nextDays, type Wish } from './wish.ts'

type ChooseDateProps = {
  location: TableLocation
  chosen: string
  partySize: number
  now: Date
  /** Days that were found without a table; others have none by their hours. */
  full: ReadonlySet<string>
  onChange: (change: Partial<Wish>) => void
}

/** The fade at the strip's end lies over this much of it. */
const FADE_PX = 32

export const ChooseDate = memo(function ChooseDate(props: ChooseDateProps) {
  const { location, chosen, partySize, now, full, onChange } = props
  const strip = useShown(chosen)
  const days = nextDays(location, now)
  const { first, last } = bookableDates(location, now)
  const isLater = !days.some(({ date }) => date === chosen)
  return (
    <Step title="Which day">
      <div className="@container relative md:grid md:grid-cols-[repeat(7,minmax(min-content,1fr))] md:items-stretch md:gap-2">
        {/* As high as a tile and the ring of the focus around it, which a strip would cut. */}
        <div
          ref={strip}
          className="max-md:fade-right relative -mx-[20px] -my-[6px] flex gap-2 overflow-x-auto overscroll-x-contain py-[6px] pr-8 pl-[20px] [scrollbar-width:none] md:contents"
        >
          {days.map(({ date, isClosed, name: holiday }) => {
            const isFull = !isClosed && (full.has(date) || !hasTimes(location, date, partySize, now))
            const isOver = isFull && date === first && !hasTimes(location, date, 1, now)
            return (
              <Choice
                key={date}
                name="date"
                value={date}
                isChosen={date === chosen}
                isDisabled={isClosed}
                className={`min-w-13 shrink-0 px-1.5! py-1.5 whitespace-nowrap md:min-w-0 md:px-1! ${isFull && date !== chosen ? 'bg-sunk! text-soft' : ''}`}
                onChoose={() => onChange({ date })}
              >
                <DayWords
                  date={date}
                  today={first}
                  shut={isClosed ? 'Closed' : isOver ? 'Too late' : isFull ? 'Full' : undefined}
                  hasMonth={date === first || date.endsWith('-01')}
                  more={isOver ? undefined : isFull ? 'no table left' : holiday}
                />
              </Choice>
            )
          })}
        </div>
        <OtherDay
          chosen={isLater ? chosen : undefined}
          first={first}
          last={last}
          onChoose={(date) => onChange({ date })}
        />
      </div>
      <div className="mt-3 empty:hidden">
        <DatesAhead dates={location.datesAhead} />
      </div>
    </Step>
  )
})

/** The chosen tile is on screen when the strip opens, without moving the page. */
function useShown(chosen: string) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tile = strip.current?.querySelector(`input[value="${chosen}"]`)?.parentElement
    const box = strip.current
    if (!tile || !box) return
    const isInside =
      tile.offsetLeft >= box.scrollLeft &&
      tile.offsetLeft + tile.offsetWidth <= box.scrollLeft + box.offsetWidth - FADE_PX
    if (!isInside) box.scrollLeft = tile.offsetLeft - box.offsetWidth / 2 + tile.offsetWidth / 2
  }, [chosen])
  return strip
}
