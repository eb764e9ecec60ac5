import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import type { ReservationsData, TableLocation } from '../../../kit/page-content.ts'
import { inTab } from '../../../kit/storage.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useHydrated } from '../../../kit/use-hydrated.ts'
import { useSteady } from '../../../kit/use-steady.ts'
import type { BookingFields, Contact } from './booking-form.tsx'
import { ChooseDate } from './choose-date.tsx'
import { ChooseLocation } from './choose-location.tsx'
import { ChooseParty } from './choose-party.tsx'
import { ChooseTime } from './choose-time.tsx'
import { NotChosenYet } from './not-chosen-yet.tsx'
import type { FreeSlot, GuestReservation, OwnBooking, ReservationAnswer } from './reservation-calls.ts'
import { type Lost, useHold } from './use-hold.ts'
import { useSlots } from './use-slots.ts'
import { DRAFT, hasTimes, nextOpenDay, type Wish } from './wish.ts'

const ReservePanel = lazyPart(() => import('./reserve-panel.tsx').then((module) => module.ReservePanel))
const AlreadyBooked = lazyPart(() => import('./already-booked.tsx').then((module) => module.AlreadyBooked))
const JustFilled = lazyPart(() => import('./just-filled.tsx').then((module) => module.JustFilled))
const KeptDraft = lazyPart(() => import('./kept-draft.ts').then((module) => module.KeptDraft))

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
  /** The day was nobody's choice, and has no table: the next one is looked at instead. */
  onNoTable: ((date: string) => void) | undefined
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
  onNoTable,
  onBooked,
  onCancelled,
}: BookerProps) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<FreeSlot>()
  const [lost, setLost] = useState<Lost>()
  const [blocked, setBlocked] = useState<ActiveBooking>()
  const [typed, setTyped] = useState<Partial<BookingFields>>({})
  const lose = (why: Lost) => {
    setChosen(undefined)
    setLost(why)
    drop()
    slots.refetch()
  }
  const { hold, isRefused, take, drop, forget } = useHold(lose)
  const slots = useSlots(wish, hold?.id)
  const location = locations.find(({ id }) => id === wish.locationId)
  const next = location && nextOpenDay(location, now, wish.partySize, wish.date, slots.full)
  const isNone = slots.data?.slots.length === 0
  const isPassedOver = isNone && next !== undefined && onNoTable !== undefined
  const passOver = useEffectEvent(() => onNoTable?.(wish.date))
  useEffect(() => {
    if (isPassedOver) passOver()
  }, [isPassedOver])
  const change = useSteady((next: Partial<Wish>) => {
    setChosen(undefined)
    setLost(undefined)
    setBlocked(undefined)
    drop()
    onWish({ ...wish, ...next })
  })
  // Hours may change while the form is filled in. Whether the time can still be had, and why not, the server says.
  const isUnsure = chosen && (hold || isRefused) && slots.data?.slots.every(({ time }) => time !== chosen.time)
  const makeSure = useEffectEvent(() => {
    if (isUnsure) void take(wish, chosen.time)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => makeSure(), [slots.data])
  const where = (
    <ChooseLocation locations={locations} total={total} onFound={onFound} chosen={wish.locationId} onChange={change} />
  )
  // It was switched off meanwhile: no other place stands in for it, and what was typed waits for the one that is chosen.
  if (!location)
    return (
      <div className="flex flex-col gap-7">
        <Suspense>
          <JustFilled wish={wish} />
        </Suspense>
        {where}
      </div>
    )
  const own = ownAt(upcoming, location.id)
  const isUntyped = Object.keys(typed).length === 0
  const ownEmail = own?.reservation.customerInfo.email
  // Said before a form is filled in that would lead nowhere; who has begun with it is told at its end.
  const isTaken = own && isUntyped && ['', ownEmail].includes(known.email)

  const choose = (slot: FreeSlot, date = wish.date, holdId?: string) => {
    const on = { ...wish, date }
    setLost(undefined)
    setBlocked(undefined)
    setChosen(slot)
    // From here on the address names the day, for a reload.
    onWish(on)
    if (!isTaken) void take(on, slot.time, holdId)
  }
  const inTheWay = blocked?.reservation ? { reservation: blocked.reservation } : own

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-12">
      <div className="flex flex-col gap-7">
        <div className="grid gap-x-6 gap-y-7 lg:grid-cols-2">
          {locations.length > 1 && where}
          <ChooseParty chosen={wish.partySize} phone={location.phone} onChange={change} />
        </div>
        <ChooseDate
          location={location}
          chosen={wish.date}
          partySize={wish.partySize}
          now={now}
          full={slots.full}
          onChange={change}
        />
        <Suspense>
          {lost && <JustFilled wish={wish} lost={lost} onChoose={({ date, ...slot }) => choose(slot, date)} />}
        </Suspense>
        <ChooseTime
          wish={wish}
          location={location}
          now={now}
          slots={isPassedOver ? { ...slots, data: undefined } : slots}
          next={next}
          chosen={chosen}
          onChoose={(slot) => choose(slot)}
          onDay={(date) => change({ date })}
        />
      </div>
      <section
        aria-label="Your table"
        className={`rounded-card border border-line p-5 sm:p-6 lg:sticky lg:top-24 ${chosen ? 'bg-raised' : ''}`}
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
              isHoldRefused={isRefused}
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
              onLost={lose}
              onBlocked={(email, reservation) => setBlocked({ email, reservation })}
            />
          ) : (
            <NotChosenYet
              wish={wish}
              location={location}
              now={now}
              isClosed={slots.data?.isClosed ?? false}
              isNone={isNone ? !isPassedOver : !hasTimes(location, wish.date, wish.partySize, now)}
              hasTimes={slots.data !== undefined && !isNone}
              hasFailed={slots.error !== undefined && slots.data === undefined}
            />
          )}
        </Suspense>
        <Suspense>
          {(chosen || (isHydrated && inTab.getItem(DRAFT))) && (
            <KeptDraft
              wish={wish}
              slot={chosen}
              holdId={hold?.id}
              typed={typed}
              onFound={(draft) => {
                setTyped((before) => ({ ...draft.typed, ...before }))
                if (draft.slot && !chosen) choose(draft.slot, wish.date, draft.holdId)
              }}
            />
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
