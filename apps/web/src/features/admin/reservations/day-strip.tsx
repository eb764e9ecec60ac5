import { dayOfMonth, headingDate, shortWeekday } from '@sizzle/domain/hours/date-words.ts'
import { addDays, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { useEffect, useRef } from 'react'
import { comeInSight, showChosen } from '../../../ui/come-in-sight.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { useDayField } from '../../../ui/use-day-field.ts'

const DAYS = 7

/** All of it stands beside each other on a phone, and in two rows where text is large: no day is half in sight. */
const STRIP =
  'relative -m-1 grid min-w-0 auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-1 @max-[18.5rem]:gap-[3px] sm:gap-1.5 snap-x scroll-px-1 overflow-x-auto overscroll-x-contain p-1 *:snap-start [scrollbar-width:none] @max-[18rem]:grid-flow-row @max-[18rem]:grid-cols-[repeat(4,minmax(max-content,1fr))] @max-[10.5rem]:grid-cols-[repeat(3,minmax(max-content,1fr))]'
const TILE =
  'choice flex min-h-11 flex-col items-center justify-center rounded-control border border-line-strong px-1 @max-[22rem]:px-0.5 text-sm leading-tight font-semibold whitespace-nowrap hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-50'

type DayStripProps = {
  today: LocalDate
  /** None: what is shown is of no single day. */
  chosen: LocalDate | undefined
  /** Nothing could be loaded. */
  isOff?: boolean
  className?: string
  onDay: (date: LocalDate) => void
}

/** The week ahead, one press to each evening, and the calendar for every other day. */
export function DayStrip({ today, chosen, isOff = false, className = '', onDay }: DayStripProps) {
  const row = useRef<HTMLElement>(null)
  const week = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead))
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another one chosen
  useEffect(() => showChosen(row.current), [chosen])
  return (
    <div className={`@container min-w-0 ${className}`}>
      <nav ref={row} aria-label="Days" className={STRIP} onFocus={comeInSight}>
        {week.map((date) => (
          <button
            key={date}
            type="button"
            aria-current={date === chosen ? 'date' : undefined}
            disabled={isOff}
            className={TILE}
            onClick={() => onDay(date)}
          >
            <DayWords date={date} today={today} />
          </button>
        ))}
        <OtherDay
          today={today}
          chosen={chosen}
          isShown={chosen !== undefined && !week.includes(chosen)}
          isOff={isOff}
          onDay={onDay}
        />
      </nav>
    </div>
  )
}

function DayWords({ date, today, isOther = false }: { date: LocalDate; today: LocalDate; isOther?: boolean }) {
  const isToday = date === today
  return (
    <>
      <span aria-hidden="true" className="font-normal">
        {isToday ? 'Today' : shortWeekday(date)}
      </span>
      <span aria-hidden="true" className="flex items-center gap-0.5 tabular-nums">
        {/* Beside the number it takes the least room. */}
        {isOther && <ToolIcon name="calendar" className="size-[0.9em]" />}
        {dayOfMonth(date)}
      </span>
      <span className="sr-only">{`${isToday ? 'Today, ' : ''}${headingDate(date, today)}${isOther ? ', another day' : ''}`}</span>
    </>
  )
}

type OtherDayProps = Pick<DayStripProps, 'today' | 'chosen' | 'onDay'> & { isShown: boolean; isOff: boolean }

/** The last tile is the calendar, and shows the day that was picked there. */
function OtherDay({ today, chosen, isShown, isOff, onDay }: OtherDayProps) {
  const { opener, field, isOpen, setOpen, open, onKeyDown, take } = useDayField(onDay)
  return (
    <div className="relative grid @max-[10.5rem]:col-span-2">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-current={isShown ? 'date' : undefined}
        disabled={isOff}
        className={TILE}
        onClick={({ detail }) => open(detail === 0)}
      >
        {isShown && chosen ? (
          <DayWords isOther date={chosen} today={today} />
        ) : (
          <>
            <ToolIcon name="calendar" /> <span className="sr-only">Another day</span>
          </>
        )}
      </button>
      {isOpen && (
        <input
          ref={field}
          type="date"
          aria-label="Day"
          className="absolute inset-y-0 right-0 z-1 w-[min(10rem,80vw)] rounded-control border border-ink bg-raised px-3 font-semibold"
          // Its own: a year that is half typed is a date as well, and must not be taken back.
          defaultValue={chosen}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          onChange={({ target: { value } }) => take(value)}
        />
      )}
    </div>
  )
}
