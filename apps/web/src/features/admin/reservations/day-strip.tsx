import { addDays, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { DATE_FILTERS, type ListFilters } from './list-filters.ts'

const DAYS = 7
const WEEKDAY = new Intl.DateTimeFormat('en-CA', { weekday: 'short', timeZone: 'UTC' })

const STRIP = 'flex min-w-0 flex-wrap gap-1.5'
const CHIP =
  'choice min-h-11 shrink-0 rounded-control border border-line-strong px-3 font-semibold whitespace-nowrap hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-50'

type DayStripProps = { today: LocalDate; chosen: LocalDate; onDay: (date: LocalDate) => void }

/** The week ahead, one press to each evening; on a phone the next two, beside the calendar that has them all. */
export function DayStrip({ today, chosen, onDay }: DayStripProps) {
  return (
    <nav aria-label="Days" className={STRIP}>
      {Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead)).map((date, ahead) => (
        <button
          key={date}
          type="button"
          aria-current={date === chosen ? 'date' : undefined}
          className={`${CHIP} ${ahead > 1 ? 'max-sm:hidden' : ''}`}
          onClick={() => onDay(date)}
        >
          {nameOf(date, ahead)}
        </button>
      ))}
    </nav>
  )
}

type DateChipsProps = {
  chosen: ListFilters['date']
  /** Nothing could be loaded. */
  isOff: boolean
  onDate: (date: ListFilters['date']) => void
}

/** Of which days the list is; on a phone the bar of filters says it. */
export function DateChips({ chosen, isOff, onDate }: DateChipsProps) {
  return (
    <nav aria-label="Date" className={`${STRIP} max-sm:hidden`}>
      {DATE_FILTERS.map(([date, words]) => (
        <button
          key={date}
          type="button"
          aria-current={date === chosen ? 'true' : undefined}
          disabled={isOff}
          className={CHIP}
          onClick={() => onDate(date)}
        >
          {words}
        </button>
      ))}
    </nav>
  )
}

function nameOf(date: LocalDate, ahead: number): string {
  if (ahead === 0) return 'Today'
  if (ahead === 1) return 'Tomorrow'
  return `${WEEKDAY.format(new Date(`${date}T00:00:00Z`)).replace('.', '')} ${Number(date.slice(8))}`
}
