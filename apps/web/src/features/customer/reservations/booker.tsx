import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { MAX_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { guestsText, longDate, shortDate } from '@sizzle/domain/reservations/words.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import type { ReservationsData, TableLocation } from '../../../kit/page-content.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useShown } from '../../../kit/use-shown.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/tel-link.ts'
import type { BookingFields, Contact } from './booking-form.tsx'
import { ChooseDate } from './choose-date.tsx'
import { ChooseLocation } from './choose-location.tsx'
import { ChooseParty } from './choose-party.tsx'
import { ChooseTime } from './choose-time.tsx'
import type { FreeSlot, GuestReservation, Nearest, OwnBooking, ReservationAnswer } from './reservation-calls.ts'
import { useHold } from './use-hold.ts'
import { useSlots } from './use-slots.ts'
import { bookableDates, type Wish } from './wish.ts'

const ReservePanel = lazyPart(() => import('./reserve-panel.tsx').then((module) => module.ReservePanel))
const AlreadyBooked = lazyPart(() => import('./already-booked.tsx').then((module) => module.AlreadyBooked))

type BookerProps = {
  locations: ReservationsData['locations']
  total: number
  /** A location that was searched for. */
  onFound: (location: TableLocation) => void
  wish: Wish
  now: Date
  known: Contact
  /** What is booked already, to be shown when it is in the way. */
  upcoming: readonly OwnBooking[]
  onWish: (wish: Wish) => void
  onBooked: (answer: ReservationAnswer) => void
  onCancelled: (booking: OwnBooking) => void
}
type ActiveBooking = { readonly email: string; readonly reservation: GuestReservation | undefined }

/** Where, how many, when; then who. Each answer narrows the next question, and nothing is asked twice. */
export function Booker({
  locations,
  total,
  onFound,
  wish,
  now,
  known,
  upcoming,
  onWish,
  onBooked,
  onCancelled,
}: BookerProps) {
  const [chosen, setChosen] = useState<FreeSlot>()
  const [nearest, setNearest] = useState<readonly Nearest[]>()
  const [blocked, setBlocked] = useState<ActiveBooking>()
  const [typed, setTyped] = useState<Partial<BookingFields>>({})
  const full = (times: readonly Nearest[]) => {
    setChosen(undefined)
    setNearest(times)
    slots.refetch()
  }
  const { hold, take, drop, forget } = useHold(full)
  const slots = useSlots(wish, hold?.id)
  const location = locations.find(({ id }) => id === wish.locationId) ?? locations[0]
  if (!location) return null
  const own = ownAt(upcoming, location.id)
  const ownEmail = own?.reservation.customerInfo.email
  // Said before a form is filled in that would lead nowhere; who has begun with it is told at its end.
  const isTaken = own && typed.email === undefined && ['', ownEmail].includes(known.email)

  const change = (next: Partial<Wish>) => {
    setChosen(undefined)
    setNearest(undefined)
    setBlocked(undefined)
    drop()
    onWish({ ...wish, ...next })
  }
  const choose = (slot: FreeSlot, on: Wish = wish) => {
    setNearest(undefined)
    setBlocked(undefined)
    setChosen(slot)
    if (!isTaken) void take(on, slot.time)
  }
  const chooseNear = ({ date, ...slot }: Nearest) => {
    if (date !== wish.date) onWish({ ...wish, date })
    choose(slot, { ...wish, date })
  }
  const inTheWay = blocked?.reservation ? { reservation: blocked.reservation } : own

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-12">
      <div className="flex flex-col gap-7">
        <div className="grid gap-x-6 gap-y-7 lg:grid-cols-2">
          {locations.length > 1 && (
            <ChooseLocation
              locations={locations}
              total={total}
              onFound={(found) => {
                onFound(found)
                change({ locationId: found.id })
              }}
              chosen={wish.locationId}
              onChoose={(locationId) => change({ locationId })}
            />
          )}
          <ChooseParty chosen={wish.partySize} onChoose={(partySize) => change({ partySize })} />
        </div>
        <ChooseDate location={location} chosen={wish.date} now={now} onChoose={(date) => change({ date })} />
        {nearest && <JustFilled wish={wish} nearest={nearest} onChoose={chooseNear} />}
        <ChooseTime
          wish={wish}
          location={location}
          now={now}
          slots={slots}
          chosen={chosen?.time}
          onChoose={choose}
          onDay={(date) => change({ date })}
        />
      </div>
      <section
        aria-label="Your table"
        className="rounded-card border border-line bg-raised p-5 sm:p-6 lg:sticky lg:top-24"
      >
        <Suspense>
          {chosen && isTaken ? (
            <AlreadyBooked
              locationId={location.id}
              email={known.email}
              booking={own}
              now={now}
              onCancelled={onCancelled}
              onOther={() => setTyped((before) => ({ ...before, email: '' }))}
            />
          ) : chosen ? (
            <ReservePanel
              location={location}
              now={now}
              wish={wish}
              slot={chosen}
              hold={hold}
              known={known}
              typed={typed}
              onType={(change) => setTyped((before) => ({ ...before, ...change }))}
              hasOwn={(email) => ownEmail === email}
              onBooked={(answer) => {
                forget()
                onBooked(answer)
              }}
              onQueued={({ label }) => {
                forget()
                setChosen(undefined)
                toast('message', QUEUED_TEXT, label)
              }}
              onFull={full}
              onBlocked={(email, reservation) => setBlocked({ email, reservation })}
            />
          ) : (
            <NoTimeYet wish={wish} location={location} now={now} />
          )}
        </Suspense>
        {/* Apart: while it comes, the form stays. */}
        <Suspense>
          {chosen && blocked && !isTaken && (
            <AlreadyBooked
              locationId={location.id}
              email={blocked.email}
              booking={inTheWay}
              now={now}
              onCancelled={(booking) => {
                setBlocked(undefined)
                onCancelled(booking)
              }}
            />
          )}
        </Suspense>
      </section>
    </div>
  )
}

