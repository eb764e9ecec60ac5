import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import type { LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { DaySlots } from './day-slots.tsx'
import { DayStrip } from './day-strip.tsx'
import { splitOver } from './over-rows.ts'
import { type DaySlot, dayQuery, type ListedReservation } from './reservations-query.ts'
import { useMinute } from './use-minute.ts'

type Place = { readonly id: string; readonly name: string; readonly timeZone: string }
type DayViewProps = {
  places: readonly Place[]
  total: number
  place: Place
  today: LocalDate
  date: LocalDate
  onPlace: (id: string) => void
  onDate: (date: string) => void
  /** A table at a time that is free. */
  onBook: (time: string) => void
  onDetails: (reservation: ListedReservation) => void
}

/** One day slot by slot, as one looks at a reservation book. */
export function DayView({ places, total, place, today, date, onPlace, onDate, onBook, onDetails }: DayViewProps) {
  const day = useQuery(dayQuery(place.id, date))
  const now = useMinute()
  return (
    <section aria-label="Day view" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <DayStrip
          today={today}
          chosen={date}
          className="grow basis-108 max-sm:basis-full sm:max-w-160"
          onDay={onDate}
        />
        <LocationFilter className="sm:ml-auto" value={place.id} places={places} total={total} onChange={onPlace} />
        <p role="status" className="basis-full">
          <Parted
            parts={[
              <b key="day" className="font-semibold">
                {headingDate(date, today)}
              </b>,
              ...(day.data ? countsOf(day.data, date === today ? now : undefined) : []),
            ]}
          />
        </p>
      </div>
      {day.isPending && (
        <div aria-busy="true" className="flex flex-col gap-2">
          {Array.from('abcdef', (key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      )}
      {day.error && !day.data && <LoadProblem {...problemOf(day.error)} onRetry={() => void day.refetch()} />}
      {day.data?.slots.length === 0 && <p className="rounded-card bg-sunk p-6 text-center">No tables on this day.</p>}
      {day.data && (
        <DaySlots slots={day.data.slots} date={date} timeZone={place.timeZone} onBook={onBook} onDetails={onDetails} />
      )}
    </section>
  )
}

/** `now`: it is today, and what matters is who is still to come. */
function countsOf(
  { slots, isClosed }: { slots: readonly DaySlot[]; isClosed: boolean },
  now: Date | undefined,
): readonly string[] {
  const guests = slots.reduce((sum, slot) => sum + slot.guests, 0)
  const { coming } = splitOver(now ? slots.flatMap(({ reservations }) => reservations) : [], now ?? new Date())
  const of = (status: ListedReservation['status']) =>
    coming.reduce((sum, one) => sum + (one.status === status ? one.reservationDetails.partySize : 0), 0)
  const [toCome, seated] = [of('confirmed'), of('seated')]
  return [
    `${guestsText(guests)} in all`,
    ...(toCome + seated > 0 ? [`${toCome} to come${seated > 0 ? `, ${seated} seated` : ''}`] : []),
    ...(isClosed ? ['closed on this day'] : []),
  ]
}
