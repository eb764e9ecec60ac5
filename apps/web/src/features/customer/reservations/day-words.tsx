import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { dayWords } from './wish.ts'

type DayWordsProps = {
  date: string
  today: string
  /** Nobody comes in on this day: no time is left, or the kitchen is closed. */
  shut?: 'Full' | 'Closed' | 'Too late' | undefined
  /** The month is said where it turns. */
  hasMonth?: boolean
  /** What is read out after the date. */
  more?: string | undefined
}

/** A day on its tile, in the order in which the rest of the site writes dates. */
export function DayWords({ date, today, shut, hasMonth = true, more }: DayWordsProps) {
  const { name, day, month } = dayWords(date, today)
  return (
    <>
      {/* Where the column is narrow the second word goes below, and the number stays in the middle. */}
      <span className="text-sm leading-tight whitespace-normal">
        <span aria-hidden={date !== today || undefined}>{name} </span>
        {shut && <span className="font-semibold whitespace-nowrap">{shut} </span>}
      </span>
      <span aria-hidden="true" className="leading-tight whitespace-nowrap">
        {hasMonth && <span className="text-sm">{month} </span>}
        <span className="font-display text-xl leading-tight font-semibold">{day} </span>
      </span>
      {/* The whole date is what is read out, once. */}
      <span className="sr-only">{`${longDate(date)}${more ? `, ${more}` : ''}`}</span>
    </>
  )
}