function ownAt(upcoming: readonly OwnBooking[], locationId: string): OwnBooking | undefined {
  return upcoming.find(({ reservation: { location, status } }) => location === locationId && status === 'confirmed')
}

/** What is chosen so far, where the form will be. */
function NoTimeYet({ wish, location, now }: { wish: Wish; location: TableLocation; now: Date }) {
  return (
    <>
      <p className="font-display text-xl leading-snug font-semibold min-[360px]:text-2xl">
        <span className="inline-block">{shortDate(wish.date, bookableDates(location, now).first)}</span> ·{' '}
        <span className="inline-block">{guestsText(wish.partySize)}</span>
      </p>
      <p className="mt-2">
        {location.name}, {location.address}
      </p>
      <p id="why-not-yet" className="mt-4 border-t border-line pt-4 text-balance">
        Choose a time, and the table is held for you.
      </p>
      <button
        type="button"
        disabled
        aria-describedby="why-not-yet"
        className={button('primary', 'mt-3 min-h-13 w-full text-lg')}
      >
        Reserve
      </button>
      <p className="mt-3 text-soft">
        More than {MAX_PARTY_SIZE} guests?{' '}
        <a
          href={telLink(location.phone)}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          {location.phone}
        </a>
      </p>
    </>
  )
}

type JustFilledProps = { wish: Wish; nearest: readonly Nearest[]; onChoose: (slot: Nearest) => void }

function JustFilled({ wish, nearest, onChoose }: JustFilledProps) {
  const shown = useShown()
  return (
    <div ref={shown} role="alert" className="rounded-card border border-saffron bg-saffron-soft/50 p-4">
      <p className="font-semibold">
        That time has just filled up.{' '}
        {nearest.length > 0 ? 'These are the nearest free ones:' : 'Please choose another day.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {nearest.map((slot) => (
          <button
            key={`${slot.date} ${slot.time}`}
            type="button"
            className={button('strong', 'min-h-12')}
            onClick={() => onChoose(slot)}
          >
            {slot.label}
            {slot.date !== wish.date && `, ${longDate(slot.date)}`}
          </button>
        ))}
      </div>
    </div>
  )
}
