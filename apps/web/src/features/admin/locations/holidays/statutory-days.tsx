import { shortDate, weekdayDate } from '@sizzle/domain/hours/date-words.ts'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { DateRow } from './date-row.ts'
import { printedName } from './exception-words.ts'
import { OpenOrClosed } from './open-or-closed.tsx'

type Day = { readonly date: string; readonly name: string }
type StatutoryDaysProps = {
  days: readonly Day[]
  /** The dates that are set. */
  rows: readonly DateRow[]
  onClose: (days: readonly Day[]) => void
  onOpen: (day: Day) => void
  onOtherHours: (day: Day) => void
}

/** The public holidays to come by their years, each open or closed. */
export function StatutoryDays({ days, rows, onClose, onOpen, onOtherHours }: StatutoryDaysProps) {
  if (days.length === 0) return null
  const open = days.filter(({ date }) => !rows.some((row) => row.date === date && row.closed))
  const years = [...new Set(days.map(yearOf))]
  return (
    <section aria-label="Public holidays">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-xl">Public holidays</h3>
        {open.length > 1 && (
          <button type="button" className={button('quiet', 'px-4!')} onClick={() => onClose(open)}>
            Close on {open.length === days.length ? `all ${days.length} days` : `the other ${open.length} days`}
          </button>
        )}
      </div>
      {years.map((year) => (
        <div key={year} className="mt-3">
          <h4 className="mb-1 font-semibold text-soft tabular-nums">{year}</h4>
          <ul className="grid overflow-hidden rounded-control border border-line lg:grid-cols-2">
            {days
              .filter((day) => yearOf(day) === year)
              .map((day) => {
                const row = rows.find(({ date }) => date === day.date)
                return (
                  <li
                    key={day.date}
                    className="-mb-px flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3.5 py-1.5 max-sm:gap-x-2 lg:odd:border-r"
                  >
                    <DayWords day={day} state={row && !row.closed ? 'other hours' : undefined} />
                    <div className="ml-auto flex items-center gap-1 max-sm:w-full max-sm:*:grow">
                      <OpenOrClosed
                        label={`${nameOf(day)}, ${weekdayDate(day.date)}`}
                        className="max-sm:*:grow max-sm:*:justify-center"
                        isClosed={row?.closed ?? false}
                        onChange={(isClosed) => (isClosed ? onClose([day]) : onOpen(day))}
                      />
                      <button
                        type="button"
                        className={button('bare', 'px-2.5! max-sm:border max-sm:border-line-strong')}
                        title="Other hours on this day"
                        onClick={() => onOtherHours(day)}
                      >
                        <Icon name="clock" className="size-5 max-sm:hidden" /> Hours…
                        <span className="sr-only"> on {nameOf(day)}</span>
                      </button>
                    </div>
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </section>
  )
}

const yearOf = ({ date }: Day) => date.slice(0, 4)
const nameOf = ({ name }: Day) => printedName(name)

type DayWordsProps = {
  day: Day
  /** What holds on it, where that is neither the usual hours nor none. */
  state: string | undefined
}

function DayWords({ day, state }: DayWordsProps) {
  return (
    <p className="min-w-0 grow basis-24 py-1 leading-snug max-sm:basis-full max-sm:pb-0">
      <span className="mr-1 font-semibold sm:block">{nameOf(day)}</span>{' '}
      <span className="inline-block text-sm text-soft sm:block">
        {shortDate(day.date, day.date)}
        {state && `, ${state}`}
      </span>
    </p>
  )
}
