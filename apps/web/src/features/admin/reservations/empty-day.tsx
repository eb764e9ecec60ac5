import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { button } from '../../../ui/button.ts'

/** How a table is booked from the list. */
export type Booking = {
  /** Why it cannot be here and now. */
  readonly whyNot: string | undefined
  readonly isOff: boolean
  readonly open: () => void
}
type EmptyDayProps = { day: LocalDate; today: LocalDate; booking: Booking; onToday: () => void }

/** Nobody comes on the day that is listed: no filter is to blame, and whoever looks there has somebody on the phone. */
export function emptyDay({ day, today, ...ways }: EmptyDayProps) {
  return {
    title: day === today ? 'No reservations today' : `No reservations on ${headingDate(day, today)}`,
    ways: <Ways {...ways} day={day} today={today} />,
  }
}

function Ways({ day, today, booking, onToday }: EmptyDayProps) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {day >= today && (
        <button
          type="button"
          className={button('primary')}
          disabled={booking.isOff}
          title={booking.whyNot}
          onClick={booking.open}
        >
          New reservation
        </button>
      )}
      {day !== today && (
        <button type="button" className={button('quiet')} onClick={onToday}>
          Back to today
        </button>
      )}
    </div>
  )
}
