import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import type { Slot } from '@sizzle/domain/hours/wall-slots.ts'
import { emailKey, isActiveReservation, reservationId } from '@sizzle/domain/reservations/reservation.ts'
import { slotsOn } from '@sizzle/domain/reservations/slots.ts'
import type pg from 'pg'
import type { LocationRow } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { copyInto, copyLine } from './copy-text.ts'
import { type Dice, diceOf } from './dice.ts'
import { type DemoGuest, uuid } from './guests.ts'
import { DEMO_DAYS } from './plan-days.ts'

const DAYS_AHEAD = 14
const MOST_IN_SLOT = 32
/** For so long a party sits at its table. */
const AT_TABLE_MS = 90 * 60_000
const WISHES = ['Window seat please', 'Birthday', 'High chair needed', 'Wheelchair access'] as const
const COLUMNS = `location_id, id, reservation_id, status, is_active, user_id, customer_name, customer_email, customer_phone,
  email_key, date, slot, starts_at, party_size, special_requests, source, reserved_at, updated_at, cancelled_at, cancellation_reason`

/** Tables of the last month and the next two weeks. Each guest books once, so nobody has two of them open. */
export async function putInReservations(
  client: pg.Client,
  locations: readonly LocationRow[],
  guests: readonly DemoGuest[],
  now: Date,
): Promise<void> {
  const bookings = locations
    .filter(({ features }) => features.some((feature) => feature.toLowerCase() === 'dine-in'))
    .flatMap((location, index) =>
      bookingsAt(
        location,
        guests.filter((_, n) => n % locations.length === index),
        now,
      ),
    )
  await copyInto(
    client,
    `reservations (${COLUMNS})`,
    bookings.map(({ row }) => row),
  )
  await copyInto(
    client,
    'reservation_events (location_id, reservation_id, seq, status, at, actor_name)',
    bookings.map(({ events }) => events),
  )
  await client.query(`
    insert into slot_guests (location_id, date, slot, capacity, guests)
    select r.location_id, r.date, r.slot, l.slot_capacity, sum(r.party_size)
    from reservations r join locations l on l.id = r.location_id where r.status <> 'cancelled'
    group by r.location_id, r.date, r.slot, l.slot_capacity`)
}

type Booking = { readonly row: string; readonly events: string }

function bookingsAt(location: LocationRow, guests: readonly DemoGuest[], now: Date): Booking[] {
  const dice = diceOf(`tables ${location.id}`)
  const today = localAt(location.time_zone, now).date
  const waiting = [...guests]
  return Array.from({ length: DEMO_DAYS + DAYS_AHEAD }, (_, n) => addDays(today, n - DEMO_DAYS)).flatMap((date) => {
    const slots = slotsOn(hoursOf(location), date)
    const taken = new Map<string, number>()
    return Array.from({ length: dice.between(3, 9) }, () => {
      const slot = slots[Math.floor(dice.roll() ** 0.6 * slots.length)]
      const size = dice.pick([2, 2, 2, 3, 4, 4, 5, 6, 8])
      const seats = (taken.get(slot?.time ?? '') ?? 0) + size
      const guest = seats <= MOST_IN_SLOT ? waiting.pop() : undefined
      if (!slot || !guest) return []
      taken.set(slot.time, seats)
      return [booking(dice, location, slot, size, guest, now)]
    }).flat()
  })
}

function booking(dice: Dice, location: LocationRow, slot: Slot, size: number, guest: DemoGuest, now: Date): Booking {
  const booked = slot.at.getTime() - dice.between(2, 200) * 3_600_000
  const reservedAt = new Date(Math.min(booked, now.getTime() - dice.between(3, 3 * 24 * 60) * 60_000))
  const isCancelled = dice.chance(0.08)
  const isHere = now.getTime() - slot.at.getTime() < AT_TABLE_MS
  const past = dice.chance(0.07) ? 'no-show' : isHere ? 'seated' : 'completed'
  const status = isCancelled ? 'cancelled' : slot.at < now ? past : 'confirmed'
  const letters = Array.from({ length: 4 }, () => String.fromCharCode(65 + dice.between(0, 25))).join('')
  const id = uuid(dice, reservedAt.getTime())
  const row = copyLine([
    location.id,
    id,
    reservationId(location.id, slot.date, letters),
    status,
    isActiveReservation({ status, at: slot.at }, now),
    guest.isUser ? guest.id : null,
    guest.name,
    guest.email,
    guest.phone,
    emailKey(guest.email),
    slot.date,
    slot.time,
    slot.at,
    size,
    dice.chance(0.2) ? dice.pick(WISHES) : null,
    dice.chance(0.8) ? 'web' : 'phone',
    reservedAt,
    reservedAt,
    isCancelled ? reservedAt : null,
    isCancelled ? 'Customer requested cancellation' : null,
  ])
  const steps =
    status === 'confirmed' ? ['confirmed'] : ['confirmed', ...(status === 'completed' ? ['seated'] : []), status]
  const at = (step: number) => (step === 0 || isCancelled ? reservedAt : slot.at)
  const events = steps.map((step, n) =>
    copyLine([location.id, id, n + 1, step, at(n), n === 0 ? guest.name : 'Asha Verma']),
  )
  return { row, events: events.join('') }
}
